import { expect, test } from 'vitest'
import { figure, pounds, quantityOf } from './figures.ts'

test.each([
  ['0.00', '0.00'],
  ['999.90', '999.90'],
  ['4046.76', '4,046.76'],
  ['-3296.30', '−3,296.30'],
  ['1234567.08', '1,234,567.08'],
])('%s is shown as %s', (money, shown) => expect(figure(money)).toBe(shown))
test('money in a sentence', () => expect([pounds('1430.76'), pounds('-1.67')]).toEqual(['£1,430.76', '−£1.67']))
test('quantities', () =>
  expect([
    quantityOf(1.9, 'hours'),
    quantityOf(1, 'units'),
    quantityOf(2, 'units'),
    quantityOf(1, 'items'),
    quantityOf(50, 'percent'),
    quantityOf(1, 'fee'),
    quantityOf(3, 'days'),
  ]).toEqual(['1.90 h', '1 unit', '2 units', '1 item', '50 %', '1', '3 days']))
