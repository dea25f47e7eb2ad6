import { createHash, randomBytes } from 'node:crypto'
import { audit } from '../audit/audit.ts'
import { assertClient, NO_CLIENT } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { Forbidden } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'

const SECRET_BYTES = 32

/** A link as its person may know it. */
export interface CalendarLink {
  made_at: string | null
  read_at: string | null
}

/** What is kept of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Whose link it is. Throws 403 or 404 for whoever may not read cases in their own firm, and 403 for an API client. */
async function ownerOf({ tx, viewer }: RequestContext): Promise<{ person: string; client: string }> {
  const client = viewer.client_uuid ?? NO_CLIENT
  assertClient(viewer, client, 'case:read')
  const { kind } = await tx
    .selectFrom('person')
    .select('kind')
    .where('uuid', '=', viewer.user_uuid)
    .executeTakeFirstOrThrow()
  if (kind !== 'person') throw new Forbidden('An API client has no calendar.')
  return { person: viewer.user_uuid, client }
}

const subjectOf = (client: string, { user_uuid: person }: SignedIn) => ({
  client_uuid: client,
  case_uuid: null,
  entity: 'calendar_link',
  entity_uuid: person,
  by: person,
})

/** `GET client/calendar-link`: when the viewer's link was made and last read; nulls without one. */
export async function readCalendarLink(asked: RequestContext): Promise<CalendarLink> {
  const { person } = await ownerOf(asked)
  const row = await asked.tx
    .selectFrom('calendar_link')
    .select(['made_at', 'read_at'])
    .where('person_uuid', '=', person)
    .executeTakeFirst()
  return row ?? { made_at: null, read_at: null }
}

/** `POST client/calendar-link`: makes a link in the place of an earlier one, and answers its secret this once. */
export async function makeCalendarLink(asked: RequestContext): Promise<{ secret: string; made_at: string }> {
  const { person, client } = await ownerOf(asked)
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await asked.tx.deleteFrom('calendar_link').where('person_uuid', '=', person).execute()
  const { made_at } = await asked.tx
    .insertInto('calendar_link')
    .values({ person_uuid: person, client_uuid: client, secret_sha256: hashOf(secret) })
    .returning('made_at')
    .executeTakeFirstOrThrow()
  await audit(asked.tx, subjectOf(client, asked.viewer), 'added')
  return { secret, made_at }
}

/** `DELETE client/calendar-link`: ends the viewer's link. */
export async function removeCalendarLink(asked: RequestContext): Promise<undefined> {
  const { person, client } = await ownerOf(asked)
  const gone = await asked.tx.deleteFrom('calendar_link').where('person_uuid', '=', person).executeTakeFirst()
  if (gone.numDeletedRows > 0n) await audit(asked.tx, subjectOf(client, asked.viewer), 'removed')
}
