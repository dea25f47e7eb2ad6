import { isTravelPaid } from '@costdraft/costing'
import type { Filed } from '../resource.ts'

/** The columns of a hearing that the check before filing reads. */
export const FILED_COLUMNS = ['hearing_type', 'hearing_time', 'hearing_days', 'multi_day_interim', 'distance_miles']

/**
 * The hours of a hearing by day. Those of several days without separate hours belong to no day, and a final hearing
 * counts days.
 */
function workOf(row: Readonly<Record<string, unknown>>, date: string | null): Filed['work'] {
  const days = row.hearing_days as { date: string; hours: number }[] | null
  if (days && days.length > 0)
    return days.map((day) => ({ date: day.date.slice(0, 10), hours: Math.round(day.hours * 100) }))
  return date === null || row.hearing_time === null || row.multi_day_interim === true
    ? []
    : [{ date, hours: Math.round(Number(row.hearing_time) * 100) }]
}

/** What the check before filing reads of a stored hearing on an ISO date. */
export const filedHearing = (row: Readonly<Record<string, unknown>>, date: string | null): Partial<Filed> => ({
  hearingType: String(row.hearing_type),
  work: workOf(row, date),
  hasExceptionalTravel: row.distance_miles !== null && isTravelPaid(Number(row.distance_miles)),
})
