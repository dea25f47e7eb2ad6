import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'
import type { LedgerColumnGuess } from '@costdraft/schema/ledger/ledger-import.ts'

/** Whether anything was chosen that closing would lose. */
export const hasChoices = ({ columns, people, activities, leave_out: leftOut }: LedgerChoices): boolean =>
  [columns, people, activities].some((chosen) => Object.keys(chosen ?? {}).length > 0) || (leftOut ?? []).length > 0

/** Takes a column of the file for something, or for nothing. What another column was taken for is no longer that: the last choice stands. */
export function withColumn(
  choices: LedgerChoices,
  guesses: readonly LedgerColumnGuess[],
  index: number,
  column: LedgerColumn | null,
): LedgerChoices {
  const others = guesses.filter((other) => other.index !== index && column !== null && other.column === column)
  return {
    ...choices,
    columns: {
      ...choices.columns,
      ...Object.fromEntries(others.map((other) => [other.index, null])),
      [index]: column,
    },
  }
}

/** What texts of the file mean. `null` is no one, or nothing. */
export type Meanings = Pick<LedgerChoices, 'people' | 'activities'>

/** Says what texts of the file mean. */
export const withMeanings = (choices: LedgerChoices, { people, activities }: Meanings): LedgerChoices => ({
  ...choices,
  ...(people && { people: { ...choices.people, ...people } }),
  ...(activities && { activities: { ...choices.activities, ...activities } }),
})

/** Leaves rows of the file out, or takes them again. */
export function withRows(choices: LedgerChoices, rows: readonly number[], isTaken: boolean): LedgerChoices {
  const others = (choices.leave_out ?? []).filter((row) => !rows.includes(row))
  return { ...choices, leave_out: isTaken ? others : [...others, ...rows].toSorted((a, b) => a - b) }
}
