import type { Grade, PageOneReason, Phase } from '../generated/resolvers.ts'

// What hosts answer of costs budgets: pounds without VAT.

export interface BudgetAmountsRow {
  time: number
  disbursements: number
  total: number
}
export interface BudgetSharesRow {
  incurred: number
  estimated: number
}
export interface BudgetEarnerRow extends BudgetSharesRow {
  fee_earner: string
  fee_earner_name: string | null
  grade: Grade
  hours: number
  rate: number | null
}
export interface BudgetOfferRow {
  time: number
  counsel: number
  disbursements: number
  comment: string | null
}
export interface BudgetPhaseRow {
  phase: Phase | null
  assumptions: string | null
  incurred: BudgetAmountsRow
  estimated: BudgetAmountsRow
  total: number
  earners: BudgetEarnerRow[]
  other_time: BudgetSharesRow
  counsel: BudgetSharesRow
  experts: BudgetSharesRow
  court_fees: BudgetSharesRow
  other_disbursements: BudgetSharesRow
  approved: number | null
  offered: BudgetOfferRow | null
}
export interface BudgetContingencyRow extends BudgetSharesRow {
  name: string
  approved: number | null
  total: number
}
export interface BudgetCapsRow {
  basis: number
  form: number
  process: number
}
export interface OverspentPhaseRow {
  phase: Phase
  approved: number
  spent: number
  over: number
}
/** What a budget comes to. */
export interface BudgetFiguresRow {
  phases: BudgetPhaseRow[]
  contingencies: BudgetContingencyRow[]
  incurred: BudgetAmountsRow
  estimated: BudgetAmountsRow
  total_incurred: number
  total_estimated: number
  grand_total: number
  is_page_one_only: boolean
  interim: BudgetAmountsRow
  page_one_because: PageOneReason | null
  caps: BudgetCapsRow | null
  overspent: OverspentPhaseRow[]
  exclusions: string[]
}
export interface BudgetVersionRow {
  number: number
  saved_at: string
  saved_by_name: string | null
  incurred_to: string
  grand_total: number
}
/** What is entered in a version beside its phases and contingencies. */
interface EnteredRow {
  approved_on: string | null
  agreed_incurred: number | null
  variation: string | null
}
/** A version with the list of all; without a number where none is saved. */
export interface BudgetAnswer extends EnteredRow {
  number: number | null
  saved_at: string | null
  saved_by_name: string | null
  incurred_to: string | null
  figures: BudgetFiguresRow | null
  is_current: boolean | null
  versions: BudgetVersionRow[]
}
export interface BudgetRow extends BudgetVersionRow, EnteredRow {
  figures: BudgetFiguresRow
  is_current: boolean
}
