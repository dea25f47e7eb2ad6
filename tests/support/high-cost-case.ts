import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { listParts } from '@costdraft/api/items/resource.ts'
import { careCase } from './care-case.ts'
import type { Firm } from './firms.ts'
import { claimFacts } from './recorded-facts.ts'

/** The certificate of a high cost case. */
export const highCostCertificate = {
  certificate_number: 'HC1234567890',
  court_level: 'circuit_district_judge',
  date_of_issue: '2025-01-10',
  linked_certificates: [],
  advocacy_scheme: 'single_counsel',
  fee_scheme: 'events',
  final_hearing_length: 'up_to_10_days',
} as const

/** The REST body of a new high cost case: care proceedings with one advocate, paid by the event. */
export const highCostCase = (
  firm: Pick<Firm, 'site' | 'feeEarner'>,
  changes: Readonly<Record<string, unknown>> = {},
  certificate: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> =>
  careCase(firm, {
    case_name: 'Re Larch',
    area_of_work: 'high_cost_legal_aid',
    ...claimFacts,
    certificate: { ...highCostCertificate, ...certificate },
    ...changes,
  })

const highCostKinds: ReadonlySet<string> = new Set([
  kinds.plannedWork.name,
  kinds.highCostStep.name,
  ...listParts(kinds.highCostStep).map(({ kind }) => kind.name),
])
/** Whether a kind of item is recorded in high cost cases alone. */
export const isHighCostKind = (name: KindName): boolean => highCostKinds.has(kinds[name].name)
