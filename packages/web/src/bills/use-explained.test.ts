import { expect, test } from 'vitest'
import type { Explained } from './subject.ts'
import { addressOf, figureAt } from './use-explained.ts'

test.each<[string, Explained]>([
  ['gross', { subject: 'gross' }],
  ['routine.child_arrangement', { subject: 'routine', part: 'child_arrangement' }],
  ['routine.none', { subject: 'routine', part: null }],
])('%s is the address of a figure, and leads back to it', (address, figure) => {
  expect(addressOf(figure)).toBe(address)
  expect(figureAt(address)).toEqual(figure)
})

test('an address without a figure has none', () => {
  expect(figureAt(null)).toBeNull()
  expect(figureAt('')).toBeNull()
})
