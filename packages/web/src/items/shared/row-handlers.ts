import type { AnyRow } from './item-row.ts'

/** The actions of a row. `change` is undefined where the page is read-only. */
export interface RowHandlers {
  openFiles: (row: AnyRow) => void
  openComments: (row: AnyRow) => void
  change: { edit: (row: AnyRow) => void; remove: (row: AnyRow) => void } | undefined
}
