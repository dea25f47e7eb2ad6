import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { fullBudget, fullInterPartesBill } from '../../../../dev/full-inter-partes.ts'
import { fullHighCostBill } from '../../../../dev/full-high-cost.ts'
import { isEveryDocument, sampled } from '../../../../dev/sampled.ts'
import { fixedCostsClaim } from './court-of-protection/fixed-costs.ts'
import { paperBill as courtOfProtectionPaperBill } from './court-of-protection/paper-bill.ts'
import { shortForm } from './court-of-protection/short-form.ts'
import { claimDocument } from './high-cost/claim-document.ts'
import { counselBreakdown } from './high-cost/counsel-breakdown.ts'
import { budgetDocument } from './inter-partes/costs-budget/budget-document.ts'
import { paperBill } from './inter-partes/paper-bill.ts'
import { billDocument } from './legal-aid/bill-document.ts'
import { typeset } from './typst.ts'

const folder = mkdtempSync(join(tmpdir(), 'notes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plain = (text: string): string => text.replaceAll(/[\s\u200b]+/g, '')
/** What stands on a page between its head and its foot. */
const bodyOf = (page: string): string =>
  plain(
    page
      .split('\n')
      .filter((line) => !/Brought forward|Carried forward|Page \d+ of \d+/.test(line))
      .join('\n'),
  )

const NOTE_FIELDS = new Set([
  'notes',
  'marked',
  'notHeldCount',
  'missingCounts',
  'statements',
  'exclusions',
  'why',
  'note',
])
/** The notes of the templates themselves. */
const OWN_NOTES = [
  'Rates and shared costs are recorded for information. They are not priced.',
  'Numbers are those of the claim, which names the authority of each fee. Counsel’s fees and expenses that were paid as disbursements are included.',
]
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
/** The notes of a document, wherever they are. */
function notesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    NOTE_FIELDS.has(key) ? textsIn(one) : notesIn(one),
  )
}

/** The pages of a document, and the numbers of those that hold nothing but notes. */
async function pagesOf(template: string, document: object): Promise<{ count: number; ofNotes: number[] }> {
  const { pdf } = await typeset(
    join(import.meta.dirname, 'bill', template),
    { 'document.json': document, 'bill.json': {}, 'budget.json': {} },
    new Date('2026-02-03T16:20:00Z'),
  )
  const file = join(folder, 'document.pdf')
  writeFileSync(file, pdf)
  const pages = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
  const notes = [...notesIn(document), ...OWN_NOTES]
    .map(plain)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  const { reference = '', firm = '' } = document as { reference?: string; firm?: string }
  const ofNotes = pages.flatMap((page, i) => {
    const body = bodyOf(page.replace(reference, '').replace(firm, ''))
    // A note may begin on the page before.
    const left = notes.reduce((text, one) => text.replaceAll(one, ''), body)
    const isTail = left !== '' && notes.some((one) => one.endsWith(left))
    return body !== '' && (left === '' || isTail) ? [i + 1] : []
  })
  return { count: pages.length, ofNotes }
}

const MARK = [
  '‡ Table 9(a): Own edition of Ashdown, recorded by Ellen Marsh on 3 March 2025. Authority: the letter of the agency of that day.',
]
const repeated = <T>(rows: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => rows[i % rows.length]!)

// Without what stands on other pages, so that many lengths are tried in little time.
const legalAid = { ...billDocument(fullLegalAidBill(4)), sections: [], hearings: [], vouchers: [] }
const none = { parts: [], schedules: [], vouchers: [], certificates: [], narrative: ['Short.'] }
const deputy = { ...courtOfProtectionPaperBill(fullCourtOfProtectionBill(4)), ...none }
const short = shortForm(fullCourtOfProtectionBill(4))
const fixed = fixedCostsClaim(
  fullCourtOfProtectionBill(2, { basis: 'fixed', categories: ['annual_management_later_year'] }),
)
const interPartes = { ...paperBill(fullInterPartesBill(4)), ...none }
const claim = claimDocument(fullHighCostBill(3))
const byHour = claimDocument(fullHighCostBill(3, {}, { feeScheme: 'hourly' }))
const counsel = counselBreakdown(fullHighCostBill(3))
const budget = budgetDocument(fullInterPartesBill(4, { caseType: 'costs_budget' }, { budget: fullBudget }))
const withAuthorities = <T extends { summary: typeof legalAid.summary }>(document: T, n: number): T => ({
  ...document,
  summary: {
    ...document.summary,
    authorities: repeated(legalAid.summary.authorities, n).map((row, i) => ({
      ...row,
      notes: i === n - 1 ? MARK : [],
    })),
  },
})
/** Documents that grow by one line after another, so that the end of a page falls between any two of them. */
const growing: readonly (readonly [
  name: string,
  template: string,
  of: (n: number) => object,
  from: number,
  to: number,
])[] = [
  ['a legal aid bill with many authorities', 'legal-aid.typ', (n) => withAuthorities(legalAid, n), 12, 40],
  [
    'a bill of the Court of Protection with many authorities',
    'paper-bill.typ',
    (n) => withAuthorities(deputy, n),
    2,
    34,
  ],
  [
    'a short form with many rows',
    'short-form.typ',
    (n) => ({
      ...short,
      notHeldCount: '1 item is not priced because no rate is held.',
      marked: MARK,
      sections: [{ ...short.sections[0]!, rows: repeated([{ text: 'Reviewing', time: '0:06', amount: '10.00' }], n) }],
    }),
    1,
    42,
  ],
  [
    'a claim of fixed costs with many rows',
    'fixed-costs.typ',
    (n) => withAuthorities({ ...fixed, rows: repeated(fixed.rows, n) }, 3),
    1,
    60,
  ],
  [
    'a bill between the parties with many phases',
    'paper-bill.typ',
    (n) => ({
      ...interPartes,
      breakdowns: [{ ...interPartes.breakdowns[0]!, rows: repeated(interPartes.breakdowns[0]!.rows, n) }],
      notHeldCount: '1 item is not priced because no rate is held.',
    }),
    20,
    50,
  ],
  [
    'a cover with many facts',
    'legal-aid.typ',
    (n) => ({
      ...legalAid,
      cover: {
        ...legalAid.cover,
        facts: [[repeated([{ label: 'Court', value: 'Leeds' }], n)], []],
        notHeldCount: '1 item is not priced because no rate is held.',
      },
    }),
    14,
    46,
  ],
  [
    'a title page with many facts',
    'paper-bill.typ',
    (n) => ({
      ...deputy,
      facts: [[repeated([{ label: 'Court', value: 'Leeds' }], n)], []],
      notHeldCount: '1 item is not priced because no rate is held.',
    }),
    8,
    40,
  ],
  [
    'a high cost claim with many parties',
    'high-cost-claim.typ',
    (n) => ({ ...claim, narrative: { paragraphs: ['Short.'], given: true }, parties: repeated(claim.parties, n) }),
    20,
    46,
  ],
  [
    'a high cost claim by the hour with many counsel',
    'high-cost-claim.typ',
    (n) => ({
      ...byHour,
      summary: {
        ...byHour.summary,
        missing: [],
        authorities: [],
        counsel: repeated([{ title: 'Ms Hart', net: '1.00', vat: '0.20', gross: '1.20' }], n),
      },
    }),
    1,
    36,
  ],
  [
    'a high cost claim with many sums and values that are missing',
    'high-cost-claim.typ',
    (n) => ({
      ...claim,
      missingCounts: ['2 event fees have no value: they are not in the total.'],
      facts: [[repeated([{ label: 'Court', value: 'Leeds' }], n)], []],
    }),
    10,
    40,
  ],
  [
    'a counsel breakdown with many advocates',
    'counsel-breakdown.typ',
    (n) => ({
      ...counsel,
      missingCounts: ['2 event fees have no value: they are not in the total.'],
      summary: { ...counsel.summary, rows: repeated(counsel.summary.rows, n) },
    }),
    20,
    48,
  ],
  [
    'a costs budget with many rows',
    'precedent-h.typ',
    (n) => ({
      ...budget,
      isPageOneOnly: true,
      phases: [],
      rows: repeated(budget.rows, n).map((row) => ({ ...row, assumptions: [] })),
    }),
    4,
    40,
  ],
]

/** The least length from which a document has a page more, between two lengths of which the second has. */
async function edgeOf(countOf: (n: number) => Promise<number>, from: number, to: number): Promise<number> {
  const few = await countOf(from)
  expect(await countOf(to)).toBeGreaterThan(few)
  let [short, long] = [from, to]
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2)
    if ((await countOf(middle)) > few) long = middle
    else short = middle
  }
  return long
}

describe.each(sampled(growing))('no page holds nothing but notes: %s', (_name, template, of, from, to) => {
  test('over the end of a page', async () => {
    const pages = async (n: number) => pagesOf(template, of(n))
    const edge = await edgeOf(async (n) => (await pages(n)).count, from, to)
    const found: string[] = []
    for (let n = edge - 1; n <= edge + (isEveryDocument ? 3 : 1); n++)
      for (const page of (await pages(n)).ofNotes) found.push(`${n} lines: page ${page}`)
    expect(found).toEqual([])
  })
})
