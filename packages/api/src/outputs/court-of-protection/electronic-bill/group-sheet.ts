import {
  heads,
  hoursOf,
  moneyOf,
  moneyUnlessMissing,
  namedColumns,
  RATE_NOT_HELD,
  text,
  type Cell,
  type NamedSheet,
} from '../../workbook/workbook.ts'
import type { BillRows, Coded } from './bill-rows.ts'
import { costsCell, COUNTED, isMissing, leftOutRow, sumOf, timeOf } from './summary-cells.ts'

const FIRST_GROUP = 5
/** The formulas of a group: of its time, costs and how many of these have no rate, disbursements and VAT. */
interface GroupFormulas {
  time: string
  costs: string
  missing: string
  paid: string
  vat: string
}
/** Time, profit costs, disbursements, VAT and total of a group in a row. */
function groupCells(
  ownWork: BillRows['work'],
  ownPaid: BillRows['paid'],
  { time, costs, missing, paid, vat }: GroupFormulas,
  row: number,
  look?: 'total',
): Cell[] {
  const net = sumOf(ownWork, 'net')
  const paidNet = sumOf(ownPaid, 'net')
  const tax = sumOf(ownWork, 'vat') + sumOf(ownPaid, 'vat')
  const isNothing = isMissing(ownWork) && paidNet + tax === 0
  const isHeld = `ISNUMBER(D${row})`
  const all = `SUM(D${row}:F${row})`
  return [
    hoursOf(time, timeOf(ownWork), look),
    costsCell(costs, missing, ownWork, look),
    moneyOf(paid, paidNet, look),
    moneyUnlessMissing(`IF(OR(${isHeld},${vat}<>0),${vat},"")`, tax, isMissing(ownWork) && tax === 0 ? '' : null, look),
    moneyUnlessMissing(
      `IF(OR(${isHeld},${all}<>0),${all},"${RATE_NOT_HELD}")`,
      net + paidNet + tax,
      isNothing ? RATE_NOT_HELD : null,
      look,
    ),
  ]
}

/** What a group of lines sums up: those of a party or a part, or those of a code that no group has. */
interface Group {
  code: string
  name: string
  work: BillRows['work']
  paid: BillRows['paid']
}

const cellsOf = ({ code, name, work, paid }: Group, row: number, formulas: GroupFormulas): Cell[] => [
  text(code),
  text(name),
  ...groupCells(work, paid, formulas, row),
]

/** Tabs 9 and 10: the bill by party or by part. */
export function groupSheet({ work, paid, ...rows }: BillRows, by: 'party' | 'part'): NamedSheet {
  const title = by === 'party' ? 'Party' : 'Part'
  const name = `${title} Summary`
  const [ofWork, ofPaid] = [`Line${title}`, `Paid${title}`]
  const groups = (by === 'party' ? rows.parties : rows.parts).map((coded: Coded): Group => ({
    ...{ code: coded.code, name: coded.name },
    work: work.filter((one) => one[by] === coded),
    paid: paid.filter((one) => one[by] === coded),
  }))
  const others = FIRST_GROUP + groups.length
  const range = (column: string, to = others): string => `${column}${FIRST_GROUP}:${column}${to}`
  const whole = (sum: string, column: string): string => `ROUND(${sum}-SUM(${range(column, others - 1)}),2)`
  return {
    sheet: {
      name,
      widths: [12, 40, 12, 16, 16, 14, 16],
      rows: [
        [text(`${title} summary`, 'title')],
        leftOutRow({ work }),
        [],
        heads('Code', 'Name', 'Time, hours', 'Profit costs, £', 'Disbursements, £', 'VAT, £', 'Total, £'),
        ...groups.map((group, i) => {
          const is = `$A${FIRST_GROUP + i}`
          return cellsOf(group, FIRST_GROUP + i, {
            time: `SUMIFS(LineTime,${ofWork},${is},${COUNTED})`,
            costs: `SUMIFS(LineCosts,${ofWork},${is})`,
            missing: `COUNTIFS(LineCosts,"${RATE_NOT_HELD}",${ofWork},${is})`,
            paid: `SUMIFS(PaidNet,${ofPaid},${is})`,
            vat: `(SUMIFS(LineVat,${ofWork},${is})+SUMIFS(PaidVat,${ofPaid},${is}))`,
          })
        }),
        cellsOf({ code: '', name: 'Not in its list', work: [], paid: [] }, others, {
          time: whole(`SUMIFS(LineTime,${COUNTED})`, 'C'),
          costs: whole('SUM(LineCosts)', 'D'),
          missing: '0',
          paid: whole('SUM(PaidNet)', 'E'),
          vat: whole('(SUM(LineVat)+SUM(PaidVat))', 'F'),
        }),
        [
          text('Total', 'total'),
          text('', 'total'),
          ...groupCells(
            work,
            paid,
            {
              time: `SUM(${range('C')})`,
              costs: `SUM(${range('D')})`,
              missing: `COUNTIF(${range('D')},"${RATE_NOT_HELD}")`,
              paid: `SUM(${range('E')})`,
              vat: `SUM(${range('F')})`,
            },
            others + 1,
            'total',
          ),
        ],
      ],
    },
    names: namedColumns(name, FIRST_GROUP, groups.length, { [`${title}Codes`]: 'A', [`${title}Names`]: 'B' }),
  }
}
