import type { Budget, BudgetFigures } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import { budgetRow } from './budget-rows.ts'

/** A version of a costs budget with its figures of the day on which it was saved. */
export interface FrozenBudget {
  number: number
  /** yyyy-mm-ddThh:mm:ss, UTC. */
  savedAt: string
  budget: Budget
  figures: BudgetFigures
}

/** The latest version of the budget of a case for its documents; nothing where none is saved. */
export async function readFrozenBudget(tx: Tx, caseUuid: string): Promise<{ budget?: FrozenBudget }> {
  const latest = await budgetRow(tx, caseUuid)
  if (!latest) return {}
  const { number, saved_at, budget, figures } = latest
  return { budget: { number, savedAt: saved_at.slice(0, 19), budget, figures } }
}
