import { labelOf } from '@costdraft/schema/labels.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { BothFirms } from './both-firms.ts'
import { told, type Collision } from './merge-choices.ts'

/** An entry of a bill list that both firms have, by its code. */
export interface ListedInBoth {
  key: string
  list: string
  code: string
  kept: string
  merged: string
  kept_name: string
  merged_name: string
}

/** The entries with one code in both firms. */
export async function entriesInBoth(tx: Tx, { kept, merged }: BothFirms): Promise<ListedInBoth[]> {
  const { rows } = await sql<Omit<ListedInBoth, 'key'>>`
    select mine.list, mine.code, mine.uuid as kept, theirs.uuid as merged, mine.name as kept_name,
      theirs.name as merged_name
    from bill_list_entry mine join bill_list_entry theirs on theirs.list = mine.list and lower(theirs.code) = lower(mine.code)
    where mine.client_uuid = ${kept.uuid} and theirs.client_uuid = ${merged.uuid} order by mine.list, mine.code`.execute(
    tx,
  )
  return rows.map((row) => ({ ...row, key: `bill_list:${row.list}:${row.code.toLowerCase()}` }))
}

/** An external id that a record of each firm has. */
export interface IdInBoth {
  key: string
  kind: string
  system: string
  id: string
  kept: string
  merged: string
}

/** The external ids of one kind of record that both firms have; of clients below them too. */
export async function idsInBoth(tx: Tx, { kept, merged }: BothFirms): Promise<IdInBoth[]> {
  const { rows } = await sql<Omit<IdInBoth, 'key'>>`
    select mine.kind, mine.system, mine.id, mine.record_uuid as kept, theirs.record_uuid as merged
    from external_id mine join external_id theirs on (theirs.kind, theirs.system, theirs.id) = (mine.kind, mine.system, mine.id)
    where mine.within_uuid = ${kept.uuid} and theirs.within_uuid = ${merged.uuid}
    order by mine.kind, mine.system, mine.id`.execute(tx)
  // By its place: the id of a case is not for whoever may read none.
  return rows.map((row, at) => ({ ...row, key: `external_id:${at}` }))
}

/** The records that have external ids of both firms, as they are called. */
async function recordNames(tx: Tx, ids: readonly IdInBoth[]): Promise<ReadonlyMap<string, string>> {
  const uuids = ids.flatMap(({ kept, merged }) => [kept, merged])
  const { rows } = await sql<{ uuid: string; name: string }>`
    select uuid, case_name as name from "case" where uuid = any(${uuids}::uuid[])
    union all select uuid, firstname || ' ' || surname from person where uuid = any(${uuids}::uuid[])
    union all select uuid, firstname || ' ' || surname from fee_earner where uuid = any(${uuids}::uuid[])
    union all select uuid, name from client where uuid = any(${uuids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

const ROW_KEYS = { ledger_alias: ['kind', 'text'], ledger_mapping: ['signature'] } as const
export type LedgerTable = keyof typeof ROW_KEYS
export const ledgerTables = Object.keys(ROW_KEYS) as LedgerTable[]
/** SQL condition: the row `theirs` of the merged firm has the key of one of the firm that is kept. */
export const isLedgerRowOfBoth = (table: LedgerTable, kept: string) => sql<boolean>`exists (
  select from ${sql.table(table)} mine where mine.client_uuid = ${kept} and ${sql.join(
    ROW_KEYS[table].map((column) => sql`mine.${sql.ref(column)} = theirs.${sql.ref(column)}`),
    sql` and `,
  )})`

/** What ledgers mean by words and headings: what the firm that is kept has chosen holds. */
async function ledgerCollisions(tx: Tx, { kept, merged }: BothFirms): Promise<Collision[]> {
  const named = { ledger_alias: 'Words of ledgers', ledger_mapping: 'Headings of ledgers' }
  const collisions: Collision[] = []
  for (const table of ledgerTables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} theirs
      where theirs.client_uuid = ${merged.uuid} and ${isLedgerRowOfBoth(table, kept.uuid)}`.execute(tx)
    const count = rows[0]?.count ?? 0
    if (count > 0)
      collisions.push(told(table, table, named[table], `${count} in both: what ${kept.name} has chosen holds.`))
  }
  return collisions
}

/** Saved views that both firms share under one name. */
async function viewCollisions(tx: Tx, { kept, merged }: BothFirms): Promise<Collision[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct mine.name from case_view mine join case_view theirs
      on theirs.page = mine.page and lower(theirs.name) = lower(mine.name)
    where mine.client_uuid = ${kept.uuid} and theirs.client_uuid = ${merged.uuid} and mine.is_shared and theirs.is_shared
    order by 1`.execute(tx)
  return rows.map(({ name }) => told('case_view', `case_view:${name}`, name, 'Both saved views stay.'))
}

/** Lists, external ids, ledgers and saved views. */
export async function listCollisions(tx: Tx, firms: BothFirms, isNamed: boolean): Promise<Collision[]> {
  const { kept, merged } = firms
  const entries = (await entriesInBoth(tx, firms)).map(({ key, list, code, kept_name, merged_name }): Collision =>
    kept_name === merged_name
      ? told('bill_list_entry', key, `${code} of ${labelOf(list)}`, 'Both say the same, and become one.')
      : {
          ...{ kind: 'bill_list_entry', key, name: `${code} of ${labelOf(list)}`, blocks: false },
          outcome: 'They become one, with one of the names; open cases print it.',
          choices: { kept: kept_name, merged: merged_name },
        },
  )
  const ids = await idsInBoth(tx, firms)
  const names = await recordNames(tx, ids)
  const nameOf = (kind: string, uuid: string, firm: string): string =>
    kind === 'case' && !isNamed ? `the case of ${firm}` : `${names.get(uuid) ?? labelOf(kind)} (${firm})`
  const taken = ids.map(({ key, kind, system, id, kept: mine, merged: theirs }): Collision => ({
    ...{ kind: 'external_id', key, blocks: false },
    name: kind === 'case' && !isNamed ? 'An external id of a case' : `${system} ${id}`,
    outcome: 'An external id is of one record: the other loses it.',
    choices: { kept: nameOf(kind, mine, kept.name), merged: nameOf(kind, theirs, merged.name) },
  }))
  return [...entries, ...taken, ...(await ledgerCollisions(tx, firms)), ...(await viewCollisions(tx, firms))]
}
