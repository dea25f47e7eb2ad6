import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Unauthenticated } from '../errors.ts'
import type { Bearer } from './tokens.ts'
import { signedIn, type PersonRow, type SignedIn } from './viewer.ts'

export type Tx = Transaction<Tables>

/** The one way from a request to the database: a transaction that belongs to the person the token names. */
export interface AsViewer {
  <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn) => Promise<T>): Promise<T>
  /** Who the person is and nothing else, in one statement: the gateway asks this beside every call. */
  who: (bearer: Bearer) => Promise<SignedIn>
}

/** Who is gone or deactivated, and who has ended the sign-in a token came from, is not signed in, whatever the token says. */
async function become(on: Kysely<Tables>, { person, signIn, isElsewhere }: Bearer): Promise<SignedIn> {
  const sent = isElsewhere ? sql`${person}::uuid` : sql`${person}::uuid, ${signIn ?? null}::text`
  const { rows } = await sql<{ become: PersonRow | null }>`select become(${sent})`.execute(on)
  const row = rows[0]?.become
  if (!row) throw new Unauthenticated()
  return signedIn(row)
}

/** Makes `asViewer` for a database. */
export const asViewerOf = (db: Kysely<Tables>): AsViewer => Object.assign(
  <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn) => Promise<T>) => db.transaction().execute(async (tx) => work(tx, await become(tx, bearer))),
  { who: (bearer: Bearer) => become(db, bearer) },
)
