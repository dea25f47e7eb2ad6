import type { ActivityType } from '@costdraft/costing'
import type { LedgerRow } from './ledger-row.ts'

/** Estimate in hundredths of an hour if there is no time to derive a median from. */
const DEFAULT_TIME = 10

/**
 * The median in hundredths of an hour; for an even count the lower of the two middle values, so that the result is a
 * recorded time.
 */
const medianOf = (times: readonly number[]): number | undefined =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)]

/**
 * Fills missing times with the median of the activity over the case's rows and this file's rows, or 0.1 h if there are
 * none.
 */
export function withEstimatedTimes(
  rows: readonly LedgerRow[],
  known: readonly { activityType: ActivityType; time: number }[],
): (LedgerRow & { time: number; estimated: boolean })[] {
  const timed = [...known, ...rows.flatMap(({ activityType, time }) => (time === null ? [] : [{ activityType, time }]))]
  const byActivity = Map.groupBy(timed, ({ activityType }) => activityType)
  const medians = new Map([...byActivity].map(([activity, list]) => [activity, medianOf(list.map(({ time }) => time))]))
  return rows.map((row) => ({
    ...row,
    time: row.time ?? medians.get(row.activityType) ?? DEFAULT_TIME,
    estimated: row.time === null,
  }))
}
