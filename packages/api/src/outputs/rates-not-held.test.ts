import { describe, expect, test } from 'vitest'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../../../dev/full-high-cost.ts'
import { lineWithoutRate, withoutRates } from '../../../../dev/without-rates.ts'
import { fixedCostsClaim } from './court-of-protection/fixed-costs.ts'
import { electronicBill } from './court-of-protection/electronic-bill/electronic-bill.ts'
import { paperBill as courtOfProtectionPaperBill } from './court-of-protection/paper-bill.ts'
import { shortForm } from './court-of-protection/short-form.ts'
import type { FrozenCase } from './frozen-case.ts'
import { claimDocument } from './high-cost/claim-document.ts'
import { billDocument } from './legal-aid/bill-document.ts'

/** Where a document prints nothing as an amount, by the names on the way to it. */
const zeros = (document: unknown, at = ''): string[] => {
  if (document === '0.00' || document === '£0.00') return [at]
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([key, value]) => zeros(value, Array.isArray(document) ? at : `${at}.${key}`))
}
/** Those of a document of which it is known that they are nothing: nothing was paid out, no work of a kind was done. */
const KNOWN = /disbursements|counselPaid|experts\.|\.vat\.|\.sections\.rows\.runningTotal|\.events\.|\.summary\.counsel/
const zerosOfWork = (document: object): string[] => {
  const {
    sections = [],
    totals = [],
    summary,
    ...rest
  } = document as { sections?: object[]; totals?: { label: string }[]; summary?: { rows?: { figures?: string[] }[] } }
  const claimed = {
    ...rest,
    sections: sections.filter((section) => !('rows' in section) || (section.rows as unknown[]).length > 0),
    totals: totals.filter(({ label }) => !label.includes('isbursements')),
    // The third column of a high cost claim is that of the disbursements.
    summary: { ...summary, rows: summary?.rows?.map((row) => ({ ...row, figures: row.figures?.toSpliced(2, 1) })) },
  }
  return [...new Set(zeros(claimed))].filter((at) => !KNOWN.test(at))
}

const fixed = fullCourtOfProtectionBill(20, { basis: 'fixed', categories: ['annual_management_later_year'] })
const documents: readonly (readonly [string, (frozen: FrozenCase) => object, FrozenCase])[] = [
  ['the legal aid bill', billDocument, fullLegalAidBill(30)],
  ['the bill of the Court of Protection', courtOfProtectionPaperBill, fullCourtOfProtectionBill(60)],
  ['its schedules', courtOfProtectionPaperBill, fullCourtOfProtectionBill(300)],
  ['the short form', shortForm, fullCourtOfProtectionBill(9, { opgEstimate: 100_000 })],
  ['the claim of fixed costs', fixedCostsClaim, fixed],
  ['the high cost claim', claimDocument, fullHighCostBill(6)],
]

describe.each(documents)('%s', (_name, make, frozen) => {
  test('prints what is not held as such, never as nothing', () => {
    expect(zerosOfWork(make(withoutRates(frozen)))).toEqual([])
    expect(JSON.stringify(make(withoutRates(frozen)))).toMatch(/not held|no value/i)
  })
  test('has its amounts where rates are held', () => expect(JSON.stringify(make(frozen))).toMatch(/\d\.\d\d"/))
})

test('a total that leaves something out says how much', () => {
  const frozen = fullLegalAidBill(30)
  const of = frozen.bill.heads.find(({ name }) => name === 'scheduled')!
  const heads = frozen.bill.heads.map((head) =>
    head === of ? { ...head, lines: head.lines.map((line, i) => (i < 2 ? lineWithoutRate(line) : line)) } : head,
  )
  const { work } = billDocument({ ...frozen, bill: { ...frozen.bill, heads } }).sections[0]!
  const schedule = work!.schedules.find(({ title }) => title.startsWith('Scheduled'))!
  expect(schedule.totalLabel).toBe('Total: scheduled, without 2 items whose rate is not held')
  expect(work!.schedules.filter((one) => one !== schedule).map(({ totalLabel }) => totalLabel)).toEqual([
    'Total: routine',
  ])
})

describe('the electronic bill of the Court of Protection', () => {
  const sheetOf = (frozen: FrozenCase, wanted: string) =>
    electronicBill(frozen).sheets.find(({ name }) => name === wanted)!.rows
  test('says in every line and sum that the rate is not held', () => {
    const frozen = withoutRates(fullCourtOfProtectionBill(30))
    const lines = sheetOf(frozen, 'Bill Detail').slice(4)
    const charged = lines.filter((row) => row[23]!.value === 'Yes')
    expect(charged.length).toBeGreaterThan(20)
    expect(charged.every((row) => row[12]!.value === '')).toBe(true)
    for (const row of charged) expect([row[4]!.value, row[10]!.value]).toEqual(['Rate not held', 'Rate not held'])
    for (const name of ['Activity Summary', 'Party Summary', 'Part Summary']) {
      const worked = sheetOf(frozen, name)
        .slice(4)
        .filter((row) => row.some(({ format, value }) => format === 'hours' && value !== 0))
      expect(worked.length).toBeGreaterThan(1)
      // The fifth column is of disbursements, or of a grade that nobody has.
      for (const row of worked)
        expect([name, row.filter(({ format, value }, i) => format === 'money' && value === 0 && i !== 4)]).toEqual([
          name,
          [],
        ])
    }
    expect(sheetOf(frozen, 'Summary of Assessed Bill')[4]![1]!.value).toBe('Rate not held')
    expect(
      sheetOf(frozen, 'Front Sheet')
        .flat()
        .map(({ value }) => value),
    ).toContain('Rate not held')
  })
})
