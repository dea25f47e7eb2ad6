import { dateOfDay } from '../vocabulary/calendar-days.ts'
import type { Pence } from '../vocabulary/money.ts'

/** Days in a row, from `from` to `to` (`yyyy-mm-dd`, both counted), with the same costs unpaid. */
export interface InterestPeriod {
  from: string
  to: string
  days: number
  /** The costs that are not paid. */
  principal: Pence
  /** Whether the days bear no interest. */
  isDisallowed: boolean
  interest: Pence
}

type OfDay = Pick<InterestPeriod, 'principal' | 'isDisallowed'>

/**
 * Numbers of days (`dayNumber`); `end` is not counted. On no other days than `changes` does the answer of a day change.
 */
interface Span {
  first: number
  end: number
  changes: readonly number[]
  /** Hundredths of a percent a year. */
  rate: number
}

const HUNDREDTHS_OF_PERCENT = 10_000n
const DAYS_OF_YEAR = 365n

/**
 * Simple interest in pence for whole days, half a penny up. The product is beyond the safe integers for costs of some
 * millions over ten years, so it is not made of numbers.
 */
export function interestOfDays(principal: Pence, rate: number, days: number): Pence {
  const denominator = HUNDREDTHS_OF_PERCENT * DAYS_OF_YEAR
  return Number((2n * BigInt(principal) * BigInt(rate) * BigInt(days) + denominator) / (2n * denominator))
}

/** The periods of a span in order, by what is owed on each day; neighbours that do not differ are one. */
export function interestPeriods({ first, end, changes, rate }: Span, ofDay: (day: number) => OfDay): InterestPeriod[] {
  const starts = [...new Set([first, ...changes])].filter((day) => day >= first && day < end).toSorted((a, b) => a - b)
  const stretches: (OfDay & { day: number })[] = []
  for (const day of starts) {
    const owed = ofDay(day)
    const last = stretches.at(-1)
    if (last?.principal !== owed.principal || last.isDisallowed !== owed.isDisallowed) stretches.push({ day, ...owed })
  }
  return stretches.map(({ day, principal, isDisallowed }, index) => {
    const next = stretches[index + 1]?.day ?? end
    const days = next - day
    const interest = isDisallowed ? 0 : interestOfDays(principal, rate, days)
    return { from: dateOfDay(day), to: dateOfDay(next - 1), days, principal, isDisallowed, interest }
  })
}
