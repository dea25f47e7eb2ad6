import type { Line } from '../bills/line.ts'
import type { HearingFacts } from '../items/hearing.ts'
import type { TimeFacts } from '../items/time.ts'
import type { HourlyBasis } from '../items/time.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { LegalAidFacts } from '../facts/priced-case.ts'
import type { RateTable } from '../rates/rate-table.ts'
import type { Rates } from '../rates/rates.ts'

// A scheme is one set of statutory rules that pays for a kind of work. Which schemes pay for a case is decided by its
// area of work.

interface Scheme {
  /** The tables it reads. */
  tables: readonly RateTable[]
}

/** What a fixed fee depends on besides the facts of its case. */
export interface FixedFeeBasis {
  /** Hourly costs without enhancement, advocacy fees, disbursements and VAT; null where a rate of them is not held. */
  hourlyTotal: Pence | null
  /** ISO date of the last work on the case, which decides the VAT; null if there is no date at all. */
  taxPoint: string | null
}

/** A fixed fee for a whole case, or for one part of it. */
export interface FixedFeeScheme extends Scheme {
  /** A case escapes when its hourly costs exceed this multiple of the standard fee. */
  escapeMultiple: number
  /**
   * The fee as paid: `rate` is the standard fee, `net` what is paid of it. Not held where there is no edition or a fact
   * is missing.
   */
  line: (priced: LegalAidFacts, basis: FixedFeeBasis, rates: Rates) => Line
}

/** Hourly and item rates for time recordings. */
export interface HourlyScheme extends Scheme {
  /** Whether there is an edition for this case. */
  isHeld: (priced: LegalAidFacts, rates: Rates) => boolean
  /** One line for each time recording, in their order. */
  lines: (priced: LegalAidFacts, time: readonly TimeFacts[], basis: HourlyBasis, rates: Rates) => Line[]
}

/** Fees for hearings, meetings, conferences and opinions. */
export interface AdvocacyScheme extends Scheme {
  /** The lines of one hearing: its fee or fees, then its bolt-ons. */
  lines: (hearing: HearingFacts, rates: Rates) => Line[]
}
