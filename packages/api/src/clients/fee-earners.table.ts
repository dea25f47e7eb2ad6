import type { FeeEarnerType, Grade } from '@costdraft/costing'
import type { ColumnType, Generated } from 'kysely'
import type { ExternalIdColumns } from '../external-ids/external-ids.table.ts'
import type { Moment, SetMoment } from '../db/moment.ts'

export interface FeeEarnerTable extends ExternalIdColumns {
  uuid: Generated<string>
  client_uuid: string
  person_uuid: string | null
  firstname: string
  surname: string
  /** What it is sorted by, made by the database (`reading_key`). */
  name_key: ColumnType<string, never, never>
  initials: string
  /** `yyyy-mm-dd`: the first day of no more work; null for one who is not retired. */
  retired_from: ColumnType<string | null, never, string | null>
  version: Generated<number>
  created_at: Moment
  changed_at: SetMoment
}

/** What a fee earner is from a day until the next period begins. Every fee earner has a first one. */
export interface FeeEarnerPeriodTable {
  fee_earner: string
  client_uuid: string
  /** `yyyy-mm-dd`; null for the first period, which has no beginning. */
  from_day: string | null
  site_uuid: string
  type: FeeEarnerType
  grade: Grade
  is_panel_member: Generated<boolean>
}

declare module '../db/tables.ts' {
  interface Tables {
    fee_earner: FeeEarnerTable
    fee_earner_period: FeeEarnerPeriodTable
  }
}
