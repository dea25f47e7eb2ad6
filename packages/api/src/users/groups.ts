import { text, Uuid, listOf } from '@costdraft/schema/structs.ts'
import { field } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { assertVersion, validated, draftOf } from '../http/body.ts'
import { taken } from '../db/taken-values.ts'
import { NotFound, ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { readingKeyOf } from '../db/reading-key.ts'
import { TIMES, timesOf } from '../db/times.ts'

/** Fields of a user group: a named set of users of one client. */
const group = { name: field(text(1, 100)), users: field(listOf(Uuid)).optional() }
const names = wireNames(group)
const READ_ONLY_FIELDS = new Set(['uuid', 'version', ...TIMES])

interface Member {
  uuid: string
  firstname: string
  surname: string
}
const groups = (tx: Tx, client: string) =>
  tx
    .selectFrom('user_group')
    .where('user_group.client_uuid', '=', client)
    .select([
      'user_group.uuid',
      'user_group.name',
      'user_group.version',
      ...timesOf('user_group.created_at', 'user_group.changed_at'),
      sql<Member[]>`coalesce((select jsonb_agg(jsonb_build_object('uuid', person.uuid, 'firstname', person.firstname,
      'surname', person.surname) order by person.name_key, person.uuid)
    from user_group_member join person on person.uuid = user_group_member.person_uuid
    where user_group_member.group_uuid = user_group.uuid and person.deactivated_at is null), '[]')`.as('users'),
    ])

export const groupsOf = (tx: Tx, client: string) =>
  groups(tx, client).orderBy(readingKeyOf('user_group.name')).orderBy('user_group.uuid').execute()

/**
 * The group, locked: the version is that which the next change is compared with. Throws 409 if the client is archived.
 */
async function lockGroup(tx: Tx, client: string, uuid: string) {
  await requireActiveClient(tx, client)
  if (isUuid(uuid)) await tx.selectFrom('user_group').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
  return groupRow(tx, client, uuid)
}

async function groupRow(tx: Tx, client: string, uuid: string) {
  const row = isUuid(uuid) ? await groups(tx, client).where('user_group.uuid', '=', uuid).executeTakeFirst() : undefined
  if (!row) throw new NotFound()
  return row
}

/** Replaces the members of a group. Throws if one is not a user of the client; an API client is none. */
async function setMembers(tx: Tx, client: string, uuid: string, people: readonly string[]): Promise<void> {
  const known = await tx
    .selectFrom('person')
    .select('uuid')
    .where('client_uuid', '=', client)
    .where('kind', '=', 'person')
    .where(sql<boolean>`uuid = any(${people}::uuid[])`)
    .execute()
  if (known.length < new Set(people.map((person) => person.toLowerCase())).size)
    throw new ValidationError({ users: 'Choose from the people of the firm.' })
  await tx.deleteFrom('user_group_member').where('group_uuid', '=', uuid).execute()
  if (known.length > 0)
    await tx
      .insertInto('user_group_member')
      .values(known.map((person) => ({ group_uuid: uuid, person_uuid: person.uuid })))
      .execute()
}

/** Who is in a group, also who is deactivated, in one order. */
async function membersOf(tx: Tx, uuid: string): Promise<string[]> {
  const members = await tx
    .selectFrom('user_group_member')
    .select('person_uuid')
    .where('group_uuid', '=', uuid)
    .orderBy('person_uuid')
    .execute()
  return members.map(({ person_uuid }) => person_uuid)
}

/** Throws if another group of the client has this name, ignoring case. */
async function assertNameFree(tx: Tx, client: string, name: string, uuid?: string): Promise<void> {
  const other = await tx
    .selectFrom('user_group')
    .select('uuid')
    .where('client_uuid', '=', client)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  if (other && other.uuid !== uuid) throw new ValidationError(taken.user_group_name)
}

export async function addGroup({ tx, viewer, req }: RequestContext, client: string) {
  const { name, users } = validated(group, draftOf(names, req.body, READ_ONLY_FIELDS))
  await requireActiveClient(tx, client)
  await assertNameFree(tx, client, name)
  const { uuid } = await tx
    .insertInto('user_group')
    .values({ client_uuid: client, name })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await setMembers(tx, client, uuid, users ?? [])
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user_group', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { name, users: await membersOf(tx, uuid) } },
  )
  return groupRow(tx, client, uuid)
}

export async function changeGroup({ tx, viewer, req }: RequestContext, client: string, uuid: string) {
  const row = await lockGroup(tx, client, uuid)
  assertVersion(req, row)
  const given = draftOf(names, req.body, READ_ONLY_FIELDS)
  const { name, users } = validated(group, { name: row.name, ...given })
  await assertNameFree(tx, client, name, uuid)
  if (name === row.name && !('users' in given)) return row
  await tx
    .updateTable('user_group')
    .set((e) => ({ name, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', uuid)
    .execute()
  const before = { name: row.name, users: await membersOf(tx, uuid) }
  if ('users' in given) await setMembers(tx, client, uuid, users ?? [])
  const changed = difference(before, { name, users: await membersOf(tx, uuid) })
  if (!changed) return groupRow(tx, client, uuid)
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user_group', entity_uuid: uuid, by: viewer.user_uuid },
    'changed',
    changed,
  )
  return groupRow(tx, client, uuid)
}

export async function removeGroup(
  { tx, viewer, req }: RequestContext,
  client: string,
  uuid: string,
): Promise<undefined> {
  const row = await lockGroup(tx, client, uuid)
  const { name } = row
  assertVersion(req, row)
  const users = await membersOf(tx, uuid)
  await tx.deleteFrom('user_group').where('uuid', '=', uuid).execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user_group', entity_uuid: uuid, by: viewer.user_uuid },
    'removed',
    { before: { name, users } },
  )
}
