import { filingRules } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { pointsRaised, titleOfRule } from './filing-words.ts'

test('the points are counted by rule, most first', () => {
  expect(
    pointsRaised([
      { rule: 'not_priced', count: 1 },
      { rule: 'voucher_missing', count: 2 },
    ]),
  ).toBe('3 points a costs officer may raise: 2 vouchers missing, 1 item not priced')
  expect(pointsRaised([{ rule: 'duplicate', count: 1 }])).toBe('1 point a costs officer may raise: 1 duplicate')
  // The database keeps the keys of an object in an order of its own.
  expect(
    pointsRaised([
      { rule: 'double_claim', count: 1 },
      { rule: 'voucher_missing', count: 1 },
    ]),
  ).toBe('2 points a costs officer may raise: 1 voucher missing, 1 possible double claim')
  expect(pointsRaised([])).toBeUndefined()
  expect(pointsRaised([{ rule: 'something_newer', count: 2 }])).toContain('2 something_newer')
})

test('each rule has a title', () => {
  const titles = filingRules.map(titleOfRule)
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title).not.toContain('_')
})
