import type { AssessedAmount, CostsPayment, DisallowedDays, Pence, ReductionReason } from '@costdraft/costing'
import type { OfferedBy } from '@costdraft/schema/assessment/assessment.ts'

/** What is entered of one line of a bill; absent is nothing. */
export interface FrozenRuling {
  offered?: AssessedAmount
  /** Absent is not ruled on, an amount of 0 refused. */
  allowed?: AssessedAmount
  reason?: ReductionReason
  /** The reason in words. */
  words?: string
  dispute?: string
  reply?: string
  /** The decision in words. */
  ruling?: string
}

/** An offer to settle all of the costs, with VAT. No document for a court or the other side has it. */
export interface FrozenOffer {
  date: string
  by: OfferedBy
  amount: Pence
  words: string | null
}

/** How interest runs. Days are `yyyy-mm-dd`. */
export interface FrozenInterest {
  /** Hundredths of a percent a year. */
  rate: number
  /** The first day that bears interest; null while it is not entered. */
  from: string | null
  /** The day as on which the assessment is printed: interest is worked out up to it, itself not counted. */
  until: string
  disallowed: readonly DisallowedDays[]
}

/** The assessment of a bill as its documents are made of it. */
export interface FrozenAssessment {
  /** By the ids of the lines in the bill (`bill/line-ids.ts`). */
  lines: Readonly<Record<string, FrozenRuling>>
  generalPoints: string | null
  payments: readonly (CostsPayment & { words: string | null })[]
  offers: readonly FrozenOffer[]
  interest: FrozenInterest
  /** The day by which the costs are to be paid, `yyyy-mm-dd`; absent where it is not known, or done. */
  payBy?: string
}
