import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { withinClients } from '../access/within-client.ts'
import { recordTargets } from '../http/references.ts'
import { READS_CASES } from '../users/staff-readers.ts'

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
const firmsAround = (tx: Tx, client: string): Promise<Client[]> =>
  tx
    .selectFrom('client')
    .select(['uuid', 'name'])
    .where('archived_at', 'is', null)
    .where('removed_at', 'is', null)
    .where((e) => e.or([e('uuid', '=', client), e('parent_uuid', '=', client)]))
    .execute()

/**
 * Runs work under row-level security of a firm and of those whose cases its people draft, which it is told. See
 * `withinClients`.
 */
export async function withinFirmsAround<T>(
  tx: Tx,
  client: string,
  work: (firms: readonly Client[]) => Promise<T>,
): Promise<T> {
  const firms = await firmsAround(tx, client)
  return withinClients(tx, [...new Set([client, ...firms.map(({ uuid }) => uuid)])], () => work(firms))
}

/** An active user who may be given cases of this client; undefined for anybody else. */
export async function receiverOf(tx: Tx, client: string, uuid: string): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    select uuid, client_uuid, firstname || ' ' || surname as name from person
    where uuid = ${uuid} and uuid in (${recordTargets.person.allowed({ client_uuid: client })})`.execute(tx)
  return rows[0]
}

/** Of these firms the ones whose cases a person may not read, by name. */
export async function firmsClosedTo(tx: Tx, person: string, firms: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select client.name from client where client.uuid = any(${firms}::uuid[])
      and not exists (select from person where person.uuid = ${person} and ${READS_CASES})
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
