import { expect, test } from 'vitest'
import { hasBegun, periodOn } from './period-on.ts'

const trainee = { from: null, grade: 'D' }
const qualified = { from: '2026-03-01', grade: 'C' }
const partner = { from: '2027-01-01', grade: 'A' }
const periods = [trainee, qualified, partner] as const

test.each([
  ['1990-01-01', trainee],
  ['2026-02-28', trainee],
  ['2026-03-01', qualified],
  ['2026-12-31', qualified],
  ['2027-01-01', partner],
  ['2099-12-31', partner],
])('on %s', (day, period) => expect(periodOn(periods, day)).toBe(period))

test('a period holds on its first day, and one without a beginning on all', () => {
  expect([hasBegun(qualified, '2026-02-28'), hasBegun(qualified, '2026-03-01')]).toEqual([false, true])
  expect(hasBegun(trainee, '1990-01-01')).toBe(true)
  expect(periodOn([], '2026-03-01')).toBeUndefined()
})
