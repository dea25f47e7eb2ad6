import { isPriced } from '@costdraft/schema/kind.ts'
import { sql, type RawBuilder } from 'kysely'
import { LONDON_TODAY } from '../db/london-days.ts'
import { dateColumn } from '../items/columns.ts'
import { productItems } from '../items/index.ts'

/**
 * What is due in the open cases of some clients: rows of `case_uuid`, `due`, `day`, and `lines`, how many there are. A
 * claim is due three months after the last step of its case (`endOfCase` in `schema/areas/bill-facts`), and stays due
 * until it is complete; an appointment is due until its day is past.
 */
export function dueDates(clients: readonly string[]): RawBuilder<unknown> {
  const appointments = productItems.all.flatMap(({ kind, table }) => {
    const date = dateColumn(kind)
    return kind.isAppointment && isPriced(kind) && date
      ? sql`
        select item.case_uuid, 'hearing', detail.${sql.ref(date)}, 1
        from ${sql.table(table)} detail
          cross join lateral (select case_uuid from case_item where uuid = detail.item_uuid and kind = ${kind.name}
            and deleted_at is null offset 0) item
          cross join lateral (select from "case" where uuid = item.case_uuid and stage <> 'complete' offset 0) of_open
        where detail.client_uuid = any(${clients}::uuid[]) and detail.${sql.ref(date)} >= ${LONDON_TODAY}`
      : []
  })
  const claims = sql`
    select uuid as case_uuid, 'claim' as due, ((details->>'last_step_on')::date + interval '3 months')::date as day, 1 as lines
    from "case" where client_uuid = any(${clients}::uuid[]) and stage <> 'complete' and details->>'last_step_on' is not null`
  return sql.join([claims, ...appointments], sql` union all `)
}
