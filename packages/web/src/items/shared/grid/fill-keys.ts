import { displayDate } from '../../../ui/form/typed-text.ts'
import { copyFromAbove, fillCells, filledInWords, writeToday, type Filled } from './fill-cells.ts'
import { saveAndNext, takeTyped, type GridFocus } from './grid-moves.ts'
import { counted, isOneCell, rangeOf } from './selection.ts'

/** Stores what was filled. A new row that one is still in is stored as one leaves it. */
function finish({ context: { store }, selection, tell }: GridFocus, filled: Filled, done: string): void {
  const at = store.read().rows[selection.active.row]
  store.save(filled.ids.filter((id) => id !== at?.id || at.stored !== undefined))
  tell(filledInWords(done, filled))
}

/**
 * Fills the selection with what is typed into the active cell, or with its value; of one cell, goes on to a new row.
 */
export function fillSelection(focus: GridFocus): void {
  const { context, editor, selection } = focus
  const range = rangeOf(selection)
  if (isOneCell(range)) {
    saveAndNext(focus)
    return
  }
  const filled = fillCells(context, range, selection.active, editor.current?.typed())
  // What its own column does not take stays where it was typed, to be mended.
  if (!filled.refused.has(context.names[selection.active.column] ?? '')) editor.current?.cancel()
  finish(focus, filled, `Filled ${counted(filled.cells, 'cell')}.`)
}

/** Writes today's date into the date cells of the selection. What is being typed elsewhere goes on. */
export function fillToday(focus: GridFocus): void {
  const { context, editor, selection, tell } = focus
  const { active } = selection
  const today = displayDate(context.today())
  if (context.controls[context.names[active.column] ?? '']?.as === 'date') editor.current?.cancel()
  const filled = writeToday(context, rangeOf(selection), active)
  if (filled.cells === 0 && filled.locked === 0) tell('No date cell is selected.')
  else finish(focus, filled, filled.cells === 1 ? `Today, ${today}.` : `Today, ${today}, in ${filled.cells} cells.`)
}

/** Copies the cells above the selection into it. */
export function fillFromAbove(focus: GridFocus): void {
  const { context, editor, selection, tell } = focus
  const range = rangeOf(selection)
  // What is typed is replaced, in the active cell alone.
  if (isOneCell(range)) editor.current?.cancel()
  else takeTyped(focus)
  const filled = copyFromAbove(context, range, selection.active)
  if (!filled) tell('There is no row above.')
  else finish(focus, filled, isOneCell(range) ? 'Copied from above.' : `Copied from above into ${filled.cells} cells.`)
}
