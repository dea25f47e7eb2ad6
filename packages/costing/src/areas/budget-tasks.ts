import { taskCodes } from '../vocabulary/bill-codes.ts'

/** Where a budget has work by its task: in a phase, as a contingent cost, or nowhere. */
export type BudgetPlace = 'phase' | 'contingency' | 'nowhere'

/** The phases of the electronic bill that a budget has no phase for (CPR PD 47 Schedule 2). */
const places: Readonly<Record<string, BudgetPlace>> = {
  // Interim applications and hearings (T26 to T32).
  P11: 'contingency',
  // Funding, budgeting, costs management hearings and the assessment of costs (T33 to T41).
  P12: 'nowhere',
  P13: 'nowhere',
  P14: 'nowhere',
  P15: 'nowhere',
}
const placeOf = new Map(taskCodes.map(({ code, phase }) => [code, places[phase] ?? 'phase']))

/**
 * Where a budget has a row by its task (T1 to T41), whatever phase the row records; in its phase where it has no task.
 */
export const placeOfTask = (task: string | null | undefined): BudgetPlace => placeOf.get(task ?? '') ?? 'phase'
