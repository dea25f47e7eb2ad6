import { describe, expect, test } from 'vitest'
import { grown, moved, rangeInWords, rangeOf, selectCell, selectWhole, shiftedRows, stepped } from './selection.ts'

const size = { rows: 3, columns: 4 }
const cell = (row: number, column: number) => ({ row, column })

test.each([
  ['ArrowDown', false, cell(1, 1), cell(2, 1)],
  ['ArrowDown', false, cell(2, 1), cell(2, 1)],
  ['ArrowLeft', false, cell(1, 0), cell(1, 0)],
  ['ArrowDown', true, cell(0, 1), cell(2, 1)],
  ['End', false, cell(1, 0), cell(1, 3)],
  ['Home', true, cell(2, 2), cell(0, 0)],
  ['End', true, cell(0, 0), cell(2, 3)],
  ['PageDown', false, cell(0, 2), cell(2, 2)],
  ['x', false, cell(0, 0), undefined],
])('%s (far: %s) from %j leads to %j', (key, isFar, from, to) => expect(moved(from, key, isFar, size)).toEqual(to))

test('Tab goes on in the next row, and stays in the grid', () => {
  expect(stepped(cell(0, 3), 1, size)).toEqual(cell(1, 0))
  expect(stepped(cell(1, 0), -1, size)).toEqual(cell(0, 3))
  expect(stepped(cell(0, 0), -1, size).row).toBe(0)
  expect(stepped(cell(2, 3), 1, size).row).toBe(2)
})

test('a range is the same from either end', () => {
  const range = rangeOf({ anchor: cell(2, 3), active: cell(1, 1) })
  expect(range).toEqual(rangeOf({ anchor: cell(1, 1), active: cell(2, 3) }))
  expect(range).toEqual({ top: 1, bottom: 2, left: 1, right: 3 })
  expect(rangeInWords(range)).toBe('2 rows × 3 columns selected')
  expect(rangeInWords(rangeOf(selectCell(cell(1, 1))))).toBe('')
})

describe('whole rows and columns', () => {
  const size = { rows: 4, columns: 3 }
  const one = selectCell({ row: 1, column: 1 })
  test('are selected around the active cell, which stays', () => {
    const row = selectWhole(one, 'rows', size)
    expect([row.active, rangeOf(row)]).toEqual([one.active, { top: 1, bottom: 1, left: 0, right: 2 }])
    const column = selectWhole(one, 'columns', size)
    expect([column.active, rangeOf(column)]).toEqual([one.active, { top: 0, bottom: 3, left: 1, right: 1 }])
    expect(rangeOf(selectWhole(row, 'columns', size))).toEqual({ top: 0, bottom: 3, left: 0, right: 2 })
  })
  test('grow by whole rows or columns; across, they end', () => {
    const row = selectWhole(one, 'rows', size)
    expect(rangeOf(grown(row, { row: 3, column: 1 }))).toEqual({ top: 1, bottom: 3, left: 0, right: 2 })
    expect(rangeOf(grown(row, { row: 1, column: 2 }))).toEqual({ top: 1, bottom: 1, left: 1, right: 2 })
    const column = selectWhole(one, 'columns', size)
    expect(rangeOf(grown(column, { row: 1, column: 0 }))).toEqual({ top: 0, bottom: 3, left: 0, right: 1 })
  })
  test('move with their rows', () => {
    const row = selectWhole(one, 'rows', size)
    expect(rangeOf(shiftedRows(row, 1, 5))).toEqual({ top: 2, bottom: 2, left: 0, right: 2 })
    expect(rangeOf(shiftedRows(selectWhole(one, 'columns', size), 1, 5))).toMatchObject({ top: 0, bottom: 4 })
  })
})
