import type { InterPartesFacts } from '../facts/priced-case.ts'
import type { Items } from '../items/index.ts'
import { statutoryRates, type Rates } from '../rates/rates.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { Phase } from '../vocabulary/vocabulary.ts'
import type { Budget } from './budget.ts'
import { incurredCosts } from './budget-incurred.ts'
import { approvedPhases } from './budget-limits.ts'

/** A phase in which more was spent than was approved for it, in pence without VAT. */
export interface OverspentPhase {
  phase: Phase
  /** What was approved or agreed of its estimate. */
  approved: Pence
  /** What is recorded since. */
  spent: Pence
  /** By how much that is more. */
  over: Pence
}

/**
 * The phases in which more is recorded after the approval than was approved: after the day of the approval, or where
 * that is not entered after the last day of the incurred costs. Total.
 */
export function overspentPhases(
  budget: Budget,
  priced: InterPartesFacts,
  items: Items,
  rates: Rates = statutoryRates,
): OverspentPhase[] {
  const known = approvedPhases(budget)
  if (known.length === 0) return []
  const { phases: since } = incurredCosts({ after: budget.approvedOn ?? budget.incurredTo }, priced, items, rates)
  return known.flatMap(({ phase, approved }) => {
    const { time = 0, disbursements = 0 } = since.get(phase) ?? {}
    const spent = time + disbursements
    return spent > approved ? [{ phase, approved, spent, over: spent - approved }] : []
  })
}
