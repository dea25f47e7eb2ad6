import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { knownFiles, namedFiles, uuidsOf } from './named-files.ts'
import type { Store } from './store.ts'

/** How database and store differ. */
export interface FileCount {
  /** How many files rows name. */
  named: number
  /** How many of these are neither in the store nor in its trash. */
  missing: number
  /** How many files are in the store or its trash, unfinished ones included. */
  held: number
  /** How many of these this database never heard of. They are never touched. */
  unknown: number
}

/** Compares the rows that name files, and the files that this database knows, with what the store holds. */
export async function countFiles(db: Kysely<Tables>, store: Store): Promise<FileCount> {
  // Rows are read before the store: a file that is stored meanwhile is then not missing, and a new one not unknown.
  const named: string[] = []
  for await (const page of uuidsOf(db, namedFiles)) named.push(...page)
  const [kept, trash] = await Promise.all([store.list(), store.trash.list()])
  const finished = new Set([...kept.finished, ...trash.finished])
  const held = new Set([...finished, ...kept.unfinished, ...trash.unfinished])
  const unknown = new Set(held)
  for await (const page of uuidsOf(db, knownFiles)) for (const uuid of page) unknown.delete(uuid)
  return {
    named: named.length,
    missing: named.filter((uuid) => !finished.has(uuid)).length,
    held: held.size,
    unknown: unknown.size,
  }
}

/** In milliseconds. */
const DAY = 86_400_000

/** A count that is at most a day old. */
export interface DailyCount {
  /** The last count; undefined until the first is made. */
  last: () => FileCount | undefined
  /** Counts if the last count is a day old, or there is none. */
  ifDue: () => Promise<void>
}

/** Keeps the result of `count` for a day of the clock `now`. */
export function dailyCount(count: () => Promise<FileCount>, now: () => Date): DailyCount {
  let last: { at: number; result: FileCount } | undefined
  return {
    last: () => last?.result,
    ifDue: async () => {
      const at = now().getTime()
      if (last && at - last.at < DAY) return
      last = { at, result: await count() }
    },
  }
}
