/** A cell by the places of its row and its column, from 0. */
export interface Cell {
  row: number
  column: number
}
/** What is selected: the cells between the one where the selection began and the active one. */
export interface Selection {
  anchor: Cell
  active: Cell
  /** Whole rows or columns, where these are selected: the active cell stays where it was among them. */
  whole?: Whole | undefined
}
interface Whole {
  of: 'rows' | 'columns'
  range: Range
}
/** The rows and columns of a selection, first and last included. */
export interface Range {
  top: number
  bottom: number
  left: number
  right: number
}
export interface Size {
  rows: number
  columns: number
}

export const selectCell = (cell: Cell): Selection => ({ anchor: cell, active: cell })

export const rangeOf = ({ anchor, active, whole }: Selection): Range =>
  whole?.range ?? {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  }
export const rowsIn = ({ top, bottom }: Range): number => bottom - top + 1
export const columnsIn = ({ left, right }: Range): number => right - left + 1
export const isOneCell = (range: Range): boolean => rowsIn(range) * columnsIn(range) === 1

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))
/** The cell of a grid that is nearest to a place. */
const cellWithin = ({ row, column }: Cell, { rows, columns }: Size): Cell => ({
  row: within(row, rows),
  column: within(column, columns),
})

/** Rows that Page Up and Page Down move by. */
const PAGE = 15
type Move = (cell: Cell, size: Size) => Cell
const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}
const farMoves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_cell, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}

/** Where a key leads from a cell; with Ctrl to the edge of the grid. Undefined for a key that moves nowhere. */
export function moved(cell: Cell, key: string, isFar: boolean, size: Size): Cell | undefined {
  const move = (isFar ? farMoves : moves)[key]
  return move && cellWithin(move(cell, size), size)
}

/** The next cell in reading order, or the one before. */
export function stepped({ row, column }: Cell, by: 1 | -1, size: Size): Cell {
  const place = row * size.columns + column + by
  return cellWithin(
    { row: Math.floor(place / size.columns), column: ((place % size.columns) + size.columns) % size.columns },
    size,
  )
}

/** The selection with all of its rows, or of its columns, in it. */
export function selectWhole(selection: Selection, of: Whole['of'], { rows, columns }: Size): Selection {
  const range = rangeOf(selection)
  const all = of === 'rows' ? { left: 0, right: columns - 1 } : { top: 0, bottom: Math.max(rows - 1, range.bottom) }
  return { ...selection, whole: { of, range: { ...range, ...all } } }
}

/** The selection from where it began to another cell. Whole rows grow by rows, whole columns by columns. */
export function grown({ anchor, active, whole }: Selection, to: Cell): Selection {
  const next = { anchor, active: to }
  const { top, bottom, left, right } = rangeOf(next)
  if (whole?.of === 'rows' && to.column === active.column)
    return { ...next, whole: { of: 'rows', range: { ...whole.range, top, bottom } } }
  if (whole?.of === 'columns' && to.row === active.row)
    return { ...next, whole: { of: 'columns', range: { ...whole.range, left, right } } }
  return next
}

/** The selection after rows came or went above it, by so many. */
export function shiftedRows({ anchor, active, whole }: Selection, by: number, rows: number): Selection {
  const shifted = (row: number): number => within(row + by, rows)
  const range = whole && {
    ...whole.range,
    top: whole.of === 'columns' ? 0 : shifted(whole.range.top),
    bottom: shifted(whole.range.bottom),
  }
  return {
    anchor: { ...anchor, row: shifted(anchor.row) },
    active: { ...active, row: shifted(active.row) },
    ...(whole && range && { whole: { ...whole, range } }),
  }
}

export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
/** What is selected, in words; empty for a single cell, which is read out itself. */
export const rangeInWords = (range: Range): string =>
  isOneCell(range) ? '' : `${counted(rowsIn(range), 'row')} × ${counted(columnsIn(range), 'column')} selected`
