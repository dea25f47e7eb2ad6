import type { LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'
import { notTakenText } from '../../sheet-import/question-text.ts'
import type { SheetPreview, SheetWords } from '../../sheet-import/sheet-preview.ts'

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
const nameOf = (column: string): string => columnNames[column as LedgerColumn]
const listed = (columns: readonly string[]): string =>
  listFormat.format(
    columns.map((column) => (column === 'time' || column === 'units' ? 'time' : nameOf(column).toLowerCase())),
  )

/** How the columns of a file were understood, in sentences. */
function columnsText({ columns, missing }: SheetPreview): string {
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

/** What the import of a ledger calls its sheets and columns. */
export const ledgerWords: SheetWords = {
  readsAs: { one: 'a ledger', many: 'ledgers' },
  holds: 'the time',
  columnName: nameOf,
  columnsText,
}
