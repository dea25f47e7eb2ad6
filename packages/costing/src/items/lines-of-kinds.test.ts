import { expect, test } from 'vitest'
import { everyPricedKind, quantityOf, unitNamed } from './lines-of-kinds.ts'

test('a quantity is answered in whole units, whatever it is counted in', () => {
  expect(quantityOf({ quantity: 150, unit: 'hours' })).toBe(1.5)
  expect(quantityOf({ quantity: 3_333, unit: 'share' })).toBe(33.33)
  expect(quantityOf({ quantity: 50, unit: 'percent' })).toBe(50)
  expect(quantityOf({ quantity: 2, unit: 'items' })).toBe(2)
})

test('a unit of another version counts whole ones, under its own name', () =>
  expect(unitNamed('furlongs')).toEqual({ name: 'furlongs', scale: 1, words: { one: 'furlong', many: 'furlongs' } }))

test.each(everyPricedKind.map((kind) => [kind.list, kind] as const))(
  'what %s count is written by the name of the unit, as screens do, which know no more of it',
  (_list, { unit: { name, words } }) => {
    if (words) expect(words).toEqual({ one: name.replace(/s$/, ''), many: name })
  },
)

test('no two kinds have one list, and no row has two prices', () => {
  const lists = everyPricedKind.map(({ list }) => list)
  const kinds = everyPricedKind.flatMap((kind) => kind.kinds)
  expect(new Set(lists).size).toBe(lists.length)
  expect(new Set(kinds).size).toBe(kinds.length)
})
