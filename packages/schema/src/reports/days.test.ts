import { expect, test } from 'vitest'
import { monthLabel, monthsLater } from './days.ts'

test('months are written as people read them, in whatever zone the process is', () => {
  expect(['2026-01', '2026-12'].map(monthLabel)).toEqual(['Jan 2026', 'Dec 2026'])
})

test.each([
  ['2026-01-15', 3, '2026-04-15'],
  ['2025-11-30', 3, '2026-02-28'],
  ['2023-11-30', 3, '2024-02-29'],
  ['2024-11-29', 3, '2025-02-28'],
  ['2026-05-31', 3, '2026-08-31'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-31', -11, '2025-02-28'],
  ['2026-11-26', -11, '2025-12-26'],
  ['2026-11-26', 0, '2026-11-26'],
  ['2000-01-01', 240, '2020-01-01'],
] as const)('%s and %s months is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later)
})
