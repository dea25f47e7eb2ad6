import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { accessError } from '../access/assert-client.ts'
import { audit } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { wholeClient } from '../clients/whole-client.ts'
import { Conflict, StaleVersion, ValidationError } from '../errors/errors.ts'
import { assertIdsFree } from '../external-ids/external-ids.ts'
import { expectedVersion, isStale, objectOf } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { isAdministrator } from '../users/user-rows.ts'

interface Place {
  uuid: string
  /** The client above it that is asked for; null for none. */
  parent: string | null
}

function placeOf({ viewer, req }: RequestContext): Place {
  const uuid = String(req.params.client)
  if (!isAdministrator(viewer)) throw accessError(viewer, uuid)
  const { parent } = objectOf(req.body)
  if (parent === null) return { uuid, parent: null }
  if (typeof parent !== 'string' || !isUuid(parent)) throw new ValidationError({ parent: 'Choose a client, or none.' })
  return { uuid, parent: parent.toLowerCase() }
}

const refuse = (sentence: string): never => {
  throw new ValidationError({ parent: sentence })
}

/** Throws 422 for a client that cannot stand above another one: clients stand at most one below another. */
async function assertParent(tx: Tx, { uuid, parent }: Place): Promise<void> {
  if (parent === null) return
  if (parent === uuid) refuse('A client cannot stand above itself.')
  const row = await tx
    .selectFrom('client')
    .select(['type', 'parent_uuid', 'archived_at'])
    .where('uuid', '=', parent)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return refuse('There is no such client.')
  if (row.archived_at !== null) refuse('This client is archived. Restore it first.')
  if (row.type !== 'costs_draftsman') refuse('Only a firm of costs draftsmen has clients of its own.')
  if (row.parent_uuid !== null) refuse('This client is below another one: clients stand at most one below another.')
  const child = await tx.selectFrom('client').select('uuid').where('parent_uuid', '=', uuid).executeTakeFirst()
  if (child) refuse('The client has clients of its own: clients stand at most one below another.')
}

/** What of the present client above ends: who has a role in this one, and how many of its cases name them. */
async function whatEnds(tx: Tx, uuid: string) {
  const { rows } = await sql<{ roles: number; api_clients: number; cases: number }>`
    select count(*) filter (where person.kind = 'person')::int as roles,
      count(*) filter (where person.kind = 'api_client')::int as api_clients,
      cases_of_staff_above(${uuid}::uuid)::int as cases
    from child_role join person on person.uuid = child_role.person_uuid where child_role.client_uuid = ${uuid}`.execute(
    tx,
  )
  return rows[0]!
}

const nameOf = async (tx: Tx, uuid: string | null): Promise<{ uuid: string; name: string } | null> =>
  uuid === null
    ? null
    : ((await tx.selectFrom('client').select(['uuid', 'name']).where('uuid', '=', uuid).executeTakeFirst()) ?? null)

/** `POST clients/{id}/parent/preview`: what ends with the present client above. Nothing is stored. */
export async function previewParent(asked: RequestContext) {
  const { tx } = asked
  const place = placeOf(asked)
  const { parent_uuid } = await requireActiveClient(tx, place.uuid, { lock: false })
  await assertParent(tx, place)
  const isSame = parent_uuid === place.parent
  return {
    from: await nameOf(tx, parent_uuid),
    to: await nameOf(tx, place.parent),
    ...(isSame ? { roles: 0, api_clients: 0, cases: 0 } : await whatEnds(tx, place.uuid)),
  }
}

/** Locks the client and those above it, before and after, in the order of their uuids, as a merge does. */
async function lockedClient(tx: Tx, { uuid, parent }: Place) {
  const { parent_uuid } = await requireActiveClient(tx, uuid, { lock: false })
  const involved = [uuid, parent, parent_uuid].filter((one) => one !== null)
  await tx.selectFrom('client').select('uuid').where('uuid', 'in', involved).orderBy('uuid').forNoKeyUpdate().execute()
  const row = await requireActiveClient(tx, uuid)
  if (row.parent_uuid !== parent_uuid) throw new Conflict('The client above this one was changed just now. Try again.')
  return row
}

/**
 * `POST clients/{id}/parent`: puts a client below another one, or below none. Whoever has a role in it as one of the
 * client above loses it at once. For a system administrator alone.
 */
export async function setParent(asked: RequestContext, today: string) {
  const { tx, viewer, req } = asked
  const place = placeOf(asked)
  const { uuid, parent } = place
  const row = await lockedClient(tx, place)
  if (isStale(expectedVersion(req), row)) throw new StaleVersion(await wholeClient(tx, viewer, uuid, today))
  await assertParent(tx, place)
  const before = row.parent_uuid
  if (before !== parent) {
    await assertIdsFree(asked, { kind: 'client', within: parent }, row.external_ids, uuid)
    await tx
      .updateTable('person')
      .set((e) => ({ changed_at: e.fn<string>('now') }))
      .where('uuid', 'in', (e) => e.selectFrom('child_role').select('person_uuid').where('client_uuid', '=', uuid))
      .execute()
    await tx.deleteFrom('child_role').where('client_uuid', '=', uuid).execute()
    await tx
      .updateTable('client')
      .set((e) => ({ parent_uuid: parent, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
      .where('uuid', '=', uuid)
      .execute()
    await auditParent(asked, uuid, { before, after: parent })
  }
  return wholeClient(tx, viewer, uuid, today)
}

/** One entry in the audit of the client, and of those above it before and after. */
async function auditParent(
  { tx, viewer }: RequestContext,
  uuid: string,
  { before, after }: Record<'before' | 'after', string | null>,
): Promise<void> {
  const values = { before: { parent: before }, after: { parent: after } }
  for (const firm of [uuid, before, after])
    if (firm !== null)
      await audit(
        tx,
        { client_uuid: firm, case_uuid: null, entity: 'client', entity_uuid: uuid, by: viewer.user_uuid },
        'changed',
        values,
      )
}
