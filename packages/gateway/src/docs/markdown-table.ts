type Cells = readonly (string | number)[]
const row = (cells: Cells): string => `| ${cells.join(' | ')} |`

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly Cells[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
