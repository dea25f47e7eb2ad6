import { correctionOf, withCell } from './choices.ts'
import type { SheetChoices } from './sheet-preview.ts'

/** A file with what was chosen for it: every request has both, because the server keeps nothing of a preview. */
export interface ChosenSheet<Choices> {
  file: File
  choices: Choices
}
/** A file with what was chosen for it, and what only the browser knows of it. */
export interface OpenSheet<Choices> extends ChosenSheet<Choices> {
  /** What stood in the cells that were corrected, by `cellKey`. */
  originals: Readonly<Record<string, string>>
  /** What was chosen for the sheets that were left, by their names. */
  bySheet: Readonly<Record<string, Choices>>
}
/** The sheet that is shown; null for a file without sheets. */
type Sheet = string | null

const cellKey = (sheet: Sheet, row: number, column: number): string => [row, column, sheet].join(' ')

/** A file with what is chosen for it at first. */
export const newSheet = <Choices extends SheetChoices>(file: File, choices: Choices): OpenSheet<Choices> => ({
  ...{ file, choices },
  originals: {},
  bySheet: {},
})

/**
 * Takes another sheet of the workbook, with what is chosen for every sheet (`kept`); of its columns and rows stands
 * what was chosen for it before. What was chosen for the one that is left is kept for when it is taken again.
 */
export const onSheet = <Choices extends SheetChoices>(
  open: OpenSheet<Choices>,
  sheet: Sheet,
  name: string,
  kept: (choices: Choices) => Partial<Choices>,
): OpenSheet<Choices> => ({
  ...open,
  choices: { ...(open.bySheet[name] ?? {}), ...kept(open.choices), sheet: name } as Choices,
  bySheet: sheet === null ? open.bySheet : { ...open.bySheet, [sheet]: open.choices },
})

/** What stood in a cell before it was corrected. */
export const originalIn = (open: OpenSheet<unknown>, sheet: Sheet, row: number, column: number): string =>
  open.originals[cellKey(sheet, row, column)] ?? ''

/** Puts a text in place of that of a cell, which is `before`. The text that stood in the file is no correction. */
export function correctedSheet<Choices extends SheetChoices>(
  open: OpenSheet<Choices>,
  sheet: Sheet,
  { row, column, text, before }: { row: number; column: number; text: string; before: string },
): OpenSheet<Choices> {
  const isFirst = correctionOf(open.choices, row, column) === undefined
  const original = isFirst ? before : originalIn(open, sheet, row, column)
  return {
    ...open,
    choices: withCell(open.choices, row, column, text === original ? undefined : text),
    originals: { ...open.originals, [cellKey(sheet, row, column)]: original },
  }
}
