const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const HOUR = 3_600_000,
  DAY = 24

// Moments travel in UTC and do not say so.
const utc = (text: string): Date => new Date(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`)
const written = (format: Intl.DateTimeFormat, date: Date): string =>
  Number.isNaN(date.getTime()) ? 'Invalid Date' : format.format(date)

/** The day of a moment where the person is: 31/01/2026. */
export const dayOf = (text: string): string => written(day, utc(text))

/** The day of a moment in words: 31 January 2026. */
export const longDayOf = (text: string): string => written(longDay, utc(text))

/** The time of day of a moment: 14:05. */
export const timeOf = (text: string): string => written(clock, utc(text))

/** The day of a moment as people say it: Today, Yesterday, 31 January 2026. */
export function dayNameOf(text: string): string {
  const now = new Date(),
    yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1),
    its = dayOf(text)
  return its === day.format(now) ? 'Today' : its === day.format(yesterday) ? 'Yesterday' : longDayOf(text)
}

/** How long ago a moment was, in few letters: 3 d, 5 h. */
export function ageOf(text: string): string {
  const hours = Math.floor(Math.max(0, Date.now() - utc(text).getTime()) / HOUR)
  if (hours < 1) return '< 1 h'
  return hours < DAY ? `${hours} h` : `${Math.floor(hours / DAY)} d`
}

/** A moment where the person is: 31 Jan 2026, 14:05. */
export const momentOf = (text: string): string => written(moment, utc(text))

/** The time of day: 14:05. */
export const clockOf = (date: Date): string => clock.format(date)

/** A date that is no moment, as the trade writes it: 31/01/2026 wherever the person is. */
export const writtenDate = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('/')
