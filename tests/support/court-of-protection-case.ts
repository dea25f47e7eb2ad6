import { tabsOf, type AnyArea } from '@costdraft/schema/areas/area.ts'
import { courtOfProtection } from '@costdraft/schema/areas/court-of-protection.ts'
import { legalAid } from '@costdraft/schema/areas/legal-aid.ts'
import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import type { Firm } from './firms.ts'
import { deputyshipFacts } from './recorded-facts.ts'

/** The REST body of a new Court of Protection case: a year of management. */
export const courtOfProtectionCase = (
  { client, site, feeEarner }: Pick<Firm, 'client' | 'site' | 'feeEarner'>,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  case_name: 'Re P',
  solicitors_case_reference: 'COP/1',
  case_type: 'general_management',
  area_of_work: 'court_of_protection',
  solicitor: client,
  fee_earner: feeEarner,
  site,
  court_type: 'court_of_protection',
  court_name: 'Court of Protection',
  case_number: '13456789',
  claimant: 'The deputy',
  defendant: 'The protected person',
  start_date: '2024-04-01',
  end_date: '2025-03-31',
  opg_estimate: 5_000,
  court_fee: 0,
  ...deputyshipFacts,
  ...changes,
})

function isIn(area: AnyArea, name: KindName): boolean {
  const tab = tabOfItem(kinds[name].name)
  return tab !== undefined && tabsOf(area, 'care_and_supervision').includes(tab)
}
/** Whether a kind of item is recorded in cases of the Court of Protection, and not in a care case. */
export const isCourtOfProtectionKind = (name: KindName): boolean =>
  isIn(courtOfProtection, name) && !isIn(legalAid, name)
