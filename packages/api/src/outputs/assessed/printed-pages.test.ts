import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { assessed } from '../../../../../dev/assessed.ts'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import { sampled } from '../../../../../dev/sampled.ts'
import { expectRowsCarriedForward } from '../../../../../tests/support/pdf/carried-forward.ts'
import { checkPdf } from '../../../../../tests/support/pdf/check-pdf.ts'
import { valuesOf } from '../../../../../tests/support/spreadsheet.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { namesInOneLine } from '../names-in-one-line.ts'
import { assessedFigures, settlementFigures } from './assessed-figures.ts'
import { assessedLines } from './assessed-lines.ts'
import { assessmentDocuments, assessmentRefusal } from './documents.ts'
import type { FrozenRuling } from './frozen-assessment.ts'
import { recalculatedBill } from './recalculated-bill.ts'

const folder = mkdtempSync(join(tmpdir(), 'assessed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const keysOf = (extension: string) =>
  assessmentDocuments.filter((one) => one.extension === extension).map(({ key }) => key)
const PRINTED = keysOf('pdf')
const INTERNAL = 'settlement_sheet'
const document = (key: string) => assessmentDocuments.find((one) => one.key === key)!
async function made(key: string, frozen: FrozenCase) {
  const { bytes, warnings } = await document(key).make(namesInOneLine(frozen), 'abc')
  const file = join(folder, `${key}.pdf`)
  writeFileSync(file, bytes)
  const textOf = (...args: string[]) =>
    execFileSync('pdftotext', [...args, file, '-'], { encoding: 'utf8', maxBuffer: 100_000_000 })
  const pages = textOf('-layout').split('\f').slice(0, -1)
  return { bytes: Buffer.from(bytes), warnings, pages, text: pages.join('\n').replaceAll(/\s+/g, ' '), textOf }
}

const cases: readonly (readonly [string, FrozenCase])[] = [
  ['between the parties', fullInterPartesBill(60)],
  ['legal aid', fullLegalAidBill(60)],
  ['high cost', fullHighCostBill(6)],
  ['the Court of Protection', fullCourtOfProtectionBill(60)],
  ['a bill without a line', fullInterPartesBill(0)],
]

describe.each(sampled(cases))('of %s', (_area, frozen) => {
  const of = assessed(frozen)
  // Where nothing was reduced there is no table.
  const keys = PRINTED.filter((key) => frozen.bill.net > 0 || key !== 'reductions')
  test.each(keys)(
    'the document %s keeps every point of PDF/A, has its pages numbered, and is the same again',
    async (key) => {
      const { bytes, warnings, pages } = await made(key, of)
      expect(warnings).toEqual([])
      const figures = key === INTERNAL ? settlementFigures(of) : assessedFigures(of)
      expect(
        checkPdf(bytes, {
          lang: 'en-GB',
          pdfa: { part: '3', conformance: 'A' },
          data: {
            name: 'bill.json',
            mediaType: 'application/json',
            content: JSON.parse(JSON.stringify(figures)) as unknown,
          },
        }),
      ).toEqual([])
      expect(pages.every((page, i) => page.includes(`Page ${i + 1} of ${pages.length}`))).toBe(true)
      expect((await made(key, of)).bytes.equals(bytes)).toBe(true)
    },
  )
})

test('the heading has court, parties, bill and day', async () => {
  const rich = fullInterPartesBill(12)
  const details = { ...rich.case.details, receiving_party: 'claimant', paying_party: 'Northern Mutual plc' }
  const { text } = await made('points_of_dispute', assessed({ ...rich, case: { ...rich.case, details } }))
  for (const said of [
    'In the County Court at Leeds',
    'Between Ann Ash (Claimant) and Ben Birch (Defendant)',
    'Claim number K00LS123',
    'Receiving party Ann Ash (Claimant)',
    'Paying party Northern Mutual plc',
    'Date of the bill 3 February 2026',
    'Assessment as on 1 July 2026',
    'Items Point of dispute Receiving party’s reply Costs officer’s decision',
  ])
    expect(text.replaceAll('IN THE COUNTY COURT AT LEEDS', 'In the County Court at Leeds')).toContain(said)
})

test('what is carried forward on a page is brought forward on the next, and is the running total of its last line', async () => {
  const frozen = assessed(fullInterPartesBill(120), 'half')
  const { pages } = await made('recalculated_bill', frozen)
  const rows = recalculatedBill(frozen).sections.flatMap(({ rows: own }) => own)
  expectRowsCarriedForward(pages, rows)
})

test('no document for the court or the other side has an offer to settle, nor do the figures in it', async () => {
  const offered = assessed(fullInterPartesBill(12), 'ruled', {
    offers: [{ date: '2026-03-02', by: 'paying_party', amount: 712_345, words: 'Zebedee’s offer' }],
  })
  const details = { ...offered.case.details, offers: [{ date: '2026-03-02', by: 'Zebedee', amount: 7123.45 }] }
  const frozen = { ...offered, case: { ...offered.case, details } }
  const told = /zebedee|7,?123\.?45|712345/i
  for (const key of PRINTED) {
    const { text } = await made(key, frozen)
    expect([key, told.test(text)]).toEqual([key, key === INTERNAL])
  }
  expect(JSON.stringify(assessedFigures(frozen))).not.toMatch(told)
  expect(JSON.stringify(settlementFigures(frozen))).toMatch(told)
  const workbook = await document('recalculated_workbook').make(frozen)
  expect(JSON.stringify([...(await valuesOf(workbook.bytes))])).not.toMatch(told)
})

test('the settlement sheet says on every page that it is not for the court', async () => {
  const payments = Array.from({ length: 60 }, (_, i) => ({ date: '2026-02-20', amount: 100 + i, words: null }))
  const { pages } = await made(INTERNAL, assessed(fullInterPartesBill(12), 'ruled', { payments }))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page.split('Internal. Not for the court')).toHaveLength(2)
})

test('the figures of the certificate are refused in a sentence while a line has no ruling, and nothing else is', async () => {
  const half = assessed(fullInterPartesBill(12), 'half')
  const lines = assessedLines(half)
  const refusal = assessmentRefusal('certificate_figures', lines)
  expect(refusal).toMatch(/^\d+ lines of the bill have no ruling\. /)
  await expect(document('certificate_figures').make(half)).rejects.toThrow(refusal!)
  expect(assessmentRefusal('certificate_figures', assessedLines(assessed(fullInterPartesBill(12))))).toBeNull()
  for (const { key } of assessmentDocuments)
    if (key !== 'certificate_figures') expect(assessmentRefusal(key, lines)).toBeNull()
})

test('a case has the documents of what is entered', () => {
  const frozen = fullInterPartesBill(3)
  const namesOf = (of: FrozenCase) => assessmentDocuments.flatMap(({ nameOf }) => nameOf(of) ?? [])
  const others = ['Recalculated bill', 'Recalculated bill', 'Reductions', 'N256 data sheet', 'Settlement sheet']
  expect(namesOf(frozen)).toEqual([])
  expect(namesOf(assessed(frozen))).toEqual(['Points of dispute and replies', ...others])
  expect(namesOf(assessed(frozen, 'none', { lines: {}, generalPoints: null }))).toEqual(others)
})

/** Every text that is entered in an assessment, replaced. */
const withTexts = (frozen: FrozenCase, enter: (most: number) => string): FrozenCase => {
  const assessment = frozen.assessment!
  const textsOf = (ruling: FrozenRuling, i: number): FrozenRuling =>
    // One point has all of its lines, so that the others stand between long ones.
    i % 5 === 1
      ? { ...ruling, dispute: enter(5000), reply: enter(5000), ruling: enter(5000), words: enter(2000) }
      : ruling
  return {
    ...frozen,
    assessment: {
      ...assessment,
      lines: Object.fromEntries(Object.entries(assessment.lines).map(([id, one], i) => [id, textsOf(one, i)])),
      generalPoints: enter(10_000),
      payments: assessment.payments.map((one) => ({ ...one, words: enter(200) })),
      offers: assessment.offers.map((one) => ({ ...one, words: enter(500) })),
    },
  }
}

const PAGE_OR_WORD =
  /<page width="([\d.]+)" height="([\d.]+)"|<word xMin="([-\d.]+)" yMin="[-\d.]+" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g
/** Its right margin may be used up, its edge may not: printers do not reach it. */
const EDGE = 14
const FOOT = 4
/** The words that stand outside a page, and all words. */
function wordsOf(boxes: string): { outside: string[]; all: Set<string> } {
  let [width, height] = [0, 0]
  const outside: string[] = []
  const all = new Set<string>()
  for (const [, w, h, left, right, bottom, text = ''] of boxes.matchAll(PAGE_OR_WORD)) {
    if (w) [width, height] = [Number(w), Number(h)]
    else if (Number(left) < EDGE || Number(right) > width - EDGE || Number(bottom) > height - FOOT) outside.push(text)
    else all.add(text.replaceAll('\u200b', ''))
  }
  return { outside, all }
}
/** As many numbered words as fit, in lines of three. */
const numbered = (most: number): string =>
  Array.from({ length: Math.floor((most + 1) / 6) }, (_, i) => `Q${String(i + 1000)}${i % 30 === 2 ? '\n' : ' '}`)
    .join('')
    .trimEnd()
const lastOf = (most: number): string => `Q${999 + Math.floor((most + 1) / 6)}`

describe('long texts', () => {
  const frozen = withTexts(assessed(fullInterPartesBill(30)), numbered)
  test.each([
    ['points_of_dispute', 10_000],
    ['recalculated_bill', 2000],
    ['settlement_sheet', 500],
    ['certificate_figures', 200],
  ])('have each word on a page of %s', async (key, most) => {
    const { textOf } = await made(key, frozen)
    const { outside, all } = wordsOf(textOf('-bbox'))
    expect(outside).toEqual([])
    const found = [...all].filter((word) => /^Q\d{4}$/.test(word)).toSorted()
    expect([found[0], found.at(-1), found.length]).toEqual(['Q1000', lastOf(most), Math.floor((most + 1) / 6)])
  })
  test('a point that goes on over pages says on each of them which it is', async () => {
    const { pages } = await made('points_of_dispute', frozen)
    const within = pages.flatMap((page, i) => (/^\s*Point (\d+)[^\n]*, continued\n/.test(page) ? [i] : []))
    // The general point takes pages, and so does that of the items.
    expect(within.length).toBeGreaterThan(5)
    for (const i of within) expect(pages[i]).toMatch(/^\s*Point (?:1|2 \([\d, –…]+\)), continued\n/)
  })
  test('of lines that are many, and of words that fit on no line, lose nothing', async () => {
    const lines = withTexts(assessed(fullInterPartesBill(12)), (most) => 'x\n'.repeat(most / 20).trimEnd())
    const words = withTexts(assessed(fullInterPartesBill(12)), (most) => 'W'.repeat(most))
    for (const key of PRINTED)
      for (const one of [lines, words])
        expect([key, wordsOf((await made(key, one)).textOf('-bbox')).outside]).toEqual([key, []])
  })
})

const HOSTILE = '=cmd|"/c calc"!A1 #read("/etc/passwd") $x$ *b* <i>&amp; @ref'
describe('entered text', () => {
  const unspaced = (text: string): string => text.replaceAll(/\s|\u200b/g, '')
  test('that a template or a workbook could read as its own is printed as it is', async () => {
    const frozen = withTexts(assessed(fullInterPartesBill(12)), () => HOSTILE)
    for (const key of ['points_of_dispute', 'recalculated_bill', 'certificate_figures', INTERNAL]) {
      const { warnings, textOf } = await made(key, frozen)
      expect([key, warnings]).toEqual([key, []])
      expect(unspaced(textOf('-raw'))).toContain(unspaced(HOSTILE))
    }
    const { bytes } = await document('recalculated_workbook').make(frozen)
    const { sheets } = await readXlsx(bytes)
    expect(sheets.some(({ rows }) => rows.flat().includes(HOSTILE))).toBe(true)
    const formulas = sheets.flatMap((sheet) =>
      [...(sheet.cells?.values() ?? [])].flatMap(({ formula }) => formula ?? []),
    )
    expect(formulas.filter((formula) => formula.includes('cmd'))).toEqual([])
  })
  test.each([
    ['control characters', 'be\0fo\u0007re\uFEFF\tthen \uE000\uDBFF\uDC00later', 'before then later'],
    ['other scripts', 'Łódź, Ἀθῆναι, Київ', 'Łódź, Ἀθῆναι, Київ'],
  ])('with %s is printed without a warning', async (_what, text, expected) => {
    const { warnings, text: printed } = await made(
      'points_of_dispute',
      withTexts(assessed(fullInterPartesBill(12)), () => text),
    )
    expect([warnings, printed.includes(expected)]).toEqual([[], true])
  })
  test('with a character that no font has says where it is', async () => {
    const { warnings } = await made(
      'points_of_dispute',
      withTexts(assessed(fullInterPartesBill(12)), () => 'a 𓀀 b'),
    )
    expect(warnings).toEqual([expect.stringMatching(/^1 character in the points of dispute cannot be printed: 𓀀/)])
  })
})
