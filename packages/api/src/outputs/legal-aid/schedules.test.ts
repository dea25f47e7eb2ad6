import { writeCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { unescapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { frozenOf, frozenWorked } from '../../../../../dev/frozen-legal-aid.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import { workedBills, workedCase } from '../../../../../dev/worked-bill.ts'
import { readCsv } from '../../ledger/read-csv.ts'
import { billDocument } from './bill-document.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { writeWorkbook } from '../workbook/write-workbook.ts'
import type { WorkbookModel } from '../workbook/workbook.ts'
import { advocacyWorkbook } from './advocacy-workbook.ts'
import { lineItems } from './line-items.ts'
import { nameOfEarner, numberedLines, textOfLine } from './numbered-lines.ts'
import { scheduleAsCsv, scheduleOfWork } from './schedule-of-work.ts'
import { voucherSchedule } from './voucher-schedule.ts'

const pence = (text: string): number => Math.round(Number(text.replaceAll(',', '')) * 100)
/** The cells of a CSV of ours as our own reader has them. */
const cellsOf = (csv: string): string[][] =>
  readCsv(Buffer.from(csv)).map(({ cells }) => cells.map((cell) => unescapeFormula(cell)))
const rowsOf = ({ sheets: [sheet] }: WorkbookModel) => sheet!.rows
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const bills: (readonly [string, FrozenCase])[] = [
  ...[...workedBills(), ...workedBills('large')].map((worked) => [worked.title, frozenWorked(worked)] as const),
  ['a case with everything in it', fullLegalAidBill(120)],
]

describe.each(bills)('%s', (_title, frozen) => {
  const { net, vat, heads } = frozen.bill
  const lines = numberedLines(frozen)

  test('has every line once, and those that are counted come to the bill', () => {
    expect(lines).toHaveLength(sumOf(heads.map((head) => head.lines.length)))
    const counted = lines.filter(({ isCounted }) => isCounted)
    expect([sumOf(counted.map(({ line }) => line.net)), sumOf(counted.map(({ line }) => line.vat))]).toEqual([net, vat])
    expect(lines.filter(({ isCounted, why }) => isCounted === (why !== ''))).toEqual([])
  })

  test('has the total of the bill in its schedule of work, and a row for each line, also as CSV', async () => {
    const rows = rowsOf(scheduleOfWork(frozen))
    expect(
      rows
        .at(-1)!
        .slice(-2)
        .map(({ value }) => Math.round(Number(value) * 100)),
    ).toEqual([net, vat])
    const written = await readXlsx(await writeWorkbook(scheduleOfWork(frozen)))
    expect(written.sheets[0]!.rows).toHaveLength(rows.length)
    const [, ...csv] = cellsOf(scheduleAsCsv(frozen))
    expect(csv).toHaveLength(lines.length)
    // Each row says by what it is counted, or why it is not.
    for (const [isCounted, because, whyNot] of csv.map((row) => row.slice(11)))
      expect([because !== '', whyNot !== '']).toEqual([isCounted === 'Yes', isCounted === 'No'])
    expect(sumOf(csv.map((row) => (row[11] === 'Yes' ? pence(row[9]!) : 0)))).toBe(net)
    expect(sumOf(csv.map((row) => (row[11] === 'Yes' ? pence(row[10]!) : 0)))).toBe(vat)
  })

  test('has what is counted in its line items, and they are read back as they were written', () => {
    const text = lineItems(frozen)
    const [head, ...rows] = cellsOf(text)
    expect(head).toEqual(['title', 'category', 'date', 'net', 'vat_applicable', 'fee_earner'])
    expect(sumOf(rows.map((row) => pence(row[3]!)))).toBe(net)
    const counted = lines.filter(({ isCounted }) => isCounted)
    expect(rows.map(([title, , day, amount, , by]) => [title, day, pence(amount!), by])).toEqual(
      counted.map((one) => [
        ...[textOfLine(frozen, one), one.line.date ?? '', one.line.net, nameOfEarner(frozen, one.item) ?? ''],
      ]),
    )
    for (const [, , day, amount, isVat] of rows) {
      expect(day).toMatch(/^(?:\d{4}-\d\d-\d\d)?$/)
      expect(amount).toMatch(/^\d+\.\d\d$/)
      expect(isVat).toMatch(/^(?:true|false)$/)
    }
  })

  test('has the totals of its schedules of advocacy and of disbursements', () => {
    const ofHead = (name: string) => heads.filter((head) => head.name === name && head.excludedBecause === null)
    const advocacy = rowsOf(advocacyWorkbook(frozen)).at(-1)!
    expect(advocacy.slice(-2).map(({ value }) => Math.round(Number(value) * 100))).toEqual([
      sumOf(ofHead('advocacy').map((head) => head.net)),
      sumOf(ofHead('advocacy').map((head) => head.vat)),
    ])
    const { total, sections } = voucherSchedule(frozen)
    if (sections.length > 0) expect(pence(total.net)).toBe(sumOf(ofHead('disbursements').map((head) => head.net)))
  })
})

test('the numbers are those of the printed bill', () => {
  const frozen = fullLegalAidBill(60)
  const { sections } = billDocument(frozen)
  const printed = sections.flatMap(({ disbursements }) => disbursements.rows.map(({ no }) => no))
  const numbered = numberedLines(frozen).flatMap(({ no, line }) => (line.head === 'disbursements' ? [no] : []))
  expect(numbered).toEqual(printed)
  expect(voucherSchedule(frozen).sections.flatMap(({ schedule }) => schedule.rows.map(({ no }) => no))).toEqual(printed)
})

test('text that begins like a formula, and text with commas, quotes and line breaks, stays text and comes back', () => {
  const hostile = '=HYPERLINK("http://x","a"),\n"b"\t+1'
  const worked = frozenWorked(workedBills().find(({ name }) => name === '14-enhancement')!)
  const frozen: FrozenCase = {
    ...worked,
    bill: {
      ...worked.bill,
      heads: worked.bill.heads.map((head) => ({
        ...head,
        lines: head.lines.map((line) => ({ ...line, description: hostile })),
      })),
    },
    items: Object.fromEntries(
      Object.entries(worked.items).map(([uuid, item]) => [uuid, { ...item, activityType: null, description: hostile }]),
    ),
  }
  const [, first] = cellsOf(lineItems(frozen))
  expect(first![0]).toBe(hostile)
  expect(lineItems(frozen)).toContain(writeCsv([[`'${hostile}`]]).trim())
  expect(rowsOf(scheduleOfWork(frozen))[3]![4]).toEqual({ value: hostile })
})

test('each row of a workbook has the id of its line in a hidden last column, which the CSV lacks', () => {
  const frozen = fullLegalAidBill(40)
  for (const model of [scheduleOfWork(frozen, 'abc'), advocacyWorkbook(frozen, 'abc')]) {
    const [lines, snapshot] = model.sheets
    expect([lines!.widths.at(-1), snapshot!.isHidden]).toEqual([0, true])
    const ids = lines!.rows.slice(3, -1).map((row) => row.at(-1)!.value)
    expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  }
  expect(scheduleAsCsv(frozen).split('\n')[0]).not.toContain('Line')
})

test('VAT applies to an amount of two pence, though it comes to none, and not to an exempt one', () => {
  const amounts = { paid: [2, false], exempt: [2, true], more: [3, false] } as const
  const disbursements = Object.entries(amounts).map(([description, [amount, vatExempt]]) => ({
    ...{ uuid: description, date: '2025-02-10', type: 'photocopying' as const, amount, vatExempt, description },
  }))
  const worked = workedBills().find(({ name }) => name === '14-enhancement')!
  const frozen = frozenOf(workedCase(worked), { time: [], hearings: [], expertFees: [], disbursements })
  const [, ...rows] = cellsOf(lineItems(frozen))
  expect(rows.slice(-3).map(([title, , , net, isVat]) => [title!.split(': ')[1], net, isVat])).toEqual([
    ['paid', '0.02', 'true'],
    ['exempt', '0.02', 'false'],
    ['more', '0.03', 'true'],
  ])
})

test('what has no voucher is listed by its number, whatever the order of the heads', () => {
  const { missing } = voucherSchedule(fullLegalAidBill(60))
  const numbers = missing.map((sentence) => Number(sentence.split(' · ')[0]))
  expect(numbers.length).toBeGreaterThan(2)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})
