import type { Bill } from '../bills/bill.ts'
import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { CaseOfOtherArea, PricedCase } from '../facts/priced-case.ts'
import type { CourtLevel, Grade, StepEvent } from '../vocabulary/vocabulary.ts'

/** Time worked on one day. */
export interface Work {
  /** ISO date. */
  date: string
  hours: Hundredths
}

/** When a hearing took place; a day without times is taken whole. Times are `hh:mm`. */
export interface Sitting {
  /** ISO date. */
  date: string
  start: string | null
  end: string | null
}

/** What the check before filing reads of a hearing. */
export interface FiledHearing {
  courtLevel: CourtLevel
  /** Whether it is of one hour or less, and nothing is added to its fee: Hearing Unit 1 alone. */
  isUnit1Alone: boolean
  /** Empty where nobody had to be there at a time, as for an administrative order or an advocates' meeting. */
  sittings: readonly Sitting[]
  /** The days of a final hearing; null for any other. */
  finalDays: number | null
  /** The days for which exceptional travel is claimed; null where none is. */
  travelDays: number | null
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
  /** The grade of the fee earner on its date; absent without either. */
  grade?: Grade
  /** Uuid of the party, and of the part of a case that has rows of them; absent where it is recorded for none. */
  party?: string
  part?: string
  /** Absent where its kind is no hearing. */
  hearing?: FiledHearing
  /** Whether counsel is paid for it by the event. */
  isCounselEvent?: boolean
  /**
   * The codes of the electronic bill that it records, with null for those of its kind that it lacks; absent where its
   * kind has none.
   */
  billCodes?: Readonly<Partial<Record<'task' | 'activity' | 'expense', string | null>>>
  /** The characters of its description that no font of the documents has; absent where all are printed. */
  unprintable?: readonly string[]
  /** The number of documents attached to it, or to the item it is part of. */
  documents: number
}

/** The first and the last day of a period (ISO), as far as they are known. */
export interface Period {
  start: string | null
  end: string | null
}

/** A case as it is about to be filed. */
export interface FilingFacts {
  priced: PricedCase | CaseOfOtherArea
  bill: Bill
  items: readonly FiledItem[]
  /** The names of fee earners by uuid. */
  feeEarners: ReadonlyMap<string, string>
  /** The period that the bill is of; null where its area has none. */
  period: Period | null
  /** The parts of a case that has rows of them, by uuid. */
  parts: ReadonlyMap<string, Period & { name: string }>
  /** What is said in words for the bill, and for its enhancement; null where nothing is. */
  texts: Readonly<Record<'narrative' | 'enhancement', string | null>>
  /**
   * The characters that no font of the documents has, by the text of the case that they are in, as a person calls it:
   * "narrative".
   */
  unprintable: ReadonlyMap<string, readonly string[]>
  /** The facts that the documents have a place for and the case does not record, in words: "VAT number". */
  missingFacts: readonly string[]
  /** ISO date. */
  today: string
}
