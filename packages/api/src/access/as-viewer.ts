import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Unauthenticated } from '../errors/errors.ts'
import type { Bearer } from './tokens.ts'
import { isScope, scopesWithin } from '@costdraft/schema/access/scopes.ts'
import { viewerOfPerson } from '@costdraft/schema/access/viewer-of-person.ts'
import type { PersonRow, SignedIn } from './viewer.ts'

export type Tx = Transaction<Tables>

/**
 * The only way from a request to the database: a transaction that runs as the person the token names, under row-level
 * security.
 */
export interface AsViewer {
  <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn) => Promise<T>): Promise<T>
  /** Reads the viewer alone, in one statement. The gateway does so beside every call. */
  who: (bearer: Bearer) => Promise<SignedIn>
}

/**
 * Sets the person of the transaction through the database function `become`. Throws 401 for a person who is absent or
 * deactivated, and for a token whose sign-in has ended; 403 for a token of an external host without a person here.
 */
async function becomePerson(on: Kysely<Tables>, { person, signIn, find, scopes }: Bearer): Promise<SignedIn> {
  const args = find ? sql`${await find(on)}::uuid` : sql`${person}::uuid, ${signIn ?? null}::text`
  const { rows } = await sql<{ become: PersonRow | null }>`select become(${args})`.execute(on)
  const [row] = rows
  if (!row?.become) throw new Unauthenticated()
  return viewerOfPerson({ ...row.become, ...heldScopes(row.become, scopes) })
}

/** The scopes of a token: those it names, of which one of an API client that may only read has none that writes. */
function heldScopes({ read_only }: PersonRow, named: readonly string[] | undefined): Pick<PersonRow, 'scopes'> {
  if (!named && !read_only) return {}
  return { scopes: scopesWithin(read_only, named?.filter(isScope)) }
}

/** Makes `asViewer` for a database; `kept` has the connections by which the viewer alone is read. */
export const asViewerOf = (db: Kysely<Tables>, kept = db): AsViewer =>
  Object.assign(
    <T>(bearer: Bearer, work: (tx: Tx, viewer: SignedIn) => Promise<T>) =>
      db.transaction().execute(async (tx) => work(tx, await becomePerson(tx, bearer))),
    { who: (bearer: Bearer) => becomePerson(kept, bearer) },
  )
