import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import { correctionOf, withCell, withSheet } from './choices.ts'
import type { ChosenLedger } from './import-requests.ts'

/** A file with what was chosen for it, and what only the browser knows of it. */
export interface OpenLedger extends ChosenLedger {
  /** What stood in the cells that were corrected, by `cellKey`. */
  originals: Readonly<Record<string, string>>
  /** What was chosen for the sheets that were left, by their names. */
  bySheet: Readonly<Record<string, LedgerChoices>>
}
/** The sheet that is shown; null for a file without sheets. */
type Sheet = string | null

const cellKey = (sheet: Sheet, row: number, column: number): string => [row, column, sheet].join(' ')

/** A file for which nothing was chosen. */
export const newLedger = (file: File): OpenLedger => ({ file, choices: {}, originals: {}, bySheet: {} })

/** Takes another sheet; what was chosen for the one that is left is kept for when it is taken again. */
export const onSheet = (ledger: OpenLedger, sheet: Sheet, name: string): OpenLedger => ({
  ...ledger,
  choices: withSheet(ledger.choices, name, ledger.bySheet[name]),
  bySheet: sheet === null ? ledger.bySheet : { ...ledger.bySheet, [sheet]: ledger.choices },
})

/** What stood in a cell before it was corrected. */
export const originalIn = (ledger: OpenLedger, sheet: Sheet, row: number, column: number): string =>
  ledger.originals[cellKey(sheet, row, column)] ?? ''

/** Puts a text in place of that of a cell, which is `before`. The text that stood in the file is no correction. */
export function correctedLedger(
  ledger: OpenLedger,
  sheet: Sheet,
  { row, column, text, before }: { row: number; column: number; text: string; before: string },
): OpenLedger {
  const isFirst = correctionOf(ledger.choices, row, column) === undefined
  const original = isFirst ? before : originalIn(ledger, sheet, row, column)
  return {
    ...ledger,
    choices: withCell(ledger.choices, row, column, text === original ? undefined : text),
    originals: { ...ledger.originals, [cellKey(sheet, row, column)]: original },
  }
}
