import type { Draft } from '@costdraft/schema/field.ts'
import { expect, test } from 'vitest'
import type { CaseRecord } from '../areas/area-screens.ts'
import { areaScreens, screensOf } from '../areas/index.ts'
import { formValues } from '../ui/form/controls.ts'
import { changesOf, draftOf, inputOf } from './case-changes.ts'
import { differencesOf } from './case-conflict.tsx'
import {
  editedCaseControls,
  editedCaseFields,
  newCaseFields,
  validateEditedCase,
  validateNewCase,
} from './case-form.ts'

const uuid = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`
const record = {
  __typename: 'Case',
  uuid: uuid(1),
  areaOfWork: 'legal_aid',
  stage: 'in_progress',
  stageWord: null,
  caseTypeWord: null,
  version: '3',
  updatedAt: '2026-01-05T10:00:00.000Z',
  caseName: 'Re Abernathy',
  solicitorsCaseReference: 'ASH/1',
  caseType: 'care_and_supervision',
  representedParty: 'parent',
  partiesRepresented: 2,
  highCourtWork: false,
  legallyAidedPerson: null,
  childInitials: null,
  courtType: null,
  courtName: null,
  caseNumber: null,
  claimant: null,
  defendant: null,
  startDate: null,
  endDate: null,
  opgEstimate: null,
  courtFee: null,
  sccoRef: null,
  costsBasis: null,
  receivingParty: null,
  budgetForm: null,
  recoversVat: null,
  hourlyFigure: null,
  hourlyFigureSource: null,
  fixedCostsCategories: null,
  netAssets: null,
  consideration: null,
  client: { __typename: 'CaseClient', uuid: uuid(2), name: 'Ashdown' },
  feeEarner: {
    __typename: 'CaseFeeEarner',
    uuid: uuid(3),
    firstname: 'Priya',
    surname: 'Shah',
    initials: 'PS',
    retiredFrom: null,
  },
  site: { __typename: 'CaseSite', uuid: uuid(4), siteName: 'Head office' },
  staffMember: null,
  certificate: {
    __typename: 'Certificate',
    certificateNumber: '1120459AA777',
    courtLevel: 'other_judge',
    dateOfIssue: '2026-01-05',
    dateSentToClient: null,
    linkedCertificates: [],
    certificateScopes: [],
    financialInterest: null,
    transfer: false,
    halfFixedFee: null,
    advocacyScheme: null,
    feeScheme: null,
    finalHearingLength: null,
  },
} satisfies Partial<CaseRecord> as Partial<CaseRecord> as CaseRecord
const { area, fields } = areaScreens.legal_aid
const firm = { solicitors: [], sites: [], feeEarners: [], staff: [] }
const controls = editedCaseControls(areaScreens.legal_aid, record, firm, 'none')
const draft = draftOf(fields, record)
const form = { fields: editedCaseFields(areaScreens.legal_aid), controls, today: '2026-02-01' }

test('an unchanged form is no change: empty texts and lists, unticked boxes and numbers as text', () => {
  const typed = { ...draft, partiesRepresented: '2', linkedCertificates: '', halfFixedFee: false, dateSentToClient: '' }
  const { value } = validateEditedCase(form, false, typed, draft)
  expect(changesOf(fields, record, value?.details ?? {})).toEqual({})
})

test('what is stored of a field that no longer applies is no change', () => {
  const placement: CaseRecord = { ...record, caseType: 'placement' }
  const after = { ...draftOf(fields, placement), representedParty: null, partiesRepresented: null }
  expect(changesOf(fields, placement, after)).toEqual({})
})

test('what changed is sent alone, that of the certificate nested', () => {
  const changes = changesOf(fields, record, { ...draft, caseName: 'Re B', transfer: true, areaOfWork: 'inter_parties' })
  expect(changes).toEqual({ caseName: 'Re B', transfer: true })
  expect(inputOf(area, changes)).toEqual({ caseName: 'Re B', certificate: { transfer: true } })
  expect(inputOf(area, { caseName: 'Re B' })).toEqual({ caseName: 'Re B' })
})

test('a field that case and certificate both have is the case’s', () => {
  const highCost = areaScreens.high_cost_legal_aid.area
  expect(inputOf(highCost, { partiesRepresented: 3, feeScheme: 'events' })).toEqual({
    partiesRepresented: 3,
    certificate: { feeScheme: 'events' },
  })
})

test('an area without a certificate sends none', () => {
  const courtCase = { caseName: 'Re C', courtName: 'Leeds', certificateNumber: '1120459AA777' }
  expect(inputOf(areaScreens.court_of_protection.area, courtCase)).toEqual({ caseName: 'Re C', courtName: 'Leeds' })
})

test('a conflict shows the fields that differ, with those of the certificate and the names of records', () => {
  const current = {
    ...record,
    client: uuid(2),
    caseName: 'Re Theirs',
    site: uuid(5),
    siteName: 'Leeds',
    staffMember: null,
    financialInterest: null,
    certificate: {
      certificate_number: '1120459AA777',
      court_level: 'high_court_judge',
      date_of_issue: '2026-01-05',
      financial_interest: true,
    },
  }
  const changes = { caseName: 'Re Mine' }
  expect(differencesOf(area, controls, { base: draft, changes, current })).toEqual([
    { name: 'caseName', label: 'Case name', mine: 'Re Mine', theirs: 'Re Theirs' },
    { name: 'site', label: 'Site', mine: 'Not changed', theirs: 'Leeds' },
    { name: 'courtLevel', label: 'Court level', mine: 'Not changed', theirs: 'High Court judge' },
    { name: 'financialInterest', label: 'Financial interest', mine: 'Not changed', theirs: 'Yes' },
  ])
})

test('in a conflict, too, a field that case and certificate both have is the case’s', () => {
  const highCost = areaScreens.high_cost_legal_aid
  const highCostRecord: CaseRecord = { ...record, areaOfWork: 'high_cost_legal_aid' }
  const current = {
    ...highCostRecord,
    client: uuid(2),
    site: uuid(4),
    certificate: {
      certificate_number: '1120459AA777',
      court_level: 'other_judge',
      date_of_issue: '2026-01-05',
      parties_represented: null,
    },
  }
  const conflict = { base: draftOf(highCost.fields, highCostRecord), changes: {}, current }
  const shown = editedCaseControls(highCost, highCostRecord, firm, 'none')
  expect(differencesOf(highCost.area, shown, conflict)).toEqual([])
})

test('where the details are locked only the state is judged', () => {
  const gaps = { ...draft, caseName: '', stage: 'in_progress' }
  const validated = (isLocked: boolean) => validateEditedCase(form, isLocked, gaps, draft)
  expect(validated(true)).toEqual({ value: { stage: 'in_progress' } })
  expect(validated(false).problems).toEqual([{ path: 'caseName', message: 'This is required.' }])
})

test('a case of another host’s area and type shows its words', () => {
  const elsewhere = { areaOfWork: 'probate', caseType: 'grant_of_probate' }
  const shown = editedCaseControls(screensOf(elsewhere.areaOfWork), elsewhere, firm, 'details')
  expect(shown.areaOfWork).toMatchObject({ isLocked: true })
  expect(JSON.stringify(shown.areaOfWork)).toContain('{"value":"probate","label":"Probate"}')
  expect(shown.caseType).toMatchObject({ choices: ['grant_of_probate'], isLocked: true })
})

const children: CaseRecord = {
  ...record,
  caseType: 'children_child_arrangement_orders',
  representedParty: null,
  partiesRepresented: null,
  certificate: {
    ...record.certificate!,
    certificateScopes: [
      { __typename: 'CertificateScope', scope: 'FM049', casePart: null },
      { __typename: 'CertificateScope', scope: 'X1', casePart: null },
    ],
  },
}
const formOf = (of: CaseRecord, change: Draft = {}) => ({ ...formValues(controls, draftOf(fields, of)), ...change })
const judged = (values: Draft) =>
  validateEditedCase(form, false, { ...values, areaOfWork: 'legal_aid' }, draftOf(fields, children))

test('scopes are words in the form, and objects before and after it; unchanged they are no change', () => {
  const values = formOf(children)
  expect(values.certificateScopes).toBe('FM049\nX1')
  expect(changesOf(fields, children, judged(values).value?.details ?? {})).toEqual({})
  const ticked = judged({ ...values, certificateScopes: 'FM049\nFM062\nX1' }).value?.details ?? {}
  expect(inputOf(area, changesOf(fields, children, ticked))).toEqual({
    certificate: {
      certificateScopes: ['FM049', 'FM062', 'X1'].map((scope) => ({ scope, casePart: null })),
    },
  })
})

test('a certificate needs a scope, in a case of two parts one of each; those of another type of case are left out', () => {
  const of = (change: Draft) => judged(formOf(children, change)).problems ?? []
  expect(of({ certificateScopes: '' })).toEqual([{ path: 'certificateScopes', message: 'Choose at least one scope.' }])
  // FM049 is no scope of finance.
  expect(of({ caseType: 'finance', certificateScopes: 'FM049' })).toEqual([
    { path: 'certificateScopes', message: 'Choose at least one scope.' },
  ])
  expect(
    judged(formOf(children, { caseType: 'finance', certificateScopes: 'FM049\nFM062' })).value?.details,
  ).toMatchObject({ certificateScopes: [{ scope: 'FM062' }] })
  const both = { caseType: 'domestic_abuse_and_child_arrangement' }
  expect(of({ ...both, certificateScopes: 'child_arrangement.FM049\nFM049' })).toEqual([
    { path: 'certificateScopes', message: 'Choose at least one scope for the part Domestic Abuse.' },
  ])
  expect(of({ ...both, certificateScopes: 'child_arrangement.FM049\nnon_molestation_order.AA019' })).toEqual([])
  expect(judged(formOf(children, { caseType: 'placement' })).value?.details).toMatchObject({ certificateScopes: null })
})

test('a certificate that another host keeps without a scope does not lock the rest of the form', () => {
  const { certificate } = children
  const bare: CaseRecord = { ...children, certificate: certificate && { ...certificate, certificateScopes: [] } }
  const stored = draftOf(fields, bare)
  const of = (change: Draft) =>
    validateEditedCase(form, false, { ...formValues(controls, stored), areaOfWork: 'legal_aid', ...change }, stored)
  const renamed = of({ caseName: 'Re Renamed' })
  expect(renamed.problems).toBeUndefined()
  expect(changesOf(fields, bare, renamed.value?.details ?? {})).toEqual({ caseName: 'Re Renamed' })
  expect(of({ caseType: 'finance' }).problems?.map(({ path }) => path)).toEqual(['certificateScopes'])
})

test('a conflict names the scopes of both', () => {
  const current = {
    ...children,
    client: uuid(2),
    site: uuid(4),
    certificate: {
      certificate_number: '1120459AA777',
      court_level: 'other_judge',
      date_of_issue: '2026-01-05',
      certificate_scopes: [{ scope: 'FM062', case_part: null }],
    },
  }
  expect(differencesOf(area, controls, { base: draftOf(fields, children), changes: {}, current })).toEqual([
    { name: 'certificateScopes', label: 'Scope of the certificate', mine: 'Not changed', theirs: 'FM062' },
  ])
})

test('dates of the certificate are judged by the day in London, and not where they stand as they were', () => {
  const problemsOf = (change: Draft, stored: Draft = draft) =>
    validateEditedCase(form, false, { ...formValues(controls, stored), areaOfWork: 'legal_aid', ...change }, stored)
      .problems
  expect(problemsOf({ dateOfIssue: '2026-02-02' })).toEqual([
    { path: 'dateOfIssue', message: 'This date is in the future: the certificate has been issued.' },
  ])
  expect(problemsOf({ dateSentToClient: '2026-01-04' })).toEqual([
    { path: 'dateSentToClient', message: 'This is before the date of issue, 05/01/2026.' },
  ])
  const odd = { ...draft, dateOfIssue: '2027-01-01', dateSentToClient: '2026-01-01' }
  expect(problemsOf({ caseName: 'Re Odd' }, odd)).toBeUndefined()
  expect(
    validateNewCase(
      { ...form, fields: newCaseFields(areaScreens.legal_aid) },
      { ...formValues(controls, odd), areaOfWork: 'legal_aid' },
    ).problems?.map(({ path }) => path),
  ).toEqual(['dateOfIssue', 'dateSentToClient'])
})
