import type { LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { notTakenText } from './column-text.ts'

/** The most rows that are named; the rest is in the counts. */
const MOST_ROWS = 20

/** What of a file is not taken, a sentence each: its sheet among others, columns, and rows that are no work. */
export function notTakenTexts({ sheets, sheet, columns, rows }: LedgerPreview): string[] {
  const workless = rows.filter(({ left_out: why }) => why === 'total' || why === 'headings')
  return [
    sheet !== null && sheets.length > 1 && `Taken from the sheet “${sheet}”, one of ${sheets.length}.`,
    notTakenText(columns),
    ...workless
      .slice(0, MOST_ROWS)
      .map(({ row, messages }) => `Row ${row}: ${messages.map(({ message }) => message).join(' ')}`),
  ].filter((text): text is string => text !== false && text !== '')
}
