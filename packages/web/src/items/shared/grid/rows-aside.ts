import type { GridRow } from './grid-rows.ts'

/**
 * The stored rows that left the sight: a filter leaves them out, they are beyond what is read, or someone else deleted
 * them. Each is known by its id as long as the grid is, so that a step that changed it finds it and never enters it
 * anew.
 */
export class RowsAside {
  readonly #byId = new Map<string, GridRow>()
  readonly #idByUuid = new Map<string, string>()

  put(row: GridRow): void {
    if (!row.stored) return
    this.#byId.set(row.id, row)
    this.#idByUuid.set(row.stored.uuid, row.id)
  }
  get(id: string): GridRow | undefined {
    return this.#byId.get(id)
  }
  /** The id of a stored row that is here. */
  readonly idOf = (uuid: string): string | undefined => this.#idByUuid.get(uuid)
  /** Takes a row out, because it is in sight again. */
  take(id: string): GridRow | undefined {
    const row = this.#byId.get(id)
    this.#byId.delete(id)
    if (row?.stored) this.#idByUuid.delete(row.stored.uuid)
    return row
  }
  /** Forgets rows, and returns them. */
  forget(which: (row: GridRow) => boolean): GridRow[] {
    const rows = [...this.#byId.values()].filter(which)
    for (const { id } of rows) this.take(id)
    return rows
  }
}
