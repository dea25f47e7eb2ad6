import { placed, type GridRow } from './grid-rows.ts'

/** The rows that were taken out of the grid, each with the row that it stood before. */
export class GoneRows {
  readonly #byId = new Map<string, { row: GridRow; next: string | undefined }>()

  get(id: string): GridRow | undefined {
    return this.#byId.get(id)?.row
  }
  all(): GridRow[] {
    return [...this.#byId.values()].map(({ row }) => row)
  }
  /** The uuids of those that were stored. */
  uuids(): string[] {
    return this.all().flatMap(({ stored }) => stored?.uuid ?? [])
  }
  take(row: GridRow, next: string | undefined): void {
    this.#byId.set(row.id, { row, next })
  }
  /** Replaces a row, if it is gone. */
  replace(row: GridRow): boolean {
    const gone = this.#byId.get(row.id)
    if (gone) this.#byId.set(row.id, { ...gone, row })
    return gone !== undefined
  }
  /** Forgets rows, and returns them. */
  forget(which: (row: GridRow) => boolean): GridRow[] {
    const rows = this.all().filter(which)
    for (const { id } of rows) this.#byId.delete(id)
    return rows
  }
  /** The rows with one that is gone no more, in its place; one that never was comes last. */
  back(rows: readonly GridRow[], row: GridRow): readonly GridRow[] {
    const before = this.#standing(row.id)
    this.#byId.delete(row.id)
    return placed(rows, row, before)
  }
  /** The first row that is not gone, from this one on. */
  #standing(id: string): string | undefined {
    let at: string | undefined = id
    for (let gone = this.#byId.get(id); gone; gone = at === undefined ? undefined : this.#byId.get(at)) at = gone.next
    return at
  }
}
