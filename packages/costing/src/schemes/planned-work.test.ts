import { expect, test } from 'vitest'
import { planTotals, plannedCost, type PlannedFacts } from './planned-work.ts'

const NOTHING = { time: null, rate: null, amount: null }

test.each([
  // 12.50 h at 61.38 are 767.25.
  ['hours times rate', { time: 12_50, rate: 61_38 }, 767_25],
  ['a hundredth of an hour', { time: 1, rate: 50_00 }, 50],
  // 0.01 h at 0.50 are half a penny.
  ['half a penny', { time: 1, rate: 50 }, 1],
  ['less than half a penny', { time: 1, rate: 49 }, 0],
  // 0.33 h at 57.55 are 18.9915.
  ['a third of an hour', { time: 33, rate: 57_55 }, 18_99],
  ['the most of either', { time: 999_999, rate: 9_999_999 }, 99_999_890_000],
  ['an amount', { amount: 1_250_40 }, 1_250_40],
  ['nothing', { amount: 0 }, 0],
])('a row is estimated at %s', (_what, row, pence) => {
  expect(plannedCost({ ...NOTHING, ...row })).toBe(pence)
})

test('a plan comes to its rows, each rounded by itself, in three heads', () => {
  const rows: PlannedFacts[] = [
    { ...NOTHING, costs: 'profit_costs', time: 33, rate: 57_55 },
    { ...NOTHING, costs: 'profit_costs', time: 33, rate: 57_55 },
    { ...NOTHING, costs: 'counsel', time: 8_00, rate: 90_00 },
    { ...NOTHING, costs: 'counsel', amount: 1_500_00 },
    { ...NOTHING, costs: 'disbursements', amount: 215_00 },
  ]
  // 2 × 18.99, and not 37.98(3) of 0.66 h.
  expect(planTotals(rows)).toEqual({
    profit_costs: 37_98,
    counsel: 2_220_00,
    disbursements: 215_00,
    total: 2_472_98,
  })
  expect(planTotals([])).toEqual({ profit_costs: 0, counsel: 0, disbursements: 0, total: 0 })
})
