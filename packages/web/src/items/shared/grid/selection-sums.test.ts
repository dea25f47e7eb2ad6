import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../dev/property-runs.ts'
import { answered, source } from './grid-rows.fixture.ts'
import { storedRow, withFreeRow } from './grid-rows.ts'
import { summedFieldsOf, sumsInWords, sumsOf } from './selection-sums.ts'

const FIELDS = { hours: 'time', money: 'totalCost' }
const decimal = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

test('the fields are the time of the tab and its cost, else its amount', () => {
  const money = { ...source.controls, amount: { label: 'Amount', as: 'money' } } as const
  const entry = ['date', 'time', 'amount'].map((name) => ({ name, width: '1fr' }))
  expect(summedFieldsOf({ entry, controls: money, costOf: () => '' })).toEqual(FIELDS)
  expect(summedFieldsOf({ entry: entry.slice(2), controls: money })).toEqual({ hours: undefined, money: 'amount' })
})

test('hours and money are those of the rows to the last hundredth, whatever they are', () => {
  const row = fc.record({ time: fc.nat(2_400), cost: fc.nat(99_999_999) })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), fc.nat(29), fc.nat(29), (given, a, b) => {
      const rows = given.map(({ time, cost }, i) =>
        storedRow(source, answered(`r${i}`, { time: decimal(time), totalCost: decimal(cost) })),
      )
      const [top, bottom] = [Math.min(a, b) % given.length, Math.max(a, b)]
      const within = given.slice(top, bottom + 1)
      expect(sumsOf(rows, { top, bottom, left: 0, right: 0 }, FIELDS)).toMatchObject({
        hours: within.reduce((sum, { time }) => sum + time, 0),
        pence: within.reduce((sum, { cost }) => sum + cost, 0),
        unsaved: 0,
      })
    }),
    { numRuns: runs(200) },
  )
})

test('rows that are not saved as they stand, or have no price, are left out and said so', () => {
  const rows = withFreeRow(source, [
    storedRow(source, answered('a', { time: '1.10', totalCost: '206.40' })),
    storedRow(source, answered('b', { time: '2.30', totalCost: '206.40' })),
    storedRow(source, answered('c', { time: '0.10', totalCost: null })),
  ])
  const all = { top: 0, bottom: 3, left: 0, right: 1 }
  expect(sumsInWords(sumsOf(rows.slice(0, 2), { ...all, bottom: 1 }, FIELDS))).toBe(
    '4 cells · 2 rows · 3.40 hours · £412.80',
  )
  const [first, ...rest] = rows
  const typed = { ...first!, values: { ...first!.values, time: '9.00' } }
  expect(sumsInWords(sumsOf([typed, ...rest], all, FIELDS))).toBe(
    '6 cells · 3 rows · 2.40 hours · £206.40 · 1 row without a price · 1 row not saved left out',
  )
})
