import type {
  AssessedAmount,
  AssessedTotals,
  AssessmentState,
  CasePart,
  DisallowedDays,
  HeadName,
  OfferedBy,
  PastReductionBy,
  ReductionReason,
} from '../generated/resolvers.ts'
import type { Page } from './rows.ts'

/** A head of a bill in its assessment, as hosts answer it. */
export interface AssessedHeadRow {
  name: HeadName
  part: CasePart | null
  totals: AssessedTotals
}
/** A line of a bill in its assessment, as hosts answer it. */
export interface AssessedLineRow {
  uuid: string
  line: string
  number: string | null
  head: HeadName
  part: CasePart | null
  item: string | null
  date: string | null
  description: string
  activity: string | null
  fee_earner_uuid: string | null
  fee_earner_name: string | null
  grade: string | null
  quantity: number
  unit: string
  enhancement: number
  is_by_the_hour: boolean
  claimed: AssessedAmount
  offered: AssessedAmount | null
  allowed: AssessedAmount | null
  reason: ReductionReason | null
  words: string | null
  dispute: string | null
  reply: string | null
  ruling: string | null
  version?: number
  changed_by: string | null
  changed_at: string | null
  changed_at_ms?: string | null
}
export interface AssessedLinePage extends Page<AssessedLineRow> {
  totals: AssessedTotals
}
/** What was reduced of the lines of one group. */
export interface ReductionRow {
  key: string | null
  name: string
  lines: number
  claimed: number
  allowed: number
  reduction: number
}
/** What was entered of a line that the bill does not have any more. */
interface UnboundRow {
  line: string
  date: string | null
  description: string
  claimed: AssessedAmount
  offered: AssessedAmount | null
  allowed: AssessedAmount | null
}
/** The assessment of a case as hosts answer it, without its lines. */
export interface AssessmentRow {
  case_uuid: string
  version?: number
  state: AssessmentState
  entered: number
  heads: AssessedHeadRow[]
  totals: AssessedTotals
  general_points: string | null
  payments: { date: string; amount: number; words: string | null }[]
  offers: { date: string; by: OfferedBy; amount: number; words: string | null; beside: number | null }[]
  interest: {
    rate: number
    from: string | null
    amount: number | null
    daily?: number | null
    disallowed: DisallowedDays[]
    periods?: {
      from: string
      to: string
      days: number
      principal: number
      is_disallowed: boolean
      amount: number
    }[]
  }
  balance: number | null
  payable?: { by: string | null; days: number | null; amount: number | null } | null
  unbound: UnboundRow[]
  can_restore: boolean
}
/** What a ruling on many lines did. */
export interface RuledAssessmentRow {
  assessment: AssessmentRow
  changed: number
  left: number
  undo: string | null
}

/** Something that other bills of a firm were reduced for. */
export interface PastReductionRow {
  by: PastReductionBy
  key: string
  name: string
  message: string
  bills: number
  reduced: number
  reason: ReductionReason | null
  percent: number
  lines: number | null
  net: number | null
  cases: { uuid: string; case_name: string }[]
}
export interface PastReductionsRow {
  is_on: boolean
  bills: number
  findings: PastReductionRow[]
}
