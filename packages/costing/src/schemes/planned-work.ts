import type { Hundredths } from '../vocabulary/hundredths.ts'
import { fractionOf, type Pence } from '../vocabulary/money.ts'
import { plannedCosts, type PlannedCosts } from '../vocabulary/vocabulary.ts'

/** What planned work is estimated at: by the hour, or as one amount. */
export interface PlannedFacts {
  costs: PlannedCosts
  time: Hundredths | null
  /** Pence an hour. */
  rate: Pence | null
  /** A fixed fee of counsel, or a disbursement. */
  amount: Pence | null
}

/**
 * What a row of a case plan is estimated at, without VAT: its amount, or hours times rate, rounded once, half a penny
 * up. Never part of a bill: the case plan of a high cost case is an estimate.
 */
export function plannedCost({ time, rate, amount }: Omit<PlannedFacts, 'costs'>): Pence {
  if (amount !== null) return amount
  return time === null || rate === null ? 0 : fractionOf(rate, time, 100)
}

/** What a case plan comes to in the three heads that are asked for, and together; pence without VAT. */
export type PlanTotals = Record<PlannedCosts | 'total', Pence>

/** Adds up the rows of a case plan. */
export function planTotals(rows: readonly PlannedFacts[]): PlanTotals {
  const sumOf = (of: readonly PlannedFacts[]): Pence => of.reduce((sum, row) => sum + plannedCost(row), 0)
  const byHead = plannedCosts.map((costs) => [costs, sumOf(rows.filter((row) => row.costs === costs))] as const)
  return { ...(Object.fromEntries(byHead) as Record<PlannedCosts, Pence>), total: sumOf(rows) }
}
