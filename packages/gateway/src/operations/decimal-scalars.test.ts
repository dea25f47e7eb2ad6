import { parseValue } from 'graphql'
import { expect, test } from 'vitest'
import { Hours, Money } from './decimal-scalars.ts'

test.each([
  [1.5, '1.50'],
  ['1.5', '1.50'],
  [0, '0.00'],
  ['-3', '-3.00'],
  [1234.56, '1234.56'],
])('%j is answered as %s', (answered, text) => {
  expect(Hours.serialize(answered)).toBe(text)
  expect(Money.serialize(answered)).toBe(text)
})

test.each([
  [1.5, 1.5],
  ['1.50', 1.5],
  ['-3', -3],
  [1.234, 1.234],
])('%j is taken as %d, in a variable and in the text of an operation', (given, number) => {
  expect(Hours.parseValue(given)).toBe(number)
  expect(Money.parseLiteral(parseValue(JSON.stringify(given)), {})).toBe(number)
})

test.each(['', ' 1', '1,234.50', '£5', '1:30', '90m', '1e3', '.5', true, null, Number.NaN, [1], { toString: 1 }])(
  '%j is refused with an example',
  (given) => {
    expect(() => Hours.parseValue(given)).toThrow('send a number or a decimal string such as "1.50"')
    expect(() => Money.parseValue(given)).toThrow('send a number or a decimal string such as "1234.50"')
  },
)

test.each(['"1,234.50"', 'true', 'WORD', '[1]', '{ a: 1 }'])('%s in the text of an operation is refused', (text) =>
  expect(() => Money.parseLiteral(parseValue(text), {})).toThrow('Money cannot represent'),
)
