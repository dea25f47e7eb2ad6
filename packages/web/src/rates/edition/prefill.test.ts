import { expect, test } from 'vitest'
import type { RateEdition } from '../rate-table.ts'
import { followDay, prefillOn } from './prefill.ts'

const edition = (effectiveFrom: string, amount: string, uuid: string | null = null): RateEdition => ({
  __typename: 'RateEdition',
  uuid,
  effectiveFrom,
  authority: 'A table',
  source: null,
  provisional: null,
  by: null,
  recordedAt: null,
  version: null,
  amounts: [{ __typename: 'RateAmount', row: 'a', amount }],
})
// Newest first; of one day the firm's own comes first, because it applies.
const table = {
  editions: [edition('2024-04-01', '3.00', 'own'), edition('2024-04-01', '2.00'), edition('2013-04-01', '1.00')],
}

test.each([
  ['2013-03-31', {}, null],
  ['2013-04-01', { a: '1.00' }, '2013-04-01'],
  ['2024-03-31', { a: '1.00' }, '2013-04-01'],
  ['2024-04-01', { a: '3.00' }, '2024-04-01'],
  ['', { a: '3.00' }, '2024-04-01'],
  ['31/', { a: '3.00' }, '2024-04-01'],
])('on %j the grid begins with what is in force', (day, figures, from) => {
  expect(prefillOn(table, day)).toEqual({ figures, from })
})

test('the figures follow the day until somebody changes one', () => {
  const before = prefillOn(table, '2013-04-01'),
    next = prefillOn(table, '2024-04-01')
  expect(followDay({ a: '1.00' }, before, next)).toBe('replace')
  expect(followDay({ a: '1.50' }, before, next)).toBe('offer')
  expect(followDay({}, before, next)).toBe('offer')
  expect(followDay({ a: '3.00' }, before, next)).toBe('keep')
})
