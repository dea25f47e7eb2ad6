import { ledgerColumns, type LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'

export type Column = LedgerColumn

/** Accepted headings of each column, in lower case; the first is used in messages. */
const headings: Record<Column, readonly string[]> = {
  id: ['id', 'row id', 'uuid'],
  date: ['date', 'work date', 'date of work'],
  fee_earner: ['fee earner', 'feeearner', 'handler', 'person', 'earner', 'timekeeper', 'initials'],
  activity: ['activity', 'activity type', 'type of work', 'work type'],
  description: ['description', 'narrative', 'details', 'work done'],
  time: ['time', 'hours', 'duration', 'time (hours)'],
  units: ['units', 'time units', '6 minute units'],
  party: ['party'],
  part: ['part', 'case part'],
  phase: ['phase'],
  rate: ['rate', 'hourly rate', 'rate per hour'],
}

/** Reads the header row: the index of each column, its heading in this file, and the required columns that are missing, those of its case included. */
export function findColumns(
  cells: readonly string[],
  ofCase: readonly Column[] = [],
): {
  indexes: Partial<Record<Column, number>>
  headingOf: (column: Column) => string
  missing: string[]
} {
  const normalized = cells.map((cell) => cell.trim().toLowerCase().replaceAll('_', ' '))
  const indexes: Partial<Record<Column, number>> = {}
  for (const column of ledgerColumns) {
    const index = normalized.findIndex((heading) => headings[column].includes(heading))
    if (index >= 0) indexes[column] = index
  }
  const missing = (['date', 'fee_earner', 'activity', ...ofCase] as const).filter(
    (column) => indexes[column] === undefined,
  )
  const headingOf = (column: Column): string => cells[indexes[column] ?? -1]?.trim() || (headings[column][0] ?? column)
  return {
    indexes,
    headingOf,
    missing: [
      ...missing.map((column) => headings[column][0] ?? column),
      ...(indexes.time === undefined && indexes.units === undefined ? ['time'] : []),
    ],
  }
}
