import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerColumnGuess } from '@costdraft/schema/ledger/ledger-import.ts'
import type { Meaning } from './meanings.ts'
import type { LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'

/** Whether anything was chosen that closing would lose. */
export const hasChoices = ({
  columns,
  people,
  activities,
  cells,
  heading_row: row,
  ...choices
}: LedgerChoices): boolean =>
  [columns, people, activities, cells].some((chosen) => Object.keys(chosen ?? {}).length > 0) ||
  (choices.leave_out ?? []).length > 0 ||
  row !== undefined

/**
 * Takes a column of the file for something, or for nothing. Another that was chosen for the same is then nothing: the
 * last choice stands. One that was only guessed to be the same gives way on the server.
 */
export function withColumn(choices: LedgerChoices, index: number, column: LedgerColumn | null): LedgerChoices {
  const others = Object.entries(choices.columns ?? {}).map(([other, chosen]) => [
    other,
    chosen === column ? null : chosen,
  ])
  return { ...choices, columns: { ...Object.fromEntries(others), [index]: column } }
}

/** What a column is taken for: as chosen, which the preview may not know yet, or else as the preview says. */
export const columnOf = (
  { columns = {} }: LedgerChoices,
  { index, column }: LedgerColumnGuess,
): LedgerColumn | null => {
  const chosen = columns[index]
  return chosen === undefined ? column : chosen
}

/** What texts of the file mean. `null` is no one, or nothing. */
export type Meanings = Pick<LedgerChoices, 'people' | 'activities'>

/** Says what texts of the file mean. */
export const withMeanings = (choices: LedgerChoices, { people, activities }: Meanings): LedgerChoices => ({
  ...choices,
  ...(people && { people: { ...choices.people, ...people } }),
  ...(activities && { activities: { ...choices.activities, ...activities } }),
})

/** What a text means, as chosen or as the preview says; empty for nothing. */
export const meaningOf = (choices: LedgerChoices, { kind, text, value }: Meaning): string => {
  const chosen = choices[kind]?.[text]
  return chosen === undefined ? value : (chosen ?? '')
}

/** Leaves rows of the file out, or takes them again. */
export function withRows(choices: LedgerChoices, rows: readonly number[], isTaken: boolean): LedgerChoices {
  const others = (choices.leave_out ?? []).filter((row) => !rows.includes(row))
  return { ...choices, leave_out: isTaken ? others : [...others, ...rows].toSorted((a, b) => a - b) }
}

/**
 * Takes another sheet of the workbook. What names mean stays; of its columns and rows stands what was chosen for it
 * before, if anything was.
 */
export const withSheet = (
  { people, activities }: LedgerChoices,
  sheet: string,
  before: LedgerChoices = {},
): LedgerChoices => ({
  ...before,
  ...(people && { people }),
  ...(activities && { activities }),
  sheet,
})

/** What was typed in place of a cell, if anything was. */
export const correctionOf = ({ cells }: LedgerChoices, row: number, column: number): string | undefined =>
  cells?.[row]?.[column]

/** Puts a text in place of a cell of the file, or with undefined the text of the file again. */
export function withCell(choices: LedgerChoices, row: number, column: number, text: string | undefined): LedgerChoices {
  const { [String(row)]: before = {}, ...rows } = choices.cells ?? {}
  const { [String(column)]: _text, ...others } = before
  const changed = text === undefined ? others : { ...others, [column]: text }
  return { ...choices, cells: Object.keys(changed).length > 0 ? { ...rows, [row]: changed } : rows }
}

/** How many cells are corrected. */
export const correctedCount = ({ cells = {} }: LedgerChoices): number =>
  Object.values(cells).reduce((sum, row) => sum + Object.keys(row).length, 0)
