import { quantityOf } from '@costdraft/costing'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { writeCsv } from 'hucre/csv'
import type { FrozenCase } from '../frozen-case.ts'
import { text, type WorkbookModel } from '../workbook/workbook.ts'
import {
  figure,
  firstColumns,
  lastColumns,
  linesWorkbook,
  rateColumn,
  textOfCell,
  type LineColumn,
} from './line-columns.ts'
import { headOf, numberedLines, textOfLine } from './numbered-lines.ts'

const columns: readonly LineColumn[] = [
  ...firstColumns,
  { head: 'Head', width: 24, cell: ({ head }, frozen) => text(headOf(frozen, head)) },
  { head: 'What', width: 60, cell: (line, frozen) => text(textOfLine(frozen, line)), reads: 'description' },
  {
    head: 'Quantity',
    width: 10,
    // Hours with two decimals, and a part of anything else.
    cell: ({ line }) =>
      figure(quantityOf(line), line.unit !== 'hours' && Number.isInteger(quantityOf(line)) ? 'whole' : 'hours'),
    reads: 'claimed',
  },
  { head: 'Unit', width: 9, cell: ({ line }) => text(line.unit) },
  rateColumn,
  { head: 'Enhancement, %', width: 14, cell: ({ line }) => figure(line.enhancement, 'whole'), reads: 'claimed' },
  ...lastColumns,
]

/**
 * The schedule of work: every row of the case, with whether it is counted, by which edition, or why not; its total is
 * that of the bill.
 */
export const scheduleOfWork = (frozen: FrozenCase, snapshot = ''): WorkbookModel =>
  linesWorkbook(frozen, {
    title: 'Schedule of work',
    lines: numberedLines(frozen),
    columns,
    empty: 'Nothing is recorded.',
    snapshot,
  })

/** The same rows as CSV. */
export const scheduleAsCsv = (frozen: FrozenCase): string =>
  writeCsv(
    [
      columns.map(({ head }) => head),
      ...numberedLines(frozen).map((line) => columns.map(({ cell }) => escapeFormula(textOfCell(cell(line, frozen))))),
    ],
    { bom: true },
  )
