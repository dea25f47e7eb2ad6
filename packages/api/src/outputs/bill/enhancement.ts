import { hasPanelFloor, PANEL_FLOOR } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { hasPanelMember } from '../earner-on-day.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { BillSection } from './model.ts'
import { paragraphsOf } from './format.ts'

/** Whether the work is paid at hourly rates: the case is exceptional, or its type has no fixed fee and is priced. */
const isPaidByHour = ({ bill: { heads, notPriced }, case: { exceptional } }: FrozenCase): boolean =>
  exceptional || (!notPriced && !heads.some(({ name }) => name === 'fixed_fee'))

/**
 * The enhancement section: percentages by activity and their justification. Null for a fixed fee, or if no line has one
 * and none was set or justified: a panel member has the least one without its being set, and who reads the lines has to
 * be told why.
 */
export function enhancementOf(frozen: FrozenCase): BillSection['enhancement'] {
  const { enhancement, bill } = frozen
  const isOnLine =
    enhancement !== undefined && bill.heads.some(({ lines }) => lines.some((line) => line.enhancement > 0))
  const rows = (enhancement?.set ?? []).filter((row) => row.enhancement > 0)
  const reasons = paragraphsOf(enhancement?.reasons ?? null)
  if (!isPaidByHour(frozen) || (rows.length === 0 && reasons.length === 0 && !isOnLine)) return null
  return {
    notes: [
      'Added to the hourly and item rates; each line of the schedules shows its own.',
      ...(hasPanelFloor(frozen.case.caseType) && hasPanelMember(frozen)
        ? [`Work of a panel member has at least ${PANEL_FLOOR}%, which is not added to what is set.`]
        : []),
    ],
    rows: rows.map(({ activity_type, enhancement: percent }) => ({
      activity: labelOf(activity_type),
      percent: `${percent}%`,
    })),
    reasons,
  }
}
