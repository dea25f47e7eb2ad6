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
/** What a group is to be; what is absent stays as it is. `external_id` is what a directory calls it. */
export interface GivenGroup {
  name: string
  /** Uuids of people of the client. */
  users?: readonly string[]
  external_id?: string | null
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
export async function lockGroup(tx: Tx, client: string, uuid: string) {
  await requireActiveClient(tx, client)
  if (isUuid(uuid)) await tx.selectFrom('user_group').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
  return groupRow(tx, client, uuid)
}
/** What of a group does not change meanwhile, as it is locked. */
type LockedGroup = Readonly<{ uuid: string; name: string }>

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
export async function membersOf(tx: Tx, uuid: string): Promise<string[]> {
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

/** `POST clients/{client}/user-group`. */
export async function addGroup(asked: RequestContext, client: string) {
  const { name, users } = validated(group, draftOf(names, asked.req.body, READ_ONLY_FIELDS))
  return groupRow(asked.tx, client, await storeGroup(asked, client, { name, users: users ?? [] }))
}

/** Stores a new group, and answers its uuid. Throws 422 for a name that is taken, and for people of another firm. */
export async function storeGroup(
  { tx, viewer }: RequestContext,
  client: string,
  { name, users = [], external_id = null }: GivenGroup,
): Promise<string> {
  await requireActiveClient(tx, client)
  await assertNameFree(tx, client, name)
  const { uuid } = await tx
    .insertInto('user_group')
    .values({ client_uuid: client, name, external_id })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await setMembers(tx, client, uuid, users)
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user_group', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { name, users: await membersOf(tx, uuid), ...(external_id !== null && { external_id }) } },
  )
  return uuid
}

/** `PATCH clients/{client}/user-group/{group}`. */
export async function changeGroup(asked: RequestContext, client: string, uuid: string) {
  const row = await lockGroup(asked.tx, client, uuid)
  assertVersion(asked.req, row)
  const given = draftOf(names, asked.req.body, READ_ONLY_FIELDS)
  const { name, users } = validated(group, { name: row.name, ...given })
  await storeGroupChange(asked, client, row, { name, ...('users' in given && { users: users ?? [] }) })
  return groupRow(asked.tx, client, uuid)
}

/**
 * Stores what a locked group is to be, if it is not so already. Throws 422 for a name that is taken, and for people of
 * another firm.
 */
export async function storeGroupChange(
  { tx, viewer }: RequestContext,
  client: string,
  { uuid, name: formerName }: LockedGroup,
  { name, users, ...ids }: GivenGroup,
): Promise<void> {
  await assertNameFree(tx, client, name, uuid)
  if (name === formerName && !users && !('external_id' in ids)) return
  const stored = await tx
    .selectFrom('user_group')
    .select('external_id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const before = { name: formerName, users: await membersOf(tx, uuid), ...stored }
  if (users) await setMembers(tx, client, uuid, users)
  const changed = difference(before, { name, users: await membersOf(tx, uuid), ...stored, ...ids })
  if (!changed) return
  await tx
    .updateTable('user_group')
    .set((e) => ({ name, ...ids, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', uuid)
    .execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user_group', entity_uuid: uuid, by: viewer.user_uuid },
    'changed',
    changed,
  )
}

/** `DELETE clients/{client}/user-group/{group}`. */
export async function removeGroup(asked: RequestContext, client: string, uuid: string): Promise<undefined> {
  const row = await lockGroup(asked.tx, client, uuid)
  assertVersion(asked.req, row)
  await storeGroupRemoval(asked, client, row)
}

/** Removes a locked group. Its people stay. */
export async function storeGroupRemoval(
  { tx, viewer }: RequestContext,
  client: string,
  { uuid, name }: LockedGroup,
): Promise<void> {
  const users = await membersOf(tx, uuid)
  await tx.deleteFrom('user_group').where('uuid', '=', uuid).execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user_group', entity_uuid: uuid, by: viewer.user_uuid },
    'removed',
    { before: { name, users } },
  )
}
