import { define, type Struct } from 'superstruct'

/** One day of a multi-day interim hearing. The date is `yyyy-mm-dd`; hours have at most two decimals. */
export interface HearingDay {
  date: string
  hours: number
}

const isDay = (value: unknown): value is HearingDay => {
  const { date, hours } = (value ?? {}) as Partial<HearingDay>
  return (
    typeof date === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(Date.parse(date)) &&
    typeof hours === 'number' &&
    hours > 0 &&
    hours <= 24 &&
    Math.abs(hours * 100 - Math.round(hours * 100)) < 1e-6
  )
}
export const HearingDay: Struct<HearingDay, null> = define<HearingDay>(
  'hearing day',
  (value) => isDay(value) || 'Enter each day with its date and its hours.',
)
