import type { LedgerPreview, LedgerSheet } from '@costdraft/schema/ledger/ledger-import.ts'
import { rowsText } from '../outcome-text.ts'
import { columnsText } from './column-text.ts'

/** How the sheet of a workbook stands, in a sentence. */
export function sheetText({ sheets, sheet }: Pick<LedgerPreview, 'sheets' | 'sheet'>): string {
  const ledgers = sheets.filter(({ reads_as_ledger: reads }) => reads).length
  if (sheet === null)
    return ledgers > 1
      ? `${ledgers} sheets of this workbook read as ledgers: choose one. The others can be imported after it.`
      : 'No sheet of this workbook names the columns of a ledger: choose the one that holds the time.'
  return ledgers > 1
    ? `One of ${ledgers} sheets that read as ledgers is taken.`
    : 'The sheet that reads as a ledger is taken.'
}

/** A sheet as it is offered: its name, how much it holds, and whether the workbook hides it. */
export const sheetLabel = ({ name, rows, hidden }: LedgerSheet): string =>
  `${name} (${[rowsText(rows), hidden && 'hidden'].filter(Boolean).join(', ')})`

/** What stands between a preview and its rows, in a sentence; undefined where nothing does. */
export function questionOf(preview: LedgerPreview): string | undefined {
  if (preview.sheets.length > 0 && preview.sheet === null) return sheetText(preview)
  if (preview.heading_row === null) return 'Choose the row that names the columns.'
  if (preview.missing.length > 0) return columnsText(preview)
  return preview.refused ?? undefined
}
