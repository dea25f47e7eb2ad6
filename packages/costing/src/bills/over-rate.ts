import type { Authority } from '../rates/edition.ts'
import type { ExpertTypeKey } from '../vocabulary/expert-types.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { Location } from '../vocabulary/vocabulary.ts'

/** A codified rate that an expert's fee is over. */
export interface OverRate {
  type: ExpertTypeKey
  /** Where the expert is based; null where the rate is the same in both places, or the higher one was taken. */
  location: Location | null
  unit: 'hour' | 'fee'
  /** Pence per hour, or for the whole work. */
  rate: Pence
  /** Hundredths of an hour; null for a fixed fee. */
  hours: number | null
  /** The most that the rate allows. */
  allowed: Pence
  under: Authority
}
