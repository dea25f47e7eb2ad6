import { hoursOf, moneyOf, quoted, text, type Cell, type SheetModel } from '../../workbook/workbook.ts'
import { costsOf, NONE, paidOf, timeOf, vatOf, type BillRow, type BillRows } from './bill-rows.ts'
import { FIRST_LINE } from './detail-sheet.ts'
import { sheets } from './sheet-names.ts'

const columns: readonly (readonly [head: string, width: number])[] = [
  ['Item', 6],
  ['LTM', 8],
  ['Date', 11],
  ['Description', 54],
  ['External party', 20],
  ['Phase', 7],
  ['Task', 7],
  ['Activity', 8],
  ['Expense', 8],
  ['Time, hours', 8],
  ['Profit costs, £', 12],
  ['Disbursements, £', 18],
  ['VAT, £', 11],
  ['Total, £', 12],
]

const at = (column: string, row: number): string => `${quoted(sheets.detail)}!${column}${row}`
/** What stands in a cell of Bill detail; an empty one would be nought. */
const shown = (column: string, row: number, value: string | null): Cell =>
  value === null
    ? text(null)
    : { value, formula: `IF(${at(column, row)}="","",${at(column, row)})`, format: 'text' as const }

function cellsOf({ line, no, member, codes, text: said, party, isPaid, isCharged }: BillRow, row: number): Cell[] {
  const [net, vat] = isCharged ? [line.net, line.vat] : [0, 0]
  return [
    { value: no, formula: at('A', row), format: 'whole' },
    shown('F', row, member?.code ?? null),
    line.date === null ? text(null) : { value: line.date, formula: at('D', row), format: 'date' },
    shown('E', row, said),
    shown('T', row, party),
    shown('N', row, codes.phase ?? NONE),
    shown('O', row, codes.task ?? NONE),
    shown('P', row, codes.activity),
    shown('Q', row, codes.expense),
    isPaid ? text(null) : hoursOf(at('G', row), line.quantity),
    isPaid ? text(null) : moneyOf(at('K', row), net),
    isPaid ? moneyOf(at('R', row), net) : text(null),
    moneyOf(at(isPaid ? 'S' : 'M', row), vat),
    moneyOf(at('U', row), net + vat),
  ]
}

/** Sheet 13: what is served on paper. Each cell shows one of Bill detail. */
export function printSheet({ rows }: BillRows): SheetModel {
  const last = Math.max(FIRST_LINE, FIRST_LINE + rows.length - 1)
  const sum = (column: string): string => `SUM(${column}${FIRST_LINE}:${column}${last})`
  const costs = costsOf(rows)
  const paid = paidOf(rows)
  const vat = vatOf(rows)
  return {
    name: sheets.print,
    widths: columns.map(([, width]) => width),
    frozen: { rows: FIRST_LINE - 1, columns: 1 },
    repeatedRow: FIRST_LINE - 1,
    rows: [
      [text('Bill detail: print version', 'title')],
      [text('By date within each phase. Letters in are counted and not charged.', 'note')],
      [],
      columns.map(([head]) => text(head, 'head')),
      ...(rows.length > 0 ? rows.map((row, i) => cellsOf(row, FIRST_LINE + i)) : [[text('Nothing is claimed.')]]),
      [
        text('Total', 'total'),
        ...Array.from({ length: 8 }, () => text('', 'total')),
        hoursOf('SUMIFS(LineTime,LineCharged,"<>No")', timeOf(rows), 'total'),
        moneyOf(sum('K'), costs, 'total'),
        moneyOf(sum('L'), paid, 'total'),
        moneyOf(sum('M'), vat, 'total'),
        moneyOf(sum('N'), costs + paid + vat, 'total'),
      ],
    ],
  }
}
