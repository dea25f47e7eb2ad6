import type { Pence } from '../vocabulary/money.ts'
import type { Aspect } from '../vocabulary/vocabulary.ts'
import type { Bill, Escape } from './bill.ts'
import { netWithoutEnhancement, type Line } from './line.ts'

/** The escape tests of a bill: of the case (part null), or of each of its parts. */
export const escapeTestsOf = ({ escape, parts = [] }: Bill): { part: Aspect | null; escape: Escape }[] => [
  ...(escape ? [{ part: null, escape }] : []),
  ...parts.flatMap((total) => (total.part && total.escape ? [{ part: total.part, escape: total.escape }] : [])),
]

/** Rows of a case that its bill leaves out for one reason. */
export interface NotCounted {
  /** The sentence of the bill. */
  reason: string
  /** How many rows have something that is left out. */
  rows: number
  /** What that comes to without VAT. */
  net: Pence
}

/** What reports say of a bill beside its total. */
export interface BillFigures {
  /** How many escape tests there are: one of a case with a fixed fee, or one for each part. */
  escapeTests: number
  /** How many of these escape. */
  escapes: number
  /** How many of those that escape are not claimed as exceptional. */
  escapesUnclaimed: number
  /** By how much the hourly costs of these are above their fixed fees, without enhancement, advocacy and VAT. */
  escapeGap: Pence
  /** What enhancements add to what is claimed, without VAT. */
  enhancement: Pence
  notCounted: NotCounted[]
}

/** Whether a case (part null), or a part of it, is claimed as exceptional. */
export type IsExceptional = (part: Aspect | null) => boolean

/** The figures of a bill. The escape tests are those of Costs Assessment Guidance App. 1, 5.9–5.10 and 6.8. */
export function figuresOf(bill: Bill, isExceptional: IsExceptional): BillFigures {
  const tests = escapeTestsOf(bill)
  const escaping = tests.filter(({ escape }) => escape.escapes)
  const unclaimed = escaping.filter(({ part }) => !isExceptional(part))
  return {
    escapeTests: tests.length,
    escapes: escaping.length,
    escapesUnclaimed: unclaimed.length,
    escapeGap: unclaimed.reduce((sum, { escape: { hourly, fee } }) => sum + hourly - fee, 0),
    ...linesOf(bill),
  }
}

/** One pass over lines, of which there may be ten thousand. A fee of the case itself is no row. */
function linesOf({ heads }: Bill): Pick<BillFigures, 'enhancement' | 'notCounted'> {
  let enhancement = 0
  const left = new Map<string, { rows: Set<string>; net: Pence }>()
  const leaveOut = (reason: string, { item, net }: Line): void => {
    if (item === null) return
    const sum = left.get(reason) ?? { rows: new Set(), net: 0 }
    sum.rows.add(item)
    sum.net += net
    left.set(reason, sum)
  }
  for (const { excludedBecause: ofHead, lines } of heads)
    for (const line of lines) {
      const reason = line.excludedBecause ?? ofHead
      if (reason !== null) leaveOut(reason, line)
      else if (line.enhancement > 0) enhancement += line.net - netWithoutEnhancement(line)
    }
  return {
    enhancement,
    notCounted: [...left].map(([reason, { rows, net }]) => ({ reason, rows: rows.size, net })),
  }
}
