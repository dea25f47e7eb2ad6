import { expect, test } from 'vitest'
import { warningsOf, type TakenRow } from './ledger-warnings.ts'

const taken = (date: string, repeats: TakenRow['repeats'] = null): TakenRow => ({
  uuid: 'u',
  repeats,
  row: { row: 7, id: null, date, feeEarner: 'f', activityType: 'preparation', description: null, time: 10 },
})
const context = {
  issued: '2024-02-29',
  today: '2026-06-30',
  headingOf: (column: string) => (column === 'date' ? 'Work date' : 'Narrative'),
}

test.each([
  ['2024-02-28', 'This date is before the certificate was issued, on 29/02/2024.'],
  ['2024-02-29', undefined],
  ['2026-06-30', undefined],
  ['2026-07-01', 'This date is in the future.'],
  ['2034-01-01', 'This date is in the future.'],
])('a row of %s', (date, message) =>
  expect(warningsOf([taken(date)], context)).toEqual(
    message === undefined ? [] : [{ row: 7, column: 'Work date', message, uuid: 'u' }],
  ),
)

test('work more than five years after the certificate is pointed out, once that is past', () => {
  const later = { ...context, today: '2031-01-01' }
  expect(warningsOf([taken('2029-02-28')], later)).toEqual([])
  expect(warningsOf([taken('2029-03-01')], later)).toMatchObject([
    { message: 'This date is more than 5 years after the certificate was issued, on 29/02/2024.' },
  ])
  expect(warningsOf([taken('2004-01-01')], { ...later, issued: null })).toEqual([])
})

test('a repetition names the row it repeats', () =>
  expect(warningsOf([taken('2025-01-01', 3), taken('2025-01-01', 'case')], context)).toMatchObject([
    { column: 'Narrative', message: 'This repeats row 3 of the file.' },
    { column: 'Narrative', message: 'The case already has a row just like this one.' },
  ]))
