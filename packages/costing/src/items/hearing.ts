import type { HearingType } from '../vocabulary.ts'

/** Hundredths of an hour: hours stay whole numbers inside. */
export type Hundredths = number
const UNIT: Hundredths = 250

interface Times {
  hearingType: HearingType
  administrativeOrder?: boolean | null
  startTime?: string | null
  endTime?: string | null
  /** The lunch adjournment, in hours. */
  lunch?: number | null
  /** The days of a multi-day interim, each with its hours. */
  days?: readonly { hours: number }[] | null
  /** The whole of a multi-day interim whose days are not told apart, in hours. */
  hearingTime?: number | null
  /** The days of a final hearing. */
  units?: number | null
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const hundredths = (hours: number): Hundredths => Math.round(hours * 100)

/** Minutes from one clock time to another of the same day; negative when the second comes first. */
export const hearingMinutes = (start: string, end: string): number => minutesOf(end) - minutesOf(start)

/** Units of two and a half hours, part units counted whole. */
export const unitsOf = (hours: Hundredths): number => Math.ceil(hours / UNIT)

/** The hours of each day of a hearing, to two decimals; an administrative order counts one hour, whatever times were entered. Empty for what is not timed. */
export function hoursByDay(h: Times): Hundredths[] {
  if (h.hearingType !== 'interim') return []
  if (h.administrativeOrder) return [100]
  if (h.days && h.days.length > 0) return h.days.map(({ hours }) => hundredths(hours))
  if (h.hearingTime != null) return [hundredths(h.hearingTime)]
  if (!h.startTime || !h.endTime) return []
  return [Math.round((hearingMinutes(h.startTime, h.endTime) * 100) / 60) - hundredths(h.lunch ?? 0)]
}

/** What a hearing row stores of its length: hours to two decimals, and units: days of a final, 2.5-hour units of an interim summed by day. */
export function hearingLength(h: Times): { hearing_time: number | null; units: number | null } {
  if (h.hearingType === 'final') return { hearing_time: null, units: h.units ?? null }
  const days = hoursByDay(h)
  if (days.length === 0) return { hearing_time: null, units: null }
  return {
    hearing_time: days.reduce((sum, hours) => sum + hours, 0) / 100,
    units: days.reduce((sum, hours) => sum + unitsOf(hours), 0),
  }
}
