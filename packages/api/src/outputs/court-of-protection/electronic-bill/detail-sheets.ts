import { ROUNDING_OF_WORK } from '@costdraft/schema/bills/rounding-rule.ts'
import { writtenDate, type Authority } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import {
  date,
  heads,
  hours,
  money,
  moneyOf,
  moneyUnlessMissing,
  namedColumns,
  percent,
  RATE_NOT_HELD,
  text,
  type Cell,
  type NamedSheet,
} from '../../workbook/workbook.ts'
import type { BillRows, PaidRow, WorkRow } from './bill-rows.ts'
import { disbursementCategories } from './disbursement-categories.ts'

const RATES = 'Legal Team and Rates'
const DETAIL = 'Bill Detail'
const DISBURSEMENTS = 'Disbursements'

const authorityOf = ({ table, from, provision, own }: Authority): string =>
  `${table} from ${writtenDate(from)}: ${provision}${own ? `. Own rate of ${own.firm}, recorded on ${writtenDate(own.on)}` : ''}`

/** Tab 5: who did the work, at which rates. A change of a rate changes every line of its code. */
export function ratesSheet({ rates }: BillRows): NamedSheet {
  const first = 5
  return {
    sheet: {
      name: RATES,
      widths: [10, 28, 16, 8, 12, 12, 12, 60],
      frozen: { rows: first - 1, columns: 1 },
      repeatedRow: first - 1,
      rows: [
        [text('Legal team and rates', 'title')],
        [
          text(
            'One code for each rate of a person. A rate that is changed here changes every line with its code.',
            'note',
          ),
        ],
        [],
        heads('Code', 'Name', 'Status', 'Grade', 'Rate, £ per hour', 'Work from', 'Work to', 'Authority'),
        ...rates.map(({ code, earner, rate, under, first: from, last: to }) => [
          text(code),
          text(earner.name),
          text(labelOf(earner.type)),
          text(earner.grade),
          rate === null ? { value: null, format: 'money' as const, look: 'input' as const } : money(rate, 'input'),
          date(from || null),
          date(to || null),
          text(under ? authorityOf(under) : RATE_NOT_HELD),
        ]),
      ],
    },
    names: namedColumns(RATES, first, rates.length, { RateCodes: 'A', RateGrades: 'D', HourlyRates: 'E' }),
  }
}

const YES = 'Yes'

/** The rate of a line by its code: one that is not entered is not held. */
function rateCell(rate: number | null, row: number): Cell {
  const found = `INDEX(HourlyRates,MATCH(C${row},RateCodes,0))`
  return moneyUnlessMissing(
    `IFERROR(IF(${found}="","${RATE_NOT_HELD}",${found}),"${RATE_NOT_HELD}")`,
    rate ?? 0,
    rate === null ? RATE_NOT_HELD : null,
  )
}

/** A line of work; its formulas refer to its own row. */
function workCells({ line, no, rate, party, part, activity, isCharged, vatRate }: WorkRow, row: number): Cell[] {
  const net = isCharged ? line.net : 0
  const vat = isCharged ? line.vat : 0
  // An amount whose rate is not held is said to be so, and what follows from it is empty.
  const [amount, following] = isCharged && line.notHeld !== null ? [RATE_NOT_HELD, ''] : [null, null]
  return [
    { value: no, format: 'whole' },
    date(line.date),
    text(rate?.code ?? ''),
    { value: rate?.earner.grade ?? '', formula: `IFERROR(INDEX(RateGrades,MATCH(C${row},RateCodes,0)),"")` },
    text(party.code),
    text(party.uuid === null ? null : party.name),
    text(part.code),
    text(part.uuid === null ? null : part.name),
    text(activity),
    text(line.description),
    hours(line.quantity, 'input'),
    text(isCharged ? YES : 'No'),
    rateCell(rate?.rate ?? null, row),
    moneyUnlessMissing(
      `IF(L${row}="${YES}",IF(ISNUMBER(M${row}),ROUND(K${row}*M${row},2),"${RATE_NOT_HELD}"),0)`,
      net,
      amount,
    ),
    percent(vatRate),
    moneyUnlessMissing(`IF(ISNUMBER(N${row}),ROUND(N${row}*O${row},2),"")`, vat, following),
    { value: null, format: 'money', look: 'input' },
    moneyUnlessMissing(`IF(ISNUMBER(N${row}),N${row}-Q${row},"")`, net, following),
    moneyUnlessMissing(`IF(ISNUMBER(R${row}),ROUND(R${row}*O${row},2),"")`, vat, following),
    { value: null, look: 'input' },
  ]
}

/** Tab 6: every line of work, by date. */
export function detailSheet({ work }: BillRows): NamedSheet {
  const first = 5
  return {
    sheet: {
      name: DETAIL,
      widths: [7, 11, 9, 7, 9, 20, 8, 20, 18, 50, 8, 9, 13, 13, 8, 11, 11, 13, 11, 30],
      frozen: { rows: first - 1, columns: 2 },
      repeatedRow: first - 1,
      rows: [
        [text('Bill detail', 'title')],
        [text(`${ROUNDING_OF_WORK} Shaded cells are entered; every other figure follows from them.`, 'note')],
        [],
        heads(
          ...['Item', 'Date', 'Fee earner', 'Grade', 'Party', 'Name of party', 'Part', 'Name of part', 'Activity'],
          ...['Description', 'Time, hours', 'Charged', 'Rate, £', 'Profit costs, £', 'VAT rate', 'VAT, £'],
          ...['Taxed off, £', 'Allowed, £', 'VAT allowed, £', 'Costs officer’s comment'],
        ),
        ...work.map((row, i) => workCells(row, first + i)),
      ],
    },
    names: namedColumns(DETAIL, first, work.length, {
      LineGrade: 'D',
      LineParty: 'E',
      LinePart: 'G',
      LineActivity: 'I',
      LineTime: 'K',
      LineCharged: 'L',
      LineCosts: 'N',
      LineVat: 'P',
      LineAllowed: 'R',
      LineAllowedVat: 'S',
    }),
  }
}

function paidCells(
  { line, no, type, category, party, part, text: said, vatRate, voucher }: PaidRow,
  row: number,
): Cell[] {
  return [
    { value: no, format: 'whole' },
    date(line.date),
    text(type),
    text(category),
    text(party.code),
    text(party.uuid === null ? null : party.name),
    text(part.code),
    text(part.uuid === null ? null : part.name),
    text(said),
    money(line.net, 'input'),
    percent(vatRate),
    moneyOf(`ROUND(J${row}*K${row},2)`, line.vat),
    { value: null, format: 'money', look: 'input' },
    moneyOf(`J${row}-M${row}`, line.net),
    moneyOf(`ROUND(N${row}*K${row},2)`, line.vat),
    text(voucher),
    { value: null, look: 'input' },
  ]
}

/** Tab 7: disbursements by category, and every one of them. */
export function disbursementsSheet({ paid }: BillRows): NamedSheet {
  const firstCategory = 4
  const lastCategory = firstCategory + disbursementCategories.length - 1
  const first = lastCategory + 5
  const sum = (rows: readonly PaidRow[], of: 'net' | 'vat'): number => rows.reduce((all, { line }) => all + line[of], 0)
  const byCategory = disbursementCategories.map((category, i): Cell[] => {
    const rows = paid.filter((one) => one.category === category)
    const at = `PaidCategory,$A${firstCategory + i}`
    return [
      text(category),
      moneyOf(`SUMIFS(PaidNet,${at})`, sum(rows, 'net')),
      moneyOf(`SUMIFS(PaidVat,${at})`, sum(rows, 'vat')),
      moneyOf(`SUMIFS(PaidAllowed,${at})`, sum(rows, 'net')),
      moneyOf(`SUMIFS(PaidAllowedVat,${at})`, sum(rows, 'vat')),
    ]
  })
  const total = (column: string, of: 'net' | 'vat'): Cell =>
    moneyOf(`SUM(${column}${firstCategory}:${column}${lastCategory})`, sum(paid, of), 'total')
  return {
    sheet: {
      name: DISBURSEMENTS,
      widths: [26, 12, 22, 20, 12, 20, 8, 20, 45, 12, 8, 11, 11, 12, 11, 18, 30],
      rows: [
        [text('Disbursements', 'title')],
        [],
        heads('Category', 'Net, £', 'VAT, £', 'Allowed, £', 'VAT allowed, £'),
        ...byCategory,
        [text('Total', 'total'), total('B', 'net'), total('C', 'vat'), total('D', 'net'), total('E', 'vat')],
        [],
        [text('Shaded cells are entered; every other figure follows from them.', 'note')],
        heads(
          ...['Item', 'Date', 'Type', 'Category', 'Party', 'Name of party', 'Part', 'Name of part', 'Description'],
          ...['Net, £', 'VAT rate', 'VAT, £', 'Taxed off, £', 'Allowed, £', 'VAT allowed, £', 'Voucher'],
          'Costs officer’s comment',
        ),
        ...paid.map((row, i) => paidCells(row, first + i)),
      ],
    },
    names: namedColumns(DISBURSEMENTS, first, paid.length, {
      PaidCategory: 'D',
      PaidParty: 'E',
      PaidPart: 'G',
      PaidNet: 'J',
      PaidVat: 'L',
      PaidAllowed: 'N',
      PaidAllowedVat: 'O',
    }),
  }
}
