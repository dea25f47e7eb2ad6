import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { Grade, Phase } from '../vocabulary/vocabulary.ts'
import type { BudgetAmounts, BudgetPayment, Contingency, PageOneReason } from './budget.ts'

// What a costs budget comes to. Amounts are in pence and never with VAT.

/** What is incurred and what is estimated of one thing, in pence. */
export interface BudgetShares {
  incurred: Pence
  estimated: Pence
}
/** What a fee earner did and will do in a phase. */
export interface BudgetEarner extends BudgetShares {
  /** Uuid. */
  feeEarner: string
  grade: Grade
  /**
   * An hour of what is estimated; of a person without estimated hours an hour of what was done, null where that was at
   * several rates.
   */
  rate: Pence | null
  /** What is estimated. */
  hours: Hundredths
}
/** What the figures of a phase are made of. */
export interface BudgetBreakdown extends Record<BudgetPayment, BudgetShares> {
  /** Those with hours first, in the order in which they were entered. */
  earners: readonly BudgetEarner[]
  otherTime: BudgetShares
  otherDisbursements: BudgetShares
}
export interface BudgetPhase {
  /** Null for incurred costs whose phase is not recorded. */
  phase: Phase | null
  incurred: BudgetAmounts
  estimated: BudgetAmounts
  total: Pence
  /** Absent from versions that were saved before it was worked out. */
  breakdown?: BudgetBreakdown
}
/** What a budget comes to, in pence and without VAT. */
export interface BudgetFigures {
  /** All phases in their order; last, without a phase, incurred costs whose phase is not recorded, if there are any. */
  phases: readonly BudgetPhase[]
  contingencies: readonly (Contingency & { total: Pence })[]
  /** Of the phases, without contingencies. */
  incurred: BudgetAmounts
  estimated: BudgetAmounts
  /** With the contingencies. */
  totalIncurred: Pence
  totalEstimated: Pence
  grandTotal: Pence
  /**
   * What was incurred on interim applications (tasks T26 to T32 of the electronic bill): in no phase and in no total.
   * It is offered as a contingent cost. Absent from versions that were saved before it was kept apart.
   */
  interim?: BudgetAmounts
  /** What was incurred on funding, budgeting and the assessment of costs (T33 to T41), which are in no budget. */
  outside?: Pence
  /** Whether only its first page is used. */
  isPageOneOnly: boolean
  /** Why; null where all pages are. Absent from versions that were saved before it was kept. */
  pageOneBecause?: PageOneReason | null
}

const share = (incurred: Pence, estimated: Pence): BudgetShares => ({ incurred, estimated })

/** What a phase is made of; of a version that was saved before it was worked out, all is other. */
export const breakdownOf = ({ breakdown, incurred, estimated }: BudgetPhase): BudgetBreakdown =>
  breakdown ?? {
    earners: [],
    otherTime: share(incurred.time, estimated.time),
    counsel: share(0, 0),
    experts: share(0, 0),
    courtFees: share(0, 0),
    otherDisbursements: share(incurred.disbursements, estimated.disbursements),
  }
