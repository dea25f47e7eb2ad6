import { countsText } from './row-states.ts'
import { rowsText } from './rows-text.ts'
import type { SheetPreview, SheetWords } from './sheet-preview.ts'

/** How the sheet of a workbook stands, in a sentence. */
export function sheetText(
  { sheets, sheet }: Pick<SheetPreview, 'sheets' | 'sheet'>,
  { readsAs, holds }: Pick<SheetWords, 'readsAs' | 'holds'>,
): string {
  if (!readsAs) return sheet === null ? `Choose the sheet that holds ${holds}.` : `The sheet “${sheet}” is taken.`
  const { one, many } = readsAs
  const found = sheets.filter(({ reads_as_ledger: reads }) => reads).length
  if (sheet === null)
    return found > 1
      ? `${found} sheets of this workbook read as ${many}: choose one. The others can be imported after it.`
      : `No sheet of this workbook names the columns of ${one}: choose the one that holds ${holds}.`
  return found > 1
    ? `One of ${found} sheets that read as ${many} is taken.`
    : `The sheet that reads as ${one} is taken.`
}

/** A sheet as it is offered: its name, how much it holds, and whether the workbook hides it. */
export const sheetLabel = ({ name, rows, hidden }: SheetPreview['sheets'][number]): string =>
  `${name} (${[rowsText(rows), hidden && 'hidden'].filter(Boolean).join(', ')})`

/** Which columns of a file are not taken because nobody knows them, in a sentence; empty where all are known. */
export function notTakenText(columns: SheetPreview['columns']): string {
  const ignored = columns.filter(({ column, guessed_by: by }) => !column && by !== 'heading')
  return ignored.length > 0
    ? `Not taken: ${ignored.map(({ heading, index }) => heading || `column ${index + 1}`).join(', ')}.`
    : ''
}

/** What a preview says, for a screen reader: what is asked first, or how many rows are in which state. */
export const announcementOf = (preview: SheetPreview | undefined, words: SheetWords): string =>
  preview ? (questionOf(preview, words) ?? countsText(preview.counts)) : ''

/** What stands between a preview and its rows, in a sentence; undefined where nothing does. */
export function questionOf(preview: SheetPreview, words: SheetWords): string | undefined {
  if (preview.sheets.length > 0 && preview.sheet === null) return sheetText(preview, words)
  if (preview.heading_row === null) return 'Choose the row that names the columns.'
  if (preview.missing.length > 0) return words.columnsText(preview)
  return preview.refused ?? undefined
}
