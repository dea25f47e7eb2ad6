import { expect, test } from 'vitest'
import { checkRateCard } from './rate-card.ts'

const PERSON = '6f2b1e0e-6d3c-4f4e-9f57-0c2d7f4a9b10'
const REQUIRED = 'This is required.'
const check = (draft: object) => checkRateCard({ effectiveFrom: '2025-01-01', rate: 250, ...draft }, '2026-02-28')

test('a rate is for a person or for a grade, and for exactly one of them', () => {
  expect(check({ feeEarner: PERSON }).value).toEqual({
    feeEarner: PERSON,
    grade: null,
    effectiveFrom: '2025-01-01',
    rate: 250,
  })
  expect(check({ feeEarner: '', grade: 'A' }).value).toMatchObject({ feeEarner: null, grade: 'A' })
  expect(check({}).problems).toEqual([
    { path: 'feeEarner', message: REQUIRED },
    { path: 'grade', message: REQUIRED },
  ])
  const both = { path: 'grade', message: 'A rate is for a person or for a grade. Leave one of them out.' }
  expect(check({ feeEarner: PERSON, grade: 'A' }).problems).toEqual([both])
  expect(check({ feeEarner: PERSON, grade: 'A', rate: '' }).problems).toEqual([
    { path: 'rate', message: REQUIRED },
    both,
  ])
})

test.each([
  ['0.01', 0.01],
  ['99,999.99', 99_999.99],
  ['£ 1,234.5', 1_234.5],
  [' 250 ', 250],
  [1.15, 1.15],
])('%j pounds an hour are %f', (rate, pounds) => {
  expect(check({ grade: 'A', rate }).value?.rate).toBe(pounds)
})

test.each([0, -1, 100_000, 1.005, '0', '0.001', '100000', '1,5', '1e3', 'a lot', Number.NaN, true, [250]])(
  '%j is no rate',
  (rate) => {
    expect(check({ grade: 'A', rate }).problems).toEqual([
      { path: 'rate', message: 'Enter an amount from 0.01 to 99,999.99 with at most two decimals.' },
    ])
  },
)

test.each([
  ['1990-01-01', true],
  ['1989-12-31', false],
  ['2027-02-28', true],
  ['2027-03-01', false],
])('it may begin on %s: %s', (effectiveFrom, isValid) => {
  expect(check({ grade: 'A', effectiveFrom }).problems === undefined).toBe(isValid)
})
