import type { GuidelineBand } from '../rates/guideline-band.ts'
import type { Aspect, Grade, Phase } from '../vocabulary/vocabulary.ts'

/** What every item has. */
export interface ItemFacts {
  uuid: string
  date: string
  /**
   * The part of a two-part case that it belongs to. It is read in such a case alone, where null is a part that is not
   * recorded.
   */
  casePart?: Aspect | null
  /** The part of a Court of Protection case, and the party, that it is recorded for: their uuids. */
  copCasePart?: string | null
  party?: string | null
  /** The phase of an inter partes case. */
  phase?: Phase | null
  /** The task of the electronic bill that is recorded for it. */
  billTask?: string | null
  /** The procedural step that it belongs to: its uuid. */
  step?: string | null
}

export interface FeeEarnerFacts {
  uuid: string
  grade: Grade
  /** That of the fee earner's office. */
  guidelineBand: GuidelineBand
}
