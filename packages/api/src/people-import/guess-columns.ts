import {
  peopleColumns,
  type PeopleColumn,
  type PeopleColumnGuess,
} from '@costdraft/schema/people-import/people-import.ts'
import { choicesError } from '../ledger/import/choices.ts'
import { sampledColumns } from '../ledger/import/guess-columns.ts'
import { isWhy } from '../ledger/import/why.ts'
import type { GridRow } from '../ledger/ledger-grid.ts'
import { columnName, columnsByHeading, type PeopleIndexes } from './headings.ts'

/** What the columns of a file are taken for. */
export interface PeopleGuess {
  columns: PeopleColumnGuess[]
  indexes: PeopleIndexes
}
type Chosen = ReadonlyMap<number, PeopleColumn | null>

/** Throws 422 if a column was chosen that the file has not, or one of them twice. */
function assertColumns(chosen: Chosen, width: number): void {
  const columns = [...chosen.values()].filter((column) => column !== null)
  const twice = columns.find((column, i) => columns.indexOf(column) !== i)
  if ([...chosen.keys()].some((index) => index >= width)) throw choicesError('The file has fewer columns than that.')
  if (twice) throw choicesError(`Only one column of the file can be the ${columnName(twice)}.`)
}

/**
 * Guesses what the columns of a file are, of which the first row names them: as chosen, else by the headings. Nothing
 * is guessed by values: who becomes an owner must not hang on a guess. Throws 422 for choices that do not fit.
 */
export function guessColumns(grid: readonly GridRow[], chosen: Chosen): PeopleGuess {
  const columns = sampledColumns(grid).map((one): PeopleColumnGuess => ({ ...one, column: null, guessed_by: null }))
  assertColumns(chosen, columns.length)
  const indexes: PeopleIndexes = {}
  const take = (index: number, column: PeopleColumn | null, by: PeopleColumnGuess['guessed_by']): void => {
    const one = columns[index]
    if (!one || one.guessed_by || (column && indexes[column] !== undefined)) return
    one.column = column
    one.guessed_by = by
    if (column) indexes[column] = index
  }
  for (const [index, column] of chosen) take(index, column, 'chosen')
  const named = columnsByHeading(grid[0]?.cells ?? [])
  for (const column of peopleColumns) take(named[column] ?? -1, column, 'heading')
  for (const { index, heading } of columns) if (isWhy(heading)) take(index, null, 'heading')
  return { columns, indexes }
}
