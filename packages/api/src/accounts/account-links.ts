import type { Kysely } from 'kysely'
import { hashSecret, newSecret } from '../access/random-secrets.ts'
import type { Tables } from '../db/tables.ts'
import type { LinkKind } from './account-link.table.ts'

/** In milliseconds: how long a link can be used. */
export const VALID: Readonly<Record<LinkKind, number>> = { invitation: 24 * 3_600_000, reset: 3_600_000 }

/** The address of a link on the sign-in host. */
export const linkAddress = (authUrl: string, token: string): string => `${authUrl}/account/${token}`

interface Wanted {
  person: string
  client: string | null
  kind: LinkKind
  /** Null where whoever forgot a password asks. */
  by: string | null
}

/**
 * Makes a link for a person: its uuid. It opens nothing before it has a token (`giveToken`). One that an administrator
 * makes replaces all that the person has; one that was asked for without signing in replaces its like alone, so that
 * strangers cannot take an invitation from anybody.
 */
export async function addLink(tx: Kysely<Tables>, { person, client, kind, by }: Wanted, now: Date): Promise<string> {
  await forgetLinks(tx, person, by === null)
  const { uuid } = await tx
    .insertInto('account_link')
    .values({
      person_uuid: person,
      client_uuid: client,
      kind,
      created_by: by,
      expires_at: new Date(now.getTime() + VALID[kind]).toISOString(),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/**
 * Gives a link what opens it, in place of what it had: a mail that is sent a second time has another one. Undefined
 * for a link that was used or replaced.
 */
export async function giveToken(db: Kysely<Tables>, uuid: string): Promise<string | undefined> {
  const token = newSecret()
  const given = await db
    .updateTable('account_link')
    .set({ token_hash: hashSecret(token) })
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst()
  return given && token
}

/** The link that a token opens, with its person; undefined if it was used, is too old, or the person is gone. */
export const findLink = (db: Kysely<Tables>, token: string, now: Date) =>
  db
    .selectFrom('account_link')
    .innerJoin('person', 'person.uuid', 'account_link.person_uuid')
    .select([
      'account_link.uuid as link',
      'account_link.kind',
      'person.uuid',
      'person.client_uuid',
      'person.firstname',
      'person.surname',
      'person.email_address',
    ])
    .where('account_link.token_hash', '=', hashSecret(token))
    .where('account_link.expires_at', '>', now.toISOString())
    .where('person.deactivated_at', 'is', null)
    .executeTakeFirst()

/** Removes the links that a person has; with `askedFor`, only those that nobody else made. */
export async function forgetLinks(tx: Kysely<Tables>, person: string, askedFor = false): Promise<void> {
  await tx
    .deleteFrom('account_link')
    .where('person_uuid', '=', person)
    .$if(askedFor, (links) => links.where('created_by', 'is', null))
    .execute()
}

/** Uses a link up, which then is no more. False if somebody else has meanwhile. */
export async function useLink(tx: Kysely<Tables>, uuid: string, now: Date): Promise<boolean> {
  const used = await tx
    .deleteFrom('account_link')
    .where('uuid', '=', uuid)
    .where('expires_at', '>', now.toISOString())
    .returning('uuid')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes links that are too old to be used. */
export async function sweepLinks(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('account_link').where('expires_at', '<', now.toISOString()).execute()
}
