import { atPercent, claimedAmount, type Pence } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { assessed, entered } from '../../../../../dev/assessed.ts'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import { printedPence } from '../../../../../tests/support/printed-pence.ts'
import type { DataSheet, SheetSection } from '../court/data-sheet.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { accountOf } from './account.ts'
import { assessedLines } from './assessed-lines.ts'
import { certificateFigures, certificateRefusal } from './certificate-figures.ts'
import type { FrozenAssessment } from './frozen-assessment.ts'
import { reductionsSheet } from './reductions.ts'
import { settlementSheet } from './settlement-sheet.ts'

const sectionOf = (sheet: DataSheet, title: string): SheetSection => sheet.sections.find((one) => one.title === title)!
const rowsOf = (sheet: DataSheet, title: string) => sectionOf(sheet, title).table?.rows ?? []
const totalOf = (sheet: DataSheet, title: string) => sectionOf(sheet, title).table?.total

/** A bill between the parties whose lines are refused but for one, of which £10,000 are allowed with VAT: £8,333.33. */
const TEN_THOUSAND: Pence = 1_000_000
function allowing(more: Partial<FrozenAssessment>): FrozenCase {
  const frozen = fullInterPartesBill(12)
  const largest = assessedLines(frozen).reduce((a, b) => (b.line.net > a.line.net ? b : a))
  const bill = {
    ...frozen.bill,
    heads: frozen.bill.heads.map((head) => ({
      ...head,
      lines: head.lines.map((line) => (line === largest.line ? { ...line, net: 900_000, vat: 180_000 } : line)),
    })),
  }
  const raised = { ...frozen, bill }
  const { assessment, ...rest } = entered(
    raised,
    Object.fromEntries(
      assessedLines(raised).map(({ number, line }) => [
        number,
        line.net === 900_000
          ? { allowed: { hours: null, rate: null, amount: 833_333, vat: 166_667 } }
          : { allowed: atPercent(line, 0) },
      ]),
    ),
    more,
  )
  return { ...rest, assessment: assessment! }
}
const year = { rate: 800, from: '2025-01-01', until: '2026-01-01', disallowed: [] }

describe('what is owed', () => {
  test('is what is allowed with a year of interest at 8 %', () =>
    expect(accountOf(allowing({ interest: year }))).toMatchObject({
      sums: { allowed: { gross: TEN_THOUSAND } },
      ...{ open: 0, interest: 80_000, daily: 219, paid: 0, balance: 1_080_000, payable: null },
    }))
  test('has no interest without a first day, or before it; payments up to the day count all the same', () => {
    const payments = [
      { date: '2026-01-02', amount: 400_00, words: null },
      { date: '2026-01-01', amount: 300_00, words: null },
      { date: '2025-06-01', amount: 200_00, words: 'On account' },
    ]
    for (const [from, interest] of [
      [null, null],
      ['2026-01-02', 0],
    ] as const)
      expect(accountOf(allowing({ payments, interest: { ...year, from } }))).toMatchObject({
        ...{ interest, periods: [], paid: 500_00, balance: 950_000 },
        payments: [{ date: '2025-06-01' }, { date: '2026-01-01' }],
        later: [{ date: '2026-01-02' }],
      })
  })
})

describe('what is to be paid by a day', () => {
  const payableOf = (payBy: string, payments: FrozenAssessment['payments'] = []) =>
    accountOf(allowing({ payBy, payments, interest: { ...year, until: '2026-01-01' } })).payable
  test('has the interest up to it, and what is paid until then', () => {
    // A year and 14 days: 80,000 × 379 / 365 = 83,068.49 pence.
    expect(payableOf('2026-01-15')).toEqual({ by: '2026-01-15', amount: 1_083_068 })
    // 370 days of £10,000, then 9 of £6,000: 81,095.89 and 1,183.56.
    expect(payableOf('2026-01-15', [{ date: '2026-01-06', amount: 400_000, words: null }])).toEqual({
      ...{ by: '2026-01-15', amount: 682_280 },
    })
  })
  test('is nothing on a day that is past, or once all is paid', () => {
    expect(payableOf('2025-12-31')).toBeNull()
    expect(payableOf('2026-01-15', [{ date: '2025-12-31', amount: 1_100_000, words: null }])).toBeNull()
  })
  test('stands with what is owed', () =>
    expect(
      sectionOf(certificateFigures(allowing({ payBy: '2026-01-15', interest: year })), 'Amount owed').notes,
    ).toEqual(['To be paid by 15 January 2026: £10,830.68, with the interest up to that day.']))
})

describe('the figures of the certificate', () => {
  const of = certificateFigures(
    allowing({
      payments: [
        { date: '2025-07-01', amount: 250_000, words: 'Interim certificate' },
        { date: '2025-04-01', amount: 400_000, words: null },
      ],
      interest: { ...year, disallowed: [{ from: '2025-06-01', to: '2025-06-30' }] },
      offers: [{ date: '2025-12-24', by: 'paying_party', amount: 712_345, words: 'Zebedee’s offer' }],
    }),
  )
  test('are those of what is allowed, with VAT', () => {
    expect(rowsOf(of, 'Costs allowed')).toEqual([
      ['Profit costs', '0.00', '0.00', '0.00'],
      ['Disbursements', '8,333.33', '1,666.67', '10,000.00'],
    ])
    expect(totalOf(of, 'Costs allowed')).toEqual(['Total allowed', '8,333.33', '1,666.67', '10,000.00'])
  })
  test('have each period of interest with its days and its principal, the disallowed one named', () => {
    // 90 days of £10,000: 80,000 × 90 / 365 = 19,726.03 pence. 61 days of £6,000: 48,000 × 61 / 365 = 8,021.92.
    // 184 days of £3,500: 28,000 × 184 / 365 = 14,115.07.
    expect(rowsOf(of, 'Interest')).toEqual([
      ['01/01/2025', '31/03/2025', '90', '10,000.00', '197.26'],
      ['01/04/2025', '31/05/2025', '61', '6,000.00', '80.22'],
      ['01/06/2025', '30/06/2025', '30', '6,000.00', 'disallowed'],
      ['01/07/2025', '31/12/2025', '184', '3,500.00', '141.15'],
    ])
    expect(totalOf(of, 'Interest')).toEqual(['Total', '', '365', '', '418.63'])
    expect(sectionOf(of, 'Interest').rows).toEqual([
      { label: 'Rate', value: '8% a year' },
      { label: 'From', value: '1 January 2025' },
      { label: 'Up to, not counted', value: '1 January 2026' },
      { label: 'Days without interest', value: '1 June 2025 to 30 June 2025' },
    ])
  })
  test('have the payments in order of day, and what is owed', () => {
    expect(rowsOf(of, 'Payments')).toEqual([
      ['01/04/2025', '', '4,000.00'],
      ['01/07/2025', 'Interim certificate', '2,500.00'],
    ])
    expect([...rowsOf(of, 'Amount owed'), totalOf(of, 'Amount owed')]).toEqual([
      ['Costs allowed, with VAT', '10,000.00'],
      ['Interest', '418.63'],
      ['Less payments', '−6,500.00'],
      ['Balance', '3,918.63'],
    ])
  })
  test('say nothing of an offer', () => expect(JSON.stringify(of)).not.toMatch(/offer|zebedee|7,123/i))
  test('say where too much is paid, that nothing is paid, and a rate with its hundredths', () => {
    const paid = certificateFigures(
      allowing({
        payments: [{ date: '2025-01-01', amount: 1_100_000, words: null }],
        interest: { ...year, rate: 425 },
      }),
    )
    expect(totalOf(paid, 'Amount owed')).toEqual(['Paid too much', '1,000.00'])
    expect(sectionOf(paid, 'Interest').rows[0]).toEqual({ label: 'Rate', value: '4.25% a year' })
    const unpaid = certificateFigures(allowing({}))
    expect(sectionOf(unpaid, 'Payments').sentences).toEqual(['Nothing is recorded as paid.'])
    expect(sectionOf(unpaid, 'Interest').sentences).toEqual([
      'No first day of interest is entered, and none is worked out.',
    ])
  })
  test('are refused in a sentence while a line has no ruling', () => {
    const frozen = allowing({})
    const [first, ...others] = Object.entries(frozen.assessment!.lines)
    const open = { ...frozen, assessment: { ...frozen.assessment!, lines: Object.fromEntries(others) } }
    const sentence =
      '1 line of the bill has no ruling. The figures of what is allowed can be made once every line has one.'
    expect(certificateRefusal(assessedLines(open))).toBe(sentence)
    expect(() => certificateFigures(open)).toThrow(sentence)
    const refused = { ...first![1], allowed: { ...first![1].allowed!, amount: 0, vat: 0 } }
    const none = { ...open.assessment.lines, [first![0]]: refused }
    expect(certificateRefusal(assessedLines({ ...open, assessment: { ...open.assessment, lines: none } }))).toBeNull()
  })
  test('are those of profit costs, counsel and disbursements where counsel have a head of their own', () => {
    const sheet = certificateFigures(assessed(fullHighCostBill(6)))
    expect(rowsOf(sheet, 'Costs allowed').map(([title]) => title)).toEqual(['Profit costs', 'Counsel', 'Disbursements'])
  })
  test('name a form, parties and an order only where a court certifies the costs', () => {
    const titlesOf = (frozen: FrozenCase) => certificateFigures(frozen).sections.map(({ title }) => title)
    for (const frozen of [fullLegalAidBill(6), fullHighCostBill(6)]) {
      const sheet = certificateFigures(assessed(frozen))
      expect([sheet.title, sheet.notice]).toEqual(['Figures of what is allowed', null])
      expect(JSON.stringify(sheet)).not.toMatch(/N256|47\.17|Receiving party|Costs of the detailed assessment/)
    }
    for (const frozen of [fullInterPartesBill(6), fullCourtOfProtectionBill(6)]) {
      expect(certificateFigures(assessed(frozen)).notice).toContain('N256')
      expect(titlesOf(assessed(frozen))).toEqual(expect.arrayContaining(['Parties', 'Not recorded in the case']))
    }
  })
})

describe('the settlement sheet', () => {
  const offers: FrozenAssessment['offers'] = [
    { date: '2025-12-24', by: 'receiving_party', amount: 1_100_000, words: null },
    { date: '2025-06-01', by: 'paying_party', amount: 712_345, words: 'Open for 21 days' },
    { date: '2025-12-30', by: 'paying_party', amount: TEN_THOUSAND, words: null },
  ]
  test('has each offer beside what is allowed, by day, and says that it is not for the court', () => {
    const sheet = settlementSheet(allowing({ offers, interest: year }))
    expect(sheet.marking).toBe('Internal. Not for the court')
    expect(rowsOf(sheet, 'Offers to settle')).toEqual([
      ['01/06/2025', 'Paying party', 'Open for 21 days', '7,123.45', '2,876.55 less than is allowed'],
      ['24/12/2025', 'Receiving party', '', '11,000.00', '1,000.00 more than is allowed'],
      ['30/12/2025', 'Paying party', '', '10,000.00', 'as much as is allowed'],
    ])
    expect(totalOf(sheet, 'Balance')).toEqual(['Balance', '10,800.00'])
  })
  test('compares no offer while a line has no ruling, and says what is open', () => {
    const sheet = settlementSheet(
      entered(fullInterPartesBill(12), { 1: ({ line }) => ({ allowed: claimedAmount(line) }) }, { offers }),
    )
    expect(rowsOf(sheet, 'Offers to settle').map((row) => row.at(-1))).toEqual(['–', '–', '–'])
    expect(sectionOf(sheet, 'Offers to settle').notes[0]).toContain('27 lines have none')
    expect(totalOf(sheet, 'Balance of what is allowed so far')).toEqual(['Balance', '205.56'])
    expect(sectionOf(sheet, 'Costs').rows.at(-1)!.value).toMatch(/^£[\d,.]+ in 27 lines$/)
  })
  test('says that no offer is recorded', () =>
    expect(sectionOf(settlementSheet(allowing({})), 'Offers to settle').sentences).toEqual(['No offer is recorded.']))
})

describe.each([
  ['legal aid', fullLegalAidBill(120)],
  ['high cost', fullHighCostBill(12)],
  ['the Court of Protection', fullCourtOfProtectionBill(120)],
  ['between the parties', fullInterPartesBill(120)],
])('the reductions of %s', (_area, frozen) => {
  const of = assessed(frozen, 'half')
  const sheet = reductionsSheet(of)
  /** The lines of which less is allowed than is claimed. */
  const reduced = assessedLines(of).filter(({ claimed, allowed }) => allowed && allowed.amount < claimed.amount)
  test('are the same in all by reason, work, fee earner and grade, the largest first', () => {
    expect(sheet.sections).toHaveLength(4)
    for (const { table } of sheet.sections) {
      const figures = table!.rows.map((row) => printedPence(row[4]!))
      expect(figures).toEqual(figures.toSorted((a, b) => b - a))
      for (const row of table!.rows) expect(printedPence(row[2]!) - printedPence(row[3]!)).toBe(printedPence(row[4]!))
      expect(table!.total!.slice(1).map((cell, i) => (i === 0 ? Number(cell) : printedPence(cell)))).toEqual([
        reduced.length,
        ...[
          reduced.reduce((sum, { line }) => sum + line.net, 0),
          reduced.reduce((sum, { allowed }) => sum + allowed!.amount, 0),
          reduced.reduce((sum, { line, allowed }) => sum + line.net - allowed!.amount, 0),
        ],
      ])
    }
  })
  test('by reason are those of the lines with it', () => {
    const ofTime = reduced.filter(({ reason }) => reason === 'time')
    const row = rowsOf(sheet, 'By reason').find(([name]) => name === 'Too much time')!
    expect([Number(row[1]), printedPence(row[4]!)]).toEqual([
      ofTime.length,
      ofTime.reduce((sum, { line, allowed }) => sum + line.net - allowed!.amount, 0),
    ])
  })
})

test('nothing that was reduced is said, and what has no ruling is no reduction', () => {
  const frozen = entered(fullInterPartesBill(12), { 1: ({ line }) => ({ allowed: claimedAmount(line) }) })
  const { sections } = reductionsSheet(frozen)
  const nothing = ['Nothing was reduced.']
  expect(sections.map(({ sentences, table }) => [sentences, table])).toEqual([
    [['Not ruled on, and not counted here: 27 of 28 lines.', ...nothing], null],
    ...[nothing, nothing, nothing].map((sentences) => [sentences, null]),
  ])
})
