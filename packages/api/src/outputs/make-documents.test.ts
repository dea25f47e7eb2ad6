import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frozenOf } from '../../../../dev/frozen-legal-aid.ts'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { sampled } from '../../../../dev/sampled.ts'
import { workedCase, itemsOf, workedBills } from '../../../../dev/worked-bill.ts'
import { legalAidDocuments } from './legal-aid/documents.ts'
import { billDocument } from './legal-aid/bill-document.ts'
import { makeDocuments, type MadeDocument } from './make-documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'bill-'))
const rich = fullLegalAidBill(420)
let made: MadeDocument
/** The bill of a legal aid case, given as JSON. */
async function makeBill(frozen: string, options: { signal?: AbortSignal } = {}): Promise<MadeDocument> {
  const [bill] = await makeDocuments('legal_aid', frozen, { ...options, only: 'bill' })
  if (!bill) throw new Error('There is no document.')
  return bill
}
const poppler = (program: string, bytes: Buffer, ...args: string[]): string => {
  const file = join(folder, 'bill.pdf')
  writeFileSync(file, bytes)
  return execFileSync(program, [...args.map((arg) => (arg === 'FILE' ? file : arg))], { encoding: 'utf8' })
}
const textOfPdf = (bytes: Buffer): string => poppler('pdftotext', bytes, '-layout', 'FILE', '-')
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  made = await makeBill(JSON.stringify(rich))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The last two amounts of each line that matches the label. */
const figures = (page: string, label: RegExp): string[][] =>
  page
    .split('\n')
    .filter((line) => label.test(line))
    .map((line) => line.match(/[\d,]+\.\d\d/g)!.slice(-2))

test('a bill of 420 lines: the amount carried forward equals the amount brought forward on the next page and the running total', () => {
  const bill = billDocument(rich).sections[0]!
  const pages = textOfPdf(made.bytes).split('\f').slice(0, -1)
  const sums = new Map(
    [
      ...bill.work!.schedules.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)),
      ...bill.advocacy.rows,
      ...bill.disbursements.rows,
    ].map(({ no, runningTotal }) => [no, [runningTotal.net, runningTotal.vat]]),
  )
  let carried = 0
  for (const [i, page] of pages.entries()) {
    const [forward] = figures(page, /^\s*Carried forward\b/)
    expect(figures(pages[i + 1] ?? '', /^\s*Brought forward\b/).slice(0, 1)).toEqual(forward ? [forward] : [])
    if (!forward) continue
    const last = [...page.slice(0, page.indexOf('Carried forward')).matchAll(/^ *(\d+) +\d\d\/\d\d\/\d{4} /gm)].at(
      -1,
    )?.[1]
    expect([last, forward]).toEqual([last, sums.get(last ?? '')])
    carried++
  }
  expect(carried).toBeGreaterThan(12)
  const totals = pages.flatMap((page) => figures(page, /^\s*Total: /))
  expect(totals).toEqual(
    [...bill.work!.schedules, bill.advocacy, bill.disbursements].map(({ total }) => [total.net, total.vat]),
  )
  expect(pages.every((page, i) => page.includes(`Page ${i + 1} of ${pages.length}`))).toBe(true)
})

test('the PDF conforms to PDF/A and has its data attached as JSON', () => {
  expect(made.warnings).toEqual([])
  expect(poppler('pdfdetach', made.bytes, '-list', 'FILE')).toContain('1: bill.json')
  poppler('pdfdetach', made.bytes, '-save', '1', '-o', join(folder, 'bill.json'), 'FILE')
  expect(JSON.parse(readFileSync(join(folder, 'bill.json'), 'utf8'))).toMatchObject({
    unit: 'pence',
    bill: { gross: rich.bill.gross },
  })
})

test('it is said before each document how many of how many are made, and which is in work', async () => {
  const said: object[] = []
  const documents = await makeDocuments('legal_aid', JSON.stringify(fullLegalAidBill(3)), {
    report: (progress) => {
      said.push(progress)
      return Promise.resolve()
    },
  })
  const of = documents.length
  expect(of).toBeGreaterThan(5)
  expect(said).toEqual([...documents.map(({ name }, at) => ({ made: at, of, name })), { made: of, of, name: null }])
})

test('a document is the same alone, with the others and after a process that has grown', async () => {
  const frozen = JSON.stringify(fullLegalAidBill(3))
  const together = await makeDocuments('legal_aid', frozen)
  expect(await makeDocuments('legal_aid', frozen, { maxKeptBytes: 1 })).toEqual(together)
  for (const { key } of sampled(legalAidDocuments))
    expect(together).toEqual(expect.arrayContaining(await makeDocuments('legal_aid', frozen, { only: key })))
})

test('the output is deterministic', async () =>
  expect(sha((await makeBill(JSON.stringify(rich))).bytes)).toBe(sha(made.bytes)))

describe('user text', () => {
  const worked = workedBills()[11]!
  const made = (text: string) => {
    const items = itemsOf(worked)
    return makeBill(
      JSON.stringify(
        frozenOf(
          workedCase(worked),
          { ...items, time: items.time.map((row) => ({ ...row, description: text })) },
          { caseName: text, narrative: `${text}\n\n${text}` },
        ),
      ),
    )
  }
  test.each([
    [
      'markup and code',
      '#read("/etc/passwd") $x$ *b* _i_ @ref <label> `raw` = head',
      '#read("/etc/passwd") $x$ *b* _i_ @ref <label> `raw` = head',
    ],
    [
      'text with control characters and lone surrogates',
      'be\0fo\u0007re\uFEFF\tthen \uE000\uDBFF\uDC00later',
      'before then later',
    ],
    ['other scripts', 'Łukasz Ñandú Ωμέγα Жук', 'Łukasz Ñandú Ωμέγα Жук'],
  ])('%s is printed literally', async (_what, text, expected) => {
    const { bytes } = await made(text)
    expect(textOfPdf(bytes)).toContain(expected)
  })
  test('a word longer than its column is broken', async () => {
    const { bytes, warnings } = await made(`https://example.org/${'bundle'.repeat(40)}`)
    expect(warnings).toEqual([])
    expect(textOfPdf(bytes)).not.toMatch(/(?:bundle){30}/)
  })
  test('a character that no font has is shown as such, and said; the bill is PDF/A all the same', async () => {
    const { bytes, warnings } = await made('Email 👍 שלום مرحبا from client 𓀀')
    expect(warnings).toContain(
      '1 character in the name of the case cannot be printed: 𓀀 (U+13000). \ufffd stands in its place.',
    )
    expect(warnings).toContain(
      '1 character in the description of item 1 cannot be printed: 𓀀 (U+13000). \ufffd stands in its place.',
    )
    expect(warnings.join(' ')).not.toContain('PDF/A')
    expect(textOfPdf(bytes)).toMatch(/Email 👍 .*from client \ufffd/)
  })
})

test('typesetting can be aborted, and failures have a readable message', async () => {
  const controller = new AbortController()
  const stopped = makeBill(JSON.stringify(rich), { signal: controller.signal })
  controller.abort()
  await expect(stopped).rejects.toThrow('aborted')
  await expect(makeBill('{}')).rejects.toThrow(/^The documents could not be typeset: .+\.$/)
})

describe('a firm with a mark', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#0b5a52"/></svg>'
  const mark = { type: 'image/svg+xml' as const, width: 40, height: 10, content: Buffer.from(svg).toString('base64') }
  const first = (bytes: Buffer): string => textOfPdf(bytes).split('\f')[0] ?? ''

  test('has it and its name at the head of the first page, and nothing else of the bill moves', async () => {
    const plain = fullLegalAidBill(30)
    const [without, marked] = await Promise.all([
      makeBill(JSON.stringify(plain)),
      makeBill(JSON.stringify({ ...plain, mark })),
    ])
    expect(marked.warnings).toEqual(without.warnings)
    const [page, bare] = [first(marked.bytes), first(without.bytes)]
    expect(page.trimStart().startsWith(plain.firm.name)).toBe(true)
    expect(page.replace(plain.firm.name, '').replaceAll(/\s+/g, ' ').trim()).toBe(bare.replaceAll(/\s+/g, ' ').trim())
    expect(textOfPdf(marked.bytes).split('\f').slice(1)).toEqual(textOfPdf(without.bytes).split('\f').slice(1))
  })
})
