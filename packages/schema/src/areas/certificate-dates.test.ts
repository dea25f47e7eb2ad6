import { expect, test } from 'vitest'
import { checkCertificate, type CertificateDeclaration } from './area.ts'
import { certificateDateProblems, type CertificateDates } from './certificate-dates.ts'
import { caseFactsOf } from './index.ts'
import { legalAid } from './legal-aid.ts'

const TODAY = '2026-02-01'
const dates = (issued: string | null, sent: string | null): CertificateDates => ({
  dateOfIssue: issued,
  dateSentToClient: sent,
})
const wrong = (now: CertificateDates, stored: CertificateDates = {}): string[] =>
  certificateDateProblems(now, { today: TODAY }, stored).map(({ path }) => path)

test.each<[string, CertificateDates, CertificateDates | undefined, string[]]>([
  ['in order', dates('2026-01-05', '2026-01-19'), undefined, []],
  ['both of one day, today', dates(TODAY, TODAY), undefined, []],
  ['issued tomorrow', dates('2026-02-02', null), undefined, ['dateOfIssue']],
  ['sent tomorrow', dates('2026-01-05', '2026-02-02'), undefined, ['dateSentToClient']],
  ['sent before it was issued', dates('2026-01-05', '2026-01-04'), undefined, ['dateSentToClient']],
  ['both wrong', dates('2026-02-03', '2026-02-02'), undefined, ['dateOfIssue', 'dateSentToClient']],
  ['old dates in the future', dates('2026-03-01', '2026-04-01'), dates('2026-03-01', '2026-04-01'), []],
  [
    'old dates in the wrong order, with a time',
    dates('2026-01-05', '2026-01-04'),
    dates('2026-01-05T00:00:00', '2026-01-04'),
    [],
  ],
  [
    'a new date of issue after the old date sent',
    dates('2026-01-20', '2026-01-19'),
    dates('2026-01-05', '2026-01-19'),
    ['dateOfIssue'],
  ],
  [
    'a new date sent before the old date of issue',
    dates('2026-01-05', '2026-01-04'),
    dates('2026-01-05', null),
    ['dateSentToClient'],
  ],
  [
    'an old date of issue in the future, and a new date sent',
    dates('2026-03-01', '2026-01-19'),
    dates('2026-03-01', null),
    ['dateSentToClient'],
  ],
  ['a date taken out', dates('2026-01-05', null), dates('2026-01-05', '2026-01-04'), []],
])('%s', (_what, now, stored, expected) => expect(wrong(now, stored)).toEqual(expected))

test('without a day to judge by, only the order counts', () =>
  expect(certificateDateProblems(dates('2099-01-02', '2099-01-01'), {}, {})).toHaveLength(1))

test('a certificate reports its dates with its other problems, and not what is no date', () => {
  const check = (dateOfIssue: unknown) =>
    checkCertificate(
      legalAid.certificate as CertificateDeclaration,
      { certificateNumber: 'ABCDEF123456', dateOfIssue, dateSentToClient: '2026-02-02T00:00:00' },
      { ...caseFactsOf('legal_aid', 'care_and_supervision'), today: TODAY },
    ).problems?.map(({ path }) => path)
  expect(check('2026-02-02')).toEqual(['courtLevel', 'dateOfIssue', 'dateSentToClient'])
  expect(check('soon')).toEqual(['courtLevel', 'dateOfIssue', 'dateSentToClient'])
})
