import { createHash, randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Unauthenticated } from '../http/errors.ts'
import type { Bearer } from './tokens.ts'
import { signedIn, type PersonRow, type SignedIn } from './viewer.ts'

export type Tx = Transaction<Tables>

/** The one way from a request to the database: a transaction that belongs to the person the token names. */
export interface AsViewer {
  <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn, state: string) => Promise<T>): Promise<T>
  /** Who the person is and nothing else, in one statement: the gateway asks this beside every call. */
  who: (bearer: Bearer) => Promise<{ viewer: SignedIn; state: string }>
}

/**
 * What the database was when a transaction began to look, as an opaque word: the transactions it has seen the end of. Where two are the same,
 * nothing has been stored in between, by anyone; and once anything is, none is ever the same again. Nothing is to be read of it but that.
 * It counts for one start of one API, which is one version of it on one database.
 */
function states(): (snapshot: string) => string {
  const start = randomUUID()
  return (snapshot) => createHash('sha256').update(start).update(snapshot).digest('base64url')
}

/** Who is gone or deactivated, and who has ended the sign-in a token came from, is not signed in, whatever the token says. */
async function become(
  on: Kysely<Tables>,
  { person, signIn, isElsewhere }: Bearer,
): Promise<{ viewer: SignedIn; snapshot: string }> {
  const sent = isElsewhere ? sql`${person}::uuid` : sql`${person}::uuid, ${signIn ?? null}::text`
  const { rows } = await sql<{
    become: PersonRow | null
    snapshot: string
  }>`select become(${sent}), pg_current_snapshot()::text as snapshot`.execute(on)
  const [row] = rows
  if (!row?.become) throw new Unauthenticated()
  return { viewer: signedIn(row.become), snapshot: row.snapshot }
}

/** Makes `asViewer` for a database. */
export function asViewerOf(db: Kysely<Tables>): AsViewer {
  const stateOf = states()
  return Object.assign(
    <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn, state: string) => Promise<T>) =>
      db.transaction().execute(async (tx) => {
        const { viewer, snapshot } = await become(tx, bearer)
        return work(tx, viewer, stateOf(snapshot))
      }),
    {
      who: async (bearer: Bearer) => {
        const { viewer, snapshot } = await become(db, bearer)
        return { viewer, state: stateOf(snapshot) }
      },
    },
  )
}
