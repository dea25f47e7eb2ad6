import type { DeadlineRow } from './deadline-rows.ts'
import type { AuditedRecord } from '@costdraft/schema/audit/about.ts'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import type { ItemSums } from '@costdraft/schema/items/item-query.ts'
import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import type { FactorKind } from '@costdraft/schema/users/second-factor.ts'
import type { AccountLinkKind } from '@costdraft/schema/users/users.ts'
import type {
  CasePart,
  CaseType,
  CourtLevel,
  DocumentsState,
  EntityType,
  FilingRule,
  HeadName,
  HearingType,
  Stage,
  UserRole,
} from '../generated/resolvers.ts'

/** The rows upstream hosts send, with wire names (snake case). Only properties that resolvers use are declared. */
export interface Page<Row> {
  total_count: number
  nodes: Row[]
  has_next_page: boolean
  end_cursor: string | null
}
/**
 * A case. Optional properties are additions of our own API, or not in every area; in a row of a list they are null
 * where the host does not have them, so that a list never asks once more for each row.
 */
export interface CaseRow {
  uuid: string
  client: string
  client_name?: string | null
  site: string
  site_name?: string | null
  staff_member: string | null
  staff_name?: string | null
  /** Whether they have left; answered with the name. */
  staff_left?: boolean | null
  case_name?: string
  solicitors_case_reference?: string
  area_of_work: string
  /** Null, with the word of the host, where that is none of ours. */
  case_type: CaseType | null
  case_type_word?: string | null
  /** Likewise; absent from what is read of a case for a change alone. */
  stage: Stage | null
  stage_word?: string | null
  fee_earner: FeeEarnerRow | string
  updated_at?: string
  updated_at_ms?: string
  stage_since?: string | null
  stage_since_ms?: string | null
  version?: number
  certificate?: ({ court_level: CourtLevel; certificate_number?: string } & Row) | null
  unresolved_comments?: number | null
  exceptional?: ExceptionalRow[]
  /** The claims as the host has answered them: what is sent back with a change of one is as it was. */
  exceptional_answered?: unknown
  fixed_fees?: { case_part: CasePart | null; fixed_fee_total: number; fixed_fee_vat: number }[]
  counsel_total?: number
  counsel_vat?: number
  solicitor_total?: number
  solicitor_vat?: number
  financial_interest?: boolean | null
  high_court_work?: boolean
  /** In pounds, null if nothing is priced or the host does not say; only in rows of a list. */
  value?: number | null
  /** Only in rows of a list. */
  unpriced?: number | null
  narrative?: string | null
  value_of_assets?: string | null
  value_of_assets_version?: number
  narrative_version?: number
  enhancement?: string | null
  enhancement_version?: number
  enhancements_version?: number
  /** Figures that were read along with one case. */
  figures?: ReadAlong | undefined
  /** Only in the response for one case, not in lists. */
  uploaded_files?: FileTree | null
}
/** A case and whose it is, with the stage where it was read. */
export type CaseHead = Pick<CaseRow, 'uuid' | 'client'> & Partial<Pick<CaseRow, 'stage' | 'stage_word'>>
export interface FeeEarnerRow {
  uuid: string
  firstname?: string | null
  surname?: string | null
  initials?: string | null
  retired_from?: string | null
  /** Where the names are looked up if there are none. */
  client?: string | undefined
}
/** A record by its uuid; `name` is undefined where the wire does not carry it, and then looked up at the client. */
export interface NamedRow {
  uuid: string
  name?: string | null | undefined
  has_left?: boolean | null | undefined
  client?: string | null | undefined
}
export interface CaseSiteRow {
  uuid: string
  site_name?: string | null | undefined
  client?: string | undefined
}
export interface ExceptionalRow {
  case_part: CasePart | null
  exceptional: boolean
}
export interface StageRow {
  /** Null for all stages of the host's own together. */
  stage: Stage | null
  count: number
  /** In pounds; null if the host does not say. */
  value: number | null
  /** Number of these cases of which nothing is priced. */
  unpriced?: number | null
}
export interface ClientRow {
  uuid: string
  name: string
  client_type: string
  solicitor_sra_number?: string | null
  primary_contact_name?: string | null
  town?: string | null
  archived_at?: string | null
  /** The uuid of the client above it. */
  parent?: string | null
  /** The uuid of the client that it was merged into. */
  merged_into?: string | null
  mark?: unknown
  remembers_reductions?: unknown
  version?: number
}
export interface UserRow {
  uuid: string
  firstname: string
  surname: string
  client_role: string
  client_uuid: string | null
  client_name: string | null
  email_address?: string
  deactivated_at?: string | null
  children_clients: Record<string, { name: string | null; role: UserRole }>
  may_edit?: boolean
  has_second_factor?: boolean | null
  /** When they are away, `yyyy-mm-dd`, and who stands in. */
  absence?: { from: string; until: string | null; deputy: string; deputy_name: string } | null
  version?: number
  /** The link that the invitation of this very answer made. */
  invitation?: AccountLinkRow | null
}
/** An entry of the audit of administration. */
export interface AdministrationChangeRow {
  id: number
  entity: string
  entity_uuid: string
  client_uuid: string | null
  client_name: string | null
  by: string
  by_name: string
  at: string
  action: string
  before: Row | null
  after: Row | null
  network: string | null
  names: Record<string, string>
}
/** The role of a user in a child client, as a change of several answers it. */
export interface UserLinkRow {
  uuid: string
  client_role: string
}
/** What there is to hand over of a user. */
export interface HandOverRow {
  cases: number
  reviews: number
  views: number
  case_list: (Row & { case_name: string; solicitors_case_reference: string; client_name: string | null })[]
  undoable: (Row & { by_name: string }) | null
}
/** What an undo gave back. */
export interface UndoneHandOverRow {
  user: UserRow
  cases: number
  kept_cases: number
  views: number
  kept_views: number
}
export interface SecondFactorRow {
  uuid: string
  kind: FactorKind
  name: string
  added_at: string
  used_at: string | null
}
export interface SecondFactorsRow {
  factors: SecondFactorRow[]
  recovery_codes_left: number
  is_required: boolean
}
export interface AddedSecondFactorRow {
  secret: string | null
  address: string | null
  page: string | null
  recovery_codes: string[] | null
}
export interface SecondFactorRuleRow {
  roles: UserRole[]
  version: number
}
export interface AccountLinkRow {
  kind: AccountLinkKind
  expires_at: string
  sent_to: string | null
  link: string | null
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
  created_by?: string | null
  created_by_name?: string | null
  version?: number
}
/** What restoring an entry of the audit would change, on a host that can. */
export interface RestoreRow {
  entity: string
  version: number
  now: Record<string, unknown>
  restored: Record<string, unknown>
  names: Record<string, string>
  is_deleted: boolean
  changed_since: boolean
}
export interface ChangeRow {
  id: number
  by: string
  by_name: string
  action: string
  entity: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** These three of a host that says what an entry is about, or restores it. */
  about?: AuditedRecord
  names?: Record<string, string>
  may_restore?: boolean
}
export interface CommentRow {
  uuid: string
  created_by: string
  created_by_name?: string | null
  version?: number
  resolved_by: string | null
  resolved_by_name?: string | null
  /** The client of the case, for the names. */
  case_client?: string
}
export interface NotificationRow {
  uuid: string
  kind: NotificationKind
  case_name: string | null
  actor_name: string | null
  facts: { added?: number; updated?: number; host?: string }
  item: {
    uuid: string
    kind: string
    list: string
    hearing_type: HearingType | null
    fee_type?: string | null
    date: string | null
  } | null
}
export interface OutputRow {
  uuid: string
  file_name: string
  size?: number | null
  created_at?: string | null
  /** What a reader has to know of the document; absent from hosts that do not say. */
  warnings?: string[] | null
}
export interface DocumentsRow {
  state: DocumentsState
  error: string | null
  /** How many documents are made, of how many; absent while none is, and from hosts that do not say. */
  made?: number
  of?: number
  /** The document in work; absent as well. */
  in_work?: string | null
  files: OutputRow[]
}
/** It has what decides the tab of its items, such as `fee_type`. */
export interface AttentionRow {
  kind: string
  hearing_type: HearingType | null
  fee_type?: string | null
  unresolved: number
  estimated: number
}
export interface FindingRow {
  rule: FilingRule
  message: string
  item: string | null
  kind: string | null
  date: string | null
  /** The kind in whose list the item is, and what decides its tab where that kind fills several. */
  list: string | null
  tab_value: string | null
}
export interface FilingCheckPage extends Page<FindingRow> {
  counts: FilingCountRow[]
}
/** What is found by a rule: hours, pounds without VAT, and in which lists its rows are. */
export interface FilingCountRow {
  rule: FilingRule
  count: number
  hours?: number | null
  net?: number | null
  rows?: { list: string; tab_value: string | null; count: number }[] | null
}
/** Which findings are asked for; the host's own page if nothing is. */
export interface FindingsAsked {
  first?: number | null
  after?: string | null
  rule?: FilingRule | null
}
/** The check of a case before filing, of which a page is read where it is shown. */
export interface FilingCheckRow {
  page: (asked: FindingsAsked) => Promise<FilingCheckPage>
}
export interface OpenCommentRow extends Partial<CommentRow> {
  uuid: string
  entity_type?: EntityType | null
  entity_uuid?: string | null
  entity_kind?: string | null
  entity_text?: string | null
  item: string
  kind: string
  tab_value: string | null
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
  fee_type?: string
  /** The name of its kind, where the answer or the list it is from tells. */
  kind?: string
  estimated?: boolean
  comments?: CommentRow[]
  /** The uuid of its case. */
  care_case?: string
  /** The client of the case, for the names. */
  case_client?: string
}
export interface LineRow {
  item: string | null
  date: string | null
  description: string | null
  quantity: number | null
  unit: string | null
  enhancement: number | null
  /** In pounds, as the next three. */
  rate: number | null
  net: number
  vat: number
  gross: number
  authority: null
  excluded_because: string | null
  not_held: string | null
}
export interface HeadRow {
  name: HeadName
  /** Absent where the host does not say, which is a case without parts. */
  case_part?: CasePart | null
  net: number
  vat: number
  gross: number
  excluded_because: string | null
  /** Absent where the host does not say, as the next. */
  unpriced?: number
  provisional?: boolean
  case_uuid?: string
  /** All lines, where the gateway has made the head itself. */
  all_lines?: LineRow[]
}
/** The totals of a case, in pounds. */
export interface TotalsRow {
  heads: HeadRow[]
  net: number
  vat: number
  gross: number
  /** In pounds; null if nothing is priced. Absent where the gateway has made the totals itself. */
  value?: number | null
  unpriced: number | null
  escape: Row | null
  /** Absent where the host does not say, which is a case without parts. */
  parts?: PartTotalsRow[]
  /** Null where the area has none, as the next; absent where the host does not say. */
  breakdowns?: Row[] | null
  estimate?: Row | null
  bases?: Row[] | null
  is_short_form?: boolean | null
}
/** What a part of a two-part case comes to, in pounds. */
export interface PartTotalsRow extends Row {
  case_part: CasePart | null
  net: number
  vat: number
  gross: number
  escape: Row | null
}
/** What belongs to a case and is not in its row. */
export interface CaseFigureRows {
  totals: TotalsRow
  attention: AttentionRow[]
  open_comments: OpenCommentRow[]
  /** The first page of what is found. */
  filing_check: FilingCheckPage
  next_deadline: { deadline: DeadlineRow | null }
}
export type CaseFigure = keyof CaseFigureRows
/** What was read along with a case: figures, and what the rows of its lists come to. */
export type ReadAlong = Partial<CaseFigureRows> & { sums?: Readonly<Record<string, ItemSumsRow>> }
/** What is asked for of a case: figures and sums of lists, and the columns of its row, if not all. */
export interface CaseAsked {
  figures: readonly CaseFigure[]
  /** Lists of `Case`, in snake case. */
  sums: readonly string[]
  columns?: readonly string[] | undefined
}
/** What rows come to: hours, and pounds without VAT, which are null where the host does not tell what rows cost. */
export type ItemSumsRow = Omit<ItemSums, 'net' | 'vat'> & Record<'net' | 'vat', number | null>
