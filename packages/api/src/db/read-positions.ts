import { sql, type Kysely, type RawBuilder } from 'kysely'
import { readPlace, type Place } from './place.ts'
import { walOf, type PrimaryPosition, type ReplicaPosition } from './replica-positions.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

/** SQL of when the server was started. */
export const SERVER = sql<string>`pg_postmaster_start_time()::text`
const timelineOf = (wal: RawBuilder<unknown>) => sql<string>`left(pg_walfile_name(${wal}), 8)`
/** SQL of the history that the log of the primary belongs to. */
export const TIMELINE = timelineOf(sql`pg_current_wal_insert_lsn()`)

/** Makes a reader of the place of a database, which is read once for each start of its server. */
export function placeReader(): (db: Db, server: string) => Promise<Place> {
  let known: { server: string; place: Place } | undefined
  return async (db, server) => {
    if (known?.server !== server) known = { server, place: await readPlace(db) }
    return known.place
  }
}

/**
 * Reads where the primary is. The number comes first: what is below it is committed, so that the position in the log,
 * which is read after it, has all of it.
 */
export async function readPrimary(
  db: Db,
  placeOf: ReturnType<typeof placeReader>,
  at: number,
): Promise<PrimaryPosition> {
  const { rows } = await sql<{ number: number; wal: string; timeline: string; server: string; user: string }>`
    select horizon as number, wal::text, ${timelineOf(sql`wal`)} as timeline, ${SERVER} as server, current_user as user
    from record_change_horizon()
    cross join lateral (select pg_current_wal_insert_lsn() as wal where horizon is not null) log`.execute(db)
  const { wal, server, ...position } = rows[0]!
  return { ...position, wal: walOf(wal), place: await placeOf(db, server), at }
}

/** Reads where a replica is. */
export async function readReplica(db: Db, placeOf: ReturnType<typeof placeReader>): Promise<ReplicaPosition> {
  const { rows } = await sql<{ server: string; is_replica: boolean; wal: string | null; user: string }>`
    select ${SERVER} as server, pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as wal,
      current_user as user`.execute(db)
  const { server, is_replica: isReplica, wal, user } = rows[0]!
  return { server, isReplica, wal: walOf(wal ?? '0/0'), user, place: await placeOf(db, server) }
}
