import { moneyRefused, moneyTaken, timesRefused, timesTaken } from '@costdraft/schema/notation/notation.examples.ts'
import { expect, test } from 'vitest'
import { backCell } from './back-cell.ts'
import { hoursOf, penceOf } from './read-figures.ts'

const typed = (text: string) => backCell(text, undefined)

test.each(timesTaken)('%j is a time', (text, value) => expect(hoursOf(typed(text))).toEqual({ value }))
test.each(timesRefused.filter(([text]) => text !== ''))('%j is no time', (text) =>
  expect(hoursOf(typed(text))?.why).toMatch(/\.$/),
)
test.each(moneyTaken)('%j is an amount', (text, value) => expect(penceOf(typed(text))).toEqual({ value }))
test.each(moneyRefused.filter(([text]) => text !== ''))('%j is no amount', (text) =>
  expect(penceOf(typed(text))?.why).toMatch(/\.$/),
)

test('an empty cell says nothing, and a dash neither a time nor an amount', () => {
  expect([hoursOf(typed(' \u00A0')), penceOf(typed(''))]).toEqual([undefined, undefined])
  for (const dash of ['-', '–', '—', ' − ']) {
    const [hours, pence] = [hoursOf(typed(dash)), penceOf(typed(dash))]
    expect([hours, pence]).toEqual([
      { why: expect.stringMatching(/^A dash/) },
      { why: expect.stringMatching(/^A dash/) },
    ])
  }
})

test('a number is taken without what floating point adds, and what a formula comes to as it is shown', () => {
  expect(penceOf(backCell(0.1 + 0.2, undefined))).toEqual({ value: 30 })
  expect(penceOf(backCell(10.005, undefined))?.why).toMatch(/two decimals/)
  expect([10.005, 1.0049, 0.285, 2 / 3].map((number) => penceOf(backCell(number, 'A1/3'))?.value)).toEqual([
    ...[1_001, 100, 29, 67],
  ])
  expect(hoursOf(backCell(-0.5, 'A1/3'))?.why).toMatch(/0 or more/)
})
