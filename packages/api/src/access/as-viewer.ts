import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Unauthenticated } from '../errors.ts'
import { signedIn, type PersonRow, type SignedIn } from './viewer.ts'

export type Tx = Transaction<Tables>

/** The one way from a request to the database: a transaction that belongs to the person the token names. */
export type AsViewer = <T>(person: string, work: (tx: Tx, viewer: SignedIn) => Promise<T>) => Promise<T>

/** Makes `asViewer` for a database. A person who is gone or deactivated is not signed in, whatever their token says. */
export const asViewerOf = (db: Kysely<Tables>): AsViewer => (person, work) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ become: PersonRow | null }>`select become(${person}::uuid)`.execute(tx)
    const row = rows[0]?.become
    if (!row) throw new Unauthenticated()
    return work(tx, signedIn(row))
  })
