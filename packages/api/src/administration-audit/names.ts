import { administeredName } from '@costdraft/schema/administration-audit/administration-sentences.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { RowValues } from '../db/row-values.ts'

interface Entry {
  entity: string
  entity_uuid: string
  before: RowValues | null
  after: RowValues | null
}
type Names = Readonly<Record<string, string>>

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const uuidsIn = ({ entity_uuid, before, after }: Entry): string[] =>
  JSON.stringify([entity_uuid, before, after]).match(UUID) ?? []

/** Whether a client is one of those that the viewer has a role in; a system administrator knows all. */
const isKnown = (client: RawBuilder<unknown>) =>
  sql`(${client} = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[])
    or current_setting('costdraft.every', true) = 'on')`

/**
 * What there is of each uuid now, and what it is called. Of clients only the records themselves, and those that the
 * viewer has a role in, with those above and below them: the parent of a client that went elsewhere is not told where.
 */
async function presentNames(tx: Tx, entries: readonly Entry[]): Promise<Names> {
  const uuids = [...new Set(entries.flatMap(uuidsIn))]
  const records = entries.map(({ entity_uuid }) => entity_uuid)
  const among = sql`uuid = any(${uuids}::uuid[])`
  const { rows } = await sql<{ uuid: string; name: string | null }>`
    select uuid, firstname || ' ' || surname as name from person where ${among}
    union all select uuid, name from client where ${among}
      and (${isKnown(sql`uuid`)} or ${isKnown(sql`parent_uuid`)}
        or uuid in (select child.parent_uuid from client as child where ${isKnown(sql`child.uuid`)}) or uuid = any(${records}::uuid[]))
    union all select uuid, site_name from site where ${among}
    union all select uuid, firstname || ' ' || surname from fee_earner where ${among}
    union all select uuid, name from user_group where ${among}
    union all select uuid, name from bill_list_entry where ${among}
    union all select uuid, substring(url from '^https?://([^/:]+)') from webhook where ${among}`.execute(tx)
  return Object.fromEntries(rows.flatMap(({ uuid, name }) => (name === null ? [] : [[uuid, name] as const])))
}

/** What the records of entries that have no name, or are gone, were called when they were added or removed. */
async function formerNames(tx: Tx, entries: readonly Entry[], present: Names): Promise<Names> {
  const unknown = entries.map(({ entity_uuid }) => entity_uuid).filter((uuid) => !(uuid in present))
  if (unknown.length === 0) return {}
  const { rows } = await sql<Entry>`
    select distinct on (entity_uuid) entity, entity_uuid, before, after from change
    where case_uuid is null and entity_uuid = any(${unknown}::uuid[]) and action in ('added', 'removed')
    order by entity_uuid, id desc`.execute(tx)
  const names = { ...(await presentNames(tx, rows)), ...present }
  return Object.fromEntries(rows.map((entry) => [entry.entity_uuid, administeredName({ ...entry, names })]))
}

/** Answers for each of some entries what the uuids in it are called: now, or when there was such a record. */
export async function namesOf(tx: Tx, entries: readonly Entry[]): Promise<(entry: Entry) => Names> {
  const present = await presentNames(tx, entries)
  const names: Names = { ...(await formerNames(tx, entries, present)), ...present }
  return (entry) =>
    Object.fromEntries(
      uuidsIn(entry).flatMap((uuid) => {
        const name = names[uuid]
        return name === undefined ? [] : [[uuid, name] as const]
      }),
    )
}
