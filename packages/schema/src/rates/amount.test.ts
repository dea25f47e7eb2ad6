import { describe, expect, test } from 'vitest'
import { amountOnWire, amountText, parseAmount } from './amount.ts'

describe('pounds', () => {
  test.each<[unknown, number]>([
    ['0.01', 1],
    ['58.41', 5_841],
    ['58.4', 5_840],
    [' £1,234.50 ', 123_450],
    ['12,345', 1_234_500],
    ['99999.99', 9_999_999],
    // In floating point 1.15 × 100 is 114.99999999999999.
    [1.15, 115],
    [8.2, 820],
    [600, 60_000],
  ])('%j are %i pence', (given, pence) => {
    expect(parseAmount('fee', given)).toEqual({ amount: pence })
    expect(parseAmount('hour', amountOnWire('hour', pence))).toEqual({ amount: pence })
    expect(parseAmount('hour', amountText('hour', amountOnWire('hour', pence)))).toEqual({ amount: pence })
  })
  test.each([
    '',
    ' ',
    '0',
    '0.00',
    '0.001',
    '1.234',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1,5',
    '1.234,50',
    '1,23,456',
    '100000',
    '99999.999',
    '٣',
    '1 2',
    'NaN',
    'Infinity',
    '=1+1',
    "'5",
    null,
    undefined,
    true,
    [5],
    { valueOf: 5 },
    Number.NaN,
    1e21,
    0.1 + 0.2,
  ])('%j are none', (given) => {
    expect(parseAmount('day', given)).toEqual({
      problem: 'Enter an amount from 0.01 to 99,999.99 with at most two decimals.',
    })
  })
})

describe('percent', () => {
  test.each<[unknown, number]>([
    ['25', 25],
    ['25%', 25],
    ['25 %', 25],
    [1, 1],
    [100, 100],
  ])('%j are %i percent', (given, percent) => {
    expect(parseAmount('percent', given)).toEqual({ amount: percent })
    expect([amountOnWire('percent', percent), amountText('percent', percent)]).toEqual([percent, String(percent)])
  })
  test.each(['0', '101', '12.5', 12.5, '', '£25', '-5', null])('%j are none', (given) => {
    expect(parseAmount('percent', given)).toEqual({ problem: 'Enter a whole percentage from 1 to 100.' })
  })
})
