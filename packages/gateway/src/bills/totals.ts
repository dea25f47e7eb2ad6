import type { Amounts } from './amounts.ts'
import { headsOfCase } from './heads-of-case.ts'
import type { PartTotalsRow, TotalsRow } from '../upstream/rows.ts'
import { sumOf } from './total-lines.ts'

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
