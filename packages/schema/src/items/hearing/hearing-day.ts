import { define, type Struct } from 'superstruct'
import { IsoDate } from '../../structs.ts'

/** One day of a multi-day interim hearing. The date is `yyyy-mm-dd`; hours have at most two decimals. */
export interface HearingDay {
  date: string
  hours: number
}

const isHours = (hours: unknown): boolean =>
  typeof hours === 'number' && hours > 0 && hours <= 24 && Math.abs(hours * 100 - Math.round(hours * 100)) < 1e-6

export const HearingDay: Struct<HearingDay, null> = define<HearingDay>('hearing day', (value) => {
  const { date, hours } = (value ?? {}) as Partial<HearingDay>
  const [dateError] = date ? IsoDate.validate(date) : []
  if (dateError) return dateError.message
  return (Boolean(date) && isHours(hours)) || 'Enter each day with its date and its hours.'
})
