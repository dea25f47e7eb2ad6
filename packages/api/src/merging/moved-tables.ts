import type { Tables } from '../db/tables.ts'
import type { Items } from '../items/registry.ts'
import { detailTables } from '../row-security/table-rights.ts'

/**
 * What becomes of the rows that a merged firm has in a table: they move to the firm that is kept (`moves`); they join
 * what that has there, which code of their own decides (`joins`); they follow by a trigger (`follows`) or with the row
 * of another table (`hangs`); they stay, as they say what happened (`stays`); or they are deleted (`goes`). `none` is a
 * table without a firm.
 */
export type Merged = 'moves' | 'joins' | 'follows' | 'hangs' | 'stays' | 'goes' | 'none'

/**
 * Every table has an entry, so that a new one cannot be forgotten: the compiler refuses a missing one, and a test one
 * that says `none` of a table with a firm. In the order in which they move: what is told of before what it consists of.
 */
const mergedByTable: Record<keyof Tables, Merged> = {
  client: 'stays',
  site: 'joins',
  user_group: 'joins',
  rate_edition: 'joins',
  rate_card: 'joins',
  bill_list_entry: 'joins',
  child_role: 'joins',
  second_factor_rule: 'joins',
  ledger_alias: 'joins',
  ledger_mapping: 'joins',
  fee_earner: 'moves',
  fee_earner_period: 'moves',
  person: 'moves',
  api_client: 'moves',
  account_link: 'moves',
  recovery_code: 'moves',
  second_factor: 'moves',
  sign_in: 'moves',
  user_group_member: 'hangs',
  case: 'moves',
  certificate: 'moves',
  case_total: 'moves',
  case_tally: 'follows',
  stage_period: 'moves',
  tr_enhancement: 'moves',
  calendar_link: 'moves',
  case_deadline: 'moves',
  case_deadline_start: 'moves',
  case_item: 'moves',
  comment: 'moves',
  note: 'moves',
  case_file: 'moves',
  item_file: 'moves',
  budget: 'moves',
  frozen_case: 'moves',
  output: 'moves',
  output_preview: 'moves',
  assessment: 'moves',
  assessment_line: 'moves',
  assessment_ruling: 'moves',
  assessment_import: 'moves',
  ledger_import: 'moves',
  row_operation: 'moves',
  notification: 'moves',
  hand_over: 'moves',
  people_import: 'moves',
  removal: 'moves',
  case_view: 'moves',
  webhook: 'moves',
  webhook_event: 'moves',
  webhook_delivery: 'moves',
  change: 'moves',
  idempotent: 'moves',
  job: 'moves',
  external_id: 'follows',
  // The kept firm has its own, or none; documents that were made before have theirs in the frozen case.
  client_mark: 'goes',
  // An archive has the data of the merged firm alone: an owner of the kept one who was none of it has no right to it.
  firm_archive: 'goes',
  // What was told is told; triggers tell of each record that it was removed in the one firm and added in the other.
  record_change: 'stays',
  record_change_floor: 'none',
  auth_record: 'none',
  file_store: 'none',
  ledger_reading: 'none',
  schema_setup: 'none',
  schema_step: 'none',
  secret: 'none',
  sign_in_attempt: 'none',
  start: 'none',
  stored_file: 'none',
}

/** What becomes of the rows of each table, with those of the given kinds of item. */
export const mergedWith = (items: Items): Record<string, Merged> => ({
  ...mergedByTable,
  ...Object.fromEntries(detailTables(items).map((table) => [table, 'moves' as const])),
})

/** The tables whose rows are moved, in their order: those that join are moved once they fit. */
export const movedTables = (items: Items): string[] =>
  Object.entries(mergedWith(items)).flatMap(([table, merged]) =>
    (merged === 'moves' || merged === 'joins') && !JOINED_WHOLE.has(table) ? [table] : [],
  )
/** The tables whose rows are deleted, as what they are of ends with the firm. */
export const deletedTables = (items: Items): string[] =>
  Object.entries(mergedWith(items)).flatMap(([table, merged]) => (merged === 'goes' ? [table] : []))
/** Tables of which nothing is left to move once their rows have joined. */
const JOINED_WHOLE = new Set(['child_role', 'second_factor_rule'])
