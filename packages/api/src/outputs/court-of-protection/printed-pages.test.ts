import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { frozenWorkedCourtOfProtection } from '../../../../../dev/frozen-court-of-protection.ts'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { isEveryDocument } from '../../../../../dev/sampled.ts'
import { workedCourtOfProtectionBills } from '../../../../../dev/worked-court-of-protection.ts'
import { expectCarriedForward } from '../../../../../tests/support/pdf/carried-forward.ts'
import { checkPdf } from '../../../../../tests/support/pdf/check-pdf.ts'
import { billData } from '../bill/bill-data.ts'
import { money } from '../bill/format.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { courtOfProtectionDocuments } from './documents.ts'
import { paperBill } from './paper-bill.ts'

const folder = mkdtempSync(join(tmpdir(), 'paper-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [paper] = courtOfProtectionDocuments
async function made(frozen: FrozenCase) {
  const { bytes, warnings } = await paper!.make(frozen)
  const file = join(folder, 'bill.pdf')
  writeFileSync(file, bytes)
  const pages = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
  return { bytes: Buffer.from(bytes), warnings, pages, text: pages.join('\n').replaceAll(/\s+/g, ' ') }
}
const workedOf = (pattern: RegExp): FrozenCase =>
  frozenWorkedCourtOfProtection(workedCourtOfProtectionBills().find(({ title }) => pattern.test(title))!)
const fixed = (): FrozenCase =>
  fullCourtOfProtectionBill(20, {
    basis: 'fixed',
    categories: ['annual_management_later_year', 'report_to_public_guardian'],
  })
const forms: readonly (readonly [string, FrozenCase])[] = [
  ['bill', fullCourtOfProtectionBill(90)],
  ['short form', workedOf(/Routine letters out and calls/)],
  ['fixed costs claim', fixed()],
  ['bill without a line', { ...fullCourtOfProtectionBill(0), items: {}, bill: emptyBill() }],
]
function emptyBill(): FrozenCase['bill'] {
  const { bill } = fullCourtOfProtectionBill(0)
  const heads = bill.heads.map((head) => ({ ...head, net: 0, vat: 0, lines: [] }))
  return { ...bill, heads, net: 0, vat: 0, gross: 0, breakdowns: [] }
}

describe.each(forms)('the %s', (_form, frozen) => {
  test('keeps every point of PDF/A, has its pages numbered and prints the total of the bill', async () => {
    const { bytes, warnings, pages, text } = await made(frozen)
    expect(warnings).toEqual([])
    const data = JSON.parse(JSON.stringify(billData(frozen))) as unknown
    expect(
      checkPdf(bytes, {
        lang: 'en-GB',
        pdfa: { part: '3', conformance: 'A' },
        data: { name: 'bill.json', mediaType: 'application/json', content: data },
      }),
    ).toEqual([])
    expect(pages.every((page, i) => page.includes(`Page ${i + 1} of ${pages.length}`))).toBe(true)
    expect(text).toContain(money(frozen.bill.gross))
    expect(Buffer.from((await paper!.make(frozen)).bytes).equals(bytes)).toBe(true)
  })
})

test('what is carried forward on a page is brought forward on the next, and is the running total of its last item', async () => {
  const frozen = fullCourtOfProtectionBill(90)
  const { pages } = await made(frozen)
  expectCarriedForward(pages, paperBill(frozen))
})

test('the bill says court, matter, parties, narrative, assets, rates with their authority, schedules and certificates', async () => {
  const { text } = await made(fullCourtOfProtectionBill(300))
  for (const said of [
    'In the matter of Paul Ward',
    '13456789',
    'SC-2025-COP-001234',
    'Ann Marsh, deputy',
    'Value of assets 12 Orchard Way: £415,000',
    'edition from 1 January 2025',
    'Rate card‡ in the edition from',
    '1 October 2024, Tom Okafor',
    'General management: 1 April 2024 to 31 March 2025',
    'Schedule 1: Attendances and timed communications, Paul Ward',
    'more than 20% above the estimate',
    'I certify that this bill is both accurate and complete.',
    'can recover VAT on the items of this bill as input tax',
    'Voucher 1',
  ])
    expect(text).toContain(said)
})

test('the short form says that the estimate is exceeded, and nothing of one that is not', async () => {
  const above = await made(workedOf(/^Profit costs more than 20 %/))
  const within = await made(workedOf(/^Profit costs exactly 20 %/))
  for (const { text } of [above, within]) {
    expect(text).toContain('Short form bill of costs')
    expect(text).toContain('Estimate given to the Public Guardian Estimate (OPG105)')
  }
  expect(above.text).toContain('£200.01 above the estimate')
  expect([above, within].map(({ text }) => text.includes('The costs are more than 20% above the estimate'))).toEqual([
    true,
    false,
  ])
})

test('the claim of fixed costs has its edition, net assets, days and no work', async () => {
  const { text, pages } = await made(
    fullCourtOfProtectionBill(20, {
      basis: 'fixed',
      categories: ['annual_management_later_year'],
      endDate: '2024-09-30',
    }),
  )
  expect(text).toContain('Category IV: Annual management, later year (183 of 365 days)')
  expect(text).toContain('Fixed costs of PD 19B in the edition from 1 April 2024.')
  expect(text).toContain('Net assets of P: £1,761,310.00.')
  expect(text).not.toContain('Reviewing bank statements')
  expect(pages.length).toBeLessThanOrEqual(3)
})

describe('entered text', () => {
  const withText = (frozen: FrozenCase, text: string): FrozenCase => ({
    ...frozen,
    case: {
      ...frozen.case,
      caseName: text,
      reference: text,
      details: {
        ...frozen.case.details,
        ...{ court_name: text, case_number: text, claimant: text, defendant: text, scco_ref: text },
      },
    },
    firm: { ...frozen.firm, name: text, siteName: text, address: [text] },
    feeEarners: frozen.feeEarners.map((earner) => ({ ...earner, name: text, initials: text })),
    narrative: `${text}\n\n${text}`,
    valueOfAssets: text,
    parts: frozen.parts!.map((part) => ({ ...part, name: text })),
    parties: frozen.parties!.map((party) => ({ ...party, name: text })),
    bill: {
      ...frozen.bill,
      breakdowns: frozen.bill.breakdowns!.map((one) => ({
        ...one,
        rows: one.rows.map((row) => ({ ...row, name: text })),
      })),
      heads: frozen.bill.heads.map((head) => ({
        ...head,
        lines: head.lines.map((line) => ({ ...line, description: text })),
      })),
    },
  })
  const bases: readonly FrozenCase[] = [
    fullCourtOfProtectionBill(12),
    workedOf(/Routine letters out and calls/),
    fixed(),
  ]
  test.each([
    ['markup and code', '#read("/x") $x$ *b* _i_ @r <l> `w` = h', '*b* _i_ @r <l> `w` = h'],
    ['control characters', 'be\0fo\u0007re\uFEFF\tthen \uE000\uDBFF\uDC00later', 'before then later'],
    ['other scripts', 'Łukasz Ωμέγα Жук', 'Łukasz Ωμέγα Жук'],
  ])('with %s is printed literally in every form', async (_what, text, expected) => {
    for (const frozen of bases) {
      const result = await made(withText(frozen, text))
      expect([result.warnings, result.text.includes(expected)]).toEqual([[], true])
    }
  })
  test('of two hundred characters without a space is broken, and an emoji is printed', async () => {
    const long = await made(withText(fullCourtOfProtectionBill(12), 'W'.repeat(200)))
    expect(long.text).not.toMatch(/W{150}/)
    const emoji = await made(withText(fullCourtOfProtectionBill(12), 'Email 👍 שלום from P'))
    expect(emoji.warnings).toEqual([])
    expect(emoji.text).toMatch(/Email 👍 .*from P/)
  })
})

describe('the index of papers', () => {
  const index = courtOfProtectionDocuments.find(({ key }) => key === 'index_of_papers')!
  const withPapers = (count: number, name = 'Letter'): FrozenCase => {
    const files = Array.from({ length: count }, (_, i) => ({
      ...{ uuid: `f${i}`, name: `${name} ${i + 1}.pdf`, folder: name, dated: '2024-05-01' },
      isPdf: true,
    }))
    return {
      ...fullCourtOfProtectionBill(1),
      files,
      filePages: Object.fromEntries(files.map(({ uuid }) => [uuid, 2])),
    }
  }
  const pagesOf = async (frozen: FrozenCase) => {
    const { bytes, warnings } = await index.make(frozen)
    expect(warnings).toEqual([])
    const file = join(folder, 'index.pdf')
    writeFileSync(file, bytes)
    return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
  }

  test('has its head on each page, and its total beside the last paper, one paper more or less', async () => {
    for (let count = 34; count < 38; count++) {
      const pages = await pagesOf(withPapers(count))
      expect([count, pages.length]).toEqual([count, count <= 35 ? 1 : 2])
      for (const page of pages) expect(page).toMatch(/No\. +Date +Document/)
      expect(pages.at(-1)).toMatch(new RegExp(`Letter ${count} .*\\n+ +${count} documents +${count * 2}\\n`))
    }
  })

  const many = isEveryDocument ? 2_000 : 200
  test(`is PDF/A with one paper and with ${many}, and the same again`, async () => {
    for (const count of [1, many]) {
      const frozen = withPapers(count)
      const bytes = Buffer.from((await index.make(frozen)).bytes)
      const data = JSON.parse(JSON.stringify(billData(frozen))) as unknown
      expect(
        checkPdf(bytes, {
          lang: 'en-GB',
          pdfa: { part: '3', conformance: 'A' },
          data: { name: 'bill.json', mediaType: 'application/json', content: data },
        }),
      ).toEqual([])
      expect(Buffer.from((await index.make(frozen)).bytes).equals(bytes)).toBe(true)
    }
  })

  test('says that there are no papers', async () => {
    expect((await pagesOf(withPapers(0))).join('')).toContain('The case has no documents.')
  })

  test('has the whole of a name and of a folder that no column has room for', async () => {
    const long = 'W'.repeat(190)
    const text = (await pagesOf(withPapers(3, long))).join('').replaceAll(/[^W]/g, '')
    expect(text.length).toBeGreaterThanOrEqual(3 * 2 * long.length)
  })
})
