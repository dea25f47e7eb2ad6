import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { Grade, Phase } from '../vocabulary/vocabulary.ts'

// A costs budget as a person enters it. Amounts are in pence and never with VAT.

/** Time costs and disbursements in pence, never with VAT. */
export interface BudgetAmounts {
  time: Pence
  disbursements: Pence
}
/** Hours of a fee earner that a phase will take, and the grade of the person on the day of the budget. */
export interface BudgetHours {
  /** Uuid of the fee earner. */
  feeEarner: string
  grade: Grade
  hours: Hundredths
}
/** The kinds of disbursement that a budget tells apart (Precedent H), without all others. */
export const budgetPayments = ['counsel', 'experts', 'courtFees'] as const
export type BudgetPayment = (typeof budgetPayments)[number]

/**
 * What a phase is estimated at: hours by fee earner, what is paid to whom, and as `time` and `disbursements` all other.
 * What is absent is nothing.
 */
export interface PhaseEstimate extends BudgetAmounts, Partial<Record<BudgetPayment, Pence>> {
  earners?: readonly BudgetHours[]
}
/** A cost that is more likely than not to arise, and falls in no phase. Amounts are entered. */
export interface Contingency {
  name: string
  incurred: Pence
  estimated: Pence
  /** What of the estimate was approved or agreed; absent where that is not known. */
  approved?: Pence
}
/** What the other side offered for the estimate of a phase, and what it said of it. */
export interface BudgetOffer {
  time: Pence
  counsel: Pence
  /** All others than counsel's. */
  disbursements: Pence
  comment?: string
}
/** A costs budget (Precedent H, CPR PD 3D) as a person enters it. What was not entered is absent. */
export interface Budget {
  /**
   * The last day whose work counts as incurred (ISO). Estimated hours are priced at the rates of this day, so that a
   * budget comes to the same whenever it is worked out.
   */
  incurredTo: string
  assumptions: Readonly<Partial<Record<Phase, string>>>
  estimates: Readonly<Partial<Record<Phase, PhaseEstimate>>>
  contingencies: readonly Contingency[]
  /** What of the estimate of a phase the court approved or the parties agreed (CPR 3.15). */
  approved?: Readonly<Partial<Record<Phase, Pence>>>
  /** The day of the approval (ISO): what is dated after it is spent out of what was approved. */
  approvedOn?: string
  /** The incurred costs as they were agreed, or allowed on assessment. */
  agreedIncurred?: Pence
  /** By phase. */
  offers?: Readonly<Partial<Record<Phase, BudgetOffer>>>
  /** Why this version differs from the one before it (CPR 3.15A). */
  variation?: string
}

/** Why only the first page of the form is completed: what is budgeted, or what the claim is worth. */
export const pageOneReasons = ['budgeted_costs', 'claim_value'] as const
export type PageOneReason = (typeof pageOneReasons)[number]
