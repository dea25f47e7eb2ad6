import { expect, test } from 'vitest'
import { differenceText, estimateWarning } from './estimate-text.ts'

test.each([
  ['1000.00', 20, '+1,000.00 (+20.0 %)'],
  ['-1234.50', -24.7, '−1,234.50 (−24.7 %)'],
  ['0.00', 0, '0.00 (0.0 %)'],
  ['350.00', null, '+350.00'],
])('a difference of %s and %s percent', (difference, percent, text) =>
  expect(differenceText({ difference, percent })).toBe(text),
)

test('a claim is warned of only where it is far above its estimate', () => {
  expect(estimateWarning({ isAbove: false, percent: 20 })).toBeUndefined()
  expect(estimateWarning({ isAbove: true, percent: 20.1 })).toMatch(/more than 20 % above/)
  expect(estimateWarning({ isAbove: true, percent: null })).toMatch(/estimate of nothing/)
})
