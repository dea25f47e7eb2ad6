import { client, clientTypes, newClient, type ClientType } from '@costdraft/schema/clients/clients.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import type { Controls } from '../ui/form/controls.ts'
import type { FeeEarnerValue } from './FeeEarnerDialog.tsx'
import type { SiteValue } from './SiteDialog.tsx'

const { name, solicitorSraNumber, primaryContactName, phoneNumber } = client
/** What a client is asked for. Its addresses are those of its locations. */
export const clientFields = {
  name,
  clientType: newClient.clientType,
  solicitorSraNumber,
  primaryContactName,
  phoneNumber,
}
/** What of it can be changed later. */
export const changeable = { name, solicitorSraNumber, primaryContactName, phoneNumber }
export type ClientValue = InputOf<typeof clientFields>

/** What cannot be changed: nothing of a new client, its type once it is there, all of it for whoever only reads. */
export const clientControls = (isLocked: 'none' | 'type' | 'all'): Controls<typeof clientFields> => ({
  name: { label: 'Client name', as: 'text', isLocked: isLocked === 'all' },
  clientType: {
    label: 'Client type',
    as: 'choice',
    choices: clientTypes,
    isLocked: isLocked !== 'none',
    ...(isLocked === 'type' && { hint: 'Set when the client was added.' }),
  },
  solicitorSraNumber: { label: 'SRA number', as: 'text', isLocked: isLocked === 'all' },
  primaryContactName: { label: 'Contact', as: 'text', isLocked: isLocked === 'all' },
  phoneNumber: { label: 'Telephone', as: 'text', isLocked: isLocked === 'all' },
})
/** The type of every client that is added where none is chosen. */
export const usualType: ClientType = 'solicitor'

interface Kept {
  uuid: string
  version?: string | null
}
/** A location and a fee earner as the form lists them. Those that are not saved yet have a uuid of this page alone. */
export type SiteRow = Omit<SiteValue, 'location'> & Kept & { location: string }
export type FeeEarnerRow = FeeEarnerValue & Kept
