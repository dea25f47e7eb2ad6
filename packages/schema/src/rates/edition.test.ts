import { expect, test } from 'vitest'
import { check } from '../field.ts'
import { rateEditionFields } from './edition.ts'

const problemsOf = (draft: Record<string, unknown>, today = '2026-02-28') =>
  check(rateEditionFields(today), { effectiveFrom: '2024-01-01', authority: 'SI 2024/1, art. 3', ...draft }).problems

test('an edition has a first day and an authority', () => {
  expect(problemsOf({})).toBeUndefined()
  expect(check(rateEditionFields('2026-02-28'), {}).problems).toEqual([
    { path: 'effectiveFrom', message: 'This is required.' },
    { path: 'authority', message: 'This is required.' },
  ])
  expect(problemsOf({ authority: 'SI' })).toMatchObject([{ path: 'authority' }])
  expect(problemsOf({ authority: 'x'.repeat(501) })).toMatchObject([{ path: 'authority' }])
})

test.each([
  ['1990-01-01', true],
  ['1989-12-31', false],
  ['2027-02-28', true],
  ['2027-03-01', false],
  ['2024-02-30', false],
])('its first day may be %s: %s', (effectiveFrom, isValid) => {
  expect(problemsOf({ effectiveFrom }) === undefined).toBe(isValid)
})

test('on the last day of a February of 29 days it may begin up to the next one', () => {
  expect(problemsOf({ effectiveFrom: '2029-02-28' }, '2028-02-29')).toBeUndefined()
  expect(problemsOf({ effectiveFrom: '2029-03-01' }, '2028-02-29')).toMatchObject([
    { message: 'Enter a date from 01/01/1990 up to one year ahead.' },
  ])
})
