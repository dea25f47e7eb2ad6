import { PANEL_FLOOR } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { BillDocument } from './model.ts'
import { paragraphsOf } from './format.ts'

/** The enhancement section: percentages by activity and their justification. Null for a fixed fee, or if none was set or justified. */
export function enhancementOf({
  enhancement,
  case: { exceptional },
  feeEarners,
}: FrozenCase): BillDocument['enhancement'] {
  const rows = (enhancement?.set ?? []).filter((row) => row.enhancement > 0),
    reasons = paragraphsOf(enhancement?.reasons ?? null)
  if (!exceptional || (rows.length === 0 && reasons.length === 0)) return null
  return {
    notes: [
      'Added to the hourly and item rates; each line of the schedules shows its own.',
      ...(feeEarners.some(({ panelMember }) => panelMember)
        ? [`Work of a panel member has at least ${PANEL_FLOOR}%, which is not added to what is set.`]
        : []),
    ],
    rows: rows.map(({ activity_type, case_part, enhancement: percent }) => ({
      activity:
        case_part === null ? labelOf(activity_type) : `${labelOf(case_part)}: ${labelOf(activity_type).toLowerCase()}`,
      percent: `${percent}%`,
    })),
    reasons,
  }
}
