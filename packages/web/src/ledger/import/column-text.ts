import type { LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'
import type { LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'

/** The names of the columns of a ledger. */
export const columnNames: Readonly<Record<LedgerColumn, string>> = {
  id: 'Row id',
  date: 'Date',
  fee_earner: 'Fee earner',
  activity: 'Activity',
  description: 'Description',
  time: 'Time in hours',
  units: 'Time in units',
  party: 'Party',
  part: 'Part',
  case_part: 'Part',
  phase: 'Phase',
  rate: 'Rate',
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })
/** Names as they stand in a sentence: date, fee earner and time. Hours and units are both a time. */
const listed = (columns: readonly LedgerColumn[]): string =>
  listFormat.format(
    columns.map((column) => (column === 'time' || column === 'units' ? 'time' : columnNames[column].toLowerCase())),
  )

/** Which columns of a file are not taken because nobody knows them, in a sentence; empty where all are known. */
export function notTakenText(columns: LedgerPreview['columns']): string {
  const ignored = columns.filter(({ column, guessed_by: by }) => !column && by !== 'heading')
  return ignored.length > 0
    ? `Not taken: ${ignored.map(({ heading, index }) => heading || `column ${index + 1}`).join(', ')}.`
    : ''
}

/** How the columns of a file were understood, in sentences. */
export function columnsText({ columns, missing }: Pick<LedgerPreview, 'columns' | 'missing'>): string {
  if (missing.length > 0) return `Choose the ${missing.length === 1 ? 'column' : 'columns'} for ${listed(missing)}.`
  const isBy = (by: string): boolean => columns.some(({ guessed_by: guessedBy }) => guessedBy === by)
  const byValues = columns.filter(({ guessed_by: by, column }) => by === 'values' && column)
  return [
    isBy('remembered') ? 'All columns were recognised, as you chose them before.' : 'All columns were recognised.',
    byValues.length > 0 &&
      `By what it holds: ${byValues.map(({ heading, column }) => `${heading || 'no heading'} as ${column ? listed([column]) : ''}`).join(', ')}.`,
    notTakenText(columns),
  ]
    .filter(Boolean)
    .join(' ')
}
