import { Clock } from '@costdraft/schema/structs.ts'

const MINUTES_PER_HOUR = 60
/**
 * Longer than any time is typed. A pattern with several gaps must not be tried on a long paste: it would block the
 * page.
 */
const MAX_LENGTH = 20
const clockOf = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** The hour of the 24-hour clock; NaN where an hour with am or pm is not 1 to 12. */
function hourOf(typed: number, half: string | undefined): number {
  if (!half) return typed
  if (typed < 1 || typed > 12) return Number.NaN
  return (typed % 12) + (half === 'p' ? 12 : 0)
}

/**
 * Converts a time of day as it is typed (9, 930, 0930, 9.30, 9:30, 9:30pm, 1400) to `hh:mm` on the 24-hour clock.
 * Without am or pm the hour is that of the 24-hour clock. Any other text is returned unchanged, for validation to
 * reject.
 */
export function readClock(input: string): string {
  const text = input.trim().toLowerCase()
  if (text === '') return ''
  if (text.length > MAX_LENGTH) return input
  const [all, hour, minute = 0, half] = /^(\d{1,2})(?:\s*[:.]?\s*(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/.exec(text) ?? []
  if (!all) return input
  const clock = clockOf(hourOf(Number(hour), half), Number(minute))
  return Clock.is(clock) ? clock : input
}

/** Moves a time of day (`hh:mm`) by minutes; one that would leave the day stays as it is. */
export function addMinutes(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const total = hour * MINUTES_PER_HOUR + minute + minutes
  const moved = clockOf(Math.floor(total / MINUTES_PER_HOUR), ((total % MINUTES_PER_HOUR) + MINUTES_PER_HOUR) % 60)
  return Clock.is(moved) ? moved : clock
}
