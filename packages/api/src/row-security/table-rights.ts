import { productItems, type resources } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import type { Tables } from '../db/tables.ts'

/**
 * What a request may do with a table, and whether a row-level security policy limits it to the rows of the person's own
 * firms.
 */
export interface TableRights {
  /** SQL privileges, separated by commas; empty for a table that no request may access. */
  rights: string
  hasPolicy: boolean
}

const ALL = 'select, insert, update, delete'
const ofTenant: TableRights = { rights: ALL, hasPolicy: true }
/** Tables that are read across firms: to identify the caller, for idempotency keys, and for jobs. */
const acrossTenants: TableRights = { rights: ALL, hasPolicy: false }
const notForRequests: TableRights = { rights: '', hasPolicy: false }

/**
 * Every table has an entry, so that a new one cannot be forgotten: the compiler refuses a missing one. Detail tables
 * follow from the kinds.
 */
const rightsByTable: Record<keyof Tables, TableRights> = {
  api_client: ofTenant,
  // A person lists and ends their own sign-ins.
  auth_record: acrossTenants,
  bill_list_entry: ofTenant,
  budget: ofTenant,
  case: ofTenant,
  case_file: ofTenant,
  case_item: ofTenant,
  // Triggers add its rows; a timer of the product replaces several by one.
  case_tally: { rights: 'select, insert', hasPolicy: true },
  case_total: ofTenant,
  case_view: ofTenant,
  certificate: ofTenant,
  change: ofTenant,
  child_role: acrossTenants,
  client: acrossTenants,
  comment: ofTenant,
  // Triggers write its rows.
  external_id: { rights: 'select', hasPolicy: true },
  fee_earner: ofTenant,
  file_store: notForRequests,
  fee_earner_period: ofTenant,
  frozen_case: ofTenant,
  idempotent: acrossTenants,
  item_file: ofTenant,
  job: acrossTenants,
  ledger_alias: ofTenant,
  ledger_import: ofTenant,
  ledger_mapping: ofTenant,
  // Written and read before and after the transaction of the request, and of no firm.
  ledger_reading: notForRequests,
  note: ofTenant,
  notification: { rights: 'select, insert, update', hasPolicy: true },
  output: ofTenant,
  output_preview: ofTenant,
  person: acrossTenants,
  rate_card: ofTenant,
  rate_edition: ofTenant,
  // Triggers write it.
  record_change: { rights: 'select', hasPolicy: true },
  record_change_floor: { rights: 'select', hasPolicy: false },
  schema_setup: notForRequests,
  schema_step: notForRequests,
  secret: notForRequests,
  sign_in_attempt: notForRequests,
  site: ofTenant,
  // A trigger adds its rows.
  stage_period: { rights: 'select, insert', hasPolicy: true },
  start: notForRequests,
  // Rows of uploads are committed before the transaction of the request begins, and of no firm.
  stored_file: notForRequests,
  tr_enhancement: ofTenant,
  user_group: ofTenant,
  user_group_member: acrossTenants,
  webhook: ofTenant,
  // Added by a function that knows the webhooks of the parent as well, and deleted by a timer.
  webhook_delivery: { rights: 'select, update', hasPolicy: true },
  webhook_event: { rights: 'select', hasPolicy: true },
}

/** The detail tables of kinds, which are read through their kind and not through `Tables`. */
export const detailTables = ({ all }: Items): string[] => [...new Set(all.map(({ table }) => table))]

/** The rights of all tables, with those of the given kinds, by name in alphabetical order. */
export const rightsWith = (items: Items): Record<string, TableRights> =>
  Object.fromEntries(
    [...Object.entries(rightsByTable), ...detailTables(items).map((table) => [table, ofTenant] as const)].toSorted(
      ([a], [b]) => (a < b ? -1 : 1),
    ),
  )

type DetailTable = (typeof resources)[keyof typeof resources]['table']
/** The rights of the tables of the product. */
export const tableRights = rightsWith(productItems) as Record<keyof Tables | DetailTable, TableRights>
