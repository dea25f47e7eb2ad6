import { productItems } from '../items/index.ts'
import { mergedWith, movedTables } from './moved-tables.ts'
import { rightsWith } from '../row-security/table-rights.ts'
import { expect, test } from 'vitest'

// What a merge forgets would stay behind in a firm that nobody is of any more.

test('a merge says what becomes of each table with a firm, and of no other', () => {
  const merged = mergedWith(productItems)
  for (const [table, { firm }] of Object.entries(rightsWith(productItems))) {
    const expected = { none: ['none'], parent: ['hangs'], firm: ['moves', 'joins', 'follows', 'stays', 'goes'] }[
      firm.of
    ]
    expect(expected, table).toContain(merged[table])
  }
  expect(Object.keys(merged).toSorted()).toEqual(Object.keys(rightsWith(productItems)).toSorted())
})

test('a fee earner is told of before its periods, and a case before what is in it', () => {
  const order = movedTables(productItems)
  for (const [first, second] of [
    ['site', 'fee_earner'],
    ['fee_earner', 'fee_earner_period'],
    ['case', 'case_item'],
    ['case_item', 'comment'],
  ] as const)
    expect(order.indexOf(first), `${first} before ${second}`).toBeLessThan(order.indexOf(second))
})
