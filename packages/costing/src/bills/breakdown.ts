import type { Line } from './line.ts'
import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { Named } from '../facts/priced-case.ts'

/** What the lines of a bill are grouped by. */
export const breakdownNames = ['phase', 'step', 'part', 'party', 'grade'] as const
export type BreakdownName = (typeof breakdownNames)[number]

/** One group of the lines that are counted. Sums of lines, in pence. */
export interface BreakdownRow {
  /** The uuid of the step, part or party, the word of the phase, or the grade; null for lines without any. */
  key: string | null
  name: string
  time: Hundredths
  /** What is claimed for work, without VAT. */
  profitCosts: Pence
  disbursements: Pence
  vat: Pence
  gross: Pence
  /** Number of its lines that have no rate. Absent from bills frozen by engines 1 to 6. */
  unpriced?: number
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

/** The groups of what rows are recorded for, and that of the rows without any. */
export const groupsOf = (named: readonly Named[], none: string): Group[] => [
  ...named.map(({ uuid, name }) => ({ key: uuid, name })),
  { key: null, name: none },
]

/**
 * Lines with what they were made from, in the same order; `keyOf` answers the group of a row. Lines of the case itself
 * have no rows.
 */
export interface GroupedLines<Row> {
  lines: readonly Line[]
  rows?: readonly Row[]
  keyOf?: (row: Row) => string | null
}

type Sum = Required<BreakdownRow>

function add(sum: Sum, { head, quantity, unit, net, vat, notHeld }: Line): void {
  sum.time += unit === 'hours' ? quantity : 0
  if (head === 'disbursements') sum.disbursements += net
  else sum.profitCosts += net
  sum.vat += vat
  sum.gross += net + vat
  if (notHeld !== null) sum.unpriced++
}

/** Lines with the row of each, in the same order. */
export interface LinesOfRows<Row> {
  lines: readonly Line[]
  rows: readonly Row[]
}
/** What rows are grouped by: the groups in their order, and that of a row. */
export interface Grouping<Row> {
  by: BreakdownName
  groups: readonly Group[]
  keyOf: (row: Row) => string | null
}
/** The counted lines of rows, grouped by one thing after another. */
export const breakdownsBy = <Row>(groupings: readonly Grouping<Row>[], all: readonly LinesOfRows<Row>[]): Breakdown[] =>
  groupings.map(({ by, groups, keyOf }) =>
    breakdownOf(
      by,
      groups,
      all.map((list) => ({ ...list, keyOf })),
    ),
  )

/**
 * Collects lines into groups: those that are not excluded count. A group without a line is left out; a line of no known
 * group stands under the null group.
 */
export function breakdownOf<Row>(
  by: BreakdownName,
  groups: readonly Group[],
  all: readonly GroupedLines<Row>[],
): Breakdown {
  const sums = new Map<string | null, Sum>(
    groups.map((group) => [
      group.key,
      { ...group, time: 0, profitCosts: 0, disbursements: 0, vat: 0, gross: 0, unpriced: 0 },
    ]),
  )
  const used = new Set<Sum>()
  for (const { lines, rows, keyOf } of all)
    for (const [at, line] of lines.entries()) {
      if (line.excludedBecause !== null) continue
      const row = rows?.[at]
      const sum = sums.get(row !== undefined && keyOf ? keyOf(row) : null) ?? sums.get(null)
      if (!sum) continue
      add(sum, line)
      used.add(sum)
    }
  return { by, rows: [...sums.values()].filter((sum) => used.has(sum)) }
}
