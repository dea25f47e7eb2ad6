import type { Grade } from '@costdraft/costing'
import type { BillList } from '@costdraft/schema/rates/bill-list.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/** A firm's own edition of a rate table. */
export interface RateEditionTable {
  uuid: Generated<string>
  client_uuid: string
  /** The key of its table (`costing/rates/tables.ts`). */
  table_key: string
  effective_from: string
  authority: string
  /** Whole pence or percent, by row. */
  amounts: ColumnType<Readonly<Record<string, number>>, string, string>
  version: Generated<number>
  created_by: string
  created_at: Moment
  /** Who recorded the figures as they are now. */
  changed_by: string
  changed_at: SetMoment
  deleted_at: SetMoment<null>
}

/** What a firm charges an hour from a day: for one fee earner or for a grade; the other is null. */
export interface RateCardTable {
  uuid: Generated<string>
  client_uuid: string
  fee_earner: string | null
  grade: Grade | null
  effective_from: string
  /** In pounds, without VAT. */
  rate: number
  version: Generated<number>
  created_by: string
  created_at: Moment
  /** Who recorded the rate as it is now. */
  changed_by: string
  changed_at: SetMoment
  deleted_at: SetMoment<null>
}

/** An entry of a list of the Court of Protection's bill that a firm has entered. */
export interface BillListEntryTable {
  uuid: Generated<string>
  client_uuid: string
  list: BillList
  code: string
  name: string
  position: number
  source: string
  /** The first day of the template that it is from. */
  effective_from: string
  retired: boolean
  version: Generated<number>
  created_by: string
  created_at: Moment
  /** Who recorded the entry as it is now. */
  changed_by: string
  changed_at: SetMoment
}

declare module '../db/tables.ts' {
  interface Tables {
    rate_edition: RateEditionTable
    rate_card: RateCardTable
    bill_list_entry: BillListEntryTable
  }
}
