import { define, type Struct } from 'superstruct'
import { hours as hoursUpTo, IsoDate } from '../../structs.ts'

/** One day of a multi-day interim hearing. The date is `yyyy-mm-dd`; hours have at most two decimals. */
export interface HearingDay {
  date: string
  hours: number
}

/** The hours of one day. */
export const DayHours: Struct<number, null> = hoursUpTo(24)

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

export const HearingDay: Struct<HearingDay, null> = define<HearingDay>('hearing day', (value) => {
  const { date, hours } = (value ?? {}) as Partial<HearingDay>
  if (isMissing(date) || isMissing(hours)) return 'Enter each day with its date and its hours.'
  const [error] = IsoDate.validate(date),
    [hoursError] = DayHours.validate(hours)
  return error?.message ?? hoursError?.message ?? true
})
