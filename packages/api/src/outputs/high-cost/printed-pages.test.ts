import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { frozenWorkedHighCost } from '../../../../../dev/frozen-high-cost.ts'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { isEveryDocument, sampled } from '../../../../../dev/sampled.ts'
import { workedHighCostBills } from '../../../../../dev/worked-high-cost.ts'
import { expectRowsCarriedForward } from '../../../../../tests/support/pdf/carried-forward.ts'
import { checkPdf } from '../../../../../tests/support/pdf/check-pdf.ts'
import { billData } from '../bill/bill-data.ts'
import { money } from '../bill/format.ts'
import type { Sum } from '../bill/model.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { makeDocuments } from '../make-documents.ts'
import { claimDocument } from './claim-document.ts'
import { counselBreakdown } from './counsel-breakdown.ts'
import { highCostDocuments } from './documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'high-cost-'))
afterAll(() => rmSync(folder, { recursive: true }))

function pagesOf(bytes: Uint8Array): string[] {
  const file = join(folder, 'document.pdf')
  writeFileSync(file, bytes)
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', maxBuffer: 100_000_000 })
    .split('\f')
    .slice(0, -1)
}
async function made(key: string, frozen: FrozenCase) {
  const { bytes, warnings } = await highCostDocuments.find((one) => one.key === key)!.make(frozen)
  const pages = pagesOf(bytes)
  return { bytes: Buffer.from(bytes), warnings, pages, text: pages.join('\n').replaceAll(/\s+/g, ' ') }
}

/**
 * The rows of the claim with their running totals, in print order. What is paid by the hour has no date, and stands
 * alone.
 */
function claimRows(frozen: FrozenCase) {
  const { events, counselPaid, experts, disbursements } = claimDocument(frozen)
  return [
    ...events.rows.map(({ no, runningTotal }) => ({ no, runningTotal: runningTotal.filter((sum) => /\d/.test(sum)) })),
    ...[counselPaid, experts, disbursements].flatMap(({ rows }) => rows).map(inTwoColumns),
  ]
}
const inTwoColumns = ({ no, runningTotal: { net, vat } }: { no: string; runningTotal: Sum }) => ({
  no,
  runningTotal: [net, vat],
})

const hourly = (steps: number): FrozenCase => fullHighCostBill(steps, {}, { feeScheme: 'hourly' })
const forms: readonly (readonly [string, string, FrozenCase])[] = [
  ['claim', 'claim', fullHighCostBill(20)],
  ['claim by the hour', 'claim', hourly(20)],
  ['claim without a line', 'claim', fullHighCostBill(0)],
  ['counsel breakdown', 'counsel_breakdown', fullHighCostBill(20)],
  ['case plan', 'case_plan', fullHighCostBill(60)],
]
describe.each(forms)('the %s', (_form, key, frozen) => {
  test('keeps every point of PDF/A, has its pages numbered and is the same again', async () => {
    const { bytes, warnings, pages } = await made(key, frozen)
    expect(warnings).toEqual([])
    expect(
      checkPdf(bytes, {
        lang: 'en-GB',
        pdfa: { part: '3', conformance: 'A' },
        data: {
          name: 'bill.json',
          mediaType: 'application/json',
          content: JSON.parse(JSON.stringify(billData(frozen))) as unknown,
        },
      }),
    ).toEqual([])
    expect(pages.every((page, i) => page.includes(`Page ${i + 1} of ${pages.length}`))).toBe(true)
    expect((await made(key, frozen)).bytes.equals(bytes)).toBe(true)
  })
})

describe.each([['by the event', fullHighCostBill(60)] as const, ['by the hour', hourly(60)] as const])(
  'what is carried forward %s is brought forward on the next page, and is the running total of the last item',
  (_scheme, frozen) => {
    test('of the claim', async () => expectRowsCarriedForward((await made('claim', frozen)).pages, claimRows(frozen)))
    test('of the counsel breakdown', async () =>
      expectRowsCarriedForward(
        (await made('counsel_breakdown', frozen)).pages,
        counselBreakdown(frozen)
          .sections.flatMap(({ rows }) => rows)
          .map(inTwoColumns),
      ))
  },
)

test('a case of many rows is made within the limits of a document, and carries its totals forward', async () => {
  const frozen = fullHighCostBill(isEveryDocument ? 670 : 70)
  const documents = await makeDocuments('high_cost_legal_aid', JSON.stringify(frozen))
  const [claim] = documents
  expect(Object.keys(frozen.items).length).toBeGreaterThan(isEveryDocument ? 2_000 : 200)
  expect(documents.map(({ name, warnings }) => [name, warnings])).toEqual([
    ['High cost claim', []],
    ['Comparison of events with hours', []],
    ['Counsel breakdown', []],
    ['Case plan', []],
    ['Claim checklist', []],
    ['Narrative', []],
  ])
  expectRowsCarriedForward(pagesOf(claim!.bytes), claimRows(frozen))
})

describe('the pages of each worked bill', () => {
  test.each(sampled(workedHighCostBills()).map((worked) => [worked.name, frozenWorkedHighCost(worked)] as const))(
    '%s',
    async (_name, frozen) => {
      const { text, warnings } = await made('claim', frozen)
      const { bill } = frozen
      expect(warnings).toEqual([])
      expect(text).toContain(`Total claimed, £ ${money(bill.gross)}`)
      const [row] = claimDocument(frozen).summary.rows.slice(-1)
      expect(text).toContain(`Gross, £ ${row!.figures.join(' ')}`)
      expect(text.includes('no value:') || text.includes('not entered')).toBe(bill.unpriced > 0)
    },
  )
})

test('the claim says certificate, parties, events, experts, limits and what is to be filled in', async () => {
  const { text } = await made('claim', fullHighCostBill(60))
  for (const said of [
    'HC1234567890',
    'Linked certificates 1000000000001, ',
    'Circuit or district judge',
    'Leading and junior counsel',
    'More than 10 days',
    'Parent, 2 parties represented',
    'Lea Hart Junior counsel Yes 90.00',
    'They are not priced.',
    'INV-x0 Child psychiatrist: Report and',
    'A case is high cost above 25,000.00',
    '8 event fees have no value: they are not in the total.',
    'Rate not held: CCFS, two counsel, not attended on 10/01/2025. 4 5, 10, 25, 40',
    'Prior authority for leading counsel or two counsel was given before they acted.',
    'Interim or final claim',
    'Costs limit in force',
    'Prior authority, date',
    'Voucher 1',
  ])
    expect(text).toContain(said)
})

test('the breakdown says that counsel who is not named may be several', async () => {
  const { text } = await made('counsel_breakdown', fullHighCostBill(20))
  expect(text).toContain('Counsel not named')
  expect(text).toContain('These rows do not say which counsel they are for; there may be several.')
})

test.each([
  ['markup and code', '#read("/x") $x$ *b* _i_ @r <l> `w` = h', '*b* _i_ @r <l> `w` = h'],
  ['control characters', 'be\0fo\u0007re\uFEFF\tthen \uE000\uDBFF\uDC00later', 'before then later'],
])('entered text with %s is printed literally', async (_what, text, expected) => {
  const rich = fullHighCostBill(9)
  const frozen: FrozenCase = {
    ...rich,
    case: { ...rich.case, caseName: text, reference: text },
    narrative: text,
    parties: rich.parties!.map((party) => ({ ...party, name: text })),
    items: Object.fromEntries(
      Object.entries(rich.items).map(([uuid, item]) => [
        uuid,
        {
          ...item,
          ...(item.event && { description: text }),
          ...(item.counsel?.travel && { counsel: { ...item.counsel, travel: { miles: 1, description: text } } }),
        },
      ]),
    ),
  }
  for (const key of ['claim', 'counsel_breakdown']) {
    const result = await made(key, frozen)
    expect([key, result.warnings, result.text.includes(expected)]).toEqual([key, [], true])
  }
})

test('a step with a text of many lines is split across pages, and nothing of it is lost', async () => {
  const rich = fullHighCostBill(9)
  const lines = Array.from({ length: 200 }, (_, i) => `line ${i + 1}`).join('\n')
  const items = Object.fromEntries(
    Object.entries(rich.items).map(([uuid, item]) => [uuid, { ...item, ...(uuid === 's3' && { description: lines }) }]),
  )
  for (const key of ['claim', 'counsel_breakdown']) {
    const { text } = await made(key, { ...rich, items })
    for (const said of ['line 1 ', 'line 100 ', 'line 200 ']) expect([key, text.includes(said)]).toEqual([key, true])
  }
})
