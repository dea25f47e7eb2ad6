import { expect, test } from 'vitest'
import { formatAmount, formatPounds, formatQuantity } from './format-money.ts'

test.each([
  ['0.00', '0.00'],
  ['999.90', '999.90'],
  ['4046.76', '4,046.76'],
  ['-3296.30', '−3,296.30'],
  ['1234567.08', '1,234,567.08'],
])('%s is shown as %s', (money, shown) => expect(formatAmount(money)).toBe(shown))
test('money in a sentence', () =>
  expect([formatPounds('1430.76'), formatPounds('-1.67')]).toEqual(['£1,430.76', '−£1.67']))
test('quantities', () =>
  expect([
    formatQuantity(1.9, 'hours'),
    formatQuantity(1, 'units'),
    formatQuantity(2, 'units'),
    formatQuantity(1, 'items'),
    formatQuantity(50, 'percent'),
    formatQuantity(33.33, 'share'),
    formatQuantity(1, 'events'),
    formatQuantity(1, 'fee'),
    formatQuantity(3, 'days'),
  ]).toEqual(['1.90 h', '1 unit', '2 units', '1 item', '50 %', '33.33 %', '1 event', '1', '3 days']))
