import type { ClaimedRate, GuidelineRate, Line, RateSource } from '../bills/line.ts'
import type { AttendanceFacts } from '../items/step-attendance.ts'
import type { FeeEarnerFacts } from '../facts/facts.ts'
import type { TimeFacts } from '../items/time.ts'
import type { Pence } from '../vocabulary/money.ts'
import { noRateCard, type RateCard } from '../rates/rate-card.ts'
import type { Rate, Rates } from '../rates/rates.ts'
import { hourlyLine, hourlyRates, profitCostsLine } from './guideline-rates.ts'

/** What is claimed per hour where nothing is entered and the firm has no rate of its own: 100 pounds. */
export const DEFAULT_HOURLY_RATE: Pence = 10_000

const stated = (amount: Pence): Rate => ({ amount, authority: null, notHeld: null })
const byDefault = stated(DEFAULT_HOURLY_RATE)

const claimsWith = (guideline: GuidelineRate | null): Record<RateSource, ClaimedRate> => ({
  entered: { from: 'entered', guideline },
  rate_card: { from: 'rate_card', guideline },
  default: { from: 'default', guideline },
})
const besideNothing = claimsWith(null)

/** What the rate of a row goes by. */
interface Earned {
  date: string
  feeEarner?: FeeEarnerFacts
  /** Per hour; null or absent for the usual rate. */
  amount?: Pence | null
}
/** The rate an hour of work for which none is entered, and where it is from. */
export interface UsualRate {
  rate: Rate
  from: Exclude<RateSource, 'entered'>
}
/**
 * What is claimed an hour where nothing is entered for the work: the firm's own rate for the person or the grade on
 * that day (ISO), otherwise 100 pounds.
 */
export function usualRate(
  card: RateCard,
  { date, feeEarner }: { date: string; feeEarner?: Pick<FeeEarnerFacts, 'uuid' | 'grade'> },
): UsualRate {
  const own = feeEarner && card(feeEarner.uuid, feeEarner.grade, date)
  return own ? { rate: own, from: 'rate_card' } : { rate: byDefault, from: 'default' }
}
/** The rate of a row that the receiving party claims, where it is from, and the guideline rate beside it. */
export type ClaimedRateOf = (work: Earned) => { rate: Rate; claim: ClaimedRate }

/**
 * The rates at which work is claimed between the parties: the one entered for the row, otherwise the firm's own for the
 * person or the grade, otherwise 100 pounds. The guideline rate is what the court starts from (Guide to the Summary
 * Assessment of Costs), and never the claim.
 */
export function claimedRates(card: RateCard, rates: Rates): ClaimedRateOf {
  const guidelineOf = hourlyRates(noRateCard, rates)
  const claims = new Map<Rate, Record<RateSource, ClaimedRate>>()
  // Each row of a case asks: what is told beside a rate is made once for each guideline rate.
  const claimsBeside = (held: Rate): Record<RateSource, ClaimedRate> => {
    if (held.authority === null) return besideNothing
    const known = claims.get(held) ?? claimsWith({ rate: held.amount, authority: held.authority })
    claims.set(held, known)
    return known
  }
  return (work) => {
    const { amount } = work
    const beside = claimsBeside(guidelineOf(work))
    if (amount != null) return { rate: stated(amount), claim: beside.entered }
    const { rate, from } = usualRate(card, work)
    return { rate, claim: beside[from] }
  }
}

/** Whether the rate of a line is above the guideline rate; null where that is not held, or none is compared. */
export function isAboveGuideline({ claim, rate }: Partial<Pick<Line, 'claim' | 'rate'>>): boolean | null {
  const guideline = claim?.guideline
  return guideline && rate !== undefined ? rate > guideline.rate : null
}

/** Prices a time row at the rate claimed for it. */
export function claimedLine(row: TimeFacts, rateOf: ClaimedRateOf): Line {
  const { rate, claim } = rateOf(row)
  const line = profitCostsLine(row, rate)
  line.claim = claim
  return line
}

/**
 * Prices an attendance at a procedural step: its time, never as a routine letter or call, at the rate claimed for it,
 * with VAT.
 */
export function attendanceLine(row: AttendanceFacts, rateOf: ClaimedRateOf): Line {
  const { rate, claim } = rateOf(row)
  const line = hourlyLine(row, row.time, rate, false)
  line.claim = claim
  return line
}
