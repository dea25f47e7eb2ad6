import { MAX_LEDGER_COLUMNS } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerColumnGuess } from '@costdraft/schema/ledger/ledger-import.ts'
import { columnName, columnsByHeading, type Column, type ColumnIndexes } from '../headings.ts'
import type { GridRow } from '../ledger-grid.ts'
import { parseDate, parseHours } from '../parse-values.ts'
import { withoutForeignIds } from '../row-id.ts'
import { recordedColumns, type RecordedColumn, type RecordedNames } from '../recorded-names.ts'
import { choicesError, type Choices } from './choices.ts'
import type { Memory } from './memory.ts'
import type { Names } from './names.ts'
import { isAbbreviation } from './similar.ts'
import { isWhy } from './why.ts'

/** Rows that are looked at for a guess by values. */
const LOOKED_AT = 200
const SAMPLES = 3
const SAMPLE_LENGTH = 200
/** The share of filled cells that must fit: a total below a column, or a word for an empty cell, does not. */
const NEARLY_ALL = 0.9
const MAX_HOURS = 2_400

/** What the columns of a file are taken for. */
export interface Guess {
  columns: LedgerColumnGuess[]
  indexes: ColumnIndexes
}
interface Known {
  /** What a column of this case may be. */
  offered: readonly Column[]
  names: Names
  recorded: RecordedNames
  memory: Memory
  choices: Choices
}

/** Throws 422 if a column was chosen that the file or the case has not, or one of them twice. */
function assertColumns({ columns }: Choices, width: number, offered: readonly Column[]): void {
  const chosen = [...columns.values()].filter((column) => column !== null)
  const twice = chosen.find((column, i) => chosen.indexOf(column) !== i)
  const foreign = chosen.find((column) => !offered.includes(column))
  if ([...columns.keys()].some((index) => index >= width)) throw choicesError('The file has fewer columns than that.')
  if (twice) throw choicesError(`Only one column of the file can be the ${columnName(twice)}.`)
  if (foreign) throw choicesError(`The work of this case has no ${columnName(foreign)}.`)
}

/** The columns of a file, of which the first row names them, with their first filled cells. */
export function sampledColumns([header, ...body]: readonly GridRow[]): Pick<
  LedgerColumnGuess,
  'index' | 'heading' | 'samples'
>[] {
  const looked = body.slice(0, LOOKED_AT)
  const width = Math.min(MAX_LEDGER_COLUMNS, Math.max(0, ...[header, ...looked].map((row) => row?.cells.length ?? 0)))
  return Array.from({ length: width }, (_, index) => {
    const cells = looked.map(({ cells: of }) => of[index]?.trim() ?? '').filter(Boolean)
    return {
      index,
      heading: (header?.cells[index]?.trim() ?? '').slice(0, SAMPLE_LENGTH),
      samples: [...new Set(cells)].slice(0, SAMPLES).map((cell) => cell.slice(0, SAMPLE_LENGTH)),
    }
  })
}

/**
 * Guesses what the columns of a file are: as chosen now, else as the firm chose for these headings, else by the
 * headings, else by the values. Throws 422 for choices that do not fit.
 */
export function guessColumns(grid: readonly GridRow[], { offered, names, recorded, memory, choices }: Known): Guess {
  const [header, ...body] = grid
  const looked = body.slice(0, LOOKED_AT)
  const columns = sampledColumns(grid).map((one): LedgerColumnGuess => ({ ...one, column: null, guessed_by: null }))
  assertColumns(choices, columns.length, offered)
  const indexes: ColumnIndexes = {}
  const take = (index: number, column: Column | null, by: LedgerColumnGuess['guessed_by']): void => {
    const one = columns[index]
    if (!one || one.guessed_by || (column && (indexes[column] !== undefined || !offered.includes(column)))) return
    one.column = column
    one.guessed_by = by
    if (column) indexes[column] = index
  }
  for (const [index, column] of choices.columns) take(index, column, 'chosen')
  for (const [index, column] of memory.columns) take(index, column, 'remembered')
  for (const [column, index] of Object.entries(columnsByHeading(header?.cells ?? [])))
    take(index, column as Column, 'heading')
  for (const { index, heading } of columns) if (isWhy(heading)) take(index, null, 'heading')
  if (columns[indexes.id ?? -1]?.guessed_by !== 'chosen') leaveForeignIds(columns, indexes, body)
  const explicit = new Set(Object.values(columnsByHeading(header?.cells ?? [])))
  const open = columns.filter(({ index, guessed_by }) => !guessed_by && !explicit.has(index))
  guessByValues(looked, open, { offered, names, recorded, indexes }, (index, column) => take(index, column, 'values'))
  return { columns, indexes }
}

/** Takes another system's numbers for no ids of rows. */
function leaveForeignIds(
  columns: readonly LedgerColumnGuess[],
  indexes: ColumnIndexes,
  body: readonly GridRow[],
): void {
  const one = columns[indexes.id ?? -1]
  if (!one || withoutForeignIds(indexes, body).id !== undefined) return
  one.column = null
  delete indexes.id
}

/** What nearly all values of a column must be, by column. */
const tests = ({ names, recorded }: Pick<Known, 'names' | 'recorded'>): [Column, (text: string) => boolean][] => [
  ['date', (text) => parseDate(text) !== undefined],
  ['fee_earner', names.isLikePerson],
  ['activity', (text) => names.activity(text).meant !== null || isAbbreviation(text)],
  ...recordedColumns
    .filter((column) => column !== 'rate')
    .map((column): [RecordedColumn, (text: string) => boolean] => [
      column,
      (text) => recorded[column]?.(text).problem === undefined,
    ]),
  ['time', (text) => isHours(parseHours(text))],
  ['description', (text) => text.split(/\s+/).length > 2],
]
const isHours = (hundredths: number | undefined): boolean =>
  hundredths !== undefined && hundredths > 0 && hundredths <= MAX_HOURS

/**
 * Takes a column for what nearly all its values are, if it is the only such column. Whole numbers may be anything, and
 * are no time.
 */
function guessByValues(
  looked: readonly GridRow[],
  open: readonly LedgerColumnGuess[],
  { offered, names, recorded, indexes }: Pick<Known, 'offered' | 'names' | 'recorded'> & { indexes: ColumnIndexes },
  take: (index: number, column: Column) => void,
): void {
  const valuesOf = new Map(
    open.map(({ index }) => [index, looked.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean)]),
  )
  for (const [column, fits] of tests({ names, recorded })) {
    if (!offered.includes(column) || indexes[column] !== undefined) continue
    if (column === 'time' && indexes.units !== undefined) continue
    const candidates = open.filter(({ index, guessed_by }) => {
      const values = valuesOf.get(index) ?? []
      if (guessed_by || values.length === 0 || (column === 'time' && values.every((text) => /^\d+$/.test(text))))
        return false
      return values.filter(fits).length >= values.length * NEARLY_ALL
    })
    const [candidate, ...more] = candidates
    if (candidate && more.length === 0) take(candidate.index, column)
  }
}
