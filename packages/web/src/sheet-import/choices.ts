import type { SheetChoices, SheetColumn } from './sheet-preview.ts'

/** Whether anything was chosen that closing would lose. The sheet alone is none. */
export const hasChoices = ({ sheet: _sheet, ...choices }: SheetChoices): boolean =>
  Object.values(choices).some((chosen) =>
    typeof chosen === 'object' ? Object.keys(chosen).length > 0 : chosen !== undefined,
  )

/**
 * Takes a column of the file for something, or for nothing. Another that was chosen for the same is then nothing: the
 * last choice stands. One that was only guessed to be the same gives way on the server.
 */
export function withColumn<Choices extends SheetChoices>(
  choices: Choices,
  index: number,
  column: string | null,
): Choices {
  const others = Object.entries(choices.columns ?? {}).map(([other, chosen]) => [
    other,
    chosen === column ? null : chosen,
  ])
  return { ...choices, columns: { ...Object.fromEntries(others), [index]: column } }
}

/** What a column is taken for: as chosen, which the preview may not know yet, or else as the preview says. */
export const columnOf = (
  { columns = {} }: SheetChoices,
  { index, column }: Pick<SheetColumn, 'index' | 'column'>,
): string | null => {
  const chosen = columns[index]
  return chosen === undefined ? column : chosen
}

/** Leaves rows of the file out, or takes them again. */
export function withRows<Choices extends SheetChoices>(
  choices: Choices,
  rows: readonly number[],
  isTaken: boolean,
): Choices {
  const others = (choices.leave_out ?? []).filter((row) => !rows.includes(row))
  return { ...choices, leave_out: isTaken ? others : [...others, ...rows].toSorted((a, b) => a - b) }
}

/** What was typed in place of a cell, if anything was. */
export const correctionOf = ({ cells }: SheetChoices, row: number, column: number): string | undefined =>
  cells?.[row]?.[column]

/** Puts a text in place of a cell of the file, or with undefined the text of the file again. */
export function withCell<Choices extends SheetChoices>(
  choices: Choices,
  row: number,
  column: number,
  text: string | undefined,
): Choices {
  const { [String(row)]: before = {}, ...rows } = choices.cells ?? {}
  const { [String(column)]: _text, ...others } = before
  const changed = text === undefined ? others : { ...others, [column]: text }
  return { ...choices, cells: Object.keys(changed).length > 0 ? { ...rows, [row]: changed } : rows }
}

/** How many cells are corrected. */
export const correctedCount = ({ cells = {} }: SheetChoices): number =>
  Object.values(cells).reduce((sum, row) => sum + Object.keys(row).length, 0)
