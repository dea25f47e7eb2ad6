import { isTravelPaid, type CourtLevel, type FiledHearing, type Sitting } from '@costdraft/costing'
import type { Filed } from '../resource.ts'

type Stored = Readonly<Record<string, unknown>>

/** The columns of a hearing that the check before filing reads; `days` are those of exceptional travel. */
export const FILED_COLUMNS = [
  'hearing_type',
  'hearing_time',
  'hearing_days',
  'multi_day_interim',
  'administrative_order',
  'start_time',
  'end_time',
  'units',
  'court_level',
  'allegations_of_harm',
  'lack_of_understanding',
  'expert_cross_examined',
  'court_bundle',
  'distance_miles',
  'days',
]

const daysOf = ({ hearing_days }: Stored): { date: string; hours: number }[] =>
  ((hearing_days ?? []) as { date: string; hours: number }[]).map(({ date, hours }) => ({
    date: date.slice(0, 10),
    hours,
  }))

/**
 * The hours of a hearing by day. Those of several days without separate hours belong to no day, and a final hearing
 * counts days.
 */
function workOf(row: Stored, date: string | null): Filed['work'] {
  const days = daysOf(row)
  if (days.length > 0) return days.map((day) => ({ date: day.date, hours: Math.round(day.hours * 100) }))
  return date === null || row.hearing_time === null || row.multi_day_interim === true
    ? []
    : [{ date, hours: Math.round(Number(row.hearing_time) * 100) }]
}

const DAY = 86_400_000
/** That many days from a date (ISO) on which courts sit: not Saturdays and Sundays, but for the date itself. */
function sittingDays(date: string, count: number): string[] {
  const days = [date]
  for (let at = Date.parse(date) + DAY; days.length < count; at += DAY) {
    const day = new Date(at)
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10))
  }
  return days
}
const wholeDays = (days: readonly string[]): Sitting[] => days.map((date) => ({ date, start: null, end: null }))
const clockOf = (time: unknown): string | null => (typeof time === 'string' ? time.slice(0, 5) : null)

/** When people had to be there. The days of a final hearing, of which only the first is recorded, follow each other. */
function sittingsOf(row: Stored, date: string | null): Sitting[] {
  const days = daysOf(row)
  if (days.length > 0) return wholeDays(days.map((day) => day.date))
  if (date === null || row.administrative_order === true) return []
  if (row.hearing_type === 'final') return wholeDays(sittingDays(date, Number(row.units ?? 1)))
  if (row.hearing_type !== 'interim') return []
  if (row.multi_day_interim === true) return wholeDays([date])
  const [start, end] = [clockOf(row.start_time), clockOf(row.end_time)]
  return start === null || end === null ? [] : [{ date, start, end }]
}

const additions = ['allegations_of_harm', 'lack_of_understanding', 'expert_cross_examined']
/** Whether a hearing is of one hour or less, without a bolt-on and without a bundle. */
const isUnit1Alone = (row: Stored): boolean =>
  row.hearing_type === 'interim' &&
  row.multi_day_interim !== true &&
  row.hearing_time !== null &&
  Number(row.hearing_time) <= 1 &&
  row.court_bundle === null &&
  additions.every((name) => row[name] !== true)

const hearingOf = (row: Stored, date: string | null): FiledHearing => ({
  courtLevel: row.court_level as CourtLevel,
  isUnit1Alone: isUnit1Alone(row),
  sittings: sittingsOf(row, date),
  finalDays: row.hearing_type === 'final' && row.units !== null ? Number(row.units) : null,
  travelDays: row.distance_miles !== null && row.days !== null ? Number(row.days) : null,
})

/** What the check before filing reads of a stored hearing on an ISO date. */
export const filedHearing = (row: Stored, date: string | null): Partial<Filed> => ({
  hearingType: String(row.hearing_type),
  work: workOf(row, date),
  hasExceptionalTravel: row.distance_miles !== null && isTravelPaid(Number(row.distance_miles)),
  hearing: hearingOf(row, date),
})
