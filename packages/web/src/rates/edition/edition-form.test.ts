import { rateTableOf } from '@costdraft/costing'
import { FORM_ERROR } from 'final-form'
import { expect, test } from 'vitest'
import type { RateTable } from '../rate-table.ts'
import { changedValues, flatEdition, inputOf } from './edition-changes.ts'
import { AMOUNTS, figureValues, typedFigures, validateEdition } from './edition-form.ts'

const fees = rateTableOf('private_family_fixed_fee') as unknown as RateTable
const boltOns = rateTableOf('bolt_ons_public') as unknown as RateTable
const CHILDREN = 'children.other_judge.Non-London'
const FINANCE = 'finance.high_court_judge.London'
const draft = (figures: Record<string, string>, more: object = {}) => ({
  effectiveFrom: '2024-05-01',
  authority: 'SI 2013/422, Table 3',
  [AMOUNTS]: figureValues(figures),
  ...more,
})

test('figures go into the values of the form and come back by their rows', () => {
  const figures = { [CHILDREN]: '1', [FINANCE]: '2.50' }
  expect(figureValues(figures)).toEqual({
    children: { other_judge: { 'Non-London': '1' } },
    finance: { high_court_judge: { London: '2.50' } },
  })
  expect(typedFigures(fees, { [AMOUNTS]: figureValues(figures) })).toEqual(figures)
  expect(typedFigures(fees, {})).toEqual({})
})

test('an edition is sent with the figures that are held, as the API takes them', () => {
  expect(validateEdition(fees, draft({ [CHILDREN]: ' £1,608 ', [FINANCE]: ' ' })).value).toEqual({
    effectiveFrom: '2024-05-01',
    authority: 'SI 2013/422, Table 3',
    amounts: [{ row: CHILDREN, amount: '1608.00' }],
  })
})

test('all that is wrong is said at once, each at its own place', () => {
  const { problems } = validateEdition(
    fees,
    draft({ [CHILDREN]: '12,5', [FINANCE]: '0' }, { effectiveFrom: '', authority: 'x' }),
  )
  expect(problems?.map(({ path }) => path)).toEqual([
    'effectiveFrom',
    'authority',
    `${AMOUNTS}.${CHILDREN}`,
    `${AMOUNTS}.${FINANCE}`,
  ])
  expect(validateEdition(fees, draft({})).problems).toEqual([
    { path: FORM_ERROR, message: 'Enter at least one figure.' },
  ])
  const percent = validateEdition(boltOns, draft({ allegations_of_harm: '12.5', exceptional_travel: '12.5' })).problems
  expect(percent?.map(({ path }) => path)).toEqual([`${AMOUNTS}.allegations_of_harm`])
})

test('of two editions the figures that differ are found, whether they come as text or as numbers', () => {
  const edition = { effectiveFrom: '2024-05-01', authority: 'A table' }
  const before = flatEdition(fees, { ...edition, amounts: [{ row: CHILDREN, amount: '10.00' }] })
  expect(flatEdition(fees, { ...edition, amounts: { [CHILDREN]: 10 } })).toEqual(before)
  const after = flatEdition(fees, { ...edition, amounts: [{ row: FINANCE, amount: '7.50' }] })
  expect(changedValues(before, after)).toEqual({ [CHILDREN]: '', [FINANCE]: '7.50' })
  // What someone else stored meanwhile stays, except where it was changed here.
  const theirs = flatEdition(fees, { ...edition, authority: 'Another', amounts: { [CHILDREN]: 11, [FINANCE]: 8 } })
  expect(inputOf({ ...theirs, ...changedValues(before, after) })).toEqual({
    effectiveFrom: '2024-05-01',
    authority: 'Another',
    amounts: [{ row: FINANCE, amount: '7.50' }],
  })
})
