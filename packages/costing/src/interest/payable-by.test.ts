import { expect, test } from 'vitest'
import { payableBy } from './payable-by.ts'

// £10,000 at 8 %, 219.18 pence a day: a year is £800.
const terms = { from: '2025-01-01', payments: [], disallowed: [] }
const on = (by: string, today: string, payments: { date: string; amount: number }[] = []) =>
  payableBy(1_000_000, { ...terms, payments }, { by, today })

test('has the interest up to the day, and not that of today alone', () => {
  // 379 days: 80,000 × 379 / 365 = 83,068.49 pence.
  expect(on('2026-01-15', '2026-01-01')).toBe(1_083_068)
  expect(on('2026-01-01', '2026-01-01')).toBe(1_080_000)
})
test('runs on to today once the day is past', () => expect(on('2025-06-01', '2026-01-01')).toBe(1_080_000))
test('is less what is paid by the day, and nothing once all is', () => {
  // 370 days of £10,000 and 9 of £6,000: 81,095.89 and 1,183.56.
  expect(on('2026-01-15', '2026-01-01', [{ date: '2026-01-06', amount: 400_000 }])).toBe(682_280)
  expect(on('2026-01-15', '2026-01-01', [{ date: '2026-01-16', amount: 400_000 }])).toBe(1_083_068)
  expect(on('2025-12-31', '2026-01-01', [{ date: '2026-01-01', amount: 1_080_000 }])).toBeNull()
  expect(on('2025-12-31', '2026-01-01', [{ date: '2026-01-01', amount: 1_090_000 }])).toBeNull()
})
