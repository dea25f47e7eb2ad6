import type { OverRate } from './over-rate.ts'
import { fractionOf, type Pence } from '../vocabulary/money.ts'
import type { Authority } from '../rates/edition.ts'

/**
 * The heads of a bill, in claim order; `solicitor` and `counsel` are those of high cost cases, fixed and profit costs
 * those of the Court of Protection and inter partes.
 */
export const headNames = [
  'fixed_fee',
  'routine',
  'scheduled',
  'advocacy',
  'solicitor',
  'counsel',
  'fixed_costs',
  'profit_costs',
  'disbursements',
] as const
export type HeadName = (typeof headNames)[number]

/** One priced row. Net is quantity × rate × (1 + enhancement), rounded once; VAT is rounded once per line. */
export interface Line {
  /** Uuid of the priced item; null for a fee of the case itself. */
  item: string | null
  head: HeadName
  date: string | null
  description: string
  /** Whole numbers of what the unit counts in (`unit.ts`): hundredths of an hour for hours. */
  quantity: number
  /** The name of its unit. */
  unit: string
  /** Pence per hour, item, unit, day, event or fee; for a percentage or a share, the amount in pence that it is of. */
  rate: Pence
  /** Percent added to an hourly rate. */
  enhancement: number
  net: Pence
  vat: Pence
  /** Why it bears no VAT, where that is not a choice of the row; absent in any other case. */
  noVatBecause?: string
  under: Authority | null
  /** Reason the line is excluded from the totals, or null. */
  excludedBecause: string | null
  /** Which rate is missing, or null. Such a line is reported as unpriced, never priced at zero. */
  notHeld: string | null
  /** The codified rate that an expert's fee is over; absent where it is over none. */
  overRate?: OverRate
  /** Uuid of the item that the priced one is part of, whose price includes it; absent where there is none. */
  partOf?: string
  /** Where work is claimed at a rate that the firm chooses: where the rate is from, and what it is compared with. */
  claim?: ClaimedRate
}

/** Where a rate is from: entered for the row, the firm's rate card, or what is claimed without either. */
export const rateSources = ['entered', 'rate_card', 'default'] as const
export type RateSource = (typeof rateSources)[number]
/** The guideline rate per hour of the fee earner's grade and band on the date of the work. */
export interface GuidelineRate {
  rate: Pence
  authority: Authority
}
export interface ClaimedRate {
  from: RateSource
  /** Null where none is held for the date. */
  guideline: GuidelineRate | null
}

/**
 * The amount of a time line in the escape test, in pence: its price without enhancement, or 0 if the line is excluded.
 */
export function netWithoutEnhancement({ rate, quantity, unit, excludedBecause }: Line): number {
  if (excludedBecause !== null) return 0
  return unit === 'items' ? rate * quantity : fractionOf(rate, quantity, 100)
}
