import {
  client,
  clientTypes,
  feeEarnerForm,
  newClient,
  site,
  type ClientType,
} from '@costdraft/schema/clients/clients.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import type { Controls } from '../ui/form/controls.ts'
import type { Periods } from './periods/periods.ts'

const { name, solicitorSraNumber, primaryContactName, phoneNumber, remembersReductions } = client
/** The fields of a new client. Addresses belong to the locations. */
export const newClientFields = {
  name,
  clientType: newClient.clientType,
  solicitorSraNumber,
  primaryContactName,
  phoneNumber,
}
/** Those of a client that is there. */
export const clientFields = { ...newClientFields, remembersReductions }
/** The fields that can be changed after creation. */
export const editableClientFields = { name, solicitorSraNumber, primaryContactName, phoneNumber, remembersReductions }
export type NewClientValue = InputOf<typeof newClientFields>
export type ClientValue = InputOf<typeof clientFields>

/** The form controls, with locked fields: `none` for a new client, `type` for an existing one, `all` for read-only. */
export const clientControls = (locked: 'none' | 'type' | 'all'): Controls<typeof clientFields> => ({
  name: { label: 'Client name', as: 'text', isLocked: locked === 'all' },
  clientType: {
    label: 'Client type',
    as: 'choice',
    choices: clientTypes,
    isLocked: locked !== 'none',
    ...(locked === 'type' && { hint: 'Set when the client was added.' }),
  },
  solicitorSraNumber: { label: 'SRA number', as: 'text', isLocked: locked === 'all' },
  primaryContactName: { label: 'Contact', as: 'text', isLocked: locked === 'all' },
  phoneNumber: { label: 'Telephone', as: 'text', isLocked: locked === 'all' },
  remembersReductions: {
    label: 'Remember what is reduced in assessments',
    as: 'flag',
    hint: 'Before a bill is filed, Ready to file says what this firm’s own assessed bills were reduced for.',
    isLocked: locked === 'all',
  },
})
/** The type of a new client where the form does not offer a choice. */
export const defaultClientType: ClientType = 'solicitor'

export type SiteValue = InputOf<typeof site>
export type FeeEarnerValue = InputOf<typeof feeEarnerForm>

interface RowIdentity {
  uuid: string
  version?: string | null
}
/** A location and a fee earner of a client that is being added. They have temporary uuids. */
export type NewSiteRow = SiteValue & RowIdentity
export type NewFeeEarnerRow = FeeEarnerValue & RowIdentity
/** The same as rows of a form. What a host of its own answers may be another word than one of the choices. */
export type SiteRow = Omit<NewSiteRow, 'location' | 'region'> & { location: string; region: string }
export type FeeEarnerRow = Omit<NewFeeEarnerRow, 'grade' | 'type'> & {
  grade: string
  type: string
  retiredFrom?: string | null
  periods?: Periods | null
}
