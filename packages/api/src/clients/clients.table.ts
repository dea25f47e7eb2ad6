import type { GuidelineBand } from '@costdraft/costing'
import type { ColumnType, Generated } from 'kysely'
import type { ExternalIdColumns } from '../external-ids/external-ids.table.ts'
import type { Moment, SetMoment } from '../db/moment.ts'

export interface ClientTable extends ExternalIdColumns {
  uuid: Generated<string>
  client_uuid: ColumnType<string, never, never>
  parent_uuid: string | null
  name: string
  /** What it is sorted by, made by the database (`reading_key`). */
  name_key: ColumnType<string, never, never>
  type: 'solicitor' | 'costs_draftsman'
  solicitor_sra_number: string
  primary_contact_name: string | null
  first_line_address: string | null
  second_line_address: string | null
  town: string | null
  county: string | null
  phone_number: string | null
  /** Whether what its bills were reduced for is told before others are filed. */
  remembers_reductions: Generated<boolean>
  version: Generated<number>
  created_at: Moment
  changed_at: SetMoment
  archived_at: SetMoment<null>
  removed_at: SetMoment<null>
  /** The client that it was merged into: then it is archived, and nothing is of it any more. */
  merged_into: Generated<string | null>
}

export interface SiteTable {
  uuid: Generated<string>
  client_uuid: string
  site_name: string
  first_line_address: string
  second_line_address: string | null
  town: string
  county: string | null
  postcode: string
  phone_number: string | null
  office_number: string | null
  region: string
  location: string
  guideline_band: GuidelineBand | null
  headquarters: Generated<boolean>
  version: Generated<number>
  created_at: Moment
  changed_at: SetMoment
}

declare module '../db/tables.ts' {
  interface Tables {
    client: ClientTable
    site: SiteTable
  }
}
