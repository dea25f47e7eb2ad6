import { expect, test } from 'vitest'
import { countOf, rangeOf } from './selection.ts'

const rows = ['a', 'b', 'c', 'd']

test('a range goes up as well as down, and is one row where it has no beginning', () => {
  expect(rangeOf(rows, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(rows, 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(rangeOf(rows, 'b', 'b')).toEqual(['b'])
  expect(rangeOf(rows, undefined, 'c')).toEqual(['c'])
  // The row it began at has been removed, or its folder closed.
  expect(rangeOf(rows, 'gone', 'c')).toEqual(['c'])
})

test('files and folders are counted apart', () => {
  const file = { isFile: true },
    folder = { isFile: false }
  expect([[file], [file, file], [folder], [file, file, folder]].map(countOf)).toEqual([
    '1 file',
    '2 files',
    '1 folder',
    '2 files and 1 folder',
  ])
})
