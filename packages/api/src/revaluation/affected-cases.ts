import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { earnerColumn } from '../items/columns.ts'
import type { Items } from '../items/registry.ts'
import type { OpenCases } from './preview.ts'

/** The open cases of a firm of which one of these fee earners is responsible, or that record work of theirs. */
export function affectedCases(tx: Tx, { all }: Items, client: string, earners: readonly string[]): OpenCases {
  const tables = new Map(
    all.flatMap((resource): [table: string, column: string][] => {
      const column = earnerColumn(resource)
      return column ? [[resource.table, column]] : []
    }),
  )
  const work = [...tables].map(
    ([table, column]) => sql`
      select i.case_uuid from case_item i join ${sql.table(table)} d on d.item_uuid = i.uuid
      where i.client_uuid = ${client} and i.deleted_at is null and d.${sql.ref(column)} = any(${earners}::uuid[])`,
  )
  return tx
    .selectFrom('case as c')
    .where('c.client_uuid', '=', client)
    .where('c.stage', '<>', 'complete')
    .where(sql<boolean>`(c.fee_earner = any(${earners}::uuid[]) or c.uuid in (${sql.join(work, sql` union all `)}))`)
}
