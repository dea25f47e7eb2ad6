import { expect, test } from 'vitest'
import { moved, rangeInWords, rangeOf, selectCell, stepped } from './selection.ts'

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
