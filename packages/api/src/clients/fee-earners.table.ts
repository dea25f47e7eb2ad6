import type { Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

export interface FeeEarnerTable {
  uuid: Generated<string>
  client_uuid: string
  site_uuid: string
  person_uuid: string | null
  firstname: string
  surname: string
  initials: string
  type: 'solicitor' | 'paralegal' | 'legal_executive'
  grade: 'A' | 'B' | 'C' | 'D'
  is_panel_member: Generated<boolean>
  version: Generated<number>
  created_at: Moment
  changed_at: SetMoment
}
