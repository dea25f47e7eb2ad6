import type { ClaimedRate, Line, RateSource } from '../bill.ts'
import type { AttendanceFacts, FeeEarnerFacts, TimeFacts } from '../facts.ts'
import type { Pence } from '../money.ts'
import { noRateCard, type RateCard } from '../rates/rate-card.ts'
import type { Rate, Rates } from '../rates/rates.ts'
import { hourlyRates, profitCostsLine } from './guideline-rates.ts'

/** What is claimed per hour where nothing is entered and the firm has no rate of its own: 100 pounds. */
export const DEFAULT_HOURLY_RATE: Pence = 10_000

const stated = (amount: Pence): Rate => ({ amount, authority: null, notHeld: null })
const byDefault = stated(DEFAULT_HOURLY_RATE)

/** What the rate of a row goes by. */
interface Work {
  date: string
  feeEarner?: FeeEarnerFacts
  /** Per hour; null or absent for the usual rate. */
  amount?: Pence | null
}
/** The rate of a row that the receiving party claims, where it is from, and the guideline rate beside it. */
export type ClaimedRateOf = (work: Work) => { rate: Rate; claim: ClaimedRate }

/**
 * The rates at which work is claimed between the parties: the one entered for the row, otherwise the firm's own for the person or the grade,
 * otherwise 100 pounds. The guideline rate is what the court starts from (Guide to the Summary Assessment of Costs), and never the claim.
 */
export function claimedRates(card: RateCard, rates: Rates): ClaimedRateOf {
  const guidelineOf = hourlyRates(noRateCard, rates)
  return (work) => {
    const { date, feeEarner, amount } = work,
      { amount: held, authority } = guidelineOf(work),
      guideline = authority && { rate: held, authority }
    const of = (rate: Rate, from: RateSource) => ({ rate, claim: { from, guideline } })
    if (amount != null) return of(stated(amount), 'entered')
    const own = feeEarner && card(feeEarner.uuid, feeEarner.grade, date)
    return own ? of(own, 'rate_card') : of(byDefault, 'default')
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
  return { ...profitCostsLine(row, () => rate), claim }
}

/** Prices an attendance at a procedural step: its time at the rate claimed for it. */
export const attendanceLine = (row: AttendanceFacts, rateOf: ClaimedRateOf): Line =>
  claimedLine({ ...row, ...TIMED_WORK }, rateOf)
/** What an attendance has not: it is never a routine letter or call, and always carries VAT. */
const TIMED_WORK = {
  activityType: 'preparation',
  vatExempt: false,
  location: 'Non-London',
  panelMember: false,
} as const
