import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenHearing } from '../../items/frozen-facts.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { momentOf } from '../area-documents.ts'
import { date, heads, money, moneyOf, text, type Cell, type WorkbookModel } from '../workbook/workbook.ts'
import { headOf, nameOfEarner, numberedLines, type NumberedLine } from './numbered-lines.ts'

const HEADS = [
  ...['No.', 'Date', 'Fee earner', 'Hearing', 'Court level', 'From', 'To', 'Lunch, h', 'Hours', 'Units or days'],
  ...['Fee', 'Rate, £', 'Net, £', 'VAT, £', 'Counted', 'Why it is not counted'],
]
const WIDTHS = [6, 11, 20, 22, 22, 7, 7, 9, 8, 13, 44, 11, 12, 11, 9, 50]
const FIRST_ROW = 3

const figure = (value: number | null | undefined, format: 'hours' | 'whole'): Cell =>
  value == null ? text(null) : { value, format }

const hearingCells = (hearing: FrozenHearing | null | undefined): Cell[] =>
  hearing
    ? [
        ...[text(labelOf(hearing.hearingType)), text(labelOf(hearing.courtLevel))],
        ...[text(hearing.startTime), text(hearing.endTime), figure(hearing.lunch, 'hours')],
        ...[figure(hearing.hours, 'hours'), figure(hearing.units, 'whole')],
      ]
    : Array.from({ length: 7 }, () => text(null))

const cellsOf = (frozen: FrozenCase, { no, line, head, item, isCounted, why }: NumberedLine): Cell[] => {
  const isPriced = line.notHeld === null
  return [
    no === '' ? text(null) : { value: Number(no), format: 'whole' },
    date(line.date),
    text(nameOfEarner(frozen, item)),
    ...hearingCells(item?.hearing),
    text([frozen.bill.parts?.length ? headOf(frozen, head) : '', line.description].filter(Boolean).join(': ')),
    isPriced ? money(line.rate) : text('Not held'),
    isPriced ? money(line.net) : text(null),
    isPriced ? money(line.vat) : text(null),
    text(isCounted ? 'Yes' : 'No'),
    text(why),
  ]
}

/** The advocacy of a legal aid case: each fee of each hearing with the times that it follows from. */
export function advocacyWorkbook(frozen: FrozenCase): WorkbookModel {
  const lines = numberedLines(frozen).filter(({ line }) => line.head === 'advocacy')
  const last = FIRST_ROW + Math.max(lines.length, 1) - 1
  const sumOf = (name: 'net' | 'vat'): number =>
    lines.reduce((sum, { line, isCounted }) => (isCounted ? sum + line[name] : sum), 0)
  const counted = (column: string, pence: number): Cell =>
    moneyOf(`SUMIF($O$${FIRST_ROW}:$O$${last},"Yes",${column}$${FIRST_ROW}:${column}$${last})`, pence, 'total')
  return {
    title: 'Advocacy schedule',
    author: frozen.firm.name,
    footer: frozen.case.reference,
    at: momentOf(frozen),
    names: [],
    sheets: [
      {
        name: 'Advocacy schedule',
        widths: WIDTHS,
        frozen: { rows: FIRST_ROW - 1, columns: 1 },
        repeatedRow: FIRST_ROW - 1,
        rows: [
          [text(`Advocacy schedule: ${frozen.case.caseName}`, 'title')],
          heads(...HEADS),
          ...lines.map((line) => cellsOf(frozen, line)),
          ...(lines.length === 0 ? [[text('No advocacy is recorded.', 'quiet')]] : []),
          [
            text('Total counted', 'total'),
            ...Array.from({ length: 11 }, () => text(null)),
            counted('M', sumOf('net')),
            counted('N', sumOf('vat')),
          ],
        ],
      },
    ],
  }
}
