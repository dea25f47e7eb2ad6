import type { BillList } from '@costdraft/schema/rates/bill-list.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { NotFound } from '../errors/errors.ts'
import { exactly, timesOf } from '../db/times.ts'

/** The entries of a list of a client, with the name of who recorded each, in the order of the list. */
const entriesOf = (tx: Tx, client: string, list: BillList) =>
  tx
    .selectFrom('bill_list_entry as entry')
    .innerJoin('person', 'person.uuid', 'entry.changed_by')
    .where('entry.client_uuid', '=', client)
    .where('entry.list', '=', list)
    .select([
      'entry.uuid',
      'entry.code',
      'entry.name',
      'entry.position',
      'entry.source',
      'entry.effective_from as from',
      'entry.retired',
      'entry.changed_at as recorded_at',
      exactly('entry.changed_at', 'recorded_at'),
      ...timesOf('entry.created_at', 'entry.changed_at'),
      'entry.version',
      sql<string>`person.firstname || ' ' || person.surname`.as('by'),
    ])
    .orderBy('entry.position')
    .orderBy('entry.code')
    .orderBy('entry.uuid')
export type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number]

/** An entry of a list. Throws 404 if there is none. `lock` locks its row until the transaction ends. */
export async function requireEntry(
  tx: Tx,
  client: string,
  list: BillList,
  uuid: string,
  { lock = false } = {},
): Promise<EntryRow> {
  const row = isUuid(uuid)
    ? await entriesOf(tx, client, list)
        .where('entry.uuid', '=', uuid)
        .$if(lock, (q) => q.forUpdate('entry'))
        .executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}

/** Which of these entries a row of any case has, whether or not the caller may see the case. */
export async function usedEntries(tx: Tx, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set()
  const { rows } = await sql<{ uuid: string }>`
    select used as uuid from used_bill_list_entries(${uuids}::uuid[]) as used`.execute(tx)
  return new Set(rows.map(({ uuid }) => uuid))
}

const onWire = (row: EntryRow, used: ReadonlySet<string>) => ({ ...row, used: used.has(row.uuid) })
export type EntryOnWire = ReturnType<typeof onWire>

/** Entries in wire format: each with whether a row has it. */
export async function entryOnWire(tx: Tx, row: EntryRow): Promise<EntryOnWire> {
  return onWire(row, await usedEntries(tx, [row.uuid]))
}

/** A list in wire format, in its order, with what is retired. */
export async function billListOnWire(tx: Tx, client: string, list: BillList): Promise<EntryOnWire[]> {
  const rows = await entriesOf(tx, client, list).execute()
  const used = await usedEntries(
    tx,
    rows.map(({ uuid }) => uuid),
  )
  return rows.map((row) => onWire(row, used))
}
