import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import type { OnPress } from './GridRowView.tsx'
import { selectCell, type Selection } from './selection.ts'
import type { EditorHandle } from './use-cell-editing.ts'

interface Options {
  selection: Selection
  columns: number
  editor: RefObject<EditorHandle | null>
  /** Told that the grid has the focus. */
  onFocus: () => void
  go: (selection: Selection) => void
}

/**
 * The selection after a press on a cell, or on the head of a row: with Shift, or while one drags, it grows from where
 * it began.
 */
function selectionAfter(
  { anchor }: Selection,
  row: number,
  column: number,
  columns: number,
  isGrown: boolean,
): Selection {
  if (column === -1)
    return { anchor: { row: isGrown ? anchor.row : row, column: columns - 1 }, active: { row, column: 0 } }
  return isGrown ? { anchor, active: { row, column } } : selectCell({ row, column })
}

/**
 * What pressing and dragging over cells does. The function stays the same, so that only rows that change render again.
 */
export function usePress(options: Options): OnPress {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  return useCallback((event: MouseEvent, row: number, column: number): void => {
    const { selection, columns, editor, onFocus, go } = latest.current
    const { active } = selection
    const isActive = active.row === row && active.column === column
    if (event.type === 'mousedown') {
      // A second press goes into the text of the cell; a press in that text is its own.
      const isAgain = isActive && event.detail > 1 && editor.current?.mode() === 'move'
      if (isAgain) editor.current?.edit()
      if (!isActive || isAgain) event.preventDefault()
      if (isActive) return
    }
    onFocus()
    go(selectionAfter(selection, row, column, columns, event.shiftKey || event.type === 'mouseenter'))
    editor.current?.focus()
  }, [])
}
