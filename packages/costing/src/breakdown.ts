import type { Head, Line } from './bill.ts'
import type { Hundredths } from './items/hearing.ts'
import type { Pence } from './money.ts'

/** What the lines of a bill are grouped by. */
export const breakdownNames = ['part', 'party', 'grade'] as const
export type BreakdownName = (typeof breakdownNames)[number]

/** One group of the lines that are counted. Sums of lines, in pence. */
export interface BreakdownRow {
  /** The uuid of the part or party, or the grade; null for lines without any. */
  key: string | null
  name: string
  time: Hundredths
  /** What is claimed for work, without VAT. */
  profitCosts: Pence
  disbursements: Pence
  vat: Pence
  gross: Pence
}
export interface Breakdown {
  by: BreakdownName
  rows: readonly BreakdownRow[]
}

/** A group that lines may belong to. */
export interface Group {
  key: string | null
  name: string
}

/** How lines are grouped: the groups in display order, the group of an item by its uuid (null for a line of the case itself), and which lines count. */
export interface Grouping {
  by: BreakdownName
  groups: readonly Group[]
  keyOf: (item: string | null) => string | null
  /** Whether a line belongs here at all; by default all do. */
  includes?: (line: Line) => boolean
}

function add(sum: BreakdownRow, { head, quantity, unit, net, vat }: Line): void {
  sum.time += unit === 'hours' ? quantity : 0
  if (head === 'disbursements') sum.disbursements += net
  else sum.profitCosts += net
  sum.vat += vat
  sum.gross += net + vat
}

/** Sums the counted lines of a bill by group. A group without a line is left out; a line of no known group stands under the null group. */
export function breakdownOf(heads: readonly Head[], { by, groups, keyOf, includes = () => true }: Grouping): Breakdown {
  const sums = new Map<string | null, BreakdownRow>(
    groups.map((group) => [group.key, { ...group, time: 0, profitCosts: 0, disbursements: 0, vat: 0, gross: 0 }]),
  )
  const used = new Set<string | null>()
  for (const { excludedBecause, lines } of heads) {
    if (excludedBecause !== null) continue
    for (const line of lines) {
      if (line.excludedBecause !== null || !includes(line)) continue
      const found = keyOf(line.item),
        key = sums.has(found) ? found : null,
        sum = sums.get(key)
      if (!sum) continue
      add(sum, line)
      used.add(key)
    }
  }
  return { by, rows: [...sums.values()].filter(({ key }) => used.has(key)) }
}
