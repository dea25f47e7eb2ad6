import { expect, test } from 'vitest'
import { chosenAfter, rangeOf, rowsAfterMove } from './row-range.ts'

const rows = ['a', 'b', 'c', 'd']

test('a range goes up as well as down, and is one row where it has no beginning', () => {
  expect(rangeOf(rows, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(rows, 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(rangeOf(rows, 'b', 'b')).toEqual(['b'])
  expect(rangeOf(rows, undefined, 'c')).toEqual(['c'])
  // The row it began at has been removed, or its folder closed.
  expect(rangeOf(rows, 'gone', 'c')).toEqual(['c'])
})

test('a box selects its row, from an anchor all between as well, and clears them alike', () => {
  const after = (chosen: string[], key: string, on: boolean, anchor?: string) =>
    [...chosenAfter(new Set(chosen), { key, on, anchor, keys: rows })].toSorted()
  expect(after(['a'], 'c', true)).toEqual(['a', 'c'])
  expect(after(['a', 'c'], 'a', false)).toEqual(['c'])
  expect(after([], 'd', true, 'b')).toEqual(['b', 'c', 'd'])
  expect(after(['a', 'b', 'c', 'd'], 'a', false, 'c')).toEqual(['d'])
  // What is not listed any more is neither an anchor, nor cleared.
  expect(after(['gone', 'a'], 'b', true, 'gone')).toEqual(['a', 'b', 'gone'])
})

test('steps with Shift select the rows on the way, and clear them on the way back', () => {
  let chosen: ReadonlySet<string> = new Set()
  const walk = (...way: [string, string][]): string => {
    for (const [from, to] of way)
      for (const [key, on] of rowsAfterMove(chosen, from, to))
        chosen = chosenAfter(chosen, { key, on, anchor: undefined, keys: rows })
    return [...chosen].toSorted().join('')
  }
  expect(walk(['b', 'c'], ['c', 'd'])).toBe('bcd')
  expect(walk(['d', 'c'], ['c', 'b'])).toBe('b')
  expect(walk(['b', 'a'])).toBe('ab')
})
