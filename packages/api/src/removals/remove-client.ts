import { can } from '@costdraft/schema/access/can.ts'
import { personOfViewer, viewerOfPerson } from '@costdraft/schema/access/viewer-of-person.ts'
import type { ExternalId } from '@costdraft/schema/external-ids/external-ids.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { accessError } from '../access/assert-client.ts'
import { forgetLinks } from '../accounts/account-links.ts'
import { endSessions } from '../access/sessions.ts'
import type { SignedIn } from '../access/viewer.ts'
import { withinClient } from '../access/within-client.ts'
import { clientRow } from '../clients/client-rows.ts'
import { Conflict, NotFound } from '../errors/errors.ts'
import { assertIdsFree } from '../external-ids/external-ids.ts'
import { assertVersion } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { countDetails, countsInWords } from './counted.ts'
import { assertRecent, findRemoval, type Removal } from './find-removal.ts'
import type { TakenClient } from './removals.table.ts'
import { auditRemoval } from './take-away.ts'
import { usesOfClient } from './uses.ts'

/** Sets or clears the removal of a client, and what it is called in other systems. */
const markRemoved = (
  { tx }: Pick<RequestContext, 'tx'>,
  uuid: string,
  removed_at: string | null,
  external_ids: readonly unknown[],
) =>
  tx
    .updateTable('client')
    .set((e) => ({
      removed_at,
      external_ids: JSON.stringify(external_ids),
      version: e('version', '+', 1),
      changed_at: e.fn<string>('now'),
    }))
    .where('uuid', '=', uuid)
    .execute()

/**
 * `DELETE clients/{id}`: removes a client without cases and without clients of its own. It stays where it is, says that
 * it was removed, and nobody has a role in it; its people are deactivated with it, and their sessions end.
 */
export async function removeClient(asked: RequestContext, uuid: string, now: Date): Promise<void> {
  const { tx, viewer, req } = asked
  // Against a case that is added at this moment, which locks the client too.
  const row = await tx
    .selectFrom('client')
    .select(['uuid', 'name', 'parent_uuid', 'version', 'external_ids'])
    .where('uuid', '=', uuid)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new NotFound()
  assertVersion(req, row)
  if (uuid === viewer.client_uuid) throw new Conflict('Your own client cannot be removed.')
  const uses = await withinClient(tx, uuid, () => usesOfClient(tx, uuid))
  const counts = countsInWords(uses)
  if (counts !== '') throw new Conflict(`${row.name} has ${counts}. Archive the client instead.`, countDetails(uses))
  const people = await tx
    .updateTable('person')
    .set({ deactivated_at: now.toISOString() })
    .where('client_uuid', '=', uuid)
    .where('deactivated_at', 'is', null)
    .returning(['uuid', sql<string>`deactivated_at::text`.as('deactivated_at')])
    .execute()
  for (const person of people) {
    await forgetLinks(tx, person.uuid)
    await endSessions(tx, person.uuid)
  }
  const taken: TakenClient = { people, external_ids: row.external_ids }
  await tx
    .insertInto('removal')
    .values({
      kind: 'client',
      record_uuid: uuid,
      client_uuid: row.parent_uuid ?? uuid,
      name: row.name,
      rows: JSON.stringify(taken),
      removed_by: viewer.user_uuid,
      removed_at: now.toISOString(),
    })
    .execute()
  await markRemoved(asked, uuid, now.toISOString(), [])
  await auditRemoval(asked, { kind: 'client', uuid, client: uuid, name: row.name }, 'removed')
}

/** The roles that a viewer would have in removed clients, were they there. */
export async function viewerOfRemoved({ tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>): Promise<SignedIn> {
  const roles = await tx
    .selectFrom('child_role')
    .innerJoin('client', 'client.uuid', 'child_role.client_uuid')
    .select(['child_role.client_uuid', 'child_role.role'])
    .where('child_role.person_uuid', '=', viewer.user_uuid)
    .where('client.parent_uuid', '=', viewer.client_uuid)
    .where('client.removed_at', 'is not', null)
    .execute()
  return viewerOfPerson({
    ...personOfViewer(viewer),
    children: Object.fromEntries(roles.map(({ client_uuid, role }) => [client_uuid, role])),
  })
}

const takenOf = ({ rows }: Removal): TakenClient => rows as TakenClient

/**
 * `POST clients/{id}/restore-removal`: brings a client back with the people who were deactivated with it. Throws 404
 * for whoever may not, and 409 in words where too much time has passed, or its parent or an external id is gone.
 */
export async function restoreRemovedClient(asked: RequestContext, uuid: string, now: Date) {
  const { tx } = asked
  const removal = await findRemoval(tx, 'client', uuid)
  if (!isUuid(uuid)) throw new NotFound()
  if (!can(await viewerOfRemoved(asked), 'client:archive', { client_uuid: uuid })) throw accessError(asked.viewer, uuid)
  if (!removal) throw new NotFound()
  assertRecent(removal, now)
  const row = await tx
    .selectFrom('client')
    .select(['uuid', 'parent_uuid'])
    .where('uuid', '=', uuid)
    .where('removed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if (row.parent_uuid !== null) {
    const parent = await tx
      .selectFrom('client')
      .select(['archived_at', 'removed_at'])
      .where('uuid', '=', row.parent_uuid)
      .forKeyShare()
      .executeTakeFirst()
    if (parent?.removed_at) throw new Conflict(`The firm above ${removal.name} was removed. Bring it back first.`)
    if (parent?.archived_at) throw new Conflict(`The firm above ${removal.name} is archived. Restore it first.`)
  }
  const { people, external_ids } = takenOf(removal)
  const ids = external_ids as ExternalId[]
  await assertIdsFree(asked, { kind: 'client', within: row.parent_uuid }, ids, uuid)
  const { numDeletedRows } = await tx.deleteFrom('removal').where('uuid', '=', removal.uuid).executeTakeFirst()
  if (numDeletedRows === 0n) throw new NotFound()
  await markRemoved(asked, uuid, null, ids)
  // Whoever was deactivated anew in the meantime stays so.
  for (const { uuid: person, deactivated_at } of people)
    await tx
      .updateTable('person')
      .set({ deactivated_at: null })
      .where('uuid', '=', person)
      .where(sql<boolean>`deactivated_at = ${deactivated_at}::timestamptz`)
      .execute()
  await auditRemoval(asked, { kind: 'client', uuid, client: uuid, name: removal.name }, 'restored')
  return clientRow(tx, uuid)
}
