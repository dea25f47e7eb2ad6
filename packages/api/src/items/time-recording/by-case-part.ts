import type { Bill, HeadName } from '@costdraft/costing'
import type { ItemRow } from '../item-rows.ts'

/** What a head comes to in all parts, in pence; null where all of its lines that are claimed lack a rate, which must never be told as zero. */
function headOf({ heads }: Bill, name: HeadName): { net: number; vat: number } | null {
  const found = heads.filter((one) => one.name === name),
    claimed = found.flatMap(({ lines }) => lines.filter(({ excludedBecause }) => excludedBecause === null))
  if (claimed.length > 0 && claimed.every(({ notHeld }) => notHeld !== null)) return null
  return {
    net: found.reduce((sum, { net }) => sum + net, 0),
    vat: found.reduce((sum, { vat }) => sum + vat, 0),
  }
}
const pounds = (...pence: (number | undefined)[]): number | null =>
  pence.includes(undefined) ? null : pence.reduce<number>((sum, one) => sum + (one ?? 0), 0) / 100
const costOf = (rows: readonly ItemRow[]): number | null =>
  pounds(...rows.map(({ total_cost }) => (total_cost === null ? undefined : Math.round(Number(total_cost) * 100))))

/** The answer specified for the time recordings of a case: totals in pounds, and one instance per case part. Null is a missing rate. */
export function byCasePart(rows: ItemRow[], bill: Bill): unknown {
  const routine = headOf(bill, 'routine'),
    scheduled = headOf(bill, 'scheduled')
  return {
    total_cost: pounds(routine?.net, scheduled?.net),
    total_vat: pounds(routine?.vat, scheduled?.vat),
    total_routine_cost: pounds(routine?.net),
    total_routine_vat: pounds(routine?.vat),
    total_scheduled_cost: pounds(scheduled?.net),
    total_scheduled_vat: pounds(scheduled?.vat),
    instances: [...Map.groupBy(rows, (row) => row.case_part ?? null)].map(([case_part, time_recordings]) => ({
      case_part,
      total_cost: costOf(time_recordings),
      time_recordings,
    })),
  }
}
