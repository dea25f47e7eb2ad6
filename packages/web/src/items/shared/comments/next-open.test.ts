import { expect, test } from 'vitest'
import { nextOpen } from './next-open.ts'

const all = ['a', 'b', 'c', 'd']

test.each([
  ['the next', all, 'a', 1, 'b'],
  ['the one before', all, 'b', -1, 'a'],
  ['the first after the last', all, 'd', 1, 'a'],
  ['the last before the first', all, 'a', -1, 'd'],
  ['the one after a resolved comment', ['a', 'd'], 'b', 1, 'd'],
  ['the one before a resolved comment', ['a', 'd'], 'c', -1, 'a'],
  ['the first where nothing is open on the screen', all, undefined, 1, 'a'],
  ['the last, going back', all, undefined, -1, 'd'],
  ['one that was added meanwhile', ['a', 'e'], 'a', 1, 'e'],
  ['none where it is the only one', ['a'], 'a', 1, undefined],
  ['none where all are resolved', [], 'a', 1, undefined],
] as const)('it is %s', (_what, open, current, step, expected) =>
  expect(nextOpen(all, open, current, step)).toBe(expected),
)
