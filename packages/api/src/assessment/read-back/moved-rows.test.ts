import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../dev/property-runs.ts'
import { outOfOrder } from './moved-rows.ts'

test.each([
  [[], []],
  [[0, 1, 2], []],
  [[1, 2, 3, 0], [3]],
  [[3, 0, 1, 2], [0]],
  [
    [2, 1, 0],
    [0, 1],
  ],
  [
    [0, 4, 1, 2, 5, 3],
    [1, 4],
  ],
])('of the places %j the rows %j are out of order', (places, rows) => expect([...outOfOrder(places)]).toEqual(rows))

/** The length of the longest rising sequence, by trying all that end at each place. */
function longestRising(places: readonly number[]): number {
  const lengths: number[] = []
  for (const [i, place] of places.entries())
    lengths.push(1 + Math.max(0, ...lengths.filter((_, before) => places[before]! < place && before < i)))
  return Math.max(0, ...lengths)
}

test('the others rise, and no fewer could be taken away', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200), { maxLength: 40 }), (places) => {
      const out = outOfOrder(places)
      const others = places.filter((_, row) => !out.has(row))
      expect(others).toEqual(others.toSorted((a, b) => a - b))
      expect(others).toHaveLength(longestRising(places))
    }),
    { numRuns: runs(300) },
  )
})
