import { afterEach, expect, test, vi } from 'vitest'
import { formatRelativeDay } from './dates.ts'

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
