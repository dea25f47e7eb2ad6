import { check, type Draft, type Problem } from '@costdraft/schema/field.ts'
import { FORM_ERROR } from 'final-form'
import type { AddClientMutationVariables } from '../generated/graphql.ts'
import { nowhere } from '../ui/form/controls.ts'
import { messages } from '../ui/messages.ts'
import { clientFields, type ClientValue, type FeeEarnerRow, type SiteRow } from './client-form.ts'

export interface NewClient {
  client: ClientValue
  sites: readonly SiteRow[]
  feeEarners: readonly FeeEarnerRow[]
}

/** What keeps a client from being saved that is about no field of it: it needs a headquarters. */
export const headquartersOf = (sites: readonly SiteRow[]): Problem[] =>
  sites.some(({ headquarters }) => headquarters === true)
    ? []
    : [{ path: FORM_ERROR, message: messages.addHeadquarters }]

/** Judges a client with what was entered under it, which its own dialogs have judged. */
export function judgeNewClient(
  draft: Draft,
): { value: NewClient; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const sites = (draft.sites ?? []) as readonly SiteRow[],
    feeEarners = (draft.feeEarners ?? []) as readonly FeeEarnerRow[]
  const { value, problems = [] } = check(clientFields, draft, nowhere())
  const wrong = [...problems, ...headquartersOf(sites)]
  return value && wrong.length === 0 ? { value: { client: value, sites, feeEarners } } : { problems: wrong }
}

/** A new client as it is sent: a fee earner names the place of its location in the list. */
export const sentClient = ({ client, sites, feeEarners }: NewClient): AddClientMutationVariables => ({
  input: client,
  sites: sites.map(({ uuid: _uuid, version: _version, ...site }) => site),
  feeEarners: feeEarners.map(({ uuid: _uuid, version: _version, site, ...earner }) => ({
    ...earner,
    site: String(sites.findIndex(({ uuid }) => uuid === site)),
  })),
})
