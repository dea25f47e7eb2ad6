import { useState } from 'react'
import type { GridRow } from './grid-rows.ts'
import type { GridStore } from './grid-store.ts'
import { selectCell, shiftedRows, type Selection } from './selection.ts'

/** The selection, which stays with its row while rows come and go above it. It begins at the free row. */
export function useGridSelection(
  store: GridStore,
  rows: readonly GridRow[],
): {
  selection: Selection
  select: (selection: Selection) => void
} {
  const last = Math.max(0, rows.length - 1)
  const [at, setAt] = useState(() => ({
    selection: selectCell({ row: last, column: 0 }),
    id: rows[last]?.id,
  }))
  const now = rows.findIndex(({ id }) => id === at.id)
  const by = now === -1 ? 0 : now - at.selection.active.row
  return {
    selection: shiftedRows(at.selection, by, rows.length),
    // Among the rows as they are by now: what is selected may just have been added.
    select: (selection) => setAt({ selection, id: store.read().rows[selection.active.row]?.id }),
  }
}
