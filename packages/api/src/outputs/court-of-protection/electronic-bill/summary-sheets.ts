import { grades } from '@costdraft/costing'
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
  type SheetModel,
} from '../../workbook/workbook.ts'
import type { BillRows, Coded, PaidRow, WorkRow } from './bill-rows.ts'

const timeOf = (rows: readonly WorkRow[]): number =>
  rows.reduce((sum, { line, isCharged }) => sum + (isCharged ? line.quantity : 0), 0)
const sumOf = (rows: readonly (WorkRow | PaidRow)[], of: 'net' | 'vat'): number =>
  rows.reduce((sum, row) => sum + ('isCharged' in row && !row.isCharged ? 0 : row.line[of]), 0)
const isUnpriced = ({ isCharged, line }: WorkRow): boolean => isCharged && line.notHeld !== null
/** Whether rows come to nothing because no rate of them is held. */
const isMissing = (rows: readonly WorkRow[], sum = sumOf(rows, 'net')): boolean => sum === 0 && rows.some(isUnpriced)
/** A sum of work, or that its rates are not held; `missing` counts the amounts that say so. */
const costsCell = (sum: string, missing: string, rows: readonly WorkRow[], look?: 'total'): Cell =>
  moneyUnlessMissing(
    `IF(AND(${missing}>0,${sum}=0),"${RATE_NOT_HELD}",${sum})`,
    sumOf(rows, 'net'),
    isMissing(rows) ? RATE_NOT_HELD : null,
    look,
  )
/** The amounts of work that a condition selects. */
const costsWhere = (condition: string, rows: readonly WorkRow[]): Cell =>
  costsCell(`SUMIFS(LineCosts,${condition})`, `COUNTIFS(LineCosts,"${RATE_NOT_HELD}",${condition})`, rows)
/** How many items the sums of a sheet leave out; nothing where they leave out none. */
function leftOutRow({ work }: Pick<BillRows, 'work'>): Cell[] {
  const count = work.filter(isUnpriced).length
  const missing = `COUNTIF(LineCosts,"${RATE_NOT_HELD}")`
  return [
    {
      value: count === 0 ? '' : `In no sum, because their rate is not held: ${count}`,
      formula: `IF(${missing}=0,"","In no sum, because their rate is not held: "&${missing})`,
      look: 'note',
    },
  ]
}
/** The columns of a sheet by their number from 0. */
const letter = (column: number): string => String.fromCodePoint(65 + column)

const ACTIVITY_SUMMARY = 'Activity Summary'
const FIRST_ACTIVITY = 5
const COUNTED = 'LineCharged,"<>No"'

/** Work whose activity is none of these, which none of the rows above has, so that no line is lost. */
function unlistedActivity(row: number): Cell[] {
  const conditions = [...grades.map((grade) => `${COUNTED},LineGrade,"${grade}"`), COUNTED]
  return [
    text('Not in its list'),
    ...conditions.flatMap((condition, i) =>
      (['LineTime', 'LineCosts'] as const).map((range, ofPair): Cell => {
        const column = letter(1 + 2 * i + ofPair)
        const formula = `ROUND(SUMIFS(${range},${condition})-SUM(${column}${FIRST_ACTIVITY}:${column}${row - 1}),2)`
        return ofPair === 0 ? hoursOf(formula, 0) : moneyOf(formula, 0)
      }),
    ),
  ]
}

/** Tab 8: work by activity and grade. */
export function activitySheet({ work }: BillRows): NamedSheet {
  const activities = [...new Set(work.map(({ activity }) => activity))].toSorted()
  const others = FIRST_ACTIVITY + Math.max(activities.length, 1)
  const rowOf = (activity: string, i: number): Cell[] => {
    const row = FIRST_ACTIVITY + i
    const own = work.filter((one) => one.activity === activity)
    const charged = `LineActivity,$A${row},${COUNTED}`
    const cells = grades.flatMap((grade) => {
      const ofGrade = own.filter(({ rate }) => rate?.earner.grade === grade)
      return [
        hoursOf(`SUMIFS(LineTime,${charged},LineGrade,"${grade}")`, timeOf(ofGrade)),
        costsWhere(`${charged},LineGrade,"${grade}"`, ofGrade),
      ]
    })
    return [text(activity), ...cells, hoursOf(`SUMIFS(LineTime,${charged})`, timeOf(own)), costsWhere(charged, own)]
  }
  const groups = [...grades.map((grade) => work.filter(({ rate }) => rate?.earner.grade === grade)), work]
  const totals = groups.flatMap((rows, i) => {
    const range = (column: string): string => `${column}${FIRST_ACTIVITY}:${column}${others}`
    const costs = range(letter(2 + 2 * i))
    return [
      hoursOf(`SUM(${range(letter(1 + 2 * i))})`, timeOf(rows), 'total'),
      costsCell(`SUM(${costs})`, `COUNTIF(${costs},"${RATE_NOT_HELD}")`, rows, 'total'),
    ]
  })
  return {
    sheet: {
      name: ACTIVITY_SUMMARY,
      widths: [26, ...groups.flatMap(() => [11, 14])],
      rows: [
        [text('Activity summary, by grade', 'title')],
        [text('Time in hours and profit costs in pounds. What is not charged is left out.', 'note')],
        leftOutRow({ work }),
        heads(
          'Activity',
          ...grades.flatMap((grade) => [`Grade ${grade}, hours`, `Grade ${grade}, £`]),
          'All, hours',
          'All, £',
        ),
        ...(activities.length > 0 ? activities.map(rowOf) : [[]]),
        unlistedActivity(others),
        [text('Total', 'total'), ...totals],
      ],
    },
    names: namedColumns(ACTIVITY_SUMMARY, FIRST_ACTIVITY, activities.length, { ActivityNames: 'A' }),
  }
}

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
  const cellsOf = ({ code, name: called, work: own, paid: ownPaid }: Group, row: number, formulas: GroupFormulas) => [
    text(code),
    text(called),
    ...groupCells(own, ownPaid, formulas, row),
  ]
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

const lineOf = (label: string, ...cells: Cell[]): Cell[] => [text(label), ...cells]
/** Whether what is claimed in all is not known: no rate is held, and nothing was paid out. */
export const isTotalMissing = ({ work, paid }: Pick<BillRows, 'work' | 'paid'>): boolean =>
  isMissing(work) && sumOf(paid, 'net') === 0

/** The rows of what is claimed, taxed off and allowed: work and disbursements, each with its VAT. */
function assessedRows({ work, paid }: Pick<BillRows, 'work' | 'paid'>): Cell[][] {
  const costs = sumOf(work, 'net')
  const tax = sumOf(work, 'vat')
  const missing = `COUNTIF(LineCosts,"${RATE_NOT_HELD}")`
  const isNot = isMissing(work)
  const rowOfWork = (label: string, row: number, ranges: readonly [string, string], pence: number, word: string) => {
    const sum = (range: string): Cell =>
      moneyUnlessMissing(`IF(AND(${missing}>0,SUM(LineCosts)=0),"${word}",SUM(${range}))`, pence, isNot ? word : null)
    return lineOf(
      label,
      sum(ranges[0]),
      moneyUnlessMissing(`IF(ISNUMBER(B${row}),B${row}-D${row},"")`, 0, isNot ? '' : null),
      sum(ranges[1]),
    )
  }
  const rowOfPaid = (label: string, row: number, ranges: readonly [string, string], pence: number) =>
    lineOf(
      label,
      moneyOf(`SUM(${ranges[0]})`, pence),
      moneyOf(`B${row}-D${row}`, 0),
      moneyOf(`SUM(${ranges[1]})`, pence),
    )
  return [
    rowOfWork('Profit costs', 5, ['LineCosts', 'LineAllowed'], costs, RATE_NOT_HELD),
    rowOfWork('VAT on profit costs', 6, ['LineVat', 'LineAllowedVat'], tax, ''),
    rowOfPaid('Disbursements', 7, ['PaidNet', 'PaidAllowed'], sumOf(paid, 'net')),
    rowOfPaid('VAT on disbursements', 8, ['PaidVat', 'PaidAllowedVat'], sumOf(paid, 'vat')),
  ]
}

/**
 * Tab 13: what is claimed and what is allowed, and the estimate given to the Public Guardian beside the profit costs.
 */
export function assessedSheet(rows: Pick<BillRows, 'work' | 'paid'>, estimate: number | null): SheetModel {
  const { work, paid } = rows
  const costs = sumOf(work, 'net')
  const total = costs + sumOf(work, 'vat') + sumOf(paid, 'net') + sumOf(paid, 'vat')
  const difference = estimate === null ? 0 : costs - estimate
  const isNot = isMissing(work)
  const totalOf = (column: string): Cell =>
    moneyUnlessMissing(
      `IF(OR(ISNUMBER(${column}5),SUM(${column}5:${column}8)<>0),SUM(${column}5:${column}8),"${RATE_NOT_HELD}")`,
      total,
      isTotalMissing(rows) ? RATE_NOT_HELD : null,
      'total',
    )
  return {
    name: 'Summary of Assessed Bill',
    widths: [44, 16, 16, 16],
    rows: [
      [text('Summary of assessed bill', 'title')],
      leftOutRow(rows),
      [],
      heads('', 'Claimed, £', 'Taxed off, £', 'Allowed, £'),
      ...assessedRows(rows),
      [text('Total', 'total'), totalOf('B'), moneyOf('SUM(C5:C8)', 0, 'total'), totalOf('D')],
      [],
      ...(estimate === null
        ? []
        : [
            [text('Estimate given to the Public Guardian (OPG105)', 'head'), text('', 'head')],
            lineOf('Estimate, without VAT and disbursements', {
              value: estimate / 100,
              format: 'money' as const,
              look: 'input' as const,
            }),
            lineOf(
              'Profit costs claimed above the estimate (below: negative)',
              moneyUnlessMissing('IF(ISNUMBER(B5),B5-B12,"")', difference, isNot ? '' : null),
            ),
            lineOf('In percent of the estimate', {
              value: estimate === 0 || isNot ? '' : difference / estimate,
              formula: 'IF(OR(B12=0,NOT(ISNUMBER(B13))),"",B13/B12)',
              format: 'percent' as const,
            }),
          ]),
    ],
  }
}
