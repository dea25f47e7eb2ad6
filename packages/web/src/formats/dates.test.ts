import { afterEach, expect, test, vi } from 'vitest'
import { formatMoment, formatRelativeDay } from './dates.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('formats a timestamp as Today, Yesterday or a date, in the local time zone', () => {
  const now = new Date(2026, 2, 1, 9, 30)
  vi.useFakeTimers({ now })
  const before = (days: number, hours = 0): string =>
    formatRelativeDay(new Date(2026, 2, 1 - days, 9 - hours, 30).toISOString())
  expect([before(0), before(0, 9), before(0, 10), before(1), before(2)]).toEqual([
    'Today',
    'Today',
    'Yesterday',
    'Yesterday',
    '27 February 2026',
  ])
})

test('in a list, a moment of today is its time, any other its date', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 9, 30) })
  const at = (...parts: [number, number, number, number, number]): string =>
    formatMoment(new Date(...parts).toISOString())
  expect([at(2026, 2, 1, 0, 0), at(2026, 2, 1, 9, 5), at(2026, 1, 28, 23, 59), at(2025, 2, 1, 9, 5)]).toEqual([
    '00:00',
    '09:05',
    '28/02/2026',
    '01/03/2025',
  ])
})
