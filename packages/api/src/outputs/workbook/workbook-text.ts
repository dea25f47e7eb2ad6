import { cutTo } from '@costdraft/schema/text/cut-text.ts'

/** The most characters a cell holds. */
const CELL_LIMIT = 32_767
/** The most characters of a paragraph in a row: a row of a spreadsheet is at most 409 points high. */
const ROW_LIMIT = 2_000

/**
 * A text that a workbook can hold: without control characters and noncharacters, which XML does not allow, and with
 * what a spreadsheet program would read as an escaped character (`_x0041_`) escaped itself. What a cell cannot hold is
 * cut.
 */
export const workbookText = (value: string): string =>
  cutTo(
    value
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}|\ufeff/gu, ''),
    CELL_LIMIT,
  ).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')

/** Splits a paragraph at spaces into pieces that a row of a sheet can show; a word longer than a row is split too. */
export function rowsOfText(paragraph: string): string[] {
  const rows: string[] = []
  let rest = paragraph.trim()
  while (rest.length > ROW_LIMIT) {
    const space = rest.lastIndexOf(' ', ROW_LIMIT)
    const row = space > ROW_LIMIT / 2 ? rest.slice(0, space) : cutTo(rest, ROW_LIMIT)
    rows.push(row.trim())
    rest = rest.slice(row.length).trim()
  }
  return [...rows, rest].filter(Boolean)
}
