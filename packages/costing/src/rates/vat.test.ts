import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { vatLike, vatOf } from './vat.ts'

test('VAT on another amount is at the rate of the day', () => {
  expect(vatLike({ date: '2025-01-01', net: 103, vat: 21 }, 52)).toBe(10)
  expect(vatLike({ date: '2010-06-01', net: 10_000, vat: 1_750 }, 5_000)).toBe(875)
})
test('without a day it is at the rate that the VAT follows from, the newest one', () => {
  expect(vatLike({ date: null, net: 10_000, vat: 2_000 }, 333)).toBe(67)
  expect(vatLike({ date: null, net: 10_000, vat: 1_500 }, 333)).toBe(50)
  // A fee of today with the VAT of the day of supply.
  expect(vatLike({ date: '2025-01-01', net: 10_000, vat: 1_750 }, 100)).toBe(18)
})
test('VAT by no rate is in proportion', () =>
  expect(vatLike({ date: '2025-01-01', net: 1_000, vat: 37 }, 500)).toBe(19))
test('what bears none bears none', () => {
  expect(vatLike({ date: '2025-01-01', net: 1_000, vat: 0 }, 500)).toBe(0)
  expect(vatLike({ date: '2025-01-01', net: 0, vat: 0 }, 0)).toBe(0)
})
test('it is the VAT of a line of that amount, for any line priced by the tables', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('1995-05-05', '2009-02-03', '2010-12-31', '2011-01-04', '2026-07-01'),
      fc.integer({ min: 200, max: 5_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (date, net, part) => {
        const amount = Math.floor(net * part)
        expect(vatLike({ date, net, vat: vatOf(net, date, false) }, amount)).toBe(vatOf(amount, date, false))
      },
    ),
    { numRuns: runs(2_000) },
  ))
