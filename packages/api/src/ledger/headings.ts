import { ledgerColumns, type LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'
import { headOf, type GridRow } from './ledger-grid.ts'

export type Column = LedgerColumn

/** Accepted headings of each column, in lower case; the first is used in messages. */
const headings: Record<Column, readonly string[]> = {
  id: ['id', 'row id', 'uuid'],
  date: ['date', 'work date', 'date of work'],
  fee_earner: ['fee earner', 'feeearner', 'handler', 'person', 'earner', 'timekeeper', 'initials'],
  activity: ['activity', 'activity type', 'type of work', 'work type'],
  description: ['description', 'narrative', 'details', 'work done'],
  time: ['time', 'hours', 'hrs', 'duration', 'time (hours)', 'time (hrs)'],
  units: ['units', 'time units', '6 minute units'],
  party: ['party'],
  part: ['part', 'case part'],
  // No case has both: it is of two fixed parts, or has parts that are rows.
  case_part: ['part', 'case part'],
  phase: ['phase'],
  rate: ['rate', 'hourly rate', 'rate per hour'],
}

/** Which column of a file is what, by its index from 0. */
export type ColumnIndexes<C extends string = Column> = Partial<Record<C, number>>
/** The columns of a file, and their headings in it. */
export interface Layout<C extends string = Column> {
  indexes: ColumnIndexes<C>
  headingOf: (column: C) => string
  /** Whether we wrote the file, so that an apostrophe before what could be a formula is ours. */
  isOurs: boolean
}

/** The word for a column in messages. */
export const columnName = (column: Column): string => headings[column][0] ?? column

/** A heading as it is compared with others: in lower case, and on one line. */
export const normalHeading = (heading: string): string =>
  heading
    .replaceAll(/[\s_\u200b]+/g, ' ')
    .trim()
    .toLowerCase()

/** The columns that the heading row names, by the first column with each heading. */
export function columnsByHeading(cells: readonly string[]): ColumnIndexes {
  const normalized = cells.map(normalHeading)
  const indexes: ColumnIndexes = {}
  for (const column of ledgerColumns) {
    const index = normalized.findIndex((heading) => headings[column].includes(heading))
    if (index >= 0) indexes[column] = index
  }
  return indexes
}

/** Columns that every ledger has, besides those of its case; `units` does for `time`. */
export const requiredOf = (ofCase: readonly Column[]): Column[] => ['date', 'fee_earner', 'activity', ...ofCase, 'time']

/** The required columns that no column of the file is. */
export const missingColumns = (indexes: ColumnIndexes, ofCase: readonly Column[]): Column[] =>
  requiredOf(ofCase).filter(
    (column) => indexes[column] === undefined && (column !== 'time' || indexes.units === undefined),
  )

/** The layout of a file whose heading row has these cells. */
export const layoutOf = (cells: readonly string[], indexes: ColumnIndexes, isOurs = false): Layout => ({
  indexes,
  isOurs,
  headingOf: (column) => cells[indexes[column] ?? -1]?.trim() || columnName(column),
})

/** How many columns a row names. */
export const namedColumns = ({ cells }: GridRow): number => Object.keys(columnsByHeading(cells)).length

/** The first of the first rows that names every required column; undefined if none does. */
export const headingRowOf = (rows: readonly GridRow[], ofCase: readonly Column[] = []): GridRow | undefined =>
  headOf(rows).find(({ cells }) => missingColumns(columnsByHeading(cells), ofCase).length === 0)

/** Of the first rows the one that names most columns, the first of several; undefined if none names two. */
export function likeliestHeadingRow(rows: readonly GridRow[]): GridRow | undefined {
  const [best] = headOf(rows).toSorted((a, b) => namedColumns(b) - namedColumns(a))
  return best && namedColumns(best) > 1 ? best : undefined
}

/** Whether rows read as a ledger of any case: one of the first names its columns. */
export const isLedgerHead = (rows: readonly GridRow[]): boolean => headingRowOf(rows) !== undefined
