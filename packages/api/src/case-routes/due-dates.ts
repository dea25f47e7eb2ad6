import { isPriced } from '@costdraft/schema/kind.ts'
import { sql, type RawBuilder } from 'kysely'
import { deadlinesOfCases } from '../deadlines/deadline-rows.ts'
import { LONDON_TODAY } from '../db/london-days.ts'
import { dateColumn } from '../items/columns.ts'
import { productItems } from '../items/index.ts'

/**
 * What is due in the cases of some clients: rows of `case_uuid`, `due`, `day`, and `lines`, how many there are. A claim
 * is due three months after the last step of its case (`endOfCase` in `schema/areas/bill-facts`), or on the day that
 * was entered instead, and stays due until it is complete; any other date that runs is due until it is done, in a
 * complete case as well, and an appointment of an open one until its day is past.
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
  const deadlines = sql`
    select case_uuid, case when rule = 'legal_aid_claim' then 'claim' else 'deadline' end as due, day, 1 as lines
    from (${deadlinesOfCases(sql`of_case.client_uuid = any(${clients}::uuid[])`)}) running where done is null`
  return sql.join([deadlines, ...appointments], sql` union all `)
}
