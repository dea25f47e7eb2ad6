import type { AnyRow } from '../item-row.ts'
import type { GridStore } from './grid-store.ts'

/** Which rows of a tab are asked for, and in which order; all by entry where nothing is said. */
export interface SentOperation {
  activity?: string
  by?: 'time' | 'description'
}

const keyOf = (row: AnyRow, by: NonNullable<SentOperation['by']>): number | string =>
  by === 'time' ? Number((row as { time?: unknown }).time) : String((row as { description?: unknown }).description)
const compared = (a: number | string, b: number | string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * The list of a tab as the web app has it: its rows as they are known, whichever request told of them, and which rows
 * it has only as it was read last.
 * @param page how many rows are read at a time
 */
export function tabOf(kept: ReadonlyMap<string, AnyRow>, page: number) {
  let asked: SentOperation = {}
  let listed: AnyRow[] = []
  const found = (): AnyRow[] => {
    const { activity, by } = asked
    const rows = [...kept.values()].filter(
      (row) => activity === undefined || (row as { activityType?: unknown }).activityType === activity,
    )
    return by ? rows.toSorted((a, b) => compared(keyOf(a, by), keyOf(b, by))) : rows
  }
  const show = (store: GridStore): void => {
    listed = listed.map((row) => kept.get(row.uuid) ?? row)
    store.sync(listed, {
      query: JSON.stringify(asked),
      isFiltered: asked.activity !== undefined,
      hasMore: listed.length < found().length,
    })
  }
  const read = (store: GridStore, count: number): void => {
    listed = found().slice(0, count)
    show(store)
  }
  return {
    rows: (): readonly AnyRow[] => (listed = found().slice(0, page)),
    listing: () => ({ query: JSON.stringify(asked), isFiltered: false, hasMore: listed.length < kept.size }),
    /** What the requests answered of the rows that it has. */
    show,
    /** Reads it anew, from the beginning. */
    read: (store: GridStore) => read(store, page),
    more: (store: GridStore) => read(store, listed.length + page),
    ask: (store: GridStore, next: SentOperation) => {
      asked = next
      read(store, page)
    },
  }
}
