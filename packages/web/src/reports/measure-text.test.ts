import { measures, type MeasureName } from '@costdraft/schema/reports/measures.ts'
import { expect, test } from 'vitest'
import { measureHead, measureText, shortText, sizeOf } from './measure-text.ts'
import { rowWith } from './report-row.examples.ts'

const row = rowWith({
  count: 1234,
  net: '1234567.80',
  vat: '-12.50',
  hours: '1234.50',
  medianDays: 12,
  longDays: 1234.56,
  escapeRate: 33.333,
  missed: '999.90',
  claimed: '12345.60',
})

test.each<[MeasureName, written: string, short: string]>([
  ['count', '1,234', '1.23k'],
  ['net', '1,234,567.80', '£1.23m'],
  ['vat', '−12.50', '−£12.5'],
  ['hours', '1,234.50', '1.23k'],
  ['medianDays', '12.0', '12.0'],
  ['longDays', '1,234.6', '1,234.6'],
  ['escapeRate', '33.3 %', '33.3 %'],
  ['missed', '999.90', '£1k'],
  ['claimed', '12,345.60', '£12.3k'],
  // Its table does not say it.
  ['lines', '', ''],
])('%s is written %s in a column and %s in a picture', (name, written, short) =>
  expect([measureText(name, row), shortText(name, row)]).toEqual([written, short]),
)

test('the pound stands once, in the head, and every measure has a head of its own', () => {
  expect([measureHead('net'), measureHead('hours'), measureHead('reduction')]).toEqual([
    'Net,\u00A0£',
    'Hours',
    'Reduction',
  ])
  expect([measureHead('lines'), measureHead('lines', { lines: 'Dates' })]).toEqual(['Rows', 'Dates'])
  const names = Object.keys(measures) as MeasureName[]
  expect(new Set(names.map((name) => measureHead(name))).size).toBe(names.length)
})

test('no bar is shorter than nothing', () => expect([sizeOf('vat', row), sizeOf('lines', row)]).toEqual([0, 0]))
