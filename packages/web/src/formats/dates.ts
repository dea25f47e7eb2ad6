import { londonDay, parseUtc } from '@costdraft/schema/london-day.ts'

/** The time of England and Wales, wherever the browser is: what one person reads, another finds. */
const LONDON = { timeZone: 'Europe/London' } as const
const date = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', ...LONDON })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...LONDON })
const MS_PER_HOUR = 3_600_000
const HOURS_PER_DAY = 24
const MS_PER_DAY = HOURS_PER_DAY * MS_PER_HOUR

const formatWith = (format: Intl.DateTimeFormat, timestamp: string): string => {
  const value = parseUtc(timestamp)
  return Number.isNaN(value.getTime()) ? 'Invalid Date' : format.format(value)
}

/** The date of a moment in London: 31/01/2026. */
export const formatDay = (timestamp: string): string => formatWith(date, timestamp)

/** A moment in a list, short: the time if it is of today (14:05), else the date (31/01/2026). */
export const formatMoment = (timestamp: string): string =>
  formatDay(timestamp) === date.format(new Date()) ? formatTime(timestamp) : formatDay(timestamp)

/** The time of day of a moment in London: 14:05. */
export const formatTime = (timestamp: string): string => formatWith(time, timestamp)

/** The number of days from one calendar date (`yyyy-mm-dd`) to another. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MS_PER_DAY

/** The date of a moment in London relative to today: Today, Yesterday, or 31/01/2026. */
export function formatRelativeDay(timestamp: string): string {
  const value = parseUtc(timestamp)
  if (Number.isNaN(value.getTime())) return formatDay(timestamp)
  const days = daysBetween(londonDay(value), londonToday())
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDay(timestamp)
}

/** How many days ago a moment was, by the calendar of London. */
export const londonDaysSince = (timestamp: string): number => daysBetween(londonDay(parseUtc(timestamp)), londonToday())

/** The age of a moment, abbreviated: `< 1 h`, `5 h`, `3 d`. */
export function formatAge(timestamp: string): string {
  const hours = Math.floor(Math.max(0, Date.now() - parseUtc(timestamp).getTime()) / MS_PER_HOUR)
  if (hours < 1) return '< 1 h'
  return hours < HOURS_PER_DAY ? `${hours} h` : `${Math.floor(hours / HOURS_PER_DAY)} d`
}

/** A moment as date and time in London: 31/01/2026, 14:05. */
export const formatDateTime = (timestamp: string): string =>
  [formatDay(timestamp), formatTime(timestamp)].filter((part, i, all) => part !== all[i - 1]).join(', ')

/** The time of day in London: 14:05. */
export const formatClock = (value: Date): string => time.format(value)

/** The calendar date (`yyyy-mm-dd`) of a moment in the local time zone. */
export const localIsoDate = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((n) => String(n).padStart(2, '0')).join('-')

/** A calendar date (`yyyy-mm-dd`, no time zone) in British notation: 31/01/2026. */
export const formatIsoDate = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('/')

const isoOfUtc = (value: Date): string => value.toISOString().slice(0, 10)
/** Today in the local time zone, as `yyyy-mm-dd`. */
export const isoToday = (now = new Date()): string =>
  isoOfUtc(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())))

/** Today in England and Wales, as `yyyy-mm-dd`: the day by which the server says what holds today. */
export const londonToday = (): string => londonDay(new Date())

/** Moves a calendar date (`yyyy-mm-dd`) by whole months; where that month is shorter, to its last day. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoOfUtc(new Date(Date.UTC(year, month - 1 + months, Math.min(day, daysInMonth))))
}
