import { afterEach, expect, test, vi } from 'vitest'
import { formatDateTime, formatDay, formatMoment, formatRelativeDay, formatTime } from './dates.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each(['Europe/London', 'America/New_York', 'Pacific/Auckland'])(
  'a browser in %s shows the time in London',
  (zone) => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: new Date('2026-07-01T22:59:59.999Z') })
    const at = '2026-06-30T23:05:09.480Z'
    expect([formatDay(at), formatTime(at), formatDateTime(at), formatRelativeDay(at), formatMoment(at)]).toEqual([
      '01/07/2026',
      '00:05',
      '01/07/2026, 00:05',
      'Today',
      '00:05',
    ])
    expect(formatRelativeDay('2026-06-30T22:59:59.999Z')).toBe('Yesterday')
  },
)

test('formats a timestamp as Today, Yesterday or a date, in London', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:30:00Z') })
  const before = (days: number, hours = 0): string =>
    formatRelativeDay(new Date(Date.UTC(2026, 2, 1 - days, 9 - hours, 30)).toISOString())
  expect([before(0), before(0, 9), before(0, 10), before(1), before(2)]).toEqual([
    'Today',
    'Today',
    'Yesterday',
    'Yesterday',
    '27/02/2026',
  ])
})

test('in a list, a moment of today is its time, any other its date', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:30:00Z') })
  const at = (...parts: [number, number, number, number, number]): string =>
    formatMoment(new Date(Date.UTC(...parts)).toISOString())
  expect([at(2026, 2, 1, 0, 0), at(2026, 2, 1, 9, 5), at(2026, 1, 28, 23, 59), at(2025, 2, 1, 9, 5)]).toEqual([
    '00:00',
    '09:05',
    '28/02/2026',
    '01/03/2025',
  ])
})
