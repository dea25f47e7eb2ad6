import { sql } from 'kysely'
import type { ItemsContext } from '../items/context.ts'
import type { Resource } from '../items/resource.ts'

/** Sets columns of the detail of a row. */
export async function setColumns(
  { tx }: Pick<ItemsContext, 'tx'>,
  { table }: Resource,
  uuid: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const sets = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where item_uuid = ${uuid}`.execute(tx)
}

/** What is stored of a row in its detail table, as it is audited. */
export async function storedDetail(
  { tx }: Pick<ItemsContext, 'tx'>,
  { table }: Resource,
  uuid: string,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ detail: Record<string, unknown> }>`
    select to_jsonb(detail) - array['item_uuid', 'client_uuid'] as detail from ${sql.table(table)} detail
    where item_uuid = ${uuid}`.execute(tx)
  return rows[0]?.detail ?? {}
}
