import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readItems, type ItemRow, type Range } from './item-rows.ts'
import type { Resource } from './resource.ts'

/** The kinds of `GET …/disbursement`: the disbursements of the case and those of its hearings. */
export const disbursementKinds = ['disbursement', 'hearing_disbursement'] as const

interface Listed {
  uuid: string
  date: string
  hearing: string | null
}

/**
 * The disbursements of a case with those of its hearings, in one order by date and creation. A disbursement of a hearing has the date of its
 * hearing and names it in `hearing_disbursement`, which is null for any other; it can only be changed through its hearing.
 */
export async function readDisbursements(
  tx: Tx,
  byName: Readonly<Record<string, Resource>>,
  caseUuid: string,
  { first, after }: Pick<Range, 'first' | 'after'> = {},
): Promise<ItemRow[]> {
  const { rows: listed } = await sql<Listed>`
    select i.uuid, coalesce(d.date, h.date) as date, h.item_uuid as hearing
    from case_item i join disbursement d on d.item_uuid = i.uuid left join hearing h on h.item_uuid = i.parent_uuid
    where i.case_uuid = ${caseUuid} and i.kind = any(${[...disbursementKinds]}::text[]) and i.deleted_at is null
      ${after ? sql`and (coalesce(d.date, h.date), i.seq) > (${after[0]}::date, ${after[1]})` : sql``}
    order by 2, i.seq ${first ? sql`limit ${first}` : sql``}`.execute(tx)
  const uuids = listed.map(({ uuid }) => uuid),
    rows = new Map<string, ItemRow>()
  for (const name of disbursementKinds) {
    const resource = byName[name]
    if (resource) for (const row of await readItems(tx, resource, caseUuid, { uuids })) rows.set(row.uuid, row)
  }
  return listed.flatMap(({ uuid, date, hearing }) => {
    const row = rows.get(uuid)
    return row ? [Object.assign(row, { date, hearing_disbursement: hearing })] : []
  })
}
