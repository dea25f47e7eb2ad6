import { productItems, type resources } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import type { Tables } from '../db/tables.ts'

/** The column that says of which firm a row is. */
export const FIRM_COLUMN = 'client_uuid'

/**
 * Of which firm the rows of a table are: `FIRM_COLUMN` says it, except for rows of nobody; the row of another table
 * does, to which a column of this one refers; or they are of none, and why. A check compares it with the database
 * (docs/firm-keys.md).
 */
export type FirmKey =
  | { of: 'firm'; exceptFor?: string }
  | { of: 'parent'; table: keyof Tables; by: string }
  | { of: 'none'; why: string }

/**
 * What a request may do with a table, and whether a row-level security policy limits it to the rows of the person's own
 * firms.
 */
export interface TableRights {
  /** SQL privileges, separated by commas; empty for a table that no request may access. */
  rights: string
  hasPolicy: boolean
  firm: FirmKey
}

const ALL = 'select, insert, update, delete'
const firm: FirmKey = { of: 'firm' }
const ofTenant: TableRights = { rights: ALL, hasPolicy: true, firm }
/** Tables that are read across firms: to identify the caller, for idempotency keys, and for jobs. */
const acrossTenants: TableRights = { rights: ALL, hasPolicy: false, firm }
const firmExceptFor = (exceptFor: string): FirmKey => ({ of: 'firm', exceptFor })
const ofNoFirm = (why: string): { firm: FirmKey } => ({ firm: { of: 'none', why } })
/** Tables of no firm, and why, that no request may access. */
const notForRequests = (why: string): TableRights => ({ rights: '', hasPolicy: false, ...ofNoFirm(why) })

/**
 * Every table has an entry, so that a new one cannot be forgotten: the compiler refuses a missing one. Detail tables
 * follow from the kinds.
 */
const rightsByTable: Record<keyof Tables, TableRights> = {
  account_link: { ...acrossTenants, firm: firmExceptFor('administrators') },
  api_client: ofTenant,
  assessment: ofTenant,
  assessment_import: ofTenant,
  assessment_line: ofTenant,
  assessment_ruling: ofTenant,
  // A person lists and ends their own sign-ins.
  auth_record: { ...acrossTenants, ...ofNoFirm('sign-ins and tokens are of a person, who may act in several firms') },
  bill_list_entry: ofTenant,
  budget: ofTenant,
  case: ofTenant,
  case_file: ofTenant,
  case_item: ofTenant,
  // Triggers add its rows; a timer of the product replaces several by one.
  case_tally: { rights: 'select, insert', hasPolicy: true, firm },
  case_total: ofTenant,
  case_view: ofTenant,
  certificate: ofTenant,
  // Nobody removes an entry; the text of a narrative is one entry for an hour.
  change: {
    rights: 'select, insert, update',
    hasPolicy: true,
    firm: firmExceptFor('what an administrator does beside the firms'),
  },
  child_role: acrossTenants,
  client: acrossTenants,
  calendar_link: ofTenant,
  case_deadline: ofTenant,
  case_deadline_start: ofTenant,
  client_mark: ofTenant,
  comment: ofTenant,
  // Triggers write its rows.
  external_id: { rights: 'select', hasPolicy: true, firm },
  fee_earner: ofTenant,
  file_store: notForRequests('the one file store of the database'),
  fee_earner_period: ofTenant,
  // A job makes archives as the owner of the tables.
  firm_archive: { rights: 'select, insert, delete', hasPolicy: true, firm },
  frozen_case: ofTenant,
  hand_over: ofTenant,
  idempotent: { ...acrossTenants, firm: firmExceptFor('requests of no firm, such as one that adds a firm') },
  item_file: ofTenant,
  job: { ...acrossTenants, firm: firmExceptFor('the work of the product itself') },
  ledger_alias: ofTenant,
  ledger_import: ofTenant,
  ledger_mapping: ofTenant,
  // Written before the transaction of the request begins.
  ledger_reading: notForRequests('a file on its way to a worker, for seconds'),
  note: ofTenant,
  notification: { rights: 'select, insert, update', hasPolicy: true, firm },
  output: ofTenant,
  output_preview: ofTenant,
  people_import: ofTenant,
  person: { ...acrossTenants, firm: firmExceptFor('administrators') },
  rate_card: ofTenant,
  rate_edition: ofTenant,
  recovery_code: { ...acrossTenants, firm: firmExceptFor('administrators') },
  // Triggers write it.
  record_change: { rights: 'select', hasPolicy: true, firm },
  record_change_floor: {
    rights: 'select',
    hasPolicy: false,
    ...ofNoFirm('one number for all firms: how far changes are forgotten'),
  },
  // Fee earners, sites and cases come and go by functions of the database; the entry of a client is a request's.
  removal: { rights: 'select, insert, delete', hasPolicy: true, firm },
  row_operation: ofTenant,
  schema_setup: notForRequests('what versions have set up'),
  schema_step: notForRequests('which migrations an older version can live with'),
  second_factor: { ...acrossTenants, firm: firmExceptFor('administrators') },
  second_factor_rule: ofTenant,
  secret: notForRequests('the keys of the product'),
  // The history of an account: its owner reads it, and whoever ends a sign-in adds to it.
  sign_in: { rights: 'select, insert', hasPolicy: true, firm: firmExceptFor('administrators') },
  sign_in_attempt: notForRequests('counted before it is known who signs in'),
  site: ofTenant,
  // A trigger adds its rows.
  stage_period: { rights: 'select, insert', hasPolicy: true, firm },
  start: notForRequests('when processes started'),
  // Rows of uploads are committed before the transaction of the request begins.
  stored_file: notForRequests('what lies in the file store, whoever names it'),
  tr_enhancement: ofTenant,
  user_group: ofTenant,
  user_group_member: { ...acrossTenants, firm: { of: 'parent', table: 'user_group', by: 'group_uuid' } },
  webhook: ofTenant,
  // Added by a function that knows the webhooks of the parent as well, and deleted by a timer.
  webhook_delivery: { rights: 'select, update', hasPolicy: true, firm },
  webhook_event: { rights: 'select', hasPolicy: true, firm },
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
