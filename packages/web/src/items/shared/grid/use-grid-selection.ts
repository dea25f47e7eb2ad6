import { useState } from 'react'
import type { GridContext } from './grid-actions.ts'
import type { GridRow } from './grid-rows.ts'
import { selectCell, shiftedRows, type Selection } from './selection.ts'

/**
 * The selection, which stays with its row while rows come and go above it. It begins at the free row; of given rows, at
 * a column of the first.
 */
export function useGridSelection(
  { store, names }: GridContext,
  rows: readonly GridRow[],
  startAt?: string,
): {
  selection: Selection
  select: (selection: Selection) => void
} {
  const first = startAt === undefined ? Math.max(0, rows.length - 1) : 0
  const [at, setAt] = useState(() => ({
    selection: selectCell({ row: first, column: startAt === undefined ? 0 : names.indexOf(startAt) }),
    id: rows[first]?.id,
  }))
  const now = rows.findIndex(({ id }) => id === at.id)
  const by = now === -1 ? 0 : now - at.selection.active.row
  return {
    selection: shiftedRows(at.selection, by, rows.length),
    // Among the rows as they are by now: what is selected may just have been added.
    select: (selection) => setAt({ selection, id: store.read().rows[selection.active.row]?.id }),
  }
}
