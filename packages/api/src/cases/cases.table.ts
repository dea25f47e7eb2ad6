import type { AreaOfWork, Aspect, CaseType, CourtLevel, RepresentedParty, Stage } from '@costdraft/costing'
import type { ColumnType, Generated } from 'kysely'
import type { ExternalIdColumns } from '../external-ids/external-ids.table.ts'
import type { Moment, SetMoment } from '../db/moment.ts'

/** Values by their names on the wire: written as JSON text. */
type JsonObject = ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>

export interface CaseTable extends ExternalIdColumns {
  uuid: Generated<string>
  client_uuid: string
  // Written with the names and types that the registered areas declare.
  area_of_work: ColumnType<AreaOfWork, string, string>
  case_type: ColumnType<CaseType, string, string>
  stage: Generated<Stage>
  stage_since: SetMoment
  case_name: string
  solicitors_case_reference: string
  /** What name and reference are sorted by, made by the database (`reading_key`). */
  name_key: ColumnType<string, never, never>
  reference_key: ColumnType<string, never, never>
  fee_earner: string
  site: string
  staff_member: string | null
  represented_party: RepresentedParty | null
  parties_represented: number | null
  /** The claim of a case without parts. */
  exceptional: Generated<boolean>
  /** The parts that are claimed as exceptional. */
  exceptional_parts: Generated<Aspect[]>
  /** Whether the work is in the High Court: decides the hourly table and the enhancement cap. */
  high_court_work: Generated<boolean>
  narrative: string | null
  narrative_version: Generated<number>
  /** The reasons for claiming an enhancement. */
  enhancement: string | null
  enhancement_version: Generated<number>
  /** The value of the assets of a protected person. */
  value_of_assets: Generated<string | null>
  value_of_assets_version: Generated<number>
  /** The version of the percentages in `tr_enhancement`, taken together. */
  enhancements_version: Generated<number>
  files_version: Generated<number>
  /** The version of the dates in `case_deadline`, taken together. */
  deadlines_version: Generated<number>
  /** The version of what is entered in `assessment` and its lines, taken together; it never falls. */
  assessment_version: Generated<number>
  /** The fields of its area that have no column of their own (`case-storage.ts`). */
  details: JsonObject
  /** Raised by every change of the case or of an item in it; not by comments, notes, the file tree and documents. */
  revision: Generated<number>
  version: Generated<number>
  created_by: string
  created_at: Moment
  changed_by: string
  updated_at: SetMoment
}

/**
 * The total of a case in pounds, for lists; valid for one revision of the case and one version of the pricing engine.
 */
export interface CaseTotalTable {
  case_uuid: string
  client_uuid: string
  /** Those of the case, as triggers copy them. */
  stage: Stage
  area_of_work: AreaOfWork
  case_revision: number
  /** The revision that was priced; 0 if none was. */
  revision: number
  engine: string
  net: number
  vat: number
  gross: number
  /** The total with VAT for lists; null if nothing of the case is priced. */
  value: number | null
  unpriced: number
  /** The revision that the figures below are of: `revision`, unless an older version of the product priced it. */
  figures_revision: Generated<number>
  /** What is recorded in its rows. */
  hours: Generated<number>
  /** What its bill says for reports (`BillFigures` of costing), in pounds. */
  escape_tests: Generated<number>
  escapes: Generated<number>
  escapes_unclaimed: Generated<number>
  escape_gap: Generated<number>
  enhancement: Generated<number>
  /** Expenses that need a voucher and have no document, and what they come to without VAT. */
  vouchers_missing: Generated<number>
  vouchers_amount: Generated<number>
  /** Null if all its rows count. */
  not_counted: ColumnType<
    { reason: string; rows: number; net: number }[] | null,
    string | null | undefined,
    string | null
  >
}

/** A stay of a case in a stage that has ended; a trigger on `case` writes it. */
export interface StagePeriodTable {
  case_uuid: string
  client_uuid: string
  stage: Stage
  /** Null where it is not known. */
  began_at: string | null
  ended_at: string
  moved_to: Stage
  moved_by: string
}

/**
 * How many cases a client has in a stage and an area, and what they come to: the sums of its rows, each of which is
 * what one change added or took away. Triggers on `case_total` write it.
 */
export interface CaseTallyTable {
  client_uuid: string
  stage: Stage
  area_of_work: AreaOfWork
  cases: number
  /** Pounds, of the cases whose total is up to date. */
  value: number
  /** Of these, how many have no value. */
  unpriced: number
  /** How many cases have a total that is not up to date. */
  stale: number
}

export interface CertificateTable {
  case_uuid: string
  client_uuid: string
  certificate_number: string | null
  court_level: CourtLevel | null
  date_of_issue: string | null
  date_sent_to_client: string | null
  linked_certificates: string[]
  certificate_scopes: ColumnType<unknown[], string, string>
  financial_interest: boolean
  transfer: boolean
  half_fixed_fee: boolean
  /** The fields of its area that have no column of their own (`case-storage.ts`). */
  details: JsonObject
}

export interface NoteTable {
  uuid: Generated<string>
  client_uuid: string
  case_uuid: string
  body: string
  version: Generated<number>
  created_by: string
  created_at: Moment
  changed_at: SetMoment
  /** When it was brought back after it was deleted. */
  restored_at: SetMoment<null>
  deleted_by: string | null
  deleted_at: SetMoment<null>
}

/** Used idempotency keys, with the response of the request that used them. */
export interface IdempotentTable {
  person: string
  key: string
  client_uuid: string | null
  body_hash: string
  status: number
  answer: ColumnType<unknown, string, string>
  at: SetMoment
}

declare module '../db/tables.ts' {
  interface Tables {
    case: CaseTable
    case_total: CaseTotalTable
    case_tally: CaseTallyTable
    stage_period: StagePeriodTable
    certificate: CertificateTable
    note: NoteTable
    idempotent: IdempotentTable
  }
}
