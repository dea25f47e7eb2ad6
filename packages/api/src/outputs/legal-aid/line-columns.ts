import type { Line } from '@costdraft/costing'
import { momentOf } from '../area-documents.ts'
import { shortDate } from '../bill/format.ts'
import { lineIds } from '../bill/line-ids.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { LINE_ID, snapshotSheet } from '../workbook/snapshot-sheet.ts'
import { date, heads, money, moneyOf, text, type Cell, type WorkbookModel } from '../workbook/workbook.ts'
import { nameOfEarner, type NumberedLine } from './numbered-lines.ts'

/** A column of a schedule with a row for each line of the bill. */
export interface LineColumn {
  head: string
  /** In characters. */
  width: number
  cell: (line: NumberedLine, frozen: FrozenCase) => Cell
}

/** A figure; an empty cell where there is none. */
export const figure = (value: number | null | undefined, format: 'hours' | 'whole'): Cell =>
  value == null ? text(null) : { value, format }

/** The edition that a line is paid by; a disbursement is claimed as it was paid. */
const whyCounted = ({ under, head }: Line): string | null => {
  if (under) return `${under.table} from ${shortDate(under.from)}`
  return head === 'disbursements' ? 'As paid' : null
}

const COUNTED = 'Counted'
const NET = 'Net, £'
const VAT = 'VAT, £'
/** With what a row begins: its number in the bill, its day, and who did the work. */
export const firstColumns: readonly LineColumn[] = [
  { head: 'No.', width: 6, cell: ({ no }) => figure(no === '' ? null : Number(no), 'whole') },
  { head: 'Date', width: 11, cell: ({ line }) => date(line.date) },
  { head: 'Fee earner', width: 20, cell: ({ item }, frozen) => text(nameOfEarner(frozen, item)) },
]
export const rateColumn: LineColumn = {
  head: 'Rate, £',
  width: 11,
  cell: ({ line }) => (line.notHeld === null ? money(line.rate) : text('Not held')),
}
/** With what a row ends: what it comes to, and whether that is in the total of the bill. */
export const lastColumns: readonly LineColumn[] = [
  { head: NET, width: 12, cell: ({ line }) => (line.notHeld === null ? money(line.net) : text(null)) },
  { head: VAT, width: 11, cell: ({ line }) => (line.notHeld === null ? money(line.vat) : text(null)) },
  { head: COUNTED, width: 9, cell: ({ isCounted }) => text(isCounted ? 'Yes' : 'No') },
  { head: 'Why it is counted', width: 28, cell: ({ line, isCounted }) => text(isCounted ? whyCounted(line) : null) },
  { head: 'Why it is not counted', width: 50, cell: ({ why }) => text(why) },
]

interface LinesSheet {
  title: string
  lines: readonly NumberedLine[]
  columns: readonly LineColumn[]
  /** Said where there is no line. */
  empty: string
  /** The hash of the snapshot that it is made of. */
  snapshot: string
}
const TITLE_ROWS = 3
const letterOf = (index: number): string => String.fromCodePoint('A'.codePointAt(0)! + index)

/**
 * A workbook of one sheet with a row for each line, and below them the sums of what is counted; hidden, the ids by
 * which it comes back. At most 26 columns.
 */
export function linesWorkbook(
  frozen: FrozenCase,
  { title, lines, columns: shown, empty, snapshot }: LinesSheet,
): WorkbookModel {
  const idOf = lineIds(frozen.bill)
  const columns: readonly LineColumn[] = [...shown, { head: LINE_ID, width: 0, cell: ({ line }) => text(idOf(line)) }]
  const first = TITLE_ROWS + 1
  const last = TITLE_ROWS + Math.max(lines.length, 1)
  const rangeOf = (head: string): string => {
    const letter = letterOf(columns.findIndex((column) => column.head === head))
    return `$${letter}$${first}:$${letter}$${last}`
  }
  const sumOf = (head: string, name: 'net' | 'vat'): Cell =>
    moneyOf(
      `SUMIF(${rangeOf(COUNTED)},"Yes",${rangeOf(head)})`,
      lines.reduce((sum, { line, isCounted }) => (isCounted ? sum + line[name] : sum), 0),
      'total',
    )
  const totals = new Map([
    [NET, sumOf(NET, 'net')],
    [VAT, sumOf(VAT, 'vat')],
  ])
  return {
    title,
    author: frozen.firm.name,
    footer: frozen.case.reference,
    at: momentOf(frozen),
    names: [],
    sheets: [
      {
        name: title,
        widths: columns.map(({ width }) => width),
        frozen: { rows: TITLE_ROWS, columns: 1 },
        repeatedRow: TITLE_ROWS,
        rows: [
          [text(`${title}: ${frozen.case.caseName}`, 'title')],
          [text('Numbers are those of the bill. What is not counted is no part of its total.', 'note')],
          heads(...columns.map(({ head }) => head)),
          ...lines.map((line) => columns.map(({ cell }) => cell(line, frozen))),
          ...(lines.length === 0 ? [[text(empty, 'quiet')]] : []),
          columns
            .slice(0, columns.findIndex(({ head }) => head === VAT) + 1)
            .map(({ head }, i) => (i === 0 ? text('Total counted', 'total') : (totals.get(head) ?? text(null)))),
        ],
      },
      snapshotSheet(frozen, snapshot),
    ],
  }
}

/** A cell in a file of text: dates yyyy-mm-dd, money and hours with two decimals. */
export function textOfCell({ value, format }: Cell): string {
  if (value === null) return ''
  return typeof value === 'number' && (format === 'money' || format === 'hours') ? value.toFixed(2) : String(value)
}
