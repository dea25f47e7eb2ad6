import type { Tx } from '../access/as-viewer.ts'
import type { FrozenCase } from '../outputs/frozen-case.ts'
import { budgetRow } from './budget-rows.ts'

/** The latest version of the budget of a case for its documents; nothing where none is saved. */
export async function readFrozenBudget(tx: Tx, caseUuid: string): Promise<Pick<FrozenCase, 'budget'>> {
  const latest = await budgetRow(tx, caseUuid)
  if (!latest) return {}
  const { number, saved_at, budget, figures } = latest
  return { budget: { number, savedAt: saved_at.slice(0, 19), budget, figures } }
}
