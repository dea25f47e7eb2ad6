import { check, type Draft, type Problem } from '@costdraft/schema/field.ts'
import { FORM_ERROR } from 'final-form'
import type { AddClientMutationVariables } from '../generated/graphql.ts'
import { messages } from '../ui/messages.ts'
import { newClientFields, type NewClientValue, type NewFeeEarnerRow, type NewSiteRow } from './client-form.ts'

export interface NewClient {
  client: NewClientValue
  sites: readonly NewSiteRow[]
  feeEarners: readonly NewFeeEarnerRow[]
}

/** The form-level problem of a client without a headquarters, or none. */
export const headquartersProblems = (sites: readonly Pick<NewSiteRow, 'headquarters'>[]): Problem[] =>
  sites.some(({ headquarters }) => headquarters === true)
    ? []
    : [{ path: FORM_ERROR, message: messages.addHeadquarters }]

/** Validates a new client. Its locations and fee earners have already been validated by their dialogs. */
export function validateNewClient(
  draft: Draft,
): { value: NewClient; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const sites = (draft.sites ?? []) as readonly NewSiteRow[]
  const feeEarners = (draft.feeEarners ?? []) as readonly NewFeeEarnerRow[]
  const { value, problems = [] } = check(newClientFields, draft)
  const allProblems = [...problems, ...headquartersProblems(sites)]
  return value && allProblems.length === 0 ? { value: { client: value, sites, feeEarners } } : { problems: allProblems }
}

/** The variables of the AddClient mutation. A fee earner refers to its location by its index in `sites`. */
export const newClientVariables = ({ client, sites, feeEarners }: NewClient): AddClientMutationVariables => ({
  input: client,
  sites: sites.map(({ uuid: _uuid, version: _version, ...site }) => site),
  feeEarners: feeEarners.map(({ uuid: _uuid, version: _version, site, ...earner }) => ({
    ...earner,
    site: String(sites.findIndex(({ uuid }) => uuid === site)),
  })),
})
