import { sql, type Kysely } from 'kysely'
import { TIMELINE } from '../db/read-positions.ts'
import type { Replica } from '../db/replica.ts'
import type { Reader } from '../db/replica-transaction.ts'
import type { KnownPosition } from '../db/replica-positions.ts'
import type { Tables } from '../db/tables.ts'
import { HttpError, NotFound } from '../errors/errors.ts'
import { argumentsOf, signedIn } from './become.ts'
import type { Bearer } from './tokens.ts'
import type { PersonRow, SignedIn } from './viewer.ts'
import { ofViewer, type Tx } from './viewer-transaction.ts'

/** Changes of the reader's firms that are looked for on the replica; where there are more the primary answers. */
const MOST_WRITTEN = 500

/** Runs work in a transaction as the person of a token. */
type AsReader = <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn) => Promise<T>) => Promise<T>

interface Identified extends Reader {
  viewer: SignedIn
  /** The history that the log of the primary belongs to now. */
  timeline: string
}

/**
 * Reads on the primary, in one statement, who the person is, by which settings their rows are limited, and the changes
 * in their firms that the replica may not have. A change that was acknowledged before is among them, or among those
 * that the replica is known to have. Throws as `asViewer` does.
 */
async function identify(db: Kysely<Tables>, bearer: Bearer, { number }: KnownPosition): Promise<Identified> {
  const { rows } = await sql<{ row: PersonRow | null; timeline: string; written: number[] } & Reader['settings']>`
    select become.row, current_setting('costdraft.person', true) as person,
      current_setting('costdraft.clients', true) as clients, current_setting('costdraft.every', true) as every,
      current_setting('role') as role, ${TIMELINE} as timeline,
      array(select number from record_change
        where number > ${number} and client_uuid = any(
          array(select jsonb_object_keys(become.row->'children')::uuid) || (become.row->>'client_uuid')::uuid)
        limit ${MOST_WRITTEN + 1}) as written
    from become(${await argumentsOf(db, bearer)}) as become (row)`.execute(db)
  const { row = null, timeline = '', written = [], ...settings } = rows[0] ?? {}
  return { viewer: signedIn(row, bearer), timeline, written, settings: settings as Reader['settings'] }
}

/** Whether the primary would answer the same: a refusal of what was asked, and not that something is not there. */
const isAnswer = (error: unknown): boolean =>
  error instanceof HttpError && error.status < 500 && !(error instanceof NotFound)

/**
 * Makes `reading` of `AsViewer` for a replica. Whatever fails there is asked once more of the primary
 * (docs/decisions/0083).
 */
export function readingOf(db: Kysely<Tables>, replica: Replica, asViewer: AsReader): AsReader {
  const { answered } = replica
  return async (bearer, work) => {
    const known = replica.known()
    if (known) {
      const { viewer, timeline, ...reader } = await identify(db, bearer, known)
      if (timeline === known.timeline && reader.written.length <= MOST_WRITTEN)
        try {
          const result = await replica.read(known, reader, (tx) => work(ofViewer(tx), viewer))
          answered.replica += 1
          return result
        } catch (error) {
          if (isAnswer(error)) throw error
        }
    }
    answered.primary += 1
    return asViewer(bearer, work)
  }
}
