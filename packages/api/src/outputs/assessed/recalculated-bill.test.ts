import { claimedAmount } from '@costdraft/costing'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { assessed, entered, ruled } from '../../../../../dev/assessed.ts'
import { frozenWorkedCourtOfProtection } from '../../../../../dev/frozen-court-of-protection.ts'
import { frozenWorkedHighCost } from '../../../../../dev/frozen-high-cost.ts'
import { frozenWorkedInterPartes } from '../../../../../dev/frozen-inter-partes.ts'
import { frozenOf } from '../../../../../dev/frozen-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import { itemsOf, workedBills, workedCase } from '../../../../../dev/worked-bill.ts'
import { workedCourtOfProtectionBills } from '../../../../../dev/worked-court-of-protection.ts'
import { workedHighCostBills } from '../../../../../dev/worked-high-cost.ts'
import { workedInterPartesBills } from '../../../../../dev/worked-inter-partes.ts'
import { printedPence } from '../../../../../tests/support/printed-pence.ts'
import { valuesOf } from '../../../../../tests/support/spreadsheet.ts'
import { lineIds } from '../bill/line-ids.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { LINE_ID, SNAPSHOT_SHEET } from '../workbook/snapshot-sheet.ts'
import { writeWorkbook } from '../workbook/write-workbook.ts'
import { recalculatedBill } from './recalculated-bill.ts'
import { LINES } from './recalculated-lines-sheet.ts'
import { recalculatedWorkbook } from './recalculated-workbook.ts'

const worked: readonly (readonly [string, FrozenCase])[] = [
  ...workedBills().map((bill) => [bill.title, frozenOf(workedCase(bill), itemsOf(bill))] as const),
  ...workedHighCostBills().map((bill) => [bill.title, frozenWorkedHighCost(bill)] as const),
  ...workedCourtOfProtectionBills().map((bill) => [bill.title, frozenWorkedCourtOfProtection(bill)] as const),
  ...workedInterPartesBills().map((bill) => [bill.title, frozenWorkedInterPartes(bill)] as const),
]
const full: readonly (readonly [string, FrozenCase])[] = [
  ['legal aid', fullLegalAidBill(120)],
  ['high cost', fullHighCostBill(12)],
  ['the Court of Protection', fullCourtOfProtectionBill(120)],
  ['between the parties', fullInterPartesBill(120)],
]

/** Net and VAT of what is claimed, allowed, reduced and not ruled on, added up of the snapshot line by line. */
function addedUp({ bill, assessment }: FrozenCase): number[] {
  const idOf = lineIds(bill)
  const sums = [0, 0, 0, 0, 0, 0, 0, 0]
  const add = (at: number, net: number, vat: number): void => {
    sums[at]! += net
    sums[at + 1]! += vat
  }
  for (const head of bill.heads)
    for (const line of head.lines) {
      if (head.excludedBecause !== null || line.excludedBecause !== null || line.notHeld !== null) continue
      const allowed = assessment!.lines[idOf(line)]?.allowed
      add(0, line.net, line.vat)
      if (allowed) {
        add(2, allowed.amount, allowed.vat)
        add(4, line.net - allowed.amount, line.vat - allowed.vat)
      } else add(6, line.net, line.vat)
    }
  return sums
}
const columnSums = (rows: readonly (readonly string[])[]): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((at) => rows.reduce((sum, row) => sum + printedPence(row[at]!), 0))
const penceOf = (row: readonly string[]): number[] => row.map(printedPence)

describe.each([...full, ...worked])('the recalculated bill of %s', (_title, frozen) => {
  test.each(['ruled', 'half', 'none'] as const)(
    'comes to what is claimed and allowed, to the penny: %s',
    (progress) => {
      const of = assessed(frozen, progress)
      const sums = addedUp(of)
      const { sections, summary, total, gross } = recalculatedBill(of)
      expect(sums[0]).toBe(frozen.bill.net)
      expect(penceOf(total)).toEqual(sums)
      expect(penceOf(gross)).toEqual([0, 2, 4, 6].map((at) => sums[at]! + sums[at + 1]!))
      expect(columnSums(summary.map(({ figures }) => figures))).toEqual(sums)
      for (const [i, { rows, total: ofHead }] of sections.entries()) {
        expect(columnSums(rows.map(({ figures }) => figures))).toEqual(penceOf(ofHead))
        expect(summary[i]!.figures).toEqual(ofHead)
      }
      const last = sections.at(-1)?.rows.at(-1)
      if (last) expect(penceOf(last.runningTotal)).toEqual(sums)
    },
  )
})

test('a line has hours and rate that were reduced in its reason, and no figure where it is not ruled on', () => {
  // 0.60 h at £285.50 are claimed of line 1, 0.10 h at £100.00 of line 2, £95.00 were paid for line 6.
  const { sections, notes } = recalculatedBill(
    entered(fullInterPartesBill(12), {
      1: (line) => ({
        allowed: ruled(line, { hours: 40, rate: 20_000 }),
        ...{ reason: 'time', words: 'One reading is enough.' },
      }),
      6: ({ line }) => ({ allowed: claimedAmount(line) }),
    }),
  )
  const rows = sections.flatMap(({ rows: own }) => own)
  const rowOf = (no: string) => rows.find((row) => row.no === no)!
  expect(rowOf('1')).toMatchObject({
    ...{ date: '01/04/2024', initials: 'WT' },
    figures: ['171.30', '34.26', '80.00', '16.00', '91.30', '18.26', '', ''],
    why: 'Too much time: One reading is enough.\n0.40 h of 0.60 h, £200.00 of £285.50 an hour',
  })
  expect(rowOf('2')).toMatchObject({ figures: ['10.00', '2.00', '', '', '', '', '10.00', '2.00'], why: '' })
  expect(rowOf('6')).toMatchObject({ figures: ['95.00', '19.00', '95.00', '19.00', '', '', '', ''], initials: '' })
  expect(notes[0]).toMatch(/^26 lines of 28 with £[\d,.]+ claimed, VAT included, are not ruled on\./)
})

test('every line that is ruled on is said, and so is what has no rate', () => {
  const { notes } = recalculatedBill(assessed(fullLegalAidBill(30)))
  expect(notes).toEqual([
    'Every line is ruled on.',
    '1 item is not priced because no rate is held. What has no rate is no part of the assessment.',
  ])
})

test('the numbers ascend under each head', () => {
  for (const [, frozen] of full)
    for (const { rows } of recalculatedBill(assessed(frozen)).sections) {
      const numbers = rows.map(({ no }) => Number(no))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
})

describe.each(full)('the workbook of %s', (_title, frozen) => {
  const pence = (cell: unknown): number => Math.round(Number(cell) * 100)
  const of = assessed(frozen, 'half')
  test('has the figures of the bill as results, by head and in all', async () => {
    const rows = (await valuesOf(await writeWorkbook(recalculatedWorkbook(of)))).get('Summary')!
    const { summary, total, gross } = recalculatedBill(of)
    const printed = (row: readonly unknown[]) => [1, 2, 4, 5, 7, 8, 10, 11].map((at) => pence(row[at]))
    const heads = rows.slice(5, 5 + summary.length)
    expect(heads.map(([head]) => head)).toEqual(summary.map(({ title }) => title))
    expect(heads.map(printed)).toEqual(summary.map(({ figures }) => penceOf(figures)))
    const totals = rows[5 + summary.length]!
    expect(printed(totals)).toEqual(penceOf(total))
    expect([3, 6, 9, 12].map((at) => pence(totals[at]))).toEqual(penceOf(gross))
    const open = recalculatedBill(of).sections.flatMap(({ rows: own }) =>
      own.filter(({ figures }) => figures[6] !== ''),
    )
    expect(rows.at(-1)!.slice(0, 2)).toEqual(['Lines not ruled on', open.length])
  })
  test('has a formula in every derived cell, and each line once in a hidden column, with the snapshot', async () => {
    const { sheets } = await readXlsx(await writeWorkbook(recalculatedWorkbook(of, 'abc')), { readStyles: false })
    const detail = sheets.find(({ name }) => name === LINES)!
    expect(detail.columns?.at(-1)?.hidden).toBe(true)
    expect(detail.rows[3]!.at(-1)).toBe(LINE_ID)
    const ids = detail.rows.slice(4).map((row) => row.at(-1))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual(Object.keys(of.assessment!.lines).toSorted())
    const formulas = [...(detail.cells?.values() ?? [])].filter(({ formula }) => formula)
    // Allowed, reduced and not ruled on, each with its VAT.
    expect(formulas.length).toBeGreaterThanOrEqual(ids.length * 6)
    const snapshot = sheets.find(({ name }) => name === SNAPSHOT_SHEET)!
    expect([snapshot.hidden, snapshot.rows]).toEqual([
      true,
      [
        ['Case', frozen.case.uuid],
        ['Snapshot', 'abc'],
        ['Name of the case', frozen.case.caseName],
        ['Completed', expect.any(Date) as Date],
      ],
    ])
  })
  test('is the same bytes again, and of the day of the assessment', async () => {
    const model = recalculatedWorkbook(of)
    const bytes = Buffer.from(await writeWorkbook(model))
    expect(Buffer.from(await writeWorkbook(recalculatedWorkbook(assessed(frozen, 'half')))).equals(bytes)).toBe(true)
    expect(model.at.toISOString()).toBe('2026-07-01T00:00:00.000Z')
  })
})

test('VAT that follows from no rule of its line stands in the workbook as it was ruled', async () => {
  const frozen = entered(fullInterPartesBill(12), {
    1: { allowed: { hours: null, rate: null, amount: 100_00, vat: 17_51 } },
  })
  const sheets = await valuesOf(await writeWorkbook(recalculatedWorkbook(frozen)))
  const row = sheets.get(LINES)!.find(([no]) => no === 1)!
  expect(row.slice(8, 19)).toEqual([171.3, 34.26, null, null, 100, 100, 17.51, 71.3, 16.75, '', ''])
})

test('a bill of nothing has its sheets and its pages', async () => {
  const frozen = assessed(fullInterPartesBill(0))
  expect(recalculatedBill(frozen)).toMatchObject({ sections: [], gross: ['0.00', '0.00', '0.00', '0.00'] })
  const sheets = await valuesOf(await writeWorkbook(recalculatedWorkbook(frozen)))
  expect([...sheets.keys()]).toEqual(['Summary', LINES, SNAPSHOT_SHEET])
})
