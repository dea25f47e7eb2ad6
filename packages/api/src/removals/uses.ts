import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { columnsOfResource } from '../items/columns.ts'
import type { Items } from '../items/registry.ts'
import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import type { Counted } from './counted.ts'

// What names a record that is to be removed, by number. Each runs under the row-level security of the one firm.

const counted = async (tx: Tx, one: string, many: string, rows: RawBuilder<unknown>): Promise<Counted> => {
  const { rows: found } = await sql<{
    count: number
  }>`select count(*)::int as count from (${rows}) as using_it`.execute(tx)
  return { one, many, count: found[0]?.count ?? 0 }
}

/** The columns of items that name a fee earner, by their tables. */
const earnerColumns = ({ all }: Items): [table: string, column: string][] => [
  ...new Map(
    all.flatMap((resource) =>
      columnsOfResource(resource)
        .filter(({ declared }) => declared.ref === 'fee_earner')
        .map(({ column }) => [`${resource.table} ${column}`, [resource.table, column] as [string, string]] as const),
    ),
  ).values(),
]

/**
 * What names a fee earner: cases, rows with those in the trash, rates, and what keeps its uuid in a document of its
 * own, such as a budget.
 */
export async function usesOfFeeEarner(tx: Tx, items: Items, client: string, uuid: string): Promise<Counted[]> {
  const rows = earnerColumns(items).map(
    ([table, column]) =>
      sql`select 1 from ${sql.table(table)} where client_uuid = ${client} and ${sql.ref(column)} = ${uuid}`,
  )
  const inText = `%${uuid}%`
  return [
    await counted(
      tx,
      'case',
      'cases',
      sql`select 1 from "case" where client_uuid = ${client} and fee_earner = ${uuid}`,
    ),
    await counted(tx, 'row', 'rows', sql.join(rows, sql` union all `)),
    await counted(
      tx,
      'rate',
      'rates',
      sql`select 1 from rate_card where client_uuid = ${client} and fee_earner = ${uuid}`,
    ),
    await counted(
      tx,
      'budget',
      'budgets',
      sql`select distinct case_uuid from budget where client_uuid = ${client} and content::text like ${inText}`,
    ),
    await counted(
      tx,
      'import that can be undone',
      'imports that can be undone',
      sql`select 1 from ledger_import where client_uuid = ${client} and undone_at is null and before::text like ${inText}`,
    ),
  ]
}

/** Who and what is at a site. */
export const usesOfSite = async (tx: Tx, client: string, uuid: string): Promise<Counted[]> => [
  await counted(tx, 'user', 'users', sql`select 1 from person where client_uuid = ${client} and site_uuid = ${uuid}`),
  await counted(
    tx,
    'fee earner',
    'fee earners',
    sql`select distinct fee_earner from fee_earner_period where client_uuid = ${client} and site_uuid = ${uuid}`,
  ),
  await counted(tx, 'case', 'cases', sql`select 1 from "case" where client_uuid = ${client} and site = ${uuid}`),
]

/** The cases of a client, and the firms below it. */
export const usesOfClient = async (tx: Tx, uuid: string): Promise<Counted[]> => [
  await counted(tx, 'case', 'cases', sql`select 1 from "case" where client_uuid = ${uuid}`),
  await counted(
    tx,
    'client of its own',
    'clients of its own',
    sql`select 1 from client where parent_uuid = ${uuid} and removed_at is null`,
  ),
]

/** The rows of a case, and those of its trash that can be brought back. */
export const usesOfCase = async (tx: Tx, uuid: string, now: Date): Promise<Counted[]> => [
  await counted(
    tx,
    'row',
    'rows',
    sql`select 1 from case_item where case_uuid = ${uuid} and parent_uuid is null and deleted_at is null`,
  ),
  await counted(
    tx,
    'removed row that can be restored',
    'removed rows that can be restored',
    sql`select 1 from case_item where case_uuid = ${uuid} and parent_uuid is null
      and deleted_at > ${now.toISOString()}::timestamptz - make_interval(days => ${UNDO_DAYS})`,
  ),
]
