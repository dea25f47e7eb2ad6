import type { BillList } from '@costdraft/schema/rates/bill-list.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { recordTargets, type Owner } from '../http/references.ts'

/** An entry of a list of the Court of Protection's bill, as the rows of a case may have it. */
interface OfferedEntry {
  uuid: string
  list: BillList
  code: string
  name: string
  source: string
  /** The first day of its source (ISO). */
  from: string
  retired: boolean
}

/**
 * The entries that the rows of a case may have, by list and each list in its order: those that are not retired, and
 * what its rows have already.
 */
export async function offeredEntries(tx: Tx, owner: Owner): Promise<OfferedEntry[]> {
  const { opg105_category: category, cop_activity: activity } = recordTargets
  const { rows } = await sql<OfferedEntry>`
    select uuid, list, code, name, source, effective_from as "from", retired from bill_list_entry
    where uuid in (${category.allowed(owner)} union all ${activity.allowed(owner)})
    order by list, position, code, uuid`.execute(tx)
  return rows
}
