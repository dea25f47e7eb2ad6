import type { Role } from '@costdraft/schema/access/roles.ts'
import type { ColumnType } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'

/** A record that an import reached, with the row of the file that did. */
interface Reached {
  uuid: string
  row: number
}
/** A user whom an import changed: the version that it left, and what the user was before, in wire names. */
export interface ChangedUser extends Reached {
  version: number
  before: Record<string, string | null>
}
/** A role in a child client that an import changed. Null is none. */
export interface ChangedLink {
  person: string
  client: string
  row: number
  before: Role | null
  after: Role | null
}
/** What an import did, to be undone. */
export interface PeopleEffects {
  users: Reached[]
  changed: ChangedUser[]
  fee_earners: Reached[]
  links: ChangedLink[]
}

/** An import of people, and what is needed to undo it. */
export interface PeopleImportTable {
  uuid: string
  client_uuid: string
  file_name: string
  users_added: number
  users_updated: number
  fee_earners_added: number
  links_set: number
  effects: ColumnType<PeopleEffects, string, never>
  created_by: string
  created_at: Moment
  undone_by: string | null
  undone_at: SetMoment<null>
}

declare module '../db/tables.ts' {
  interface Tables {
    people_import: PeopleImportTable
  }
}
