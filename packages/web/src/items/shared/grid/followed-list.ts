import type { GridSource } from './grid-source.ts'
import type { StoredRow } from '../item-row.ts'
import { isChanged, storedRow, wasEntered, type GridRow } from './grid-rows.ts'

/** Which rows of a tab its list has. */
export interface Listing {
  /** The filter and the order: another text where they are applied anew. */
  query: string
  isFiltered: boolean
  /** Whether it goes on beyond what is read. */
  hasMore: boolean
}
/** All rows of a tab in their own order. */
export const ALL_LISTED: Listing = { query: '', isFiltered: false, hasMore: false }

/** What the grid knows of rows beyond what it shows. */
interface Known {
  /** The uuids of those that are gone here. */
  gone: ReadonlySet<string>
  /** Whether a row was changed here since the filter was applied. */
  isPinned: (id: string) => boolean
  /** Whether something is still to be done to a row on the server, such as to bring it back. */
  isWaiting: (id: string) => boolean
  /** The id of a row that was in sight before. */
  idOf: (uuid: string) => string | undefined
}
type ByUuid = ReadonlyMap<string, StoredRow>

/** The list of the tab, which the rows of the grid follow. */
export class FollowedList {
  /** The rows of the list as they were read last, and as they were last followed. */
  #listed: readonly StoredRow[]
  #followed: ByUuid
  #listing: Listing
  #followedQuery: string
  /**
   * What the rows that were changed here last took in, where the list has said more since: once they are as it was,
   * they follow it.
   */
  readonly #behind = new Map<string, StoredRow | undefined>()

  constructor(listed: readonly StoredRow[], listing: Listing) {
    this.#listed = listed
    this.#followed = byUuid(listed)
    this.#listing = listing
    this.#followedQuery = listing.query
  }
  /** Returns whether the filter or the order is another one. */
  read(listed: readonly StoredRow[], listing: Listing): boolean {
    const isAnother = listing.query !== this.#listing.query
    this.#listed = listed
    this.#listing = listing
    return isAnother
  }
  /** What was just stored here is newer than what the list said of it so far. */
  overtake(uuid: string): void {
    this.#behind.delete(uuid)
  }
  /** A row is as it was here before: once it is not changed any more, it follows what the list has said since. */
  fallBack({ uuid }: StoredRow, to: StoredRow): void {
    this.#behind.set(uuid, to)
  }

  /**
   * A row that was deleted here, as the list has it: somebody brought it back. Undefined where it is not listed, or as
   * it was deleted, by a list that was read before.
   */
  broughtBack({ stored }: GridRow): StoredRow | undefined {
    const now = this.#listed.find(({ uuid }) => uuid === stored?.uuid)
    return now && stored && isOlder(stored, now) ? now : undefined
  }

  /**
   * The rows as the list is now, but for those that are gone: what others changed is taken over, except where something
   * is changed here; rows that were listed before and are no more leave. Further pages stand before what is being
   * entered. Where the filter or the order is another one, the rows stand as the list has them.
   */
  follow(source: GridSource, rows: readonly GridRow[], known: Known): readonly GridRow[] {
    const listed = byUuid(this.#listed.filter(({ uuid }) => !known.gone.has(uuid)))
    const isAnew = this.#listing.query !== this.#followedQuery
    const beyond = isAnew ? new Map<string, StoredRow>() : this.#beyondRead()
    const stays = (row: GridRow, last: StoredRow | undefined): boolean =>
      known.isWaiting(row.id) ||
      (!isAnew && (beyond.has(uuidOf(row)) || (known.isPinned(row.id) && !this.#isWhole()) || last !== row.stored))
    const kept = rows.flatMap((row) => this.#followedBy(source, row, listed, stays))
    const shown = new Set(rows.map(uuidOf))
    const added = [...listed.values()]
      .filter(({ uuid }) => !shown.has(uuid))
      .map((row) => ({ ...storedRow(source, row), id: known.idOf(row.uuid) ?? row.uuid }))
    this.#followed = new Map([...byUuid(this.#listed), ...beyond])
    this.#followedQuery = this.#listing.query
    return isAnew ? inOrderOf(listed, [...added, ...kept]) : withFurther(kept, added)
  }
  /** Whether the list has every row of the tab: what it has not is deleted. */
  #isWhole(): boolean {
    const { isFiltered, hasMore } = this.#listing
    return !isFiltered && !hasMore
  }
  /** The rows that stood beyond what is read now, where the list was read again from its beginning. */
  #beyondRead(): ByUuid {
    const read = new Set(this.#listed.map(({ uuid }) => uuid))
    const before = this.#listing.hasMore ? [...this.#followed].slice(read.size) : []
    return new Map(before.filter(([uuid]) => !read.has(uuid)))
  }
  #followedBy(
    source: GridSource,
    row: GridRow,
    listed: ByUuid,
    stays: (row: GridRow, last: StoredRow | undefined) => boolean,
  ): GridRow[] {
    if (!row.stored) return [row]
    const { uuid } = row.stored
    const now = listed.get(uuid)
    const last = this.#behind.has(uuid) ? this.#behind.get(uuid) : this.#followed.get(uuid)
    if (isChanged(row)) {
      if (now !== last) this.#behind.set(uuid, last)
      return [row]
    }
    this.#behind.delete(uuid)
    // A row that was changed here stays under the hand that changed it, although a filter may no longer leave it.
    if (!now) return stays(row, last) ? [row] : []
    // What was just stored here is newer than the list as long as the list says nothing new of it.
    if (now === last || now === row.stored || isOlder(now, row.stored)) return [row]
    return [{ ...storedRow(source, now), id: row.id }]
  }
}

const uuidOf = ({ stored }: GridRow): string => stored?.uuid ?? ''
const byUuid = (rows: readonly StoredRow[]): ByUuid => new Map(rows.map((row) => [row.uuid, row]))
/** The version of a given row of which nothing is entered: also after what was entered of it was taken away. */
const BLANK = '0'
/** Whether a row is an earlier version; never where the host has none. */
const isOlder = (row: StoredRow, than: StoredRow): boolean =>
  row.version !== BLANK && Number(row.version ?? 0) < Number(than.version ?? 0)

/** The rows with further ones below those of the list, above what was entered here. */
function withFurther(rows: readonly GridRow[], further: readonly GridRow[]): readonly GridRow[] {
  const lastListed = rows.findLastIndex((row) => row.stored !== undefined && !wasEntered(row))
  return rows.toSpliced(lastListed + 1, 0, ...further)
}
/** The rows as the list has them; below them those that it does not have, which are not stored as they stand. */
function inOrderOf(listed: ByUuid, rows: readonly GridRow[]): readonly GridRow[] {
  const places = new Map([...listed.keys()].map((uuid, i) => [uuid, i]))
  const placeOf = (row: GridRow): number => places.get(uuidOf(row)) ?? places.size
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}
