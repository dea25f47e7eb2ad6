import type { Role } from '@costdraft/schema/access/roles.ts'
import { roles as allRoles } from '@costdraft/schema/access/roles.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { RowValues } from '../db/row-values.ts'
import type { BothFirms } from './both-firms.ts'
import { heldRoles, higherRole } from './collisions.ts'
import { fittingName } from './fitting-name.ts'
import { entriesInBoth, idsInBoth, isLedgerRowOfBoth, ledgerTables } from './list-collisions.ts'
import type { Choices } from './merge-choices.ts'

/** Writes into the audit what became of a row so that it fits; the entries of the merged firm move after that. */
const auditJoined = (
  tx: Tx,
  { merged }: BothFirms,
  [entity, uuid, by]: readonly [entity: string, uuid: string, by: string],
  { before, after }: { before: RowValues; after?: RowValues },
): Promise<void> =>
  audit(
    tx,
    {
      ...{ client_uuid: merged.uuid, case_uuid: entity === 'case' ? uuid : null },
      ...{ entity, entity_uuid: uuid, by },
    },
    after ? 'changed' : 'removed',
    { before, ...(after && { after }) },
  )

// Rows of a merged firm that meet others of the firm that is kept, before they move.

/** Sites and groups of a name of the other firm say where they come from; one headquarters is kept. */
async function renameRows(tx: Tx, { kept, merged }: BothFirms, by: string): Promise<void> {
  await tx
    .updateTable('site')
    .set((e) => ({ headquarters: false, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('client_uuid', '=', merged.uuid)
    .where('headquarters', '=', true)
    .execute()
  for (const [table, column, longest] of [
    ['site', 'site_name', 255],
    ['user_group', 'name', 100],
  ] as const) {
    const name = sql.ref(column)
    const { rows } = await sql<{ uuid: string; name: string }>`
      select uuid, ${name} as name from ${sql.table(table)} theirs where client_uuid = ${merged.uuid}
        and exists (select from ${sql.table(table)} mine where mine.client_uuid = ${kept.uuid}
          and lower(mine.${name}) = lower(theirs.${name}))`.execute(tx)
    for (const row of rows) {
      const found = await freeName(tx, { table, column, longest }, { kept, merged }, row.name)
      await sql`update ${sql.table(table)} set ${name} = ${found}, version = version + 1, changed_at = now()
        where uuid = ${row.uuid}`.execute(tx)
      const renamed = { before: { [column]: row.name }, after: { [column]: found } }
      await auditJoined(tx, { kept, merged }, [table, row.uuid, by], renamed)
    }
  }
}

interface NamedTable {
  table: string
  column: string
  longest: number
}
/** The name of a row with the firm that it comes from, and a number where even that is taken. */
async function freeName(
  tx: Tx,
  { table, column, longest }: NamedTable,
  { kept, merged }: BothFirms,
  name: string,
): Promise<string> {
  const both = [kept.uuid, merged.uuid]
  for (let number = 1; ; number++) {
    const found = fittingName(name, number === 1 ? merged.name : `${merged.name} ${number}`, longest)
    const { rows } = await sql`select from ${sql.table(table)} where client_uuid = any(${both}::uuid[])
      and lower(${sql.ref(column)}) = lower(${found})`.execute(tx)
    if (rows.length === 0) return found
  }
}

/** The columns of rows that refer to an entry of a bill list, from the database: an area may have its own. */
const entryColumns = async (tx: Tx): Promise<{ of: string; name: string }[]> =>
  (
    await sql<{ of: string; name: string }>`
      select relname as of, attname as name from pg_constraint join pg_class on pg_class.oid = conrelid
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'bill_list_entry'::regclass and cardinality(conkey) = 1`.execute(tx)
  ).rows

/** Entries of bill lists with one code become one, with the name that was chosen. */
async function joinEntries(tx: Tx, firms: BothFirms, choices: Choices, by: string): Promise<void> {
  const entries = await entriesInBoth(tx, firms)
  if (entries.length === 0) return
  const columns = await entryColumns(tx)
  for (const { key, kept, merged, kept_name, merged_name } of entries) {
    if (choices[key] === 'merged' && kept_name !== merged_name) {
      await sql`update bill_list_entry set name = ${merged_name}, version = version + 1, changed_at = now()
        where uuid = ${kept}`.execute(tx)
      const renamed = { before: { name: kept_name }, after: { name: merged_name } }
      await auditJoined(tx, firms, ['bill_list_entry', kept, by], renamed)
    }
    for (const { of, name } of columns)
      await sql`update ${sql.table(of)} set ${sql.ref(name)} = ${kept} where ${sql.ref(name)} = ${merged}`.execute(tx)
    await sql`delete from bill_list_entry where uuid = ${merged}`.execute(tx)
    await auditJoined(tx, firms, ['bill_list_entry', merged, by], { before: { name: merged_name } })
  }
}

const TABLE_OF_KIND: Readonly<Record<string, string>> = {
  case: 'case',
  user: 'person',
  fee_earner: 'fee_earner',
  client: 'client',
}
/** External ids that a record of each firm has are taken from one of them. */
async function takeIds(tx: Tx, firms: BothFirms, choices: Choices, by: string): Promise<void> {
  for (const { key, kind, system, id, kept, merged } of await idsInBoth(tx, firms)) {
    const loser = choices[key] === 'merged' ? kept : merged
    await sql`update ${sql.table(TABLE_OF_KIND[kind] ?? kind)} set version = version + 1,
      external_ids = (select coalesce(jsonb_agg(given), '[]') from jsonb_array_elements(external_ids) given
        where (given ->> 'system', given ->> 'id') <> (${system}, ${id}))
      where uuid = ${loser}`.execute(tx)
    const taken = { before: { external_ids: [{ system, id }] }, after: { external_ids: null } }
    await auditJoined(tx, firms, [kind, loser, by], taken)
  }
}

/** Roles that people of the client above have in both become one, the higher; those of another client above end. */
async function joinRoles(tx: Tx, firms: BothFirms, by: string): Promise<void> {
  const { kept, merged } = firms
  const held = await heldRoles(tx, firms)
  await tx.deleteFrom('child_role').where('client_uuid', '=', merged.uuid).execute()
  for (const { person, merged: there } of held)
    await auditJoined(tx, firms, ['link', person, by], { before: { client_role: there }, after: { client_role: null } })
  if (kept.parent_uuid === merged.parent_uuid)
    for (const { person, kept: here, merged: there } of held) {
      if (there === null) continue
      const role = higherRole(there, here)
      await tx
        .insertInto('child_role')
        .values({ person_uuid: person, client_uuid: kept.uuid, role })
        .onConflict((c) => c.columns(['person_uuid', 'client_uuid']).doUpdateSet({ role }))
        .execute()
      if (role !== here)
        await auditJoined(tx, firms, ['link', person, by], {
          before: { client_role: here },
          after: { client_role: role },
        })
    }
  if (held.length > 0)
    await tx
      .updateTable('person')
      .set((e) => ({ changed_at: e.fn<string>('now') }))
      .where(
        'uuid',
        'in',
        held.map(({ person }) => person),
      )
      .execute()
}

/** Roles that must have a second factor in either firm must have one in the firm that is kept. */
async function joinRules(tx: Tx, { kept, merged }: BothFirms, by: string): Promise<void> {
  const rules = await tx
    .selectFrom('second_factor_rule')
    .select(['client_uuid', 'roles'])
    .where('client_uuid', 'in', [kept.uuid, merged.uuid])
    .execute()
  const theirs = rules.find(({ client_uuid }) => client_uuid === merged.uuid)
  if (!theirs) return
  const named = new Set<Role>(rules.flatMap((row) => row.roles))
  const roles = allRoles.filter((role) => named.has(role))
  await tx
    .insertInto('second_factor_rule')
    .values({ client_uuid: kept.uuid, roles })
    .onConflict((c) =>
      c.column('client_uuid').doUpdateSet((e) => ({
        roles,
        version: e('second_factor_rule.version', '+', 1),
        changed_at: e.fn<string>('now'),
      })),
    )
    .execute()
  await tx.deleteFrom('second_factor_rule').where('client_uuid', '=', merged.uuid).execute()
  const own = rules.find(({ client_uuid }) => client_uuid === kept.uuid)?.roles ?? []
  if (roles.length > own.length)
    await auditJoined(tx, { kept, merged }, ['second_factor_rule', kept.uuid, by], {
      before: { roles: own },
      after: { roles },
    })
}

/** What ledgers mean in the firm that is kept holds. */
async function dropLedgerRows(tx: Tx, { kept, merged }: BothFirms): Promise<void> {
  for (const table of ledgerTables)
    await sql`delete from ${sql.table(table)} theirs where theirs.client_uuid = ${merged.uuid}
      and ${isLedgerRowOfBoth(table, kept.uuid)}`.execute(tx)
}

/** Makes what the merged firm has fit into the other; `by` is who merges, for the audit. */
export async function joinRows(tx: Tx, firms: BothFirms, choices: Choices, by: string): Promise<void> {
  await renameRows(tx, firms, by)
  await joinEntries(tx, firms, choices, by)
  await takeIds(tx, firms, choices, by)
  await joinRoles(tx, firms, by)
  await joinRules(tx, firms, by)
  await dropLedgerRows(tx, firms)
}
