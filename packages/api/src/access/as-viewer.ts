import { createHash, randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Unauthenticated } from '../http/errors.ts'
import type { Bearer } from './tokens.ts'
import { viewerFromRow, type PersonRow, type SignedIn } from './viewer.ts'

export type Tx = Transaction<Tables>

/**
 * The only way from a request to the database: a transaction that runs as the person the token names, under row-level security.
 * `state` identifies the database state the transaction reads (see `stateHasher`).
 */
export interface AsViewer {
  <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn, state: string) => Promise<T>): Promise<T>
  /** Reads the viewer alone, in one statement. The gateway does so beside every call. */
  who: (bearer: Bearer) => Promise<{ viewer: SignedIn; state: string }>
}

/**
 * Makes opaque identifiers of database states from PostgreSQL transaction snapshots, for the gateway's response cache. Equal identifiers
 * mean that nothing was committed between the two snapshots; after any commit an identifier never recurs. A random salt limits them to one
 * run of one API process, hence to one version of it on one database.
 */
function stateHasher(): (snapshot: string) => string {
  const salt = randomUUID()
  return (snapshot) => createHash('sha256').update(salt).update(snapshot).digest('base64url')
}

/**
 * Sets the person of the transaction through the database function `become`. Throws 401 for a person who is absent or deactivated, and for a
 * token whose sign-in has ended.
 */
async function becomePerson(
  on: Kysely<Tables>,
  { person, signIn, isExternal }: Bearer,
): Promise<{ viewer: SignedIn; snapshot: string }> {
  const args = isExternal ? sql`${person}::uuid` : sql`${person}::uuid, ${signIn ?? null}::text`
  const { rows } = await sql<{
    become: PersonRow | null
    snapshot: string
  }>`select become(${args}), pg_current_snapshot()::text as snapshot`.execute(on)
  const [row] = rows
  if (!row?.become) throw new Unauthenticated()
  return { viewer: viewerFromRow(row.become), snapshot: row.snapshot }
}

/** Makes `asViewer` for a database. */
export function asViewerOf(db: Kysely<Tables>): AsViewer {
  const stateOf = stateHasher()
  return Object.assign(
    <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn, state: string) => Promise<T>) =>
      db.transaction().execute(async (tx) => {
        const { viewer, snapshot } = await becomePerson(tx, bearer)
        return work(tx, viewer, stateOf(snapshot))
      }),
    {
      who: async (bearer: Bearer) => {
        const { viewer, snapshot } = await becomePerson(db, bearer)
        return { viewer, state: stateOf(snapshot) }
      },
    },
  )
}
