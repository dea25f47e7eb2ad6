import type { Line } from '../bill.ts'
import type { HearingFacts, TimeFacts } from '../facts.ts'
import type { Pence } from '../money.ts'
import type { LegalAidFacts } from '../priced-case.ts'

// A scheme is one set of statutory rules that pays for a kind of work. Which schemes pay for a case is decided by its area of work.

/** What a fixed fee depends on besides the facts of its case. */
export interface FixedFeeBasis {
  /** Hourly costs without enhancement, advocacy fees, disbursements and VAT; 0 where no hourly rates are held. */
  hourlyTotal: Pence
  /** ISO date of the last work on the case, which decides the VAT; null if there is no date at all. */
  taxPoint: string | null
}

/** A fixed fee for a whole case, or for one part of it. */
export interface FixedFeeScheme {
  /** A case escapes when its hourly costs exceed this multiple of the standard fee. */
  escapeMultiple: number
  /** The fee as paid: `rate` is the standard fee, `net` what is paid of it. Not held where there is no edition or a fact is missing. */
  line: (priced: LegalAidFacts, basis: FixedFeeBasis) => Line
}

/** Hourly and item rates for time recordings. */
export interface HourlyScheme {
  /** Whether rates are held for this case. Without them no escape test is possible. */
  isHeld: (priced: LegalAidFacts) => boolean
  /**
   * One line for each time recording, in their order. With `isAdvocacyPaidApart`, advocacy time is excluded because an advocacy scheme pays
   * for it.
   */
  lines: (priced: LegalAidFacts, time: readonly TimeFacts[], isAdvocacyPaidApart: boolean) => Line[]
}

/** Fees for hearings, meetings, conferences and opinions. */
export interface AdvocacyScheme {
  /** The lines of one hearing: its fee or fees, then its bolt-ons. */
  lines: (hearing: HearingFacts) => Line[]
}
