import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { READER_ROLES } from '../users/staff-readers.ts'

/** A firm, as far as a sentence names it. */
export interface Client {
  uuid: string
  name: string
}
/** Somebody who may take over. */
interface Receiver {
  uuid: string
  client_uuid: string
  name: string
}

/** The firms whose cases people of a firm draft: itself and its children, without archived ones. */
export const firmsAround = (tx: Tx, client: string): Promise<Client[]> =>
  tx
    .selectFrom('client')
    .select(['uuid', 'name'])
    .where('archived_at', 'is', null)
    .where((e) => e.or([e('uuid', '=', client), e('parent_uuid', '=', client)]))
    .execute()

/**
 * An active user who may take over from one of this client: a colleague, or somebody of its parent with a role in it.
 * Undefined for anybody else.
 */
export async function receiverOf(tx: Tx, client: string, uuid: string): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    select person.uuid, person.client_uuid, person.firstname || ' ' || person.surname as name
    from person join client on client.uuid = ${client}
    where person.uuid = ${uuid} and person.kind = 'person' and person.deactivated_at is null
      and (person.client_uuid = client.uuid or person.client_uuid = client.parent_uuid and exists (
        select from child_role where child_role.person_uuid = person.uuid and child_role.client_uuid = client.uuid))`.execute(
    tx,
  )
  return rows[0]
}

/** Of these firms the ones whose cases a person may not read, by name. */
export async function firmsClosedTo(tx: Tx, person: string, firms: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select client.name from client where client.uuid = any(${firms}::uuid[]) and not exists (
      select from person left join child_role
        on child_role.person_uuid = person.uuid and child_role.client_uuid = client.uuid
          and client.parent_uuid = person.client_uuid
      where person.uuid = ${person}
        and (case when person.client_uuid = client.uuid then person.role else child_role.role end)
          = any(${READER_ROLES}::text[]))
    order by client.name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Locks people in one order, so that two who hand over to each other at one moment do not block each other. */
export const lockPeople = (tx: Tx, uuids: readonly string[]): Promise<unknown> =>
  tx
    .selectFrom('person')
    .select('uuid')
    .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
    .orderBy('uuid')
    .forUpdate()
    .execute()
