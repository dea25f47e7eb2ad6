import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import type { CaseType, HearingType, Stage, UserRole } from '../generated/resolvers.ts'

/** The rows upstream hosts send, with wire names (snake case). Only properties that resolvers use are declared. */
export interface Page<Row> {
  total_count: number
  nodes: Row[]
  has_next_page: boolean
  end_cursor: string | null
}
export interface CaseRow {
  uuid: string
  client: string
  client_name: string
  site: string
  site_name: string
  staff_member: string | null
  staff_name: string | null
  case_type: CaseType
  version?: number
  high_court_work?: boolean
  /** In pounds, null if nothing is priced; only in rows of a list. */
  value?: number | null
  /** Only in rows of a list. */
  unpriced?: number
  narrative?: string | null
  narrative_version?: number
  enhancement?: string | null
  enhancement_version?: number
  enhancements_version?: number
  /** Only in the response for one case, not in lists. */
  uploaded_files?: FileTree | null
}
export interface StageRow {
  stage: Stage
  count: number
  value: number
  unpriced: number
}
export interface ClientRow {
  uuid: string
  name: string
  client_type: string
  version?: number
}
export interface UserRow {
  uuid: string
  firstname: string
  surname: string
  client_role: string
  client_uuid: string | null
  client_name: string | null
  children_clients: Record<string, { name: string; role: UserRole }>
  may_edit: boolean
  version?: number
}
export interface ApiClientRow {
  uuid: string
  name: string
  client_role: UserRole
  read_only: boolean
}
export interface NewApiClientRow extends ApiClientRow {
  client_secret: string
}
export interface GroupRow {
  uuid: string
  name: string
  users: { uuid: string; firstname: string; surname: string }[]
  version?: number
}
export interface NoteRow {
  uuid: string
  created_by: string
  created_by_name: string
  version?: number
}
export interface ChangeRow {
  id: number
  by: string
  by_name: string
  action: string
  entity: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
export interface CommentRow {
  uuid: string
  created_by: string
  created_by_name: string
  resolved_by: string | null
  resolved_by_name: string | null
  care_case?: string
}
export interface NotificationRow {
  uuid: string
  kind: NotificationKind
  case_name: string
  actor_name: string | null
  facts: { added?: number; updated?: number }
  item: { uuid: string; kind: string; list: string; hearing_type: HearingType | null; date: string | null } | null
}
export interface OutputRow {
  uuid: string
  file_name: string
  size: number
  created_at: string
}
export type Row = Record<string, unknown>

export const connection = <R>({ total_count, nodes, has_next_page, end_cursor }: Page<R>) => ({
  totalCount: total_count,
  nodes,
  pageInfo: { hasNextPage: has_next_page, endCursor: end_cursor },
})

export interface ItemRow extends Row {
  uuid: string
  version?: number
  estimated?: boolean
  comments?: CommentRow[]
}
export interface HeadRow extends Row {
  name: string
  case_uuid?: string
}
export interface TotalsRow extends Row {
  heads: HeadRow[]
  gross: number
  value?: number | null
  unpriced: number
}
export interface LineRow extends Row {
  item: string | null
}
