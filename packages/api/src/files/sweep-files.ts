import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { namedAmong, namedFiles } from './named-files.ts'
import { currentPairing, type Sides } from './pair-store.ts'
import { RESTORE_DAYS } from './restore.ts'
import type { Store } from './store.ts'

/** In milliseconds. */
const DAY = 86_400_000
/**
 * The age in milliseconds from which a stored file is swept. An upload may take an hour, and rows are inserted after
 * its last file.
 */
const MIN_AGE = 7_200_000
/** How long swept files lie in the trash, in milliseconds. */
const TRASH_TIME = 30 * DAY
/** Files of one transaction, which holds the only connection of an embedded database. */
const BATCH = 50

type Db = Kysely<Tables>
/** The files of a batch. Their rows are locked, so that no other process handles them at the same time. */
type Batch = (tx: Db) => Promise<readonly { uuid: string }[]>
type HandleBatch = (tx: Db, uuids: readonly string[]) => Promise<void>

/** Deletes rows of removed files that can no longer be restored. Nothing refers to their files then. */
const deleteExpiredRows = (db: Db): Promise<unknown> =>
  db
    .deleteFrom('case_file')
    .where('deleted_at', '<=', sql<string>`now() - make_interval(days => ${RESTORE_DAYS})`)
    .execute()

const isNamed = sql<boolean>`exists (select from ${namedFiles} as named where named.uuid = stored_file.uuid)`

/** Stored files to which nothing refers, on which `condition` holds. */
const unnamed =
  (condition: ReturnType<typeof sql<boolean>>): Batch =>
  (tx) =>
    tx
      .selectFrom('stored_file')
      .select('uuid')
      .where(condition)
      .where(sql<boolean>`not ${isNamed}`)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()

/**
 * Handles batches, each in a transaction, until one is empty. `handle` takes its files out of the next batch. Whether
 * the store belongs to the database is asked before each, because a folder that others share may go away at any time.
 */
async function inBatches(sides: Sides, batch: Batch, handle: HandleBatch): Promise<void> {
  const handleOne = (): Promise<number> =>
    sides.database.db.transaction().execute(async (tx) => {
      const rows = (await currentPairing(sides, tx)) === 'paired' ? await batch(tx) : []
      if (rows.length > 0)
        await handle(
          tx,
          rows.map(({ uuid }) => uuid),
        )
      return rows.length
    })
  while ((await handleOne()) > 0);
}

/** Puts files back into the store to which rows refer again, as after an older dump was restored. */
async function takeOutNamed(db: Db, store: Store): Promise<void> {
  const { finished } = await store.trash.list()
  await store.trash.takeOut(await namedAmong(db, finished))
  await db
    .updateTable('stored_file')
    .set({ trashed_at: null })
    .where('trashed_at', 'is not', null)
    .where(isNamed)
    .execute()
}

/** Splits files by whether they are among those that were found. */
const split = (uuids: readonly string[], found: ReadonlySet<string>): [found: string[], others: string[]] => [
  uuids.filter((uuid) => found.has(uuid)),
  uuids.filter((uuid) => !found.has(uuid)),
]

async function forget(tx: Db, uuids: string[]): Promise<void> {
  if (uuids.length > 0) await tx.deleteFrom('stored_file').where('uuid', 'in', uuids).execute()
}
async function markTrashed(tx: Db, uuids: string[], trashed_at: string | null): Promise<void> {
  if (uuids.length > 0) await tx.updateTable('stored_file').set({ trashed_at }).where('uuid', 'in', uuids).execute()
}

/** Puts files into the trash; a row without a file, as of an upload that failed before its first byte, is deleted. */
const trashing =
  (store: Store, now: Date): HandleBatch =>
  async (tx, uuids) => {
    const [trashed, none] = split(uuids, await store.trash.put(uuids, now))
    await markTrashed(tx, trashed, now.toISOString())
    await forget(tx, none)
  }

/** Deletes files from the trash. One that is not there, as after an older copy was put back, is swept anew. */
const emptying =
  (store: Store): HandleBatch =>
  async (tx, uuids) => {
    const [deleted, none] = split(uuids, await store.trash.delete(uuids))
    await forget(tx, deleted)
    await markTrashed(tx, none, null)
  }

/**
 * Deletes removed files past their restore period. Puts files of this database to which nothing refers into the trash,
 * two hours after they were begun, and deletes them thirty days later. A file without a row in `stored_file` is never
 * touched, and nothing is while the store does not belong to the database. Several processes may sweep at once.
 */
export async function sweepFiles(sides: Sides, now: Date): Promise<void> {
  const {
    database: { db },
    store,
  } = sides
  const before = (age: number): string => new Date(now.getTime() - age).toISOString()
  if ((await currentPairing(sides)) !== 'paired') return
  await deleteExpiredRows(db)
  await takeOutNamed(db, store)
  await inBatches(
    sides,
    unnamed(sql`trashed_at is null and begun_at <= ${before(MIN_AGE)}::timestamptz`),
    trashing(store, now),
  )
  await inBatches(sides, unnamed(sql`trashed_at <= ${before(TRASH_TIME)}::timestamptz`), emptying(store))
}
