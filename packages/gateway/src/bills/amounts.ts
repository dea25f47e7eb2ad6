import type { CaseRow, ItemRow } from '../upstream/rows.ts'

/** What a host that keeps the specifications says of the money in a case; amounts are in pounds. */
export interface Amounts {
  row: Pick<
    CaseRow,
    | 'area_of_work'
    | 'exceptional'
    | 'fixed_fees'
    | 'counsel_total'
    | 'counsel_vat'
    | 'solicitor_total'
    | 'solicitor_vat'
  >
  /** The time recordings, of all parts. */
  times: readonly ItemRow[]
  /** The host's own totals of the time recordings, in legal aid and Court of Protection. */
  timeTotals?: TimeTotals
  hearings: readonly ItemRow[]
  expertFees: readonly ItemRow[]
  /** With those of hearings and steps. */
  disbursements: readonly ItemRow[]
  /** Those at procedural steps, each with the date of its step. */
  attendances?: readonly ItemRow[]
}

/** The totals of `GET …/time-recording` (S1 §3), in pounds. */
export interface TimeTotals {
  total_cost?: unknown
  total_vat?: unknown
  total_routine_cost?: unknown
  total_routine_vat?: unknown
  total_scheduled_cost?: unknown
  total_scheduled_vat?: unknown
}
