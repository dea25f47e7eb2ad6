/** Whether text is from several cells of a sheet. */
export const isFromSheet = (text: string): boolean => /[\t\n\r]/.test(text.replace(/\r?\n$/, ''))

const needsQuotes = /["\t\n\r]/
const QUOTED = /"((?:[^"]|"")*)"(?=\t|\n|$)/y
const PLAIN = /[^\t\n]*/y

/**
 * The cells of text that a spreadsheet puts on the clipboard: lines of cells with a tab between; a cell of several
 * lines is in quotes, and quotes in it are doubled.
 */
export function cellsOfSheet(text: string): string[][] {
  const source = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const lines: string[][] = [[]]
  let at = 0
  for (;;) {
    QUOTED.lastIndex = PLAIN.lastIndex = at
    const [all = '', inner] = QUOTED.exec(source) ?? PLAIN.exec(source) ?? []
    lines.at(-1)?.push(inner === undefined ? all : inner.replaceAll('""', '"'))
    at += all.length
    const next = source[at++]
    if (next === undefined) return lines
    if (next === '\n') lines.push([])
  }
}

/** Cells as a spreadsheet takes them from the clipboard. */
export const sheetOfCells = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((line) => line.map((text) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n')
