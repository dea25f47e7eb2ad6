import type { Bill, HeadName } from '@costdraft/costing'
import type { ItemRow } from '../item-rows.ts'

/** The answer specified for the time recordings of a case: totals in pounds, and one instance per case part. */
export function byCasePart(rows: ItemRow[], { heads }: Bill): unknown {
  const headOf = (name: HeadName) => heads.find((head) => head.name === name) ?? { net: 0, vat: 0 }
  const routine = headOf('routine'),
    scheduled = headOf('scheduled')
  const cost = (group: readonly ItemRow[]): number =>
    group.reduce((pence, { total_cost }) => pence + Math.round(Number(total_cost) * 100), 0) / 100
  return {
    total_cost: (routine.net + scheduled.net) / 100,
    total_vat: (routine.vat + scheduled.vat) / 100,
    total_routine_cost: routine.net / 100,
    total_routine_vat: routine.vat / 100,
    total_scheduled_cost: scheduled.net / 100,
    total_scheduled_vat: scheduled.vat / 100,
    instances: [...Map.groupBy(rows, (row) => row.case_part ?? null)].map(([case_part, time_recordings]) => ({
      case_part,
      total_cost: cost(time_recordings),
      time_recordings,
    })),
  }
}
