import { describe, expect, test } from 'vitest'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { fullBudget, fullInterPartesBill } from '../../../../dev/full-inter-partes.ts'
import { fullHighCostBill } from '../../../../dev/full-high-cost.ts'
import { lineWithoutRate } from '../../../../dev/without-rates.ts'
import { fixedCostsClaim } from './court-of-protection/fixed-costs.ts'
import { electronicBill as courtOfProtectionElectronicBill } from './court-of-protection/electronic-bill/electronic-bill.ts'
import { paperBill as courtOfProtectionPaperBill } from './court-of-protection/paper-bill.ts'
import { shortForm } from './court-of-protection/short-form.ts'
import type { FrozenCase } from './frozen-case.ts'
import { claimDocument } from './high-cost/claim-document.ts'
import { budgetDocument } from './inter-partes/costs-budget/budget-document.ts'
import { budgetWorkbook } from './inter-partes/costs-budget/budget-workbook.ts'
import { electronicBill } from './inter-partes/electronic-bill/electronic-bill.ts'
import { paperBill } from './inter-partes/paper-bill.ts'
import { billDocument } from './legal-aid/bill-document.ts'

/** The case with other dates of its first items that have a line, item by item. */
function dated(frozen: FrozenCase, ...dates: string[]): FrozenCase {
  const uuids = [...new Set(frozen.bill.heads.flatMap(({ lines }) => lines.flatMap(({ item }) => item ?? [])))]
  const of = new Map(dates.map((date, i) => [uuids[i] ?? '', date]))
  const dateOf = (uuid: string | null, date: string | null) => of.get(uuid ?? '') ?? date
  return {
    ...frozen,
    items: Object.fromEntries(
      Object.entries(frozen.items).map(([uuid, item]) => [uuid, { ...item, date: dateOf(uuid, item.date) }]),
    ),
    bill: {
      ...frozen.bill,
      heads: frozen.bill.heads.map((head) => ({
        ...head,
        lines: head.lines.map((line) => ({ ...line, date: dateOf(line.item, line.date) })),
      })),
    },
  }
}
const found = (frozen: FrozenCase, rule: 'duplicate' | 'over_24_hours', count: number): FrozenCase => ({
  ...frozen,
  filing: [{ rule, count }],
})
const partly = (frozen: FrozenCase): FrozenCase => ({
  ...frozen,
  bill: {
    ...frozen.bill,
    unpriced: 1,
    heads: frozen.bill.heads.map((head, i) =>
      i === 0 || head.name === 'scheduled'
        ? { ...head, lines: head.lines.map((line, at) => (at === 0 ? lineWithoutRate(line) : line)) }
        : head,
    ),
  },
})
// Completed on 3 February 2026.
const LATER = '2026-02-04'
const statementsOf = ({ certificate }: { certificate: { statements: string[] } }) => certificate.statements.join(' ')
const accuracyOf = ({ certificates }: { certificates: { opening: string }[] }) => certificates[0]!.opening

describe('the certificate of legal aid', () => {
  const certified = (frozen: FrozenCase) => statementsOf(billDocument(frozen))
  test('certifies the dates of the work only of that which is not before the certificate', () => {
    expect(certified(fullLegalAidBill(9))).toContain(
      'within the scope and the dates of certificate 200031456789 and those linked with it (200031456790);',
    )
    expect(certified(dated(fullLegalAidBill(9), '2025-01-09', '2024-12-31'))).toContain(
      'those linked with it (200031456790), except for the 2 items dated before 10 January 2025, when the certificate was issued;',
    )
    expect(certified(dated(fullLegalAidBill(9), '2025-01-10'))).not.toContain('except')
  })
  test('does not say that what is dated later than the bill was done', () =>
    expect(certified(dated(fullLegalAidBill(9), LATER))).toContain(
      'were actually done and made, except for the 1 item dated after 3 February 2026, when the case was completed;',
    ))
  test('names the days that have more than 24 hours, and what is recorded again', () => {
    expect(certified(found(fullLegalAidBill(9), 'over_24_hours', 1))).toContain(
      'except for the time of 1 day on which more than 24 hours are recorded for one person;',
    )
    expect(certified(found(fullLegalAidBill(9), 'duplicate', 2))).toContain(
      'nothing in it has been claimed or paid before, except for the 2 items recorded again, alike in every detail;',
    )
  })
  test('names no certificate without a number, and says what it leaves out beside what it excepts', () => {
    const frozen = dated(partly(fullLegalAidBill(9)), LATER)
    const text = certified({ ...frozen, certificate: { ...frozen.certificate!, certificateNumber: null } })
    expect(text).toContain('within the scope and the dates of the certificate')
    expect(text).not.toContain('null')
    expect(text).toMatch(
      /This bill leaves out .+\. Apart from (it|them) the bill is accurate and complete, .+ except for the 1 item/,
    )
  })
  test('a copy that is dated later was not sent yet', () => {
    const frozen = fullLegalAidBill(9)
    expect(
      certified({
        ...frozen,
        certificate: { ...frozen.certificate!, financialInterest: true, dateSentToClient: LATER },
      }),
    ).toContain('a copy of this bill is to be sent to the client on 4 February 2026')
  })
})

describe('the certificate of a high cost claim', () => {
  const certified = (frozen: FrozenCase) => statementsOf(claimDocument(frozen))
  test('excepts what is before the certificate, later than the claim, or recorded again', () => {
    const frozen = fullHighCostBill(6)
    expect(certified(frozen)).not.toContain('except')
    expect(certified(dated(frozen, '2001-01-01'))).toMatch(
      /, except for the 1 item dated before .+, when the certificate was issued;/,
    )
    expect(certified(dated(frozen, LATER))).toContain('except for the 1 item dated after 3 February 2026')
    expect(certified(found(frozen, 'duplicate', 1))).toMatch(
      /paid before, except for the 1 item recorded again, alike in every detail\.$/,
    )
  })
  test('has no voucher to be enclosed that there is not', () => {
    const frozen = fullHighCostBill(6)
    const choicesOf = (documents: string[]) =>
      claimDocument({
        ...frozen,
        items: Object.fromEntries(Object.entries(frozen.items).map(([uuid, item]) => [uuid, { ...item, documents }])),
      }).choices
    expect(choicesOf(['a.pdf'])).toContain(
      'The voucher of each disbursement and the invoice of each expert is enclosed.',
    )
    expect(choicesOf([]).join(' ')).toMatch(/is enclosed, except of the \d+ for which none is attached\./)
  })
})

describe('the certificate of accuracy of a court', () => {
  const cases = [
    [
      'the Court of Protection',
      courtOfProtectionPaperBill,
      fullCourtOfProtectionBill(40),
      '1 April 2024 or after 31 March 2025',
    ],
    ['the short form', shortForm, fullCourtOfProtectionBill(9), '1 April 2024 or after 31 March 2025'],
    ['the other side', paperBill, fullInterPartesBill(40), '1 April 2024 or after 31 December 2025'],
  ] as const
  test.each(cases)('excepts what is outside the period of the bill: %s', (_of, make, frozen, period) => {
    expect(accuracyOf(make(frozen))).toBe('I certify that this bill is both accurate and complete.')
    const [start, end] = [frozen.case.details!.start_date, frozen.case.details!.end_date] as [string, string]
    expect(accuracyOf(make(dated(frozen, start, end)))).not.toContain('except')
    expect(accuracyOf(make(dated(frozen, '2023-03-31', '2026-01-01')))).toContain(
      `is both accurate and complete, except for the 2 items dated outside the period of this bill (before ${period})`,
    )
    expect(accuracyOf(make(dated(frozen, '2023-03-31')))).toContain('(before 1 April 2024)')
  })
  test.each(cases)('excepts what is later than the bill, and days of more than 24 hours: %s', (_of, make, frozen) => {
    expect(accuracyOf(make(dated(frozen, LATER)))).toMatch(
      /, and the 1 item dated after 3 February 2026, when the case was completed\.$/,
    )
    expect(accuracyOf(make(found(frozen, 'over_24_hours', 2)))).toContain(
      'except for the time of 2 days on each of which more than 24 hours are recorded for one person.',
    )
  })
  test('excepts what is outside the period of its part of the case', () => {
    const frozen = fullCourtOfProtectionBill(40)
    const of = (periods: { startDate: string | null; endDate: string | null }) =>
      accuracyOf(
        courtOfProtectionPaperBill({ ...frozen, parts: frozen.parts!.map((part) => ({ ...part, ...periods })) }),
      )
    expect(of({ startDate: null, endDate: null })).not.toContain('except')
    expect(of({ startDate: null, endDate: '2024-04-30' })).toMatch(
      /except for the \d+ items dated outside the periods of their parts\.$/,
    )
  })
  test('a claim of fixed costs certifies what it claims, and not work that it does not', () => {
    const fixed = fullCourtOfProtectionBill(20, { basis: 'fixed', categories: ['annual_management_later_year'] })
    expect(accuracyOf(fixedCostsClaim(dated(fixed, '2001-01-01')))).toBe(
      'I certify that this claim is both accurate and complete.',
    )
  })
  test('says both what is left out and what is excepted', () =>
    expect(accuracyOf(courtOfProtectionPaperBill(dated(partly(fullCourtOfProtectionBill(40)), LATER)))).toMatch(
      /^This bill leaves out 1 item .+\. I certify that apart from it this bill is both accurate and complete, except for .+\.$/,
    ))
  test('stands in the electronic bills too', () => {
    const said = 'dated outside the period of this bill (before 1 April 2024)'
    expect(
      JSON.stringify(courtOfProtectionElectronicBill(dated(fullCourtOfProtectionBill(40), '2023-03-31'))).split(said),
    ).toHaveLength(3)
    expect(JSON.stringify(electronicBill(dated(fullInterPartesBill(40), '2023-03-31')))).toContain(said)
  })
})

describe('the statement of truth of a budget', () => {
  const frozen = fullInterPartesBill(40, { caseType: 'costs_budget' }, { budget: fullBudget })
  test('is that of the practice direction while the budget is that of the case', () =>
    expect(budgetDocument(frozen).truth).toMatch(/^This budget is a fair and accurate statement/))
  test('excepts incurred costs that have changed since it was saved', () => {
    const { budget } = frozen
    const { incurred } = budget!.figures
    const changed = {
      ...frozen,
      budget: { ...budget!, figures: { ...budget!.figures, incurred: { ...incurred, time: incurred.time - 1_000 } } },
    }
    expect(budgetDocument(changed).truth).toMatch(
      /^Except that the costs recorded to .+ have changed since it was saved, from £[\d,]+\.\d\d to £[\d,]+\.\d\d, this budget is a fair/,
    )
    expect(JSON.stringify(budgetWorkbook(changed))).toContain('Except that the costs recorded to')
  })
})
