import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fractionOf } from './money.ts'
import { runs } from '../../../../dev/property-runs.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const parts = fc.integer({ min: 1, max: 100_000 })

test('half a penny rounds away from zero', () => {
  expect(fractionOf(1, 1, 2)).toBe(1)
  expect(fractionOf(-1, 1, 2)).toBe(-1)
  expect(fractionOf(33_413, 1, 2)).toBe(16_707)
  expect(fractionOf(-3, 1, 10)).toBe(0)
})

test('fractionOf agrees with exact rational arithmetic', () => {
  fc.assert(
    fc.property(amounts, parts, parts, (amount, numerator, denominator) => {
      const product = BigInt(amount) * BigInt(numerator)
      const by = BigInt(denominator)
      const absolute = ((product < 0n ? -product : product) * 2n + by) / (2n * by)
      expect(fractionOf(amount, numerator, denominator)).toBe(Number(product < 0n ? -absolute : absolute))
    }),
    { numRuns: runs(2_000) },
  )
})

test('a result that cannot be exact throws a RangeError', () => {
  expect(() => fractionOf(2 ** 52, 3, 2)).toThrow(RangeError)
  expect(() => fractionOf(1, 1, 0)).toThrow(RangeError)
})
