import { allowedFormula, entered, readsOf, REASONS } from '../../workbook/entered-columns.ts'
import { checkCell, inColumns, lettersOf, type Column } from '../../workbook/laid-out.ts'
import { LINE_ID } from '../../workbook/snapshot-sheet.ts'
import {
  blank,
  columnRange,
  date,
  heads,
  money,
  moneyOf,
  namedColumns,
  percent,
  text,
  type Cell,
  type NamedSheet,
} from '../../workbook/workbook.ts'
import type { BillRows, PaidRow } from './bill-rows.ts'
import { nameCell } from './detail-sheet.ts'
import { disbursementCategories } from './disbursement-categories.ts'

const DISBURSEMENTS = 'Disbursements'

/** The columns of the lines, below the sums of their categories: both have the widths of the lines. */
const columns = [
  ['no', 'Item', 26],
  ['date', 'Date', 12],
  ['category', 'Category', 22],
  ['type', 'Type', 20],
  ['party', 'Party', 12],
  ['partyName', 'Name of party', 20],
  ['description', 'Description', 45],
  ['net', 'Net, £', 12],
  ['vatRate', 'VAT rate', 8],
  ['vat', 'VAT, £', 11],
  ...[entered.taxedOff, entered.allowed, entered.vatAllowed, entered.comment, entered.sumAllowed, entered.reason],
  ['voucher', 'Voucher', 18],
  ['part', 'Part', 8],
  ['partName', 'Name of part', 20],
  ['check', 'Check', 26],
  ['line', LINE_ID, 0],
] as const satisfies readonly Column<string>[]
const at = lettersOf(columns)

function paidCells(one: PaidRow, row: number): Cell[] {
  const { line, no, type, category, party, part, text: said, vatRate, voucher, lineId } = one
  const cell = (name: keyof typeof at): string => `${at[name]}${row}`
  return inColumns(columns, {
    no: { value: no, format: 'whole' },
    date: date(line.date),
    category: text(category, 'input'),
    type: text(type),
    party: text(party.code, 'input'),
    partyName: nameCell(party, cell('party'), 'Party'),
    description: text(said),
    net: money(line.net, 'input'),
    vatRate: percent(vatRate, 'input'),
    vat: moneyOf(`ROUND(${cell('net')}*${cell('vatRate')},2)`, line.vat),
    taxedOff: blank('money'),
    allowed: moneyOf(
      allowedFormula(
        { sum: cell('sumAllowed'), taxedOff: cell('taxedOff') },
        { net: cell('net'), vatRate: cell('vatRate') },
      ),
      line.net,
    ),
    vatAllowed: moneyOf(`ROUND(${cell('allowed')}*${cell('vatRate')},2)`, line.vat),
    ...{ comment: blank(), sumAllowed: blank('money'), reason: blank() },
    voucher: text(voucher),
    part: text(part.code, 'input'),
    partName: nameCell(part, cell('part'), 'Part'),
    check: checkCell(row, [
      { letter: at.category, list: 'Categories', name: 'category', isIn: true },
      { letter: at.party, list: 'PartyCodes', name: 'party', isIn: true },
      { letter: at.part, list: 'PartCodes', name: 'part', isIn: true },
    ]),
    line: text(lineId),
  })
}

const FIRST_CATEGORY = 4
const OTHERS = FIRST_CATEGORY + disbursementCategories.length
/** The first row of the lines: below the categories, what is in none of them, and their total. */
const FIRST = OTHERS + 5
/** What is summed by category, in the columns from B on. */
const sums = [
  ['Net, £', 'PaidNet', 'net'],
  ['VAT, £', 'PaidVat', 'vat'],
  ['Allowed, £', 'PaidAllowed', 'net'],
  ['VAT allowed, £', 'PaidAllowedVat', 'vat'],
] as const
const sumOf = (rows: readonly PaidRow[], of: 'net' | 'vat'): number => rows.reduce((all, { line }) => all + line[of], 0)

/** The sums by category; what is in none of them is in a row of its own, so that no payment is lost. */
function categoryRows(paid: readonly PaidRow[]): Cell[][] {
  const above = (i: number): string => `${'BCDE'[i]}${FIRST_CATEGORY}:${'BCDE'[i]}${OTHERS - 1}`
  return [
    heads('Category', ...sums.map(([head]) => head)),
    ...disbursementCategories.map((category, i): Cell[] => {
      const rows = paid.filter((one) => one.category === category)
      return [
        text(category),
        ...sums.map(([, range, of]) =>
          moneyOf(`SUMIFS(${range},PaidCategory,$A${FIRST_CATEGORY + i})`, sumOf(rows, of)),
        ),
      ]
    }),
    [text('Not in its list'), ...sums.map(([, range], i) => moneyOf(`ROUND(SUM(${range})-SUM(${above(i)}),2)`, 0))],
    [text('Total', 'total'), ...sums.map(([, range, of]) => moneyOf(`SUM(${range})`, sumOf(paid, of), 'total'))],
  ]
}

/** Tab 7: disbursements by category, and every one of them. */
export function disbursementsSheet({ paid }: BillRows): NamedSheet {
  const last = Math.max(FIRST, FIRST + paid.length - 1)
  const choice = (name: keyof typeof at, from: string) => ({ range: `${at[name]}${FIRST}:${at[name]}${last}`, from })
  return {
    sheet: {
      name: DISBURSEMENTS,
      widths: columns.map(([, , width]) => width),
      choices: [
        ...[choice('category', 'Categories'), choice('party', 'PartyCodes'), choice('part', 'PartCodes')],
        choice('reason', REASONS),
      ],
      lines: {
        heads: FIRST - 1,
        reads: readsOf(columns, {
          ...{ no: 'number', description: 'description' },
          ...{ date: 'claimed', type: 'claimed', net: 'claimed' },
        }),
      },
      rows: [
        [text('Disbursements', 'title')],
        [],
        ...categoryRows(paid),
        [],
        [
          text(
            'Shaded cells are entered; every other figure follows from them. What is allowed is entered as one sum without VAT; left empty, it is as claimed.',
            'note',
          ),
        ],
        heads(...columns.map(([, head]) => head)),
        ...paid.map((row, i) => paidCells(row, FIRST + i)),
      ],
    },
    names: [
      { name: 'Categories', range: columnRange(DISBURSEMENTS, 'A', FIRST_CATEGORY, OTHERS - 1) },
      ...namedColumns(DISBURSEMENTS, FIRST, paid.length, {
        PaidNumber: at.no,
        PaidCategory: at.category,
        PaidParty: at.party,
        PaidPart: at.part,
        PaidNet: at.net,
        PaidVat: at.vat,
        PaidAllowed: at.allowed,
        PaidAllowedVat: at.vatAllowed,
        PaidCheck: at.check,
      }),
    ],
  }
}
