import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from './money.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const parts = fc.integer({ min: 1, max: 100_000 })

test('a half penny goes away from zero', () => {
  expect(share(1, 1, 2)).toBe(1)
  expect(share(-1, 1, 2)).toBe(-1)
  expect(share(33_413, 1, 2)).toBe(16_707)
  expect(share(-3, 1, 10)).toBe(0)
})

test('it agrees with exact rational arithmetic', () => {
  fc.assert(
    fc.property(amounts, parts, parts, (amount, numerator, denominator) => {
      const product = BigInt(amount) * BigInt(numerator),
        by = BigInt(denominator)
      const absolute = ((product < 0n ? -product : product) * 2n + by) / (2n * by)
      expect(share(amount, numerator, denominator)).toBe(Number(product < 0n ? -absolute : absolute))
    }),
    { numRuns: 2_000 },
  )
})

test('what cannot be exact is refused', () => {
  expect(() => share(2 ** 52, 3, 2)).toThrow(RangeError)
  expect(() => share(1, 1, 0)).toThrow(RangeError)
})
