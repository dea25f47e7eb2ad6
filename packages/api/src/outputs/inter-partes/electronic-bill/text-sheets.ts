import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { paragraphsOf } from '../../bill/format.ts'
import { fact, rowsOfTexts, signed, textSheet, toFill } from '../../workbook/text-sheet.ts'
import { blank, date, heads, moneyOf, text, type Cell, type SheetModel } from '../../workbook/workbook.ts'
import { detailText } from '../../court/case-details.ts'
import { certificatesOf } from '../certificates.ts'
import { titlePage, titleStatements } from '../title-page.ts'
import { costsOf, paidOf, vatOf, type BillRows } from './bill-rows.ts'
import { sheets } from './sheet-names.ts'
import { MAIN_TOTAL } from './summary-sheets.ts'

const NOTES = [
  'The worksheets are those of Precedent S in its order; this workbook is not the official spreadsheet. In Bill detail the date, description, LTM, time, whether it is estimated, codes, external party and the names of codes stand in its columns (D to H, N to P, T, Y to AA). The places of the other columns are our own.',
  'Every figure is a formula: it follows from the times, amounts and codes in Bill detail and from the rates in Legal team and rates. Nothing is locked. Hidden are the last column of Bill detail and the sheet Snapshot, which say which line of which case a row is.',
  'The bill has one part. Where the order, the budget or the funding calls for more, enter them in Funding and parts table and choose them in Bill detail.',
]

/** Sheet 1: court, proceedings, solicitors, totals, and what the workbook is. */
export function coverSheet(frozen: FrozenCase, { rows }: BillRows, unlisted: Cell): SheetModel {
  const page = titlePage(frozen, 'Electronic bill of costs')
  const costs = costsOf(rows)
  const paid = paidOf(rows)
  const vat = vatOf(rows)
  return textSheet(sheets.cover, page.title, [
    fact('Court', page.court),
    fact('Proceedings', page.matter),
    ...page.facts.flat(2).map(({ label, value }) => fact(label, value)),
    ...page.toBeFilledIn.map(toFill),
    ...rowsOfTexts(titleStatements(frozen)),
    [],
    [text('Profit costs, £'), moneyOf('SUM(LineCosts)', costs)],
    [text('Disbursements, £'), moneyOf('SUM(LinePaid)', paid)],
    [text('VAT, £'), moneyOf('SUM(LineCostsVat)+SUM(LinePaidVat)', vat)],
    [text('Total claimed, £', 'total'), moneyOf(MAIN_TOTAL, costs + paid + vat, 'total')],
    ...(page.notHeldCount === null ? [] : [[text(null), text(page.notHeldCount, 'quiet')]]),
    [],
    [
      text('Lines with a code that nobody recorded'),
      {
        value: rows.filter(({ codes }) => codes.guessed.length > 0).length,
        formula: 'COUNTIF(LineGuessed,"?*")',
        format: 'whole',
      },
    ],
    [text('Lines with a code that is not in its list'), unlisted],
    [],
    [text('Notes', 'head'), text('', 'head')],
    ...rowsOfTexts(NOTES),
  ])
}

/** Sheet 2: the certificates, to be ticked and signed. */
export const certificatesSheet = (frozen: FrozenCase): SheetModel =>
  textSheet(sheets.certificates, 'Certificates', [
    ...certificatesOf(frozen).flatMap(({ title, opening, choices }) => [
      [text(title, 'head'), text('', 'head')],
      ...rowsOfTexts([opening]),
      ...choices.map((choice): Cell[] => [blank(), text(choice)]),
      [],
    ]),
    ...signed(),
  ])

/** Sheet 3: the narrative, and the agreement with the client where it is recorded. */
export function synopsisSheet(frozen: FrozenCase): SheetModel {
  const paragraphs = paragraphsOf(frozen.narrative)
  const agreement = paragraphsOf(detailText(frozen, 'retainer'))
  return textSheet(sheets.synopsis, 'Synopsis', [
    ...(paragraphs.length > 0 ? rowsOfTexts(paragraphs) : [[text('No narrative was given.', 'quiet')]]),
    ...(agreement.length > 0
      ? [[], [text(labelOf('retainer'), 'head'), text('', 'head')], ...rowsOfTexts(agreement)]
      : []),
  ])
}

/** Sheet 4: the procedural steps and attendances, by date. */
export function chronologySheet({ items }: FrozenCase): SheetModel {
  const events = Object.values(items)
    .flatMap(({ step, date: on, phase, description }) => (step ? [{ ...step, on: on ?? '', phase, description }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on))
  return {
    name: sheets.chronology,
    widths: [12, 18, 16, 30, 80],
    frozen: { rows: 3, columns: 0 },
    repeatedRow: 3,
    rows: [
      [text('Chronology', 'title')],
      [],
      heads('Date', 'Event', 'Kind', 'Phase', 'Description'),
      ...events.map(({ on, proceduralType, isAttendance, phase, description }) => [
        date(on || null),
        text(labelOf(proceduralType)),
        text(isAttendance ? 'Attendance' : 'Procedural step'),
        text(phase === undefined ? null : labelOf(phase)),
        text(description),
      ]),
      ...(events.length === 0 ? [[text('No procedural step is recorded.', 'quiet')]] : []),
    ],
  }
}

/** Sheet 7: none is recorded. */
export const assessedSheet = (): SheetModel => ({
  name: sheets.assessed,
  widths: [14, 50, 18, 16, 16, 16],
  rows: [
    [text('Summarily assessed costs', 'title')],
    [
      text(
        'None is recorded. Enter here what the court has assessed or the parties have agreed: it is no part of this bill.',
        'note',
      ),
    ],
    [],
    heads('Date of order', 'Hearing or application', 'Payable by', 'Amount, £', 'VAT, £', 'Paid, £'),
    ...Array.from({ length: 5 }, () => [
      blank('date'),
      blank(),
      blank(),
      blank('money'),
      blank('money'),
      blank('money'),
    ]),
  ],
})
