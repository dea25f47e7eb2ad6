import type { Kysely } from 'kysely'
import type { Replica } from '../db/replica.ts'
import type { Tables } from '../db/tables.ts'
import { becomePerson } from './become.ts'
import { readingOf } from './reading.ts'
import type { Bearer } from './tokens.ts'
import type { SignedIn } from './viewer.ts'
import { ofViewer, type Tx } from './viewer-transaction.ts'

export type { Tx } from './viewer-transaction.ts'

/**
 * The only way from a request to the database: a transaction that runs as the person the token names, under row-level
 * security.
 */
export interface AsViewer {
  <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn) => Promise<T>): Promise<T>
  /** Reads the viewer alone, in one statement. The gateway does so beside every call. */
  who: (bearer: Bearer) => Promise<SignedIn>
  /**
   * The same for work that only reads and may do so on the replica, if there is one: then who the person is and what
   * they may is read on the primary, and the work runs again there where the replica cannot answer.
   */
  reading: <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn) => Promise<T>) => Promise<T>
}

/**
 * Makes `asViewer` for a database; `kept` has the connections by which the viewer alone is read, `replica` is what
 * lists may be read from.
 */
export function asViewerOf(db: Kysely<Tables>, kept = db, replica?: Replica): AsViewer {
  const asViewer = <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => work(ofViewer(tx), await becomePerson(tx, bearer)))
  return Object.assign(asViewer, {
    who: (bearer: Bearer) => becomePerson(kept, bearer),
    reading: replica ? readingOf(db, replica, asViewer) : asViewer,
  })
}
