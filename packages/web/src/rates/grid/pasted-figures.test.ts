import { rateTableOf } from '@costdraft/costing'
import { expect, test } from 'vitest'
import type { RateTable } from '../rate-table.ts'
import { cellsOfSheet, isFromSheet } from '../../ui/table/sheet-text.ts'
import { pasteInto } from './pasted-figures.ts'
import { gridOf } from './rate-grid.ts'

const gridOfKey = (key: string) => gridOf(rateTableOf(key) as unknown as RateTable)

test.each([
  ['1,234.50', false],
  ['1,234.50\r\n', false],
  ['1\n2', true],
  ['1\t2', true],
])('whether %j is from several cells of a sheet: %s', (text, is) => {
  expect(isFromSheet(text)).toBe(is)
})

test('a column fills downwards, across headings, with what a sheet writes around a figure', () => {
  const { figures, leftOut } = pasteInto(
    gridOfKey('private_family_fixed_fee'),
    'children.high_court_judge.London',
    cellsOfSheet('£1,234.5\r\n 86 \r\n\r\nnone\r\n'),
  )
  expect([...figures]).toEqual([
    ['children.high_court_judge.London', '1234.50'],
    ['finance.other_judge.London', '86.00'],
    ['finance.high_court_judge.London', ''],
    ['domestic_abuse.other_judge.London', 'none'],
  ])
  expect(leftOut).toBe(0)
})

test('what has no place is counted, blanks are not', () => {
  const { figures, leftOut } = pasteInto(
    gridOfKey('private_family_fixed_fee'),
    'domestic_abuse.high_court_judge.London',
    cellsOfSheet('1\t2\t3\n4\t\t'),
  )
  expect([...figures.keys()]).toEqual([
    'domestic_abuse.high_court_judge.London',
    'domestic_abuse.high_court_judge.Non-London',
  ])
  expect(leftOut).toBe(2)
})

test('lines without a figure in the column are passed over', () => {
  const keys = ['a.x', 'a.y', 'b.y', 'c.x']
  const grid = gridOf({
    dimensions: ['abc', 'xy'].map((values) => ({ __typename: 'RateDimension', name: values, values: [...values] })),
    rows: keys.map((key) => ({ __typename: 'RateRow', key, values: key.split('.'), unit: 'fee' })),
  })
  const { figures, leftOut } = pasteInto(grid, 'a.x', [['1'], ['2'], ['3']])
  expect([...figures]).toEqual([
    ['a.x', '1.00'],
    ['c.x', '2.00'],
  ])
  expect(leftOut).toBe(1)
})

test('a percentage stays whole', () => {
  const { figures } = pasteInto(gridOfKey('bolt_ons_private'), 'private_law_children.expert_cross_examined', [
    ['20 %'],
    ['5'],
  ])
  expect([...figures]).toEqual([['private_law_children.expert_cross_examined', '20']])
})
