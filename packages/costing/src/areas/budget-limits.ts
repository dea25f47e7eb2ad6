import { fractionOf, type Pence } from '../vocabulary/money.ts'
import { phases } from '../vocabulary/vocabulary.ts'
import type { Budget, PageOneReason } from './budget.ts'
import type { BudgetFigures } from './budget-figures.ts'

/** Up to this sum of budgeted costs only the first page of Precedent H is completed. */
export const PAGE_ONE_LIMIT: Pence = 25_000_00
/** The same of a claim that is worth less than this. */
export const PAGE_ONE_CLAIM: Pence = 50_000_00

/**
 * Why only the first page of Precedent H is completed (CPR PD 3D): the budgeted costs, which are the estimated ones, do
 * not exceed 25,000 pounds, or the claim is worth less than 50,000. Null where all pages are. A claim whose value is
 * not recorded (null) decides nothing.
 */
export function pageOneReason(totalEstimated: Pence, claimValue: Pence | null): PageOneReason | null {
  if (totalEstimated <= PAGE_ONE_LIMIT) return 'budgeted_costs'
  return claimValue !== null && claimValue < PAGE_ONE_CLAIM ? 'claim_value' : null
}

/** What the costs of budgeting may not exceed, in pence. */
export interface BudgetCaps {
  /** What they stand on: incurred as agreed, and budgeted as approved or agreed. */
  basis: Pence
  /** Of completing the form: the higher of 1,000 pounds and one percent. */
  form: Pence
  /** Of all other costs of budgeting and costs management: two percent. */
  process: Pence
}
const LEAST_FOR_FORM: Pence = 1_000_00

/** What was approved or agreed of the estimates; null as long as it is not entered for each that is estimated. */
export function approvedTotal(
  { approved, contingencies }: Pick<Budget, 'approved' | 'contingencies'>,
  { phases: rows }: Pick<BudgetFigures, 'phases'>,
): Pence | null {
  const ofPhases = rows.map(({ phase, estimated: { time, disbursements } }) => ({
    estimated: time + disbursements,
    approved: phase === null ? undefined : approved?.[phase],
  }))
  const all = [...ofPhases, ...contingencies]
  if (!all.some((row) => row.approved !== undefined)) return null
  if (all.some((row) => row.estimated > 0 && row.approved === undefined)) return null
  return all.reduce((sum, row) => sum + (row.approved ?? 0), 0)
}

/**
 * The caps on the costs of budgeting (CPR PD 3D): they stand on the incurred costs as agreed and the budgeted costs as
 * approved or agreed. Null as long as either is not entered.
 */
export function budgetCaps(budget: Budget, figures: Pick<BudgetFigures, 'phases'>): BudgetCaps | null {
  const budgeted = approvedTotal(budget, figures)
  if (budgeted === null || budget.agreedIncurred === undefined) return null
  const basis = budget.agreedIncurred + budgeted
  return { basis, form: Math.max(LEAST_FOR_FORM, fractionOf(basis, 1, 100)), process: fractionOf(basis, 2, 100) }
}

/** The phases of a budget for which something was approved, in their order. */
export const approvedPhases = ({ approved }: Pick<Budget, 'approved'>) =>
  phases.flatMap((phase) => {
    const amount = approved?.[phase]
    return amount === undefined ? [] : [{ phase, approved: amount }]
  })
