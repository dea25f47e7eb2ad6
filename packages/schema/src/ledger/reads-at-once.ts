import type { LedgerColumn } from './ledger-columns.ts'
import type { LedgerColumnGuess, LedgerPreview, LedgerPreviewRow } from './ledger-import.ts'

/** What a column is about: hours and units are both the time, and an area has one of the two parts. */
const subjectOf = (column: LedgerColumn): LedgerColumn => {
  if (column === 'units') return 'time'
  return column === 'case_part' ? 'part' : column
}

/** Whether nobody knows what a column is although it holds something. */
const isUnknown = ({ column, guessed_by: by, samples }: LedgerColumnGuess): boolean =>
  column === null && by === null && samples.length > 0

/** Whether a column that nobody knows may be one that the file seems to lack. */
function mayLackOne({ columns, offered }: LedgerPreview): boolean {
  const known = new Set(columns.flatMap(({ column }) => (column ? [subjectOf(column)] : [])))
  return columns.some(isUnknown) && offered.some((column) => column !== 'id' && !known.has(subjectOf(column)))
}

/**
 * Whether a person is to say what becomes of a row. A date that is odd in this case, such as one before the
 * certificate, is read without doubt: such a row is taken, as by any upload, and listed after it.
 */
function isAsked({ state, change, duplicate, messages }: LedgerPreviewRow, dateHeading: string | undefined): boolean {
  if (state !== 'warning') return state === 'error'
  return change !== 'unchanged' && (duplicate !== null || messages.some(({ column }) => column !== dateHeading))
}

/**
 * Whether a file raises no question, so that the specified upload takes it as it is: its headings and names are known
 * by themselves, not from what the firm chose before, and no row is to be checked.
 */
export const readsAtOnce = (preview: LedgerPreview): boolean =>
  preview.refused === null &&
  preview.heading_row !== null &&
  preview.missing.length === 0 &&
  preview.columns.every(({ guessed_by: by }) => by === 'heading' || by === null) &&
  !mayLackOne(preview) &&
  [...preview.people, ...preview.activities].every(({ by }) => by === 'name' || by === 'initials') &&
  preview.counts.error === 0 &&
  // Those to be checked come first where not all are listed.
  !preview.rows.some((row) => isAsked(row, preview.columns.find(({ column }) => column === 'date')?.heading))
