import type { AssessedAmount, Outcome, Pence, ReductionReason } from '@costdraft/costing'
import type { AssessedColumn, OfferedBy } from '@costdraft/schema/assessment/assessment.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'
import type { Entered } from './entered.ts'

/** Money that was paid for the costs, with VAT. */
export interface StoredPayment {
  date: string
  amount: Pence
  words: string | null
}
/** An offer to settle the costs, with VAT. */
export interface StoredOffer extends StoredPayment {
  by: OfferedBy
}
/** Days without interest, both counted. */
export interface StoredDays {
  from: string
  to: string
}
type Kept<T> = ColumnType<T | null, string | null | undefined, string | null>
type Json<T> = ColumnType<T, string | undefined, string>

/** What is known of an assessment as a whole. */
export interface AssessmentTable {
  uuid: Generated<string>
  client_uuid: string
  case_uuid: string
  general_points: string | null
  /** Null for what the bill says was paid on account. */
  payments: Kept<StoredPayment[]>
  offers: Json<StoredOffer[]>
  /** Hundredths of a percent a year; null for the rate of judgment debts. */
  interest_rate: number | null
  interest_from: string | null
  disallowed: Json<StoredDays[]>
  /**
   * What came of the bill (`keep-outcome.ts`): how many lines are ruled on, null while that is not worked out, and
   * pence without VAT of these.
   */
  rulings: number | null
  claimed: Generated<number>
  allowed: Generated<number>
  /** The same by what lines have in common, but for words; null while none is ruled on. */
  outcome: Kept<Omit<Outcome['groups'], 'words'>>
  /** By the words of their descriptions. */
  outcome_words: Kept<Outcome['groups']['words']>
  created_by: string
  created_at: Moment
  removed_by: Generated<string | null>
  removed_at: SetMoment<null>
}

/** A line as it was claimed when something was entered of it. */
export interface StoredClaim {
  date: string | null
  description: string
  claimed: AssessedAmount
}
/** What is entered of a line. A row of nothing but nulls is left where all was taken away, for its version. */
export interface AssessmentLineTable {
  assessment_uuid: string
  client_uuid: string
  case_uuid: string
  line: string
  fingerprint: string
  claimed: Json<StoredClaim>
  offered_hours: number | null
  offered_rate: Pence | null
  offered_amount: Pence | null
  offered_vat: Pence | null
  allowed_hours: number | null
  allowed_rate: Pence | null
  allowed_amount: Pence | null
  allowed_vat: Pence | null
  reason: ReductionReason | null
  words: string | null
  dispute: string | null
  reply: string | null
  ruling: string | null
  version: number
  changed_by: string
  changed_at: SetMoment
}

/** What a ruling did with a line, as far as undoing it needs to know. */
export interface RuledLine {
  line: string
  fingerprint: string
  /** Its version since. */
  version: number
  /** What it had in the column before. */
  before: AssessedAmount | null
  reason: ReductionReason | null
}
/** What a workbook did with a line, as far as undoing it needs to know. */
export interface ReadLine extends Pick<RuledLine, 'line' | 'fingerprint' | 'version'> {
  /** What was entered otherwise before. */
  before: Partial<Entered>
}
/** What was done with many lines at once: ruled on a column, or entered from a workbook. */
export type RulingEffects =
  | { column: AssessedColumn; lines: RuledLine[] }
  | { /** The name of its file. */ workbook: string; lines: ReadLine[] }
/** A ruling on many lines, or what was entered from a workbook. */
export interface AssessmentRulingTable {
  uuid: Generated<string>
  assessment_uuid: string
  client_uuid: string
  case_uuid: string
  effects: ColumnType<RulingEffects, string, never>
  created_by: string
  created_at: Moment
  undone_by: Generated<string | null>
  undone_at: SetMoment<null>
}

/** A line as a workbook would enter it. */
export interface ImportedLine {
  line: string
  fingerprint: string
  /** The version that it was laid beside. */
  version: number
  entered: Partial<Entered>
}
/** A workbook that was read back, as it was previewed. */
export interface AssessmentImportTable {
  uuid: Generated<string>
  client_uuid: string
  case_uuid: string
  file_name: string
  lines: ColumnType<ImportedLine[], string, never>
  /** The row of `assessment_ruling` by which it is undone; null until it is entered. */
  ruling_uuid: Generated<string | null>
  created_by: string
  created_at: Moment
}

declare module '../db/tables.ts' {
  interface Tables {
    assessment: AssessmentTable
    assessment_line: AssessmentLineTable
    assessment_ruling: AssessmentRulingTable
    assessment_import: AssessmentImportTable
  }
}
