import { expect, test } from 'vitest'
import type { RateEdition } from '../rate-table.ts'
import { differencesOf, prefillOn, prefillSentence } from './prefill.ts'

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

test('figures that are typed, changed or cleared differ', () => {
  expect(differencesOf({ a: '1.00', b: '2.00' }, { a: '1.00', b: '2.00' })).toBe(0)
  expect(differencesOf({ a: '1.50', c: '3.00' }, { a: '1.00', b: '2.00' })).toBe(3)
})

test.each([
  [{ a: '3.00' }, '2024-05-01', 'The figures are those of the edition of 01/04/2024, which is in force on that day.'],
  [{ a: '3.50' }, '2024-05-01', '1 figure differs from the edition of 01/04/2024, which is in force on that day.'],
  [{ b: '3.00' }, '', '2 figures differ from the edition of 01/04/2024, which is in force today.'],
  [{ a: '3.00' }, '2001-01-01', 'No edition is in force on that day.'],
])('%j on %j: %s', (typed, day, sentence) => {
  expect(prefillSentence(typed, prefillOn(table, day), day)).toBe(sentence)
})
