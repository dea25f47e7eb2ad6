import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { text as textOf } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { frozenWorkedCourtOfProtection } from '../../../../../../dev/frozen-court-of-protection.ts'
import { fullCourtOfProtectionBill } from '../../../../../../dev/full-court-of-protection.ts'
import { withLists } from '../../../../../../dev/entered-lists.ts'
import { workedCourtOfProtectionBills } from '../../../../../../dev/worked-court-of-protection.ts'
import { differences, valuesOf } from '../../../../../../tests/support/spreadsheet.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { writeWorkbook } from '../../workbook/write-workbook.ts'
import { electronicBill } from './electronic-bill.ts'

const opened = promisify<Buffer, { lazyEntries: boolean; autoClose: boolean }, ZipFile>(fromBuffer)
/** The parts of a workbook by their names. */
async function unzipped(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await opened(Buffer.from(bytes), { lazyEntries: true, autoClose: false })
  const read = promisify<Entry, Readable>(zip.openReadStream.bind(zip))
  const entries: Entry[] = []
  zip.on('entry', (entry: Entry) => {
    entries.push(entry)
    zip.readEntry()
  })
  zip.readEntry()
  await once(zip, 'end')
  const files = new Map<string, string>()
  for (const entry of entries) files.set(entry.fileName, await textOf(await read(entry)))
  return files
}

const pence = (pounds: unknown): number => Math.round(Number(pounds) * 100)
const sheetsOf = async (frozen: FrozenCase) => valuesOf(await writeWorkbook(electronicBill(frozen)))

describe.each(
  workedCourtOfProtectionBills()
    .filter(({ options }) => options.get('basis') !== 'fixed')
    .map((worked) => [worked.title, frozenWorkedCourtOfProtection(worked)] as const),
)('%s', (_title, frozen) => {
  test('the sheets come to the figures of the bill', async () => {
    const sheets = await sheetsOf(frozen)
    const { bill } = frozen
    const headOf = (name: string) => bill.heads.find((head) => head.name === name)!
    const assessed = sheets.get('Summary of Assessed Bill')!
    expect(assessed.slice(4, 9).map(([, claimed]) => pence(claimed))).toEqual([
      headOf('profit_costs').net,
      headOf('profit_costs').vat,
      headOf('disbursements').net,
      headOf('disbursements').vat,
      bill.gross,
    ])
    for (const [sheet, by] of [
      ['Party Summary', 'party'],
      ['Part Summary', 'part'],
    ] as const) {
      const rows = sheets.get(sheet)!.slice(4, -1)
      const shown = rows.filter((row) => row.slice(2).some((cell) => Number(cell) !== 0))
      expect(shown.map(([, name, ...cells]) => [name, ...cells.slice(0, 5).map(pence)])).toEqual(
        bill
          .breakdowns!.find((one) => one.by === by)!
          .rows.filter(({ time, gross }) => time !== 0 || gross !== 0)
          .map((row) => [row.name, row.time, row.profitCosts, row.disbursements, row.vat, row.gross]),
      )
    }
    const totals = sheets.get('Activity Summary')!.at(-1)!
    const grades = bill.breakdowns!.find(({ by }) => by === 'grade')!.rows
    for (const [i, grade] of ['A', 'B', 'C', 'D'].entries()) {
      const row = grades.find(({ key }) => key === grade)
      expect([totals[1 + 2 * i], totals[2 + 2 * i]].map(pence)).toEqual([row?.time ?? 0, row?.profitCosts ?? 0])
    }
  })
})

const names = [
  ...['Front Sheet', 'Case and Order', 'P’s Assets', 'Narrative', 'Legal Team and Rates', 'Bill Detail'],
  ...['Disbursements', 'Activity Summary', 'Party Summary', 'Part Summary', 'Certification'],
  ...['Certificate of Accuracy', 'Summary of Assessed Bill', 'Final Costs Certificate'],
]
test('it has fourteen sheets, those that are known in their places', () => {
  const model = electronicBill(fullCourtOfProtectionBill(20))
  expect(model.sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name)).toEqual(names)
  expect([5, 7, 10].map((i) => names[i])).toEqual(['Bill Detail', 'Activity Summary', 'Certification'])
})

test('its dates are written as on paper, those of parts too', () => {
  const texts = electronicBill(fullCourtOfProtectionBill(20)).sheets.flatMap(({ rows }) =>
    rows.flatMap((row) => row.flatMap(({ value, format }) => (format === 'date' ? [] : String(value)))),
  )
  expect(texts).toContain('Part, 1 April 2024 to 31 March 2025')
  expect(texts.filter((text) => /\d{4}-\d\d-\d\d/.test(text))).toEqual([])
})

test('it is the same bytes again, well-formed, without macros, outside links and anything locked', async () => {
  const bytes = await writeWorkbook(electronicBill(fullCourtOfProtectionBill(20)))
  expect(
    Buffer.from(await writeWorkbook(electronicBill(fullCourtOfProtectionBill(20)))).equals(Buffer.from(bytes)),
  ).toBe(true)
  const files = await unzipped(bytes)
  const types = files.get('[Content_Types].xml')!
  for (const name of files.keys())
    if (!name.endsWith('.rels') && name !== '[Content_Types].xml') expect(types).toContain(`/${name}"`)
  expect([...files.keys()].filter((name) => /vba|external|macro/i.test(name))).toEqual([])
  const all = [...files.values()].join('\n')
  expect(all).not.toMatch(/TargetMode="External"|sheetProtection/)
  expect(all.match(/<sheet [^>]*state="hidden"[^>]*>/g)).toEqual([expect.stringContaining('name="Snapshot"')])
  // A name with spaces is quoted wherever it stands, or the file is one to be repaired.
  for (const [, range = ''] of files.get('xl/workbook.xml')!.matchAll(/<definedName [^>]*>([^<]*)</g))
    expect(range).toMatch(/^'[^']+'!\$/)
  expect(files.get('xl/worksheets/sheet6.xml')).toMatch(/orientation="landscape"/)
  expect(files.get('xl/worksheets/sheet6.xml')).toMatch(/state="frozen"/)
})

describe('entered text', () => {
  const long = `${'word '.repeat(9_000)}end`
  test.each([
    ['a formula', '=cmd|"/c calc"!A1', '=cmd|"/c calc"!A1'],
    ['a sum', '=SUM(A1:A9)', '=SUM(A1:A9)'],
    ['signs', '+1+1 and -2 and @here', '+1+1 and -2 and @here'],
    ['markup', '<b>&amp;"\'</b> ]]>', '<b>&amp;"\'</b> ]]>'],
    ['control characters', 'be\0fo\u0007re\uFFFE\uFEFF then', 'before then'],
    ['lone surrogates', 'a\uD800b', 'a\uFFFDb'],
    ['what a program would unescape', '_x0041_ stays', '_x0041_ stays'],
    ['from right to left', 'שלום \u202Eabc', 'שלום \u202Eabc'],
  ])('of %s is kept as text in every place', async (_what, text, expected) => {
    const full = fullCourtOfProtectionBill(12)
    const frozen: FrozenCase = {
      ...full,
      case: { ...full.case, caseName: text, reference: text, details: { ...full.case.details, claimant: text } },
      narrative: text,
      valueOfAssets: text,
      parties: full.parties!.map((party) => ({ ...party, name: text })),
      parts: full.parts!.map((part) => ({ ...part, name: text })),
      feeEarners: full.feeEarners.map((earner) => ({ ...earner, name: text, initials: '*' })),
      bill: {
        ...full.bill,
        heads: full.bill.heads.map((head) => ({
          ...head,
          lines: head.lines.map((line) => ({ ...line, description: text })),
        })),
      },
    }
    const model = electronicBill(frozen)
    const bytes = await writeWorkbook(model)
    const sheets = await valuesOf(bytes)
    expect(await differences(model, bytes)).toEqual([])
    expect(sheets.get('Narrative')![2]![1]).toBe(expected)
    expect(sheets.get('Party Summary')![4]![1]).toBe(expected)
    expect(sheets.get('Bill Detail')![4]![8]).toBe(expected)
    expect(sheets.get('Legal Team and Rates')![4]![1]).toBe(expected)
    // Codes of people whose initials would be wildcards.
    expect(sheets.get('Legal Team and Rates')![4]![0]).toBe('FE1.1')
    const formulas = model.sheets.flatMap(({ rows }) =>
      rows.flatMap((row) => row.flatMap(({ formula }) => formula ?? [])),
    )
    expect(formulas.filter((formula) => formula.includes(text))).toEqual([])
    const { sheets: read } = await readXlsx(bytes, { readStyles: false })
    expect(read).toHaveLength(15)
  })

  test('longer than a cell holds is divided among rows, and nothing of it is lost', async () => {
    const sheets = await sheetsOf(fullCourtOfProtectionBill(2, {}, { narrative: long }))
    const rows = sheets.get('Narrative')!.slice(2)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.every((row) => String(row[1]).length <= 2_000)).toBe(true)
    expect(rows.map((row) => row[1]).join(' ')).toBe(long)
  })
})

test('a line whose VAT follows from no rate stops the workbook, because it would come to another total', () => {
  const full = fullCourtOfProtectionBill(2)
  const heads = full.bill.heads.map((head) => ({
    ...head,
    lines: head.lines.map((line) => ({ ...line, vat: line.vat + 1 })),
  }))
  expect(() => electronicBill({ ...full, bill: { ...full.bill, heads } })).toThrow(/follows from no rate/)
})

test('a bill without a line has the same sheets', async () => {
  const full = fullCourtOfProtectionBill(0)
  const heads = full.bill.heads.map((head) => ({ ...head, lines: [], net: 0, vat: 0 }))
  const sheets = await sheetsOf({ ...full, bill: { ...full.bill, heads, net: 0, vat: 0, gross: 0 } })
  expect([...sheets.keys()]).toEqual([...names, 'Snapshot'])
})

test('its head says that it is a working copy, which the court does not take', async () => {
  const model = electronicBill(fullCourtOfProtectionBill(3))
  const said = 'Working copy of an electronic bill; the court accepts its own template only'
  expect(model.title.startsWith(said)).toBe(true)
  expect((await valuesOf(await writeWorkbook(model))).get('Front Sheet')![0]![0]).toBe(said)
})

test('each line has its id in a hidden last column, and its columns stand as they are copied', async () => {
  const frozen = fullCourtOfProtectionBill(20)
  const { sheets } = await readXlsx(await writeWorkbook(electronicBill(frozen, 'abc')))
  const of = (name: string) => sheets.find((sheet) => sheet.name === name)!
  const ids = [of('Bill Detail').rows.slice(4), of('Disbursements').rows.slice(20)].flat().map((row) => row.at(-1))
  expect(ids.toSorted()).toEqual(frozen.bill.heads.flatMap(({ lines }) => lines.map(({ item }) => item)).toSorted())
  for (const name of ['Bill Detail', 'Disbursements']) expect(of(name).columns?.at(-1)?.hidden).toBe(true)
  expect(of('Bill Detail').rows[3]!.slice(0, 13)).toEqual([
    ...['Item', 'Date', 'Fee earner', 'Grade', 'Rate, £', 'Party', 'Name of party', 'Activity', 'Description'],
    ...['Time, hours', 'Profit costs, £', 'VAT rate', 'VAT, £'],
  ])
  expect(of('Snapshot').rows.map(([, value]) => value)).toEqual([
    ...[frozen.case.uuid, 'abc', frozen.case.caseName],
    new Date(frozen.completedAt.slice(0, 10)),
  ])
})

test('a recorded category stands before that of the type', async () => {
  const full = fullCourtOfProtectionBill(10)
  const [uuid] = Object.entries(full.items).find(([, { disbursementType }]) => disbursementType)!
  const items = { ...full.items, [uuid]: { ...full.items[uuid]!, copCategory: 'opg' } }
  const rows = (await sheetsOf({ ...full, items })).get('Disbursements')!
  expect(rows.find((row) => row.at(-1) === uuid)![2]).toBe('OPG fee')
})

test('a list that the firm has entered is a column and a sheet; while it is empty it is neither, and the bill says so', async () => {
  const sheets = await sheetsOf(withLists(fullCourtOfProtectionBill(20)))
  expect([...sheets.keys()].slice(14)).toEqual(['OPG105 Summary', 'Official Activity Summary', 'Snapshot'])
  const [heads, first] = sheets.get('Bill Detail')!.slice(3)
  expect(heads!.slice(7, 11)).toEqual(['Activity', 'Official activity', 'OPG105', 'Description'])
  expect(first!.slice(8, 10)).toEqual(['01', '*'])
  const bare = await sheetsOf(fullCourtOfProtectionBill(20))
  expect([...bare.keys()].slice(14)).toEqual(['Snapshot'])
  expect(JSON.stringify(bare.get('Front Sheet'))).toContain('This bill has no column of them.')
})
