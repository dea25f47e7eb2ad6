import { isSame, type GridRow } from './grid-rows.ts'
import type { Cell } from './selection.ts'
import type { ValuesChange } from './stepped-values.ts'

/** The first of the cells that a step changed, where it is now; undefined where its rows are all gone. */
export function changedCell(
  rows: readonly GridRow[],
  names: readonly string[],
  changes: readonly ValuesChange[],
): Cell | undefined {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const row = rows.findIndex(({ id }) => byId.has(id))
  const change = byId.get(rows[row]?.id ?? '')
  if (!change) return undefined
  const { before, after } = change
  // A row that came back, or was added again, begins at its first cell.
  const column = before && after ? names.findIndex((name) => !isSame(before[name], after[name])) : 0
  return { row, column: Math.max(0, column) }
}
