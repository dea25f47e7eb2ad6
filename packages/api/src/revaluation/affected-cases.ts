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
      select case_item.case_uuid from case_item join ${sql.table(table)} detail on detail.item_uuid = case_item.uuid
      where case_item.client_uuid = ${client} and case_item.deleted_at is null
        and detail.${sql.ref(column)} = any(${earners}::uuid[])`,
  )
  return tx
    .selectFrom('case as case_row')
    .where('case_row.client_uuid', '=', client)
    .where('case_row.stage', '<>', 'complete')
    .where(
      sql<boolean>`(case_row.fee_earner = any(${earners}::uuid[])
        or case_row.uuid in (${sql.join(work, sql` union all `)}))`,
    )
}
