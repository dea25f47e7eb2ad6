import type { Breakdown } from './breakdown.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { Aspect, CostsBasis } from '../vocabulary/vocabulary.ts'
import type { HeadName, Line } from './line.ts'

export interface Head {
  name: HeadName
  /**
   * The part of a two-part case; null in any other, and for rows whose part is not recorded. Absent from bills frozen
   * by engines 1 to 3.
   */
  part?: Aspect | null
  net: Pence
  vat: Pence
  excludedBecause: string | null
  lines: readonly Line[]
}

/** Result of the escape test: whether hourly costs exceed a multiple of the fixed fee. */
export interface Escape {
  /** The full standard fee. */
  fee: Pence
  threshold: Pence
  /** How many times the fee the threshold is. Absent from bills frozen by engines 1 and 2, where it is 2. */
  multiple?: number
  /** Total hourly costs, without enhancement, advocacy fees, disbursements and VAT. */
  hourly: Pence
  /** Hourly total minus threshold; negative while the case does not escape. */
  distance: Pence
  escapes: boolean
}

/** What the heads of one part of a two-part case come to. */
export interface PartTotal {
  /** Null for rows whose part is not recorded. */
  part: Aspect | null
  net: Pence
  vat: Pence
  gross: Pence
  /** Null where no test is possible. */
  escape: Escape | null
}

/** An estimate of the costs beside what is claimed for work, both in pence without VAT and disbursements. */
export interface CostsEstimate {
  estimate: Pence
  claimed: Pence
  /** Claimed minus estimate. */
  difference: Pence
  /** The difference in tenths of a percent of the estimate; null of an estimate of nothing. */
  tenthsOfPercent: number | null
  /** Whether the claim is further above the estimate than is accepted without an explanation. */
  isAbove: boolean
}

/**
 * What a case would come to on one basis of its costs. The amounts are null where a figure is missing, and `notHeld`
 * says which.
 */
export interface BasisTotal {
  basis: CostsBasis
  /** What is claimed for work, without VAT and disbursements. */
  work: Pence | null
  net: Pence | null
  vat: Pence | null
  gross: Pence | null
  notHeld: string | null
}

/** What an amount of a case is limited to, or has to exceed; all in pence without VAT. */
export interface CostLimit {
  name: CostLimitName
  limit: Pence
  /** What the case comes to, with counsel and disbursements. */
  claimed: Pence
  isAbove: boolean
}
/** What makes a case high cost, and the costs limit that is first set for such a case. */
export const costLimitNames = ['high_cost', 'first_costs_limit'] as const
export type CostLimitName = (typeof costLimitNames)[number]

/** The events of a solicitor beside the same work by the hour; amounts in pence without VAT. */
export interface HourlyComparison {
  /** Null where the value of an event is not held. */
  events: Pence | null
  /** The figure that is entered, and where it is from; null where none is. */
  hourly: Pence | null
  source: string | null
  /**
   * By how much the hourly figure is more, in tenths of a percent of the events; null where either is not known, or the
   * events are nothing.
   */
  tenthsOfPercent: number | null
  /** Whether it is so much more that the case may be paid by the hour; null where either is not known. */
  isEnough: boolean | null
}

/** What is shown beside the heads of a bill, by its area. */
interface Summary {
  escape?: Escape | null
  parts?: readonly PartTotal[]
  breakdowns?: readonly Breakdown[]
  estimate?: CostsEstimate | null
  bases?: readonly BasisTotal[]
  isShortForm?: boolean
  limits?: readonly CostLimit[]
  comparison?: HourlyComparison
}

/** A priced case. The screen, GraphQL and documents all read this bill. */
export interface Bill {
  heads: readonly Head[]
  net: Pence
  vat: Pence
  gross: Pence
  /**
   * Number of lines that are claimed and have no rate. What is left out of the total for another reason is not missing
   * from it.
   */
  unpriced: number
  /**
   * Why nothing but disbursements can be priced: the scheme of the case has no rates. Absent from bills frozen by
   * engine 1.
   */
  notPriced?: string | null
  /** The escape test of a legal aid case without parts; null in any other, and where no test is possible. */
  escape: Escape | null
  /** The parts of a two-part case, in their order; none in any other. Absent from bills frozen by engines 1 to 3. */
  parts?: readonly PartTotal[]
  /** The counted lines in groups, such as by part, party and grade. Absent where the area has none, as what follows. */
  breakdowns?: readonly Breakdown[]
  estimate?: CostsEstimate | null
  bases?: readonly BasisTotal[]
  /** Whether the short form of the bill is enough. */
  isShortForm?: boolean
  limits?: readonly CostLimit[]
  comparison?: HourlyComparison
}

/** What lines, or heads, come to in pence; those that are excluded are not counted. */
export function sumOfLines(lines: readonly Pick<Line, 'net' | 'vat' | 'excludedBecause'>[]): {
  net: Pence
  vat: Pence
} {
  let net = 0
  let vat = 0
  for (const line of lines)
    if (line.excludedBecause === null) {
      net += line.net
      vat += line.vat
    }
  return { net, vat }
}

/**
 * Groups lines of a case, or of a part of it, into heads, each with its sum: every head of `names`, in that order, and
 * the reason for which it is excluded, if it is.
 */
export function makeHeads(
  names: readonly HeadName[],
  lines: readonly (readonly Line[])[],
  excluded: Partial<Record<HeadName, string | null>> = {},
  part: Aspect | null = null,
): Head[] {
  // One pass over lists that may have ten thousand lines.
  const byHead = new Map(names.map((name): [HeadName, Line[]] => [name, []]))
  for (const list of lines) for (const line of list) byHead.get(line.head)?.push(line)
  return names.map((name) => {
    const own = byHead.get(name) ?? []
    return { name, part, ...sumOfLines(own), excludedBecause: excluded[name] ?? null, lines: own }
  })
}

/** What heads come to in pence; an excluded head is not counted. */
export function sumOf(heads: readonly Head[]): { net: Pence; vat: Pence; gross: Pence } {
  const { net, vat } = sumOfLines(heads)
  return { net, vat, gross: net + vat }
}

/** Sums heads into a bill with its summary; excluded heads are kept in the list but not counted. */
export function makeBill(
  heads: readonly Head[],
  { escape = null, parts = [], ...ofArea }: Summary,
  notPriced: string | null = null,
): Bill {
  let unpriced = 0
  for (const head of heads)
    if (head.excludedBecause === null)
      for (const { notHeld, excludedBecause } of head.lines)
        if (notHeld !== null && excludedBecause === null) unpriced++
  return { heads, ...sumOf(heads), unpriced, notPriced, escape, parts, ...ofArea }
}

/**
 * The total of a case with VAT, for lists; null if nothing of it is priced because rates are missing, which must never
 * be shown as £0.00.
 */
export const valueOf = ({ gross, unpriced, notPriced }: Bill): Pence | null =>
  gross === 0 && (unpriced > 0 || Boolean(notPriced)) ? null : gross
