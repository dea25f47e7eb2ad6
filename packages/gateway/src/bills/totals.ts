import { headsOfCase } from './heads-of-case.ts'
import type { CaseRow, ItemRow, PartTotalsRow, TotalsRow } from '../upstream/rows.ts'
import { sumOf } from './total-lines.ts'

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

/**
 * The totals of a case on a host that answers none, by the rules of the specification (S1 §9 Totals), in whole pence.
 * What the wire does not carry is null: rates, authorities, the escape test, the number of unpriced lines.
 */
export function totalsOf(amounts: Amounts): TotalsRow {
  const heads = headsOfCase(amounts)
  const parts = [...Map.groupBy(heads, ({ case_part }) => case_part ?? null)].map(
    ([case_part = null, own]): PartTotalsRow => ({
      case_part,
      ...sumOf(own),
      escape: null,
    }),
  )
  return {
    heads,
    ...sumOf(heads),
    unpriced: null,
    escape: null,
    parts: parts.some(({ case_part }) => case_part !== null) ? parts : [],
  }
}
