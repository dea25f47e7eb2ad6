import { vatLike, type Line } from '@costdraft/costing'
import { momentOf } from '../area-documents.ts'
import { shortDate } from '../bill/format.ts'
import { lineIds } from '../bill/line-ids.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { entered, readsOf, REASONS } from '../workbook/entered-columns.ts'
import { inColumns, lettersOf, type Column } from '../workbook/laid-out.ts'
import { LINE_ID, snapshotSheet } from '../workbook/snapshot-sheet.ts'
import {
  blank,
  date,
  heads,
  money,
  moneyOf,
  text,
  type Cell,
  type ReadAs,
  type SheetModel,
  type WorkbookModel,
} from '../workbook/workbook.ts'
import { nameOfEarner, type NumberedLine } from './numbered-lines.ts'

/** A column of a schedule with a row for each line of the bill. */
export interface LineColumn {
  head: string
  /** In characters. */
  width: number
  cell: (line: NumberedLine, frozen: FrozenCase) => Cell
  /** What it is read as when the workbook comes back. */
  reads?: ReadAs
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
/** In which is entered what is allowed of a line that is counted, and what follows from that. */
const assessedColumns = [
  ...[entered.sumAllowed, entered.reason],
  ['comment', 'Comment', 30],
  ...[entered.allowed, entered.vatAllowed],
] as const satisfies readonly Column<string>[]
type Assessed = (typeof assessedColumns)[number][0]

const WHOLE = 1_000_000
/** What is not counted is not assessed, and has no such cells. */
function assessedCells(
  { line, isCounted }: NumberedLine,
  at: (name: string) => string,
): Partial<Record<Assessed, Cell>> {
  if (!isCounted) return {}
  const sum = at('sumAllowed')
  const vatRate = vatLike(line, WHOLE) / WHOLE
  return {
    sumAllowed: blank('money'),
    ...{ reason: blank(), comment: blank() },
    allowed: moneyOf(`IF(${sum}="",${at(NET)},${sum})`, line.net),
    vatAllowed: moneyOf(`IF(${sum}="",${at(VAT)},ROUND(${sum}*${vatRate},2))`, line.vat),
  }
}

/** The sums of what is counted and of what is allowed of it, by their columns. */
function totalCells(
  lines: readonly NumberedLine[],
  range: (name: string) => string,
): Readonly<Partial<Record<string, Cell>>> {
  const sumOf = (of: 'net' | 'vat'): number =>
    lines.reduce((sum, { line, isCounted }) => (isCounted ? sum + line[of] : sum), 0)
  const counted = (name: string): string => `SUMIF(${range(COUNTED)},"Yes",${range(name)})`
  return {
    [NET]: moneyOf(counted(NET), sumOf('net'), 'total'),
    [VAT]: moneyOf(counted(VAT), sumOf('vat'), 'total'),
    allowed: moneyOf(`SUM(${range('allowed')})`, sumOf('net'), 'total'),
    vatAllowed: moneyOf(`SUM(${range('vatAllowed')})`, sumOf('vat'), 'total'),
  }
}

/** With what a row begins: its number in the bill, its day, and who did the work. */
export const firstColumns: readonly LineColumn[] = [
  { head: 'No.', width: 6, cell: ({ no }) => figure(no === '' ? null : Number(no), 'whole'), reads: 'number' },
  { head: 'Date', width: 11, cell: ({ line }) => date(line.date), reads: 'claimed' },
  { head: 'Fee earner', width: 20, cell: ({ item }, frozen) => text(nameOfEarner(frozen, item)) },
]
export const rateColumn: LineColumn = {
  head: 'Rate, £',
  width: 11,
  cell: ({ line }) => (line.notHeld === null ? money(line.rate) : text('Not held')),
  reads: 'claimed',
}
/** With what a row ends: what it comes to, and whether that is in the total of the bill. */
export const lastColumns: readonly LineColumn[] = [
  {
    head: NET,
    width: 12,
    cell: ({ line }) => (line.notHeld === null ? money(line.net) : text(null)),
    reads: 'claimed',
  },
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
const FIRST = TITLE_ROWS + 1
const NOTE =
  'Numbers are those of the bill. What is not counted is no part of its total. Shaded cells are entered: what is allowed of a line, as one sum without VAT; left empty, it is as claimed.'

/** A workbook of one sheet with a row for each line, and below them the sums of what is counted. At most 26 columns. */
export function linesWorkbook(frozen: FrozenCase, sheet: LinesSheet): WorkbookModel {
  const { title, snapshot } = sheet
  return {
    title,
    author: frozen.firm.name,
    footer: frozen.case.reference,
    at: momentOf(frozen),
    names: [],
    sheets: [linesSheet(frozen, sheet), snapshotSheet(frozen, snapshot)],
  }
}

/** The sheet of lines: what is claimed, what is allowed and, hidden, the ids by which it comes back. */
function linesSheet(frozen: FrozenCase, { title, lines, columns: shown, empty }: LinesSheet): SheetModel {
  const idOf = lineIds(frozen.bill)
  const columns: readonly Column<string>[] = [
    ...shown.map(({ head, width }) => [head, head, width] as const),
    ...assessedColumns,
    ['line', LINE_ID, 0],
  ]
  const at = lettersOf(columns)
  const last = TITLE_ROWS + Math.max(lines.length, 1)
  const range = (name: string): string => `$${at[name]}$${FIRST}:$${at[name]}$${last}`
  const totals = totalCells(lines, range)
  return {
    name: title,
    widths: columns.map(([, , width]) => width),
    frozen: { rows: TITLE_ROWS, columns: 1 },
    repeatedRow: TITLE_ROWS,
    choices: [{ range: `${at['reason']}${FIRST}:${at['reason']}${last}`, from: REASONS }],
    lines: {
      heads: TITLE_ROWS,
      reads: readsOf(columns, Object.fromEntries(shown.map(({ head, reads }) => [head, reads]))),
    },
    rows: [
      [text(`${title}: ${frozen.case.caseName}`, 'title')],
      [text(NOTE, 'note')],
      heads(...columns.map(([, head]) => head)),
      ...lines.map((line, i) => [
        ...shown.map(({ cell }) => cell(line, frozen)),
        ...inColumns(
          assessedColumns,
          assessedCells(line, (name) => `${at[name]}${FIRST + i}`),
        ),
        text(idOf(line.line)),
      ]),
      ...(lines.length === 0 ? [[text(empty, 'quiet')]] : []),
      columns
        .slice(0, -1)
        .map(([name], i) => (i === 0 ? text('Total counted', 'total') : (totals[name] ?? text(null)))),
    ],
  }
}

/** A cell in a file of text: dates yyyy-mm-dd, money and hours with two decimals. */
export function textOfCell({ value, format }: Cell): string {
  if (value === null) return ''
  return typeof value === 'number' && (format === 'money' || format === 'hours') ? value.toFixed(2) : String(value)
}
