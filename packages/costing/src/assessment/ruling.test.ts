import { describe, expect, test } from 'vitest'
import { atPercent, atRate, claimedAmount, isByTheHour, ruledAmount, type ClaimedLine } from './ruling.ts'

/** Two hours and a half at £217, with VAT of 20 %. */
const work: ClaimedLine = {
  date: '2025-03-04',
  quantity: 250,
  unit: 'hours',
  rate: 21_700,
  enhancement: 0,
  net: 54_250,
  vat: 10_850,
}
const letters: ClaimedLine = { ...work, quantity: 3, unit: 'items', rate: 2_170, net: 6_510, vat: 1_302 }
const paid: ClaimedLine = { ...work, quantity: 1, unit: 'fee', rate: 35_000, net: 35_000, vat: 0 }

test('what is claimed has hours and rate where it is by the hour', () => {
  expect(claimedAmount(work)).toEqual({ hours: 250, rate: 21_700, amount: 54_250, vat: 10_850 })
  expect(claimedAmount(letters)).toEqual({ hours: null, rate: null, amount: 6_510, vat: 1_302 })
  expect([work, letters, paid].map(isByTheHour)).toEqual([true, false, false])
  // One whose costs are not its hours at its rate, such as an amount that was entered.
  expect(isByTheHour({ ...work, net: 54_251 })).toBe(false)
})

describe('a ruling worked by hand', () => {
  test.each([
    ['fewer hours', work, { hours: 200 }, { hours: 200, rate: 21_700, amount: 43_400, vat: 8_680 }],
    ['a lower rate', work, { rate: 19_000 }, { hours: 250, rate: 19_000, amount: 47_500, vat: 9_500 }],
    ['both', work, { hours: 133, rate: 19_899 }, { hours: 133, rate: 19_899, amount: 26_466, vat: 5_293 }],
    ['one sum', work, { amount: 40_001 }, { hours: null, rate: null, amount: 40_001, vat: 8_000 }],
    ['no hours', work, { hours: 0 }, { hours: 0, rate: 21_700, amount: 0, vat: 0 }],
    ['nothing', work, { amount: 0 }, { hours: null, rate: null, amount: 0, vat: 0 }],
    ['all of it', work, { amount: 54_250 }, { hours: null, rate: null, amount: 54_250, vat: 10_850 }],
    ['letters', letters, { amount: 4_340 }, { hours: null, rate: null, amount: 4_340, vat: 868 }],
    ['what bears no VAT', paid, { amount: 20_000 }, { hours: null, rate: null, amount: 20_000, vat: 0 }],
  ] as const)('%s', (_name, line, entered, expected) => expect(ruledAmount(line, entered)).toEqual(expected))
  test('work with an enhancement is enhanced in what is allowed', () => {
    // 1.33 h at £63.00, and half as much again: 125.685, claimed as £125.69; one hour of it £94.50.
    const enhanced = { ...work, quantity: 133, rate: 6_300, enhancement: 50, net: 12_569, vat: 2_514 }
    expect(ruledAmount(enhanced, { hours: 100 })).toMatchObject({ amount: 9_450, vat: 1_890 })
  })
  test('work of 2010 bears 17.5 % VAT in what is allowed of it', () => {
    const old = { ...work, date: '2010-06-01', vat: 9_494 }
    expect(ruledAmount(old, { hours: 200 })).toMatchObject({ amount: 43_400, vat: 7_595 })
  })
  test('nothing said is no ruling', () => {
    expect(ruledAmount(work, {})).toBeNull()
    expect(ruledAmount(work, { hours: null, rate: null, amount: null })).toBeNull()
  })
})

test.each([
  [work, { hours: 251 }, 'hours', 'above_claimed'],
  [work, { rate: 21_701 }, 'rate', 'above_claimed'],
  [work, { amount: 54_251 }, 'amount', 'above_claimed'],
  [work, { hours: -1 }, 'hours', 'negative'],
  [work, { amount: -1 }, 'amount', 'negative'],
  [work, { hours: 100, amount: 100 }, 'hours', 'two_ways'],
  [work, { rate: 100, amount: 100 }, 'rate', 'two_ways'],
  [letters, { hours: 1 }, 'hours', 'not_by_the_hour'],
  [paid, { rate: 1 }, 'rate', 'not_by_the_hour'],
] as const)('%j with %j is refused', (line, entered, field, because) =>
  expect(ruledAmount(line, entered)).toEqual({ field, because }),
)

describe('a percentage', () => {
  test.each([
    [8_000, 43_400, 8_680],
    [3_333, 18_082, 3_616],
    [0, 0, 0],
  ])('%i hundredths of a percent', (hundredths, amount, vat) =>
    expect(atPercent(work, hundredths)).toEqual({ hours: null, rate: null, amount, vat }),
  )
  test('all of it is as claimed, with its hours', () => expect(atPercent(work, 10_000)).toEqual(claimedAmount(work)))
})

test('a rate leaves what is claimed at less, and what is not by the hour', () => {
  expect(atRate(work, 19_000)).toEqual({ hours: 250, rate: 19_000, amount: 47_500, vat: 9_500 })
  expect(atRate(work, 21_700)).toEqual(claimedAmount(work))
  expect(atRate(work, 30_000)).toEqual(claimedAmount(work))
  expect(atRate(paid, 100)).toBeNull()
})
