import { check } from '@costdraft/schema/field.ts'
import { expect, test } from 'vitest'
import { newRate, rateFormFields, rateFormOf, rateInputOf } from './rate-card-form.ts'
import { groupRates, rateName, ratesInForce } from './rate-card.ts'

const JANE = '6f2b1e0e-6d3c-4f4e-9f57-0c2d7f4a9b10'
const JOHN = '6f2b1e0e-6d3c-4f4e-9f57-0c2d7f4a9b11'
const ofPerson = (uuid: string, person: string, effectiveFrom: string) => ({
  uuid,
  feeEarner: { __typename: 'CaseFeeEarner' as const, uuid: person, firstname: 'Jane', surname: 'Smith' },
  grade: null,
  effectiveFrom,
})
const ofGrade = (uuid: string, grade: 'A' | 'B', effectiveFrom: string) => ({
  uuid,
  feeEarner: null,
  grade,
  effectiveFrom,
})
const rates = [
  ofPerson('1', JANE, '2025-06-01'),
  ofPerson('2', JANE, '2025-01-01'),
  ofPerson('3', JOHN, '2025-03-01'),
  ofGrade('4', 'A', '2025-06-01'),
  ofGrade('5', 'A', '2025-01-01'),
]

test.each([
  ['2024-12-31', []],
  ['2025-01-01', ['2', '5']],
  ['2025-05-31', ['2', '3', '5']],
  ['2025-06-01', ['1', '3', '4']],
])('on %s the rates %j are in force: of each person and grade the last that began', (day, uuids) => {
  expect([...ratesInForce(rates, day)]).toEqual(uuids)
})

test('rates stand under the headings of people and grades, as far as there are any', () => {
  expect(groupRates(rates).map((group) => [group.heading, group.rates.map(({ uuid }) => uuid)])).toEqual([
    ['People', ['1', '2', '3']],
    ['Grades', ['4', '5']],
  ])
  expect(groupRates(rates.slice(3)).map(({ heading }) => heading)).toEqual(['Grades'])
  expect(groupRates([])).toEqual([])
})

test('a rate is known by whose it is and its first day', () => {
  expect(rateName(ofPerson('1', JANE, '2025-06-01'))).toBe('rate of Jane Smith from 01/06/2025')
  expect(rateName(ofGrade('4', 'A', '2025-06-01'))).toBe('rate of Grade A from 01/06/2025')
})

test('the form asks for a person or for a grade, and sends what it asks for alone', () => {
  const common = { effectiveFrom: '2025-01-01', rate: '£1,234.5' }
  const inputOf = (draft: object) => {
    const { value, problems } = check(rateFormFields(), { ...common, ...draft })
    return problems ?? rateInputOf(value)
  }
  const sent = { effectiveFrom: '2025-01-01', rate: '1234.50' }
  expect(inputOf({ whose: 'person', feeEarner: JANE, grade: 'A' })).toEqual({ ...sent, feeEarner: JANE, grade: null })
  expect(inputOf({ whose: 'grade', feeEarner: JANE, grade: 'A' })).toEqual({ ...sent, feeEarner: null, grade: 'A' })
  const required = (path: string) => [{ path, message: 'This is required.' }]
  expect(inputOf({ whose: 'person', feeEarner: '', grade: 'A' })).toEqual(required('feeEarner'))
  expect(inputOf({ whose: 'grade', feeEarner: JANE })).toEqual(required('grade'))
  expect(inputOf({})).toEqual(required('whose'))
})

test('a rate as the form has it gives the same rate back, from GraphQL and from the API alike', () => {
  const sent = { feeEarner: JANE, grade: null, effectiveFrom: '2025-06-01', rate: '250.50' }
  for (const rate of ['250.50', 250.5])
    expect(rateInputOf(rateFormOf({ ...ofPerson('1', JANE, '2025-06-01'), rate }))).toEqual(sent)
})

test('a new rate is for a person, or for a grade in a firm without fee earners', () => {
  expect(newRate([{ value: JANE, label: 'Jane Smith' }])).toEqual({ whose: 'person' })
  expect(newRate([])).toEqual({ whose: 'grade' })
})
