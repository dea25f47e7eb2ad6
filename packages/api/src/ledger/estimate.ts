import type { ActivityType } from '@costdraft/costing'
import type { LedgerRow } from './ledger-rows.ts'

const WITHOUT_ANY = 10

/** The middle of some times, in hundredths; of an even number the lower of the two, so that it is a time someone recorded. */
const medianOf = (times: readonly number[]): number | undefined =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)]

/** Gives every row without a time the median of its activity, among the case's own rows and this file's; 0.1 h where there is none. */
export function estimated(
  rows: readonly LedgerRow[],
  known: readonly { activityType: ActivityType; time: number }[],
): (LedgerRow & { time: number; estimated: boolean })[] {
  const timed = [...known, ...rows.flatMap(({ activityType, time }) => (time === null ? [] : [{ activityType, time }]))]
  const byActivity = Map.groupBy(timed, ({ activityType }) => activityType)
  const medians = new Map([...byActivity].map(([activity, list]) => [activity, medianOf(list.map(({ time }) => time))]))
  return rows.map((row) => ({
    ...row,
    time: row.time ?? medians.get(row.activityType) ?? WITHOUT_ANY,
    estimated: row.time === null,
  }))
}
