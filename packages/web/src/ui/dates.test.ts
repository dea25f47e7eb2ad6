import { afterEach, expect, test, vi } from 'vitest'
import { dayNameOf } from './dates.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the day of a moment is said as people say it, by the clock of where they are', () => {
  const now = new Date(2026, 2, 1, 9, 30)
  vi.useFakeTimers({ now })
  const before = (days: number, hours = 0): string =>
    dayNameOf(new Date(2026, 2, 1 - days, 9 - hours, 30).toISOString())
  expect([before(0), before(0, 9), before(0, 10), before(1), before(2)]).toEqual([
    'Today',
    'Today',
    'Yesterday',
    'Yesterday',
    '27 February 2026',
  ])
})
