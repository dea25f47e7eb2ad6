import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { listParts } from '@costdraft/api/items/resource.ts'
import type { Firm } from './firms.ts'
import { interPartesFacts } from './recorded-facts.ts'

/** The REST body of a new inter partes case: a bill of costs. */
export const interPartesCase = (
  { client, site, feeEarner }: Pick<Firm, 'client' | 'site' | 'feeEarner'>,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  case_name: 'Ash v Birch',
  solicitors_case_reference: 'IP/1',
  case_type: 'bill_of_costs',
  area_of_work: 'inter_parties',
  solicitor: client,
  fee_earner: feeEarner,
  site,
  court_type: 'county_court',
  court_name: 'County Court at Leeds',
  case_number: 'K00LS123',
  claimant: 'Ann Ash',
  defendant: 'Ben Birch',
  start_date: '2024-04-01',
  end_date: '2025-03-31',
  opg_estimate: 0,
  court_fee: 455,
  ...interPartesFacts,
  ...changes,
})

const stepKinds: ReadonlySet<string> = new Set([
  kinds.proceduralStep.name,
  ...listParts(kinds.proceduralStep).map(({ kind }) => kind.name),
])
/** Whether a kind of item is recorded in inter partes cases alone. */
export const isStepKind = (name: KindName): boolean => stepKinds.has(kinds[name].name)
