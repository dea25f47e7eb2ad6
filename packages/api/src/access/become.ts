import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isScope, scopesWithin } from '@costdraft/schema/access/scopes.ts'
import { viewerOfPerson } from '@costdraft/schema/access/viewer-of-person.ts'
import type { Tables } from '../db/tables.ts'
import { Unauthenticated } from '../errors/errors.ts'
import type { Bearer } from './tokens.ts'
import type { PersonRow, SignedIn } from './viewer.ts'

/**
 * The arguments of the database function `become` for a token. Throws 403 for a token of an external host without a
 * person here.
 */
export const argumentsOf = async (on: Kysely<Tables>, { person, signIn, find }: Bearer): Promise<RawBuilder<unknown>> =>
  find ? sql`${await find(on)}::uuid` : sql`${person}::uuid, ${signIn ?? null}::text`

/** The scopes of a token: those it names, of which one of an API client that may only read has none that writes. */
function heldScopes({ read_only }: PersonRow, named: readonly string[] | undefined): Pick<PersonRow, 'scopes'> {
  if (!named && !read_only) return {}
  return { scopes: scopesWithin(read_only, named?.filter(isScope)) }
}

/** The viewer whom `become` answers with. Throws 401 for nobody. */
export function signedIn(row: PersonRow | null | undefined, { scopes }: Bearer): SignedIn {
  if (!row) throw new Unauthenticated()
  return viewerOfPerson({ ...row, ...heldScopes(row, scopes) })
}

/**
 * Sets the person of the transaction through the database function `become`. Throws 401 for a person who is absent or
 * deactivated, and for a token whose sign-in has ended; 403 for a token of an external host without a person here.
 */
export async function becomePerson(on: Kysely<Tables>, bearer: Bearer): Promise<SignedIn> {
  const { rows } = await sql<{ become: PersonRow | null }>`select become(${await argumentsOf(on, bearer)})`.execute(on)
  return signedIn(rows[0]?.become, bearer)
}

/**
 * Sets the person of the transaction without a sign-in, as work does that is done for somebody who is not there.
 * Undefined for a person who is absent or deactivated.
 */
export async function becomeUnasked(on: Kysely<Tables>, person: string): Promise<SignedIn | undefined> {
  const { rows } = await sql<{ become: PersonRow | null }>`select become(${person}::uuid)`.execute(on)
  const row = rows[0]?.become
  return row ? viewerOfPerson(row) : undefined
}
