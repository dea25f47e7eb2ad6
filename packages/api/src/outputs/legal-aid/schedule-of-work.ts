import { quantityOf, type Line } from '@costdraft/costing'
import { writeCsv } from 'hucre/csv'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { momentOf } from '../area-documents.ts'
import { date, heads, money, moneyOf, text, type Cell, type WorkbookModel } from '../workbook/workbook.ts'
import { headOf, nameOfEarner, numberedLines, textOfLine, type NumberedLine } from './numbered-lines.ts'

const HEADS = [
  ...['No.', 'Date', 'Fee earner', 'Head', 'What', 'Quantity', 'Unit', 'Rate, £', 'Enhancement, %', 'Net, £', 'VAT, £'],
  ...['Counted', 'Why it is not counted'],
]
const WIDTHS = [6, 11, 20, 24, 60, 10, 9, 11, 14, 12, 11, 9, 50]
const FIRST_ROW = 4

/** Hours with two decimals; of anything else as many as it has. */
const quantityCell = (line: Line): Cell => {
  const quantity = quantityOf(line)
  return { value: quantity, format: line.unit !== 'hours' && Number.isInteger(quantity) ? 'whole' : 'hours' }
}

const cellsOf = (frozen: FrozenCase, numbered: NumberedLine): Cell[] => {
  const { no, line, head, item, isCounted, why } = numbered
  const isPriced = line.notHeld === null
  return [
    no === '' ? text(null) : { value: Number(no), format: 'whole' },
    date(line.date),
    text(nameOfEarner(frozen, item)),
    text(headOf(frozen, head)),
    text(textOfLine(frozen, numbered)),
    quantityCell(line),
    text(line.unit),
    isPriced ? money(line.rate) : text('Not held'),
    { value: line.enhancement, format: 'whole' },
    isPriced ? money(line.net) : text(null),
    isPriced ? money(line.vat) : text(null),
    text(isCounted ? 'Yes' : 'No'),
    text(why),
  ]
}

/** Adds up a column of figures over the rows that are counted. */
const counted = (column: string, last: number, pence: number): Cell =>
  moneyOf(`SUMIF($L$${FIRST_ROW}:$L$${last},"Yes",${column}$${FIRST_ROW}:${column}$${last})`, pence, 'total')

/**
 * The schedule of work: every row of the case, with whether it is counted and why not; its total is that of the bill.
 */
export function scheduleOfWork(frozen: FrozenCase): WorkbookModel {
  const lines = numberedLines(frozen)
  const last = FIRST_ROW + Math.max(lines.length, 1) - 1
  const none = Array.from({ length: 4 }, () => text(null))
  return {
    title: 'Schedule of work',
    author: frozen.firm.name,
    footer: frozen.case.reference,
    at: momentOf(frozen),
    names: [],
    sheets: [
      {
        name: 'Schedule of work',
        widths: WIDTHS,
        frozen: { rows: FIRST_ROW - 1, columns: 1 },
        repeatedRow: FIRST_ROW - 1,
        rows: [
          [text(`Schedule of work: ${frozen.case.caseName}`, 'title')],
          [text('Numbers are those of the bill. What is not counted is no part of its total.', 'note')],
          heads(...HEADS),
          ...lines.map((line) => cellsOf(frozen, line)),
          ...(lines.length === 0 ? [[text('Nothing is recorded.', 'quiet')]] : []),
          [
            ...[text('Total counted', 'total'), ...none, ...none],
            counted('J', last, frozen.bill.net),
            counted('K', last, frozen.bill.vat),
          ],
        ],
      },
    ],
  }
}

const pounds = (pence: number): string => (pence / 100).toFixed(2)

/** The same rows as CSV: dates yyyy-mm-dd, money and hours with two decimals. */
export const scheduleAsCsv = (frozen: FrozenCase): string =>
  writeCsv(
    [
      HEADS,
      ...numberedLines(frozen).map((numbered) => {
        const { no, line, head, item, isCounted, why } = numbered
        const isPriced = line.notHeld === null
        return [
          ...[
            no,
            line.date ?? '',
            nameOfEarner(frozen, item) ?? '',
            headOf(frozen, head),
            textOfLine(frozen, numbered),
          ],
          ...[line.unit === 'hours' ? quantityOf(line).toFixed(2) : String(quantityOf(line)), line.unit],
          ...[isPriced ? pounds(line.rate) : '', String(line.enhancement)],
          ...[isPriced ? pounds(line.net) : '', isPriced ? pounds(line.vat) : '', isCounted ? 'Yes' : 'No', why],
        ].map(escapeFormula)
      }),
    ],
    { bom: true },
  )
