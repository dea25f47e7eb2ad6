import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPeriod } from './next-period.ts'

const DAY = 86_400_000
const day = (at: number): string => new Date(at).toISOString().slice(0, 10)

test.each([
  ['2024-04-06', '2025-04-05', '2025-04-06', '2026-04-05'],
  ['2023-03-01', '2024-02-29', '2024-03-01', '2025-02-28'],
  ['2023-02-28', '2024-02-27', '2024-02-28', '2025-02-27'],
  ['2024-02-29', '2025-02-27', '2025-02-28', '2026-02-27'],
  ['2023-01-01', '2024-12-31', '2025-01-01', '2026-12-31'],
  ['2025-01-01', '2025-03-31', '2025-04-01', '2025-06-30'],
  ['2025-01-10', '2025-01-20', '2025-01-21', '2025-01-31'],
])('the period from %s to %s is followed by that from %s to %s', (start, end, nextStart, nextEnd) => {
  expect(nextPeriod({ start, end })).toEqual({ start: nextStart, end: nextEnd })
})

test('a period begins the day after the one before, and is never empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 40_000 }), fc.integer({ min: 0, max: 4_000 }), (from, length) => {
      const end = day((from + length) * DAY)
      const next = nextPeriod({ start: day(from * DAY), end })
      expect(next.start).toBe(day((from + length + 1) * DAY))
      expect(next.end >= next.start).toBe(true)
    }),
  )
})
