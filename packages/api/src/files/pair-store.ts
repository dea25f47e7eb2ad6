import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/db.ts'
import { readPlace, type Place } from '../db/place.ts'
import type { Tables } from '../db/tables.ts'
import { namedAmong, namedFiles } from './named-files.ts'
import { firstPairing, pairingOf, type Evidence, type Mismatch } from './pairing.ts'
import type { Store } from './store.ts'

/** A database and a file store. */
export interface Sides {
  database: Pick<Database, 'db' | 'engine'>
  store: Store
}
type Db = Kysely<Tables>

/** Where a database stands; null for the embedded one. */
const placeOf = async (db: Db, engine: Database['engine']): Promise<Place | null> =>
  engine === 'PGlite' ? null : readPlace(db)

/** Whether store and database are paired now. Asked before each file, because either may be exchanged at any time. */
export async function currentPairing(
  { database: { db, engine }, store }: Sides,
  on: Db = db,
): Promise<ReturnType<typeof pairingOf>> {
  const recorded = await on.selectFrom('file_store').select(['id', 'place']).executeTakeFirst()
  return pairingOf({
    recorded,
    here: recorded ? await placeOf(on, engine) : null,
    storeId: await store.id.read(recorded?.id),
  })
}

/** Whether a database has been paired with a store, whichever. */
export const isPairedOnce = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('file_store').select('id').executeTakeFirst()) !== undefined

async function readEvidence(on: Db, store: Store): Promise<Evidence> {
  const [kept, trash] = await Promise.all([store.list(), store.trash.list()])
  const held = new Set([...kept.finished, ...trash.finished])
  const { rows } = await sql`select from ${namedFiles} as named limit 1`.execute(on)
  return {
    namesFiles: rows.length > 0,
    holdsNamedFile: (await namedAmong(on, held)).length > 0,
    isEmpty: held.size === 0,
  }
}

/** Runs `work` in a transaction while no other process pairs this database. */
const whilePairing = <T>({ db }: Sides['database'], work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('costdraft file store'))`.execute(tx)
    return work(tx)
  })

/** Gives both sides a new id; the caller confirms that of the store once the transaction has committed. */
async function pair({ database: { engine }, store }: Sides, tx: Db): Promise<void> {
  const id = randomUUID()
  const here = await placeOf(tx, engine)
  const place = here && JSON.stringify(here)
  await store.id.prepare(id)
  await tx
    .insertInto('file_store')
    .values({ id, place })
    .onConflict((c) => c.column('is_only').doUpdateSet({ id, place }))
    .execute()
}

/**
 * Pairs a database and a store that were never paired, if it is plain that they belong together. Returns why they do
 * not, if so.
 */
export async function pairAtStart(sides: Sides): Promise<Mismatch | undefined> {
  const outcome = await whilePairing(sides.database, async (tx) => {
    const found = await currentPairing(sides, tx)
    if (found !== 'unpaired') return found
    const decided = firstPairing(await readEvidence(tx, sides.store))
    if (decided !== 'paired') return decided
    await pair(sides, tx)
    return 'new'
  })
  if (outcome === 'new') await sides.store.id.confirm()
  return outcome === 'new' || outcome === 'paired' ? undefined : outcome
}

/**
 * Pairs a database and a store whatever they were paired with, and enters the files that rows name. With the new id
 * another database that had this store finds that it is no longer its own.
 */
export async function pairAnew(sides: Sides): Promise<void> {
  await whilePairing(sides.database, async (tx) => {
    await pair(sides, tx)
    await sql`insert into stored_file (uuid) select uuid from ${namedFiles} as named on conflict do nothing`.execute(tx)
  })
  await sides.store.id.confirm()
}
