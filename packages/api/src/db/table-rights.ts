import type { Tables } from './tables.ts'

/** What a request may do with a table, and whether a row-level security policy limits it to the rows of the person's own firms. */
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

/** Every table has an entry, so that a new one cannot be forgotten: the compiler refuses a missing one. */
export const tableRights: Record<keyof Tables, TableRights> = {
  api_client: ofTenant,
  // A person lists and ends their own sign-ins.
  auth_record: acrossTenants,
  case: ofTenant,
  case_file: ofTenant,
  case_item: ofTenant,
  case_total: ofTenant,
  certificate: ofTenant,
  change: ofTenant,
  child_role: acrossTenants,
  client: acrossTenants,
  comment: ofTenant,
  fee_earner: ofTenant,
  frozen_case: ofTenant,
  idempotent: acrossTenants,
  job: acrossTenants,
  note: ofTenant,
  notification: { rights: 'select, insert, update', hasPolicy: true },
  output: ofTenant,
  person: acrossTenants,
  secret: notForRequests,
  sign_in_attempt: notForRequests,
  site: ofTenant,
  start: notForRequests,
  tr_enhancement: ofTenant,
  user_group: ofTenant,
  user_group_member: acrossTenants,
}
