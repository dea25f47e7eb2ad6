import type { RefObject } from 'react'
import type { FindHandle } from './find-handle.ts'
import { addsRows, isFixedCell } from './fixed-cells.ts'
import { writeCells, type GridContext } from './grid-actions.ts'
import type { OtherStep } from './other-steps.ts'
import type { MovesHandle } from './moves-handle.ts'
import { isFree, isRefused } from './grid-rows.ts'
import { rangeInWords, rangeOf, selectCell, stepped, type Cell, type Selection, type Size } from './selection.ts'
import type { EditorHandle } from './use-cell-editing.ts'

export interface GridFocus {
  context: GridContext
  editor: RefObject<EditorHandle | null>
  selection: Selection
  select: (selection: Selection) => void
  /** Says something to whoever does not see the grid. */
  say: (text: string) => void
  /** Says it, and shows it beside the grid as long as the selection is the same. */
  tell: (text: string) => void
  /** What is shown so; empty where nothing is. */
  note: string
  /** Finding and replacing, above the grid. */
  find: RefObject<FindHandle | null>
  /** Dividing and moving rows; null where that is not done. */
  moves: RefObject<MovesHandle | null>
  /** What was done beside the steps of the grid, the latest last. */
  others: readonly OtherStep[]
  /** Whether Tab moves between cells; Escape ends that, so that Tab leaves the grid. */
  isEntering: RefObject<boolean>
  /** The column in which a row was begun by Tab, to which Enter returns. */
  tabStart: RefObject<number | undefined>
}

export const sizeOf = ({ store, names }: GridContext): Size => ({
  rows: store.read().rows.length,
  columns: names.length,
})

/** Writes what is being typed into the active cell. */
export function takeTyped({ context, editor, selection }: GridFocus): void {
  const typed = editor.current?.take()
  if (typed) writeCells(context, rangeOf(selectCell(selection.active)), typed)
}

/** Moves the selection. A row that is left is stored. */
export function go(focus: GridFocus, next: Selection): void {
  const { context, selection, select, say } = focus
  const { store } = context
  takeTyped(focus)
  const left = store.read().rows[selection.active.row]
  if (left && next.active.row !== selection.active.row) store.save([left.id])
  focus.isEntering.current = true
  select(next)
  say(rangeInWords(rangeOf(next)))
}
export const goTo = (focus: GridFocus, cell: Cell): void => go(focus, selectCell(cell))

/** Where entry begins in a row: at the first empty cell of a free one. */
function startOf({ store, names }: GridContext, row: number, otherwise: number): Cell {
  const found = store.read().rows[row]
  if (!found || !isFree(found)) return { row, column: otherwise }
  const empty = names.findIndex((name) => found.values[name] === '')
  return { row, column: Math.max(0, empty) }
}

/** Goes to the row below or above, to the column where the row was begun. */
export function nextRow(focus: GridFocus, by: 1 | -1): void {
  takeTyped(focus)
  const { context, selection, tabStart } = focus
  const row = Math.max(0, Math.min(sizeOf(context).rows - 1, selection.active.row + by))
  const column = tabStart.current ?? selection.active.column
  tabStart.current = undefined
  goTo(focus, startOf(context, row, column))
}

/** The next cell in reading order, or the one before; of given rows, the next that is entered. */
function nextEntered(context: GridContext, from: Cell, by: 1 | -1): Cell {
  const size = sizeOf(context)
  const first = stepped(from, by, size)
  if (addsRows(context)) return first
  const { rows } = context.store.read()
  const isEntered = ({ row, column }: Cell): boolean => {
    const found = rows[row]
    return found !== undefined && !isFixedCell(context, found, context.names[column] ?? '')
  }
  let next = first
  // No two rows have nothing to enter between them.
  for (let left = 2 * size.columns; left > 0 && !isEntered(next); left--) next = stepped(next, by, size)
  return isEntered(next) ? next : first
}

/** Goes to the next cell in reading order, or to the one before. */
export function nextCell(focus: GridFocus, by: 1 | -1): void {
  takeTyped(focus)
  const { context, selection, tabStart } = focus
  const { active } = selection
  const next = nextEntered(context, active, by)
  tabStart.current = next.row === active.row ? (tabStart.current ?? active.column) : undefined
  goTo(focus, next.row > active.row ? startOf(context, next.row, next.column) : next)
}

/** Stores the row and goes on to the next new one; of given rows, to the one below. */
export function saveAndNext(focus: GridFocus): void {
  if (!addsRows(focus.context)) {
    nextRow(focus, 1)
    return
  }
  takeTyped(focus)
  const { context, selection, tabStart } = focus
  const { rows } = context.store.read()
  const row = rows[selection.active.row]
  if (row) context.store.save([row.id])
  tabStart.current = undefined
  goTo(focus, startOf(context, rows.length - 1, 0))
}

/** Goes to the next row with a problem, at its first wrong cell. */
export function nextProblem(focus: GridFocus): void {
  takeTyped(focus)
  const { context, selection, say } = focus
  const { rows } = context.store.read()
  const refused = [...rows.entries()].filter(([, row]) => isRefused(row))
  const [at, row] = refused.find(([i]) => i > selection.active.row) ?? refused[0] ?? []
  if (at === undefined || !row) return say('No row has a problem.')
  const column = context.names.findIndex((name) => row.problems.some(({ path }) => path === name))
  return goTo(focus, { row: at, column: Math.max(0, column) })
}
