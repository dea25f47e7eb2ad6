import { poundsOrNull, isRoutine, type Bill, type HeadName, type Line } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { CaseHead } from '../../cases/case-rows.ts'
import type { ItemRow } from '../item-row.ts'
import { factsOf } from '../../cases/case-rows.ts'

/** Net and VAT in pence; null where all lines that are claimed lack a rate, which must never be told as zero. */
type Sum = { net: number; vat: number } | null

const isClaimed = ({ excludedBecause }: Line): boolean => excludedBecause === null
/** What lines come to: one that is not claimed counts nothing. */
function sumOf(lines: readonly Line[]): Sum {
  const claimed = lines.filter(isClaimed)
  if (claimed.length > 0 && claimed.every(({ notHeld }) => notHeld !== null)) return null
  return {
    net: claimed.reduce((sum, { net }) => sum + net, 0),
    vat: claimed.reduce((sum, { vat }) => sum + vat, 0),
  }
}
const linesOf = ({ heads }: Bill, name: HeadName): Line[] =>
  heads.flatMap((head) => (head.name === name ? head.lines : []))

interface Totals {
  all: Sum
  routine: Sum
  scheduled: Sum
}
/**
 * The totals of work: in a head each, or in one, in which a letter or call of one unit is routine and all else
 * scheduled.
 */
function totalsOf(rows: readonly ItemRow[], bill: Bill): Totals {
  const routineHead = linesOf(bill, 'routine')
  const scheduledHead = linesOf(bill, 'scheduled')
  if (!bill.heads.some(({ name }) => name === 'profit_costs')) {
    const [routine, scheduled] = [sumOf(routineHead), sumOf(scheduledHead)]
    return {
      all: routine && scheduled && { net: routine.net + scheduled.net, vat: routine.vat + scheduled.vat },
      routine,
      scheduled,
    }
  }
  const lines = linesOf(bill, 'profit_costs')
  const activities = new Map(rows.map(({ uuid, activity_type }) => [uuid, activity_type]))
  const isRoutineLine = ({ item, quantity }: Line): boolean => isRoutine(String(activities.get(item ?? '')), quantity)
  return {
    all: sumOf(lines),
    routine: sumOf(lines.filter(isRoutineLine)),
    scheduled: sumOf(lines.filter((line) => !isRoutineLine(line))),
  }
}

function costOf(rows: readonly ItemRow[]): number | null {
  if (rows.some(({ total_cost }) => total_cost === null)) return null
  return rows.reduce((sum, { total_cost }) => sum + Math.round(Number(total_cost) * 100), 0) / 100
}

/**
 * The answer specified for the time recordings of a case: totals in pounds, and one instance per part, which is the
 * word of a fixed part or, where work is recorded by parts that are items of the case, the uuid of such a part. Null is
 * a missing rate. In the areas for which it is not specified the answer is the list of the recordings.
 */
export function byCasePart(rows: ItemRow[], bill: Bill, owner: CaseHead): unknown {
  if (!areaOf(owner.area_of_work)?.hasTimeTotals) return rows
  const { all, routine, scheduled } = totalsOf(rows, bill)
  const partKey = factsOf(owner).itemFields?.includes('cop_case_part') ? 'cop_case_part' : 'case_part'
  return {
    total_cost: poundsOrNull(all?.net),
    total_vat: poundsOrNull(all?.vat),
    total_routine_cost: poundsOrNull(routine?.net),
    total_routine_vat: poundsOrNull(routine?.vat),
    total_scheduled_cost: poundsOrNull(scheduled?.net),
    total_scheduled_vat: poundsOrNull(scheduled?.vat),
    instances: [...Map.groupBy(rows, (row) => row[partKey] ?? null)].map(([case_part, time_recordings]) => ({
      case_part,
      total_cost: costOf(time_recordings),
      time_recordings,
    })),
  }
}
