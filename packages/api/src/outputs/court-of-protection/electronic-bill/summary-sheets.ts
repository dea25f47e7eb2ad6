import { grades } from '@costdraft/costing'
import { heads, hoursOf, moneyOf, text, type Cell, type SheetModel } from '../../workbook/workbook.ts'
import type { BillRows, Coded, WorkRow } from './bill-rows.ts'

const timeOf = (rows: readonly WorkRow[]): number =>
  rows.reduce((sum, { line, isCharged }) => sum + (isCharged ? line.quantity : 0), 0)
const sumOf = (rows: BillRows['work'] | BillRows['paid'], of: 'net' | 'vat'): number =>
  rows.reduce((sum, row) => sum + ('isCharged' in row && !row.isCharged ? 0 : row.line[of]), 0)
/** The columns of a sheet by their number from 0. */
const letter = (column: number): string => String.fromCodePoint(65 + column)

const FIRST_ACTIVITY = 5
/** Tab 8: work by activity and grade. */
export function activitySheet({ work }: BillRows): SheetModel {
  const activities = [...new Set(work.map(({ activity }) => activity))].toSorted(),
    last = FIRST_ACTIVITY + Math.max(activities.length, 1) - 1
  const rowOf = (activity: string, i: number): Cell[] => {
    const row = FIRST_ACTIVITY + i,
      own = work.filter((one) => one.activity === activity),
      charged = `LineActivity,$A${row},LineCharged,"Yes"`
    const cells = grades.flatMap((grade) => {
      const ofGrade = own.filter(({ rate }) => rate?.earner.grade === grade)
      return [
        hoursOf(`SUMIFS(LineTime,${charged},LineGrade,"${grade}")`, timeOf(ofGrade)),
        moneyOf(`SUMIFS(LineCosts,${charged},LineGrade,"${grade}")`, sumOf(ofGrade, 'net')),
      ]
    })
    return [
      text(activity),
      ...cells,
      hoursOf(`SUMIFS(LineTime,${charged})`, timeOf(own)),
      moneyOf(`SUMIFS(LineCosts,${charged})`, sumOf(own, 'net')),
    ]
  }
  const groups = [...grades.map((grade) => work.filter(({ rate }) => rate?.earner.grade === grade)), work]
  const totals = groups.flatMap((rows, i) => {
    const sum = (column: string): string => `SUM(${column}${FIRST_ACTIVITY}:${column}${last})`
    return [
      hoursOf(sum(letter(1 + 2 * i)), timeOf(rows), 'total'),
      moneyOf(sum(letter(2 + 2 * i)), sumOf(rows, 'net'), 'total'),
    ]
  })
  return {
    name: 'Activity Summary',
    widths: [26, ...groups.flatMap(() => [11, 14])],
    rows: [
      [text('Activity summary, by grade', 'title')],
      [text('Time in hours and profit costs in pounds. What is not charged is left out.', 'note')],
      [],
      heads(
        'Activity',
        ...grades.flatMap((grade) => [`Grade ${grade}, hours`, `Grade ${grade}, £`]),
        'All, hours',
        'All, £',
      ),
      ...(activities.length > 0 ? activities.map(rowOf) : [[]]),
      [text('Total', 'total'), ...totals],
    ],
  }
}

const FIRST_GROUP = 5
/** Time, profit costs, disbursements, VAT and total of a group, by the formulas in this order. */
const groupCells = (
  ownWork: BillRows['work'],
  ownPaid: BillRows['paid'],
  formulas: readonly string[],
  look?: 'total',
) => {
  const [time = '', costs = '', disbursements = '', vat = '', all = ''] = formulas,
    net = sumOf(ownWork, 'net'),
    paidNet = sumOf(ownPaid, 'net'),
    tax = sumOf(ownWork, 'vat') + sumOf(ownPaid, 'vat')
  return [
    hoursOf(time, timeOf(ownWork), look),
    moneyOf(costs, net, look),
    moneyOf(disbursements, paidNet, look),
    moneyOf(vat, tax, look),
    moneyOf(all, net + paidNet + tax, look),
  ]
}

/** Tabs 9 and 10: the bill by party or by part. */
export function groupSheet({ work, paid, ...rows }: BillRows, by: 'party' | 'part'): SheetModel {
  const groups: readonly Coded[] = by === 'party' ? rows.parties : rows.parts,
    title = by === 'party' ? 'Party' : 'Part',
    [ofWork, ofPaid] = [`Line${title}`, `Paid${title}`],
    last = FIRST_GROUP + groups.length - 1
  return {
    name: `${title} Summary`,
    widths: [12, 40, 12, 16, 16, 14, 16],
    rows: [
      [text(`${title} summary`, 'title')],
      [],
      [],
      heads('Code', 'Name', 'Time, hours', 'Profit costs, £', 'Disbursements, £', 'VAT, £', 'Total, £'),
      ...groups.map((group, i) => {
        const row = FIRST_GROUP + i,
          is = `$A${row}`
        return [
          text(group.code),
          text(group.name),
          ...groupCells(
            work.filter((one) => one[by] === group),
            paid.filter((one) => one[by] === group),
            [
              `SUMIFS(LineTime,${ofWork},${is},LineCharged,"Yes")`,
              `SUMIFS(LineCosts,${ofWork},${is})`,
              `SUMIFS(PaidNet,${ofPaid},${is})`,
              `SUMIFS(LineVat,${ofWork},${is})+SUMIFS(PaidVat,${ofPaid},${is})`,
              `D${row}+E${row}+F${row}`,
            ],
          ),
        ]
      }),
      [
        text('Total', 'total'),
        text('', 'total'),
        ...groupCells(
          work,
          paid,
          ['C', 'D', 'E', 'F', 'G'].map((column) => `SUM(${column}${FIRST_GROUP}:${column}${last})`),
          'total',
        ),
      ],
    ],
  }
}

const lineOf = (label: string, ...cells: Cell[]): Cell[] => [text(label), ...cells]
/**
 * Tab 13: what is claimed and what is allowed, and the estimate given to the Public Guardian beside the profit costs.
 */
export function assessedSheet({ work, paid }: BillRows, estimate: number | null): SheetModel {
  const amounts = [sumOf(work, 'net'), sumOf(work, 'vat'), sumOf(paid, 'net'), sumOf(paid, 'vat')] as const,
    total = amounts.reduce((sum, one) => sum + one, 0),
    [costs] = amounts
  const names = ['Profit costs', 'VAT on profit costs', 'Disbursements', 'VAT on disbursements'],
    claimed = ['LineCosts', 'LineVat', 'PaidNet', 'PaidVat'],
    allowed = ['LineAllowed', 'LineAllowedVat', 'PaidAllowed', 'PaidAllowedVat']
  const difference = estimate === null ? 0 : costs - estimate
  return {
    name: 'Summary of Assessed Bill',
    widths: [44, 16, 16, 16],
    rows: [
      [text('Summary of assessed bill', 'title')],
      [],
      [],
      heads('', 'Claimed, £', 'Taxed off, £', 'Allowed, £'),
      ...names.map((name, i) =>
        lineOf(
          name,
          moneyOf(`SUM(${claimed[i]})`, amounts[i] ?? 0),
          moneyOf(`B${5 + i}-D${5 + i}`, 0),
          moneyOf(`SUM(${allowed[i]})`, amounts[i] ?? 0),
        ),
      ),
      [
        text('Total', 'total'),
        moneyOf('SUM(B5:B8)', total, 'total'),
        moneyOf('SUM(C5:C8)', 0, 'total'),
        moneyOf('SUM(D5:D8)', total, 'total'),
      ],
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
            lineOf('Profit costs claimed above the estimate (below: negative)', moneyOf('B5-B12', difference)),
            lineOf('In percent of the estimate', {
              value: estimate === 0 ? '' : difference / estimate,
              formula: 'IF(B12=0,"",B13/B12)',
              format: 'percent' as const,
            }),
          ]),
    ],
  }
}
