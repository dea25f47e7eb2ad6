import { coerce, define, type Struct } from 'superstruct'
import { isDraft, type Draft } from '../../field.ts'
import { converted, hours as hoursUpTo, IsoDate, structIf } from '../../structs.ts'

/** One day of a multi-day interim hearing. The date is `yyyy-mm-dd`; hours have at most two decimals. */
export interface HearingDay {
  date: string
  hours: number
}

/** The hours of one day. */
export const DayHours: Struct<number, null> = hoursUpTo(24)

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A day of a hearing; date and hours are converted like those of a field. */
export const HearingDay: Struct<HearingDay, null> = coerce(
  define<HearingDay>('hearing day', (value) => {
    const { date, hours } = (value ?? {}) as Partial<HearingDay>
    if (isMissing(date) || isMissing(hours)) return 'Enter each day with its date and its hours.'
    const [error] = IsoDate.validate(date)
    const [hoursError] = DayHours.validate(hours)
    return error?.message ?? hoursError?.message ?? true
  }),
  structIf<Draft>('hearing day as sent', (value) => isDraft(value)),
  (day) => ({ ...day, date: converted(IsoDate, day.date), hours: converted(DayHours, day.hours) }),
)
