import type { Bill } from '../bill.ts'
import type { Hundredths } from '../items/hearing.ts'
import type { Pence } from '../money.ts'
import type { CaseOfOtherArea, PricedCase } from '../priced-case.ts'
import type { StepEvent } from '../vocabulary.ts'

/** Time worked on one day. */
export interface Work {
  /** ISO date. */
  date: string
  hours: Hundredths
}

/**
 * What the check before filing reads of an item, of whatever kind; null where its kind, or the row, has no such thing.
 */
export interface FiledItem {
  uuid: string
  /** The name of its kind, such as `time_recording`. */
  kind: string
  /** ISO date; that of the item it is part of where it has none of its own. */
  date: string | null
  /** Uuid of the fee earner. */
  feeEarner: string | null
  activityType: string | null
  hearingType: string | null
  disbursementType: string | null
  /** What took place; absent where its kind is no event. */
  event?: StepEvent
  /** The hours recorded for each day; none where days or fees are counted instead. */
  work: readonly Work[]
  /** What was paid, without VAT; null for an item that is not an expense. */
  amount: Pence | null
  vatExempt: boolean
  /** Whether exceptional travel is paid with it: a shorter journey is not. */
  hasExceptionalTravel: boolean
  description: string | null
  /**
   * What it is recorded for, such as party and phase, as a key to compare by; absent where its kind records nothing of
   * the sort.
   */
  recordedFor?: string
  /** The number of documents attached to it, or to the item it is part of. */
  documents: number
}

/** A case as it is about to be filed. */
export interface FilingFacts {
  priced: PricedCase | CaseOfOtherArea
  bill: Bill
  items: readonly FiledItem[]
  /** The names of fee earners by uuid. */
  feeEarners: ReadonlyMap<string, string>
  /** ISO date. */
  today: string
}
