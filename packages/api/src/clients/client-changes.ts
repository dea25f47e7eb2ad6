import { client, newClient } from '@costdraft/schema/clients/clients.ts'
import { check, type Draft, type InputOf } from '@costdraft/schema/field.ts'
import { sql } from 'kysely'
import { wireNames } from '@costdraft/schema/names.ts'
import { audit, difference } from '../audit/audit.ts'
import { validated, draftOf, expectedVersion, isStale, objectOf, valueOrThrow } from '../http/body.ts'
import { Conflict, NotFound, StaleVersion, ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { assertUnchanged } from '../http/unchanged.ts'
import { creationHash } from '../external-ids/creation.ts'
import { assertIdsFree, auditedIds, columnsOfNew, repeatedCreation } from '../external-ids/external-ids.ts'
import { clientRow, requireActiveClient } from './client-rows.ts'
import { addFeeEarner } from './fee-earners.ts'
import { addSite } from './sites.ts'
import { wholeClient } from './whole-client.ts'
import { TIMES } from '../db/times.ts'

const names = wireNames(client)
const newNames = new Map([...names, ['clientType', 'type']])
const DERIVED = new Set([
  'uuid',
  'client_type',
  'parent',
  'number_of_users',
  'archived_at',
  'archived_at_ms',
  'merged_into',
  'version',
  'mark',
  'sites',
  'fee_earners',
  'primary_contact',
  'children_clients',
  ...TIMES,
])

/** Values that a change of a client cannot set, and what sets them. */
const fixed = {
  client_type: 'The type of a client cannot be changed.',
  parent: 'A system administrator changes the parent through POST clients/{id}/parent.',
  sites: 'Change a site through PATCH clients/{id}/sites/{site}.',
  fee_earners: 'Change a fee earner through PATCH client/{id}/fee-earner/{fee earner}.',
  primary_contact: 'Change primary_contact_name; the user of that name is the primary contact.',
  children_clients: 'Change roles in child clients through clients/{id}/users/{user}.',
}

const clientColumns = (value: InputOf<typeof client>) => ({
  name: value.name,
  solicitor_sra_number: value.solicitorSraNumber,
  primary_contact_name: value.primaryContactName ?? null,
  phone_number: value.phoneNumber ?? null,
  first_line_address: value.firstLineAddress ?? null,
  second_line_address: value.secondLineAddress ?? null,
  town: value.town ?? null,
  county: value.county ?? null,
  remembers_reductions: value.remembersReductions ?? true,
})
const listOf = (value: unknown, name: string): Draft[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > 250) throw new ValidationError({ [name]: 'Send a list of at most 250.' })
  return value.map(objectOf)
}

/**
 * Creates a client with its sites and fee earners in one transaction. The creator's own client becomes its parent, and
 * the creator gets the role `owner` in it. A creation that repeats another by its external ids (200) answers the client
 * that is there. In the request, the site of a fee earner is an index into the list of sites,
 * from 0. `today` is the day (`yyyy-mm-dd`) as which fee earners are answered.
 */
export async function addClient(asked: RequestContext, today: string) {
  const { tx, viewer, req } = asked
  const { sites, fee_earners, parent: sentParent, ...body } = objectOf(req.body)
  const { clientType, ...value } = valueOrThrow(check(newClient, draftOf(newNames, body, new Set(['uuid']))), newNames)
  const offices = listOf(sites, 'sites')
  const earners = listOf(fee_earners, 'fee_earners')
  if (!offices.some(({ headquarters }) => headquarters === true))
    throw new ValidationError({ sites: 'Please add a headquarters.' })
  const parent = viewer.client_uuid
  if (sentParent != null && sentParent !== parent)
    throw new ValidationError({ parent: 'A new client is a child of your own client.' })
  const { externalIds } = value
  const hash = creationHash({ ...value, clientType, sites: offices, fee_earners: earners })
  const repeated = await repeatedCreation(asked, { kind: 'client', within: parent }, externalIds, hash)
  if (repeated !== undefined) {
    await sql`select reach(${repeated})`.execute(tx)
    return { status: 200, body: await wholeClient(tx, viewer, repeated, today) }
  }
  const columns = clientColumns(value as InputOf<typeof client>)
  const { uuid } = await tx
    .insertInto('client')
    .values({ ...columns, ...columnsOfNew(externalIds, hash), type: clientType, parent_uuid: parent })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await sql`select reach(${uuid})`.execute(tx)
  if (parent !== null)
    await tx
      .insertInto('child_role')
      .values({ person_uuid: viewer.user_uuid, client_uuid: uuid, role: 'owner' })
      .execute()
  await audit(
    tx,
    { client_uuid: uuid, case_uuid: null, entity: 'client', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { ...columns, ...auditedIds(externalIds), type: clientType } },
  )
  const siteUuids: string[] = []
  for (const [i, office] of offices.entries())
    siteUuids.push((await withListPath('sites', i, () => addSite(asked, uuid, office))).uuid)
  for (const [i, earner] of earners.entries())
    await withListPath('fee_earners', i, () =>
      addFeeEarner(asked, uuid, today, { ...earner, site: siteAt(siteUuids, earner.site) }),
    )
  return { status: 201, body: await wholeClient(tx, viewer, uuid, today) }
}

/**
 * The site at an index of the list, a whole number or its digits. Anything else is left to be refused: an empty text is
 * not the first site.
 */
const siteAt = (sites: readonly string[], index: unknown): unknown =>
  (typeof index === 'number' || (typeof index === 'string' && /^\d{1,3}$/.test(index))
    ? sites[Number(index)]
    : undefined) ?? index

/**
 * Runs the creation of a list entry; prefixes the paths of its validation errors with the name and index of the entry.
 */
async function withListPath<T>(name: string, i: number, add: () => Promise<T>): Promise<T> {
  try {
    return await add()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new ValidationError(
      Object.fromEntries(Object.entries(error.details).map(([path, message]) => [`${name}.${i}.${path}`, message])),
    )
  }
}

/** Changes the given fields of a client. Its type and its parent cannot change. */
export async function changeClient({ tx, viewer, req }: RequestContext, uuid: string, today: string) {
  const row = await requireActiveClient(tx, uuid)
  if (isStale(expectedVersion(req), row)) throw new StaleVersion(await wholeClient(tx, viewer, uuid, today))
  const body = objectOf(req.body)
  const given = draftOf(names, body, DERIVED)
  if (Object.keys(fixed).some((name) => name in body))
    assertUnchanged(body, await wholeClient(tx, viewer, uuid, today), fixed)
  const before: Draft = Object.fromEntries([...names].map(([name, wire]) => [name, row[wire as keyof typeof row]]))
  const value = validated(client, { ...before, ...given })
  const after = clientColumns(value)
  const ids = value.externalIds ?? []
  const changed = difference(row as unknown as Draft, { ...after, external_ids: ids })
  if (changed) {
    if ('external_ids' in changed.after)
      await assertIdsFree({ tx, viewer }, { kind: 'client', within: row.parent_uuid }, ids, uuid)
    await tx
      .updateTable('client')
      .set((e) => ({
        ...after,
        external_ids: JSON.stringify(ids),
        version: e('version', '+', 1),
        changed_at: e.fn<string>('now'),
      }))
      .where('uuid', '=', uuid)
      .execute()
    await audit(
      tx,
      { client_uuid: uuid, case_uuid: null, entity: 'client', entity_uuid: uuid, by: viewer.user_uuid },
      'changed',
      changed,
    )
  }
  return wholeClient(tx, viewer, uuid, today)
}

/**
 * Archives or restores a client. The cases of an archived client are read-only. Throws 409 for the viewer's own client.
 */
export async function archiveClient({ tx, viewer, req }: RequestContext, uuid: string, archived: boolean) {
  const row = await tx
    .selectFrom('client')
    .select(['uuid', 'archived_at', 'merged_into', 'version'])
    .where('uuid', '=', uuid)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if (isStale(expectedVersion(req), row)) throw new StaleVersion(await clientRow(tx, uuid))
  if (row.merged_into !== null) throw new Conflict('This client was merged into another one, and stays archived.')
  if (archived && uuid === viewer.client_uuid) throw new Conflict('Your own client cannot be archived.')
  if ((row.archived_at !== null) !== archived) {
    await tx
      .updateTable('client')
      .set((e) => ({
        archived_at: archived ? new Date().toISOString() : null,
        version: e('version', '+', 1),
        changed_at: e.fn<string>('now'),
      }))
      .where('uuid', '=', uuid)
      .execute()
    await audit(
      tx,
      { client_uuid: uuid, case_uuid: null, entity: 'client', entity_uuid: uuid, by: viewer.user_uuid },
      archived ? 'removed' : 'restored',
    )
  }
  return clientRow(tx, uuid)
}
