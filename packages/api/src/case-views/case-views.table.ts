import type { CaseViewPage } from '@costdraft/schema/case-views/case-view.ts'
import type { Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/** A saved view of a list of cases: of one person, and of the people of the firm where it is shared. */
export interface CaseViewTable {
  uuid: Generated<string>
  client_uuid: string
  person_uuid: string
  name: string
  page: CaseViewPage
  /** The query string of the list. */
  query: string
  is_shared: boolean
  version: Generated<number>
  created_at: Moment
  changed_at: SetMoment
}

declare module '../db/tables.ts' {
  interface Tables {
    case_view: CaseViewTable
  }
}
