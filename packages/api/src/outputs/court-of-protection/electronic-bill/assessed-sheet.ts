import {
  heads,
  moneyOf,
  moneyUnlessMissing,
  RATE_NOT_HELD,
  text,
  type Cell,
  type SheetModel,
} from '../../workbook/workbook.ts'
import type { BillRows } from './bill-rows.ts'
import { isMissing, isTotalMissing, leftOutRow, sumOf } from './summary-cells.ts'

const lineOf = (label: string, ...cells: Cell[]): Cell[] => [text(label), ...cells]

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
