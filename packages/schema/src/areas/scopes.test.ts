import type { CaseType } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { caseFactsOf } from './index.ts'
import { legalAid } from './legal-aid.ts'
import { checkCertificate, type CertificateDeclaration } from './area.ts'
import { scopeWordings } from './scope-wordings.ts'
import { scopeCodes, scopeMeanings } from './scopes.ts'

const ticked = (...scopes: (string | [string, string])[]) =>
  scopes.map((one) => (typeof one === 'string' ? { scope: one } : { scope: one[0], case_part: one[1] }))
const problems = (caseType: CaseType, certificateScopes: unknown, stored?: { scope: string }[]) =>
  checkCertificate(
    legalAid.certificate as CertificateDeclaration,
    { certificateNumber: 'ABCDEF123456', courtLevel: 'other_judge', dateOfIssue: '2025-01-10', certificateScopes },
    caseFactsOf('legal_aid', caseType),
    stored && { draft: { certificateScopes: stored }, facts: caseFactsOf('legal_aid', abuse) },
  ).problems?.map(({ path, message }) => `${path}: ${message}`)

const abuse = 'domestic_abuse_non_molestation_order'
const children = 'children_child_arrangement_orders'
const both = 'domestic_abuse_and_child_arrangement'

test('every scope has its printed wording', () => {
  expect(Object.keys(scopeWordings)).toEqual(Object.keys(scopeMeanings))
  expect(scopeWordings.FM062).toBe(
    'Limited to all steps up to and including final hearing and any action necessary to implement (but not enforce) the order.',
  )
})

test('each type has its own codes', () => {
  expect(Object.keys(scopeMeanings)).toHaveLength(56)
  expect(scopeCodes('finance').filter((code) => !/^(?:APL|CV)/.test(code))).toEqual([
    'EF012',
    'FM019',
    'FM062',
    'MC029',
  ])
  expect(scopeCodes(children)).not.toContain('FM054')
  expect(scopeCodes(abuse).filter((code) => code.startsWith('FM'))).toEqual(['FM054'])
  expect([scopeCodes(both, 'child_arrangement'), scopeCodes(both, 'non_molestation_order')]).toEqual([
    scopeCodes(children),
    scopeCodes(abuse),
  ])
  expect([scopeCodes(both), scopeCodes('care_and_supervision')]).toEqual([[], []])
})

test.each<[string, CaseType, unknown, string[] | undefined]>([
  ['one that fits', abuse, ticked('AA019'), undefined],
  ['none', abuse, [], ['certificateScopes: Choose at least one scope.']],
  ['nothing sent', abuse, undefined, ['certificateScopes: This is required.']],
  [
    'an unknown code',
    'finance',
    ticked('FM062', 'ZZ999'),
    ['certificateScopes.1.scope: ZZ999 is not a scope of this type of case.'],
  ],
  [
    'a code of another type',
    'finance',
    ticked('AA019'),
    ['certificateScopes.0.scope: AA019 is not a scope of this type of case.'],
  ],
  [
    'a part where there is none',
    abuse,
    ticked(['AA019', 'non_molestation_order']),
    ['certificateScopes.0.casePart: This case has no parts.'],
  ],
  ['one for each part', both, ticked(['AA019', 'non_molestation_order'], ['FM062', 'child_arrangement']), undefined],
  [
    'a part without any',
    both,
    ticked(['FM062', 'child_arrangement']),
    ['certificateScopes: Choose at least one scope for the part Domestic Abuse.'],
  ],
  ['one without its part', both, ticked('FM062'), ['certificateScopes.0.casePart: This is required.']],
  [
    'one of the other part',
    both,
    ticked(['AA019', 'child_arrangement']),
    ['certificateScopes.0.scope: AA019 is not a scope of this type of case.'],
  ],
  ['any, where the type has none', 'care_and_supervision', ticked('AA019'), undefined],
])('%s', (_what, caseType, scopes, expected) => {
  expect(problems(caseType, scopes)).toEqual(expected)
})

test('a code of another host stays on its case, one of the table does not outlive its type', () => {
  expect(problems('finance', ticked('HOST1'), ticked('HOST1'))).toBeUndefined()
  expect(problems('finance', ticked('AA019'), ticked('AA019'))).toHaveLength(1)
})

test('problems of scopes are reported with those of the other fields', () => {
  expect(
    checkCertificate(
      legalAid.certificate as CertificateDeclaration,
      { certificateScopes: [] },
      caseFactsOf('legal_aid', abuse),
    ).problems?.map(({ path }) => path),
  ).toEqual(['certificateNumber', 'courtLevel', 'dateOfIssue', 'certificateScopes'])
})
