import type { Draft } from '@costdraft/schema/field.ts'
import { expect, test } from 'vitest'
import { areaScreens } from '../areas/index.ts'
import {
  editedCaseControls,
  editedCaseFields,
  headerCaseControls,
  headerCaseFields,
  validateEditedCase,
} from './case-form.ts'

const { inter_parties: screens } = areaScreens
const firm = { solicitors: [], sites: [], feeEarners: [], staff: [] }
const controls = editedCaseControls(screens, { areaOfWork: 'inter_parties', caseType: 'bill_of_costs' }, firm, 'none')
const long = 'x'.repeat(51)
const wrong = (fields: ReturnType<typeof headerCaseFields>): (string | undefined)[] =>
  validateEditedCase({ fields, controls, today: '2026-01-01' }, false, { claimant: long, defendant: long }, {})
    .problems?.filter(({ path }) => path === 'claimant' || path === 'defendant')
    .map(({ path, message }) => `${path}: ${message}`) ?? []

test('a party has at most 50 characters in the header of the workspace, 100 in Edit Case', () => {
  expect(wrong(headerCaseFields(screens))).toEqual([
    'claimant: Enter at most 50 characters; these are 51.',
    'defendant: Enter at most 50 characters; these are 51.',
  ])
  expect(wrong(editedCaseFields(screens))).toEqual([])
})

test('a party of 51 to 100 characters stands while it is not changed, and is judged as soon as it is', () => {
  const stored = { areaOfWork: 'inter_parties', caseType: 'bill_of_costs', claimant: long, defendant: 'Ben Birch' }
  const wrongAfter = (changes: Draft): string[] =>
    validateEditedCase(
      { fields: headerCaseFields(screens), controls, today: '2026-01-01' },
      false,
      { ...stored, ...changes },
      stored,
    )
      .problems?.map(({ path }) => path)
      .filter((path) => path === 'claimant' || path === 'defendant') ?? []
  expect(wrongAfter({ caseName: 'Re Changed elsewhere' })).toEqual([])
  expect(wrongAfter({ claimant: `${long}y` })).toEqual(['claimant'])
  expect(wrongAfter({ defendant: long })).toEqual(['defendant'])
  expect(wrongAfter({ claimant: 'Ann Ash' })).toEqual([])
})

test('the header has the fields and controls of Edit Case; the type of the case is called Bill Type there', () => {
  for (const area of Object.values(areaScreens))
    expect(Object.keys(headerCaseFields(area))).toEqual(Object.keys(editedCaseFields(area)))
  const { caseType, ...others } = headerCaseControls(controls)
  expect(caseType).toEqual({ ...controls.caseType, label: 'Bill Type' })
  expect({ ...others, caseType: controls.caseType }).toEqual(controls)
})
