import type { RowSource } from '../several/several-rows.ts'
import type { AnyRow } from '../tab-definition.ts'
import { isChanged, storedRow, wasEntered, type GridRow } from './grid-rows.ts'

/** The list of the tab, which the rows of the grid follow. */
export class FollowedList {
  /** The rows of the list as they were read last, and as they were last followed. */
  #listed: readonly AnyRow[]
  #followed: ReadonlyMap<string, AnyRow>
  /**
   * What the rows that were changed here last took in, where the list has said more since: once they are as it was,
   * they follow it.
   */
  readonly #behind = new Map<string, AnyRow | undefined>()

  constructor(listed: readonly AnyRow[]) {
    this.#listed = listed
    this.#followed = byUuid(listed)
  }
  read(listed: readonly AnyRow[]): void {
    this.#listed = listed
  }
  /** What was just stored here is newer than what the list said of it so far. */
  overtake(uuid: string): void {
    this.#behind.delete(uuid)
  }

  /**
   * A row that was deleted here, as the list has it: somebody brought it back. Undefined where it is not listed, or as
   * it was deleted, by a list that was read before.
   */
  broughtBack({ stored }: GridRow): AnyRow | undefined {
    const now = this.#listed.find(({ uuid }) => uuid === stored?.uuid)
    return Number(now?.version ?? 0) > Number(stored?.version ?? 0) ? now : undefined
  }

  /**
   * The rows as the list is now, but for those that are `gone`: what others changed is taken over, except where
   * something is changed here; rows that were listed before and are no more leave. Further pages stand before what is
   * being entered.
   */
  follow(source: RowSource, rows: readonly GridRow[], gone: ReadonlySet<string>): readonly GridRow[] {
    const listed = byUuid(this.#listed.filter(({ uuid }) => !gone.has(uuid))),
      shown = new Set(rows.map(({ stored }) => stored?.uuid)),
      kept = rows.flatMap((row) => this.#followedBy(source, row, listed)),
      added = [...listed.values()].filter(({ uuid }) => !shown.has(uuid)).map((row) => storedRow(source, row)),
      firstNew = kept.findIndex(wasEntered)
    this.#followed = byUuid(this.#listed)
    return kept.toSpliced(firstNew === -1 ? kept.length : firstNew, 0, ...added)
  }
  #followedBy(source: RowSource, row: GridRow, listed: ReadonlyMap<string, AnyRow>): GridRow[] {
    if (!row.stored) return [row]
    const { uuid } = row.stored,
      now = listed.get(uuid),
      last = this.#behind.has(uuid) ? this.#behind.get(uuid) : this.#followed.get(uuid)
    if (isChanged(row)) {
      if (now !== last) this.#behind.set(uuid, last)
      return [row]
    }
    this.#behind.delete(uuid)
    // What was just stored here is newer than the list as long as the list says nothing new of it.
    if (now === last || now === row.stored) return [row]
    if (now) return [{ ...storedRow(source, now), id: row.id }]
    // A row that was changed here stays under the hand that changed it, although a filter may no longer leave it.
    return last === row.stored ? [] : [row]
  }
}

const byUuid = (rows: readonly AnyRow[]): ReadonlyMap<string, AnyRow> => new Map(rows.map((row) => [row.uuid, row]))
