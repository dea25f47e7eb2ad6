import { dayNumber } from '../vocabulary/calendar-days.ts'
import type { Pence } from '../vocabulary/money.ts'
import { interestOfDays, interestPeriods, type InterestPeriod } from './interest-periods.ts'

/**
 * The rate of interest on judgment debts in hundredths of a percent a year: 8 % since 1 April 1993 (Judgments Act 1838
 * s 17, SI 1993/564). It is simple interest.
 */
export const JUDGMENT_RATE = 800

/** Money that was paid for costs, on its day (`yyyy-mm-dd`). */
export interface CostsPayment {
  date: string
  amount: Pence
}

/** Days (`yyyy-mm-dd`), both counted, that bear no interest, as the court may order for delay (CPR 47.8, 47.14). */
export interface DisallowedDays {
  from: string
  to: string
}

export interface InterestFacts {
  /** The costs that are allowed, with VAT. */
  principal: Pence
  /** Hundredths of a percent a year. */
  rate?: number
  /** The first day that bears interest, `yyyy-mm-dd`. */
  from: string
  /** The day up to which interest is worked out, itself not counted, `yyyy-mm-dd`. */
  until: string
  payments?: readonly CostsPayment[]
  disallowed?: readonly DisallowedDays[]
}

export interface CostsInterest {
  periods: readonly InterestPeriod[]
  interest: Pence
  /** What each further day bears from `until` on as things are: 0 on a day that bears none. */
  daily: Pence
  /** All that was paid up to the day `until`, that day included. */
  paid: Pence
  /** Costs and interest less what was paid; negative where too much was. */
  balance: Pence
}

function assertAmount(amount: number, what: string): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${what} is no whole amount of 0 or more.`)
}
function assertOrder(from: string, to: string): void {
  if (dayNumber(from) > dayNumber(to)) throw new RangeError(`${from} is after ${to}.`)
}

/**
 * Simple interest on costs. A payment reduces the costs from its own day, one before `from` from the beginning; what is
 * paid beyond the costs goes to the interest, and bears none. A payment after `until` is not counted. A year has 365
 * days, a leap year too; the interest of each period is rounded once, half a penny up. Throws a RangeError for a text
 * that is not a date, dates in the wrong order, and an amount or a rate that is negative or not whole.
 */
export function interestOf(facts: InterestFacts): CostsInterest {
  const { principal, rate = JUDGMENT_RATE, from, until, payments = [], disallowed = [] } = facts
  assertAmount(principal, 'The principal')
  assertAmount(rate, 'The rate')
  assertOrder(from, until)
  for (const { amount } of payments) assertAmount(amount, 'A payment')
  for (const days of disallowed) assertOrder(days.from, days.to)

  const end = dayNumber(until)
  const paidBy = (day: number): Pence =>
    payments.reduce((sum, { date, amount }) => (dayNumber(date) <= day ? sum + amount : sum), 0)
  const isDisallowed = (day: number): boolean =>
    disallowed.some((days) => dayNumber(days.from) <= day && day <= dayNumber(days.to))

  const changes = [
    ...payments.map(({ date }) => dayNumber(date)),
    ...disallowed.flatMap((days) => [dayNumber(days.from), dayNumber(days.to) + 1]),
  ]
  const periods = interestPeriods({ first: dayNumber(from), end, changes, rate }, (day) => ({
    principal: Math.max(principal - paidBy(day), 0),
    isDisallowed: isDisallowed(day),
  }))
  const interest = periods.reduce((sum, period) => sum + period.interest, 0)
  const paid = paidBy(end)
  const daily = isDisallowed(end) ? 0 : interestOfDays(Math.max(principal - paid, 0), rate, 1)
  return { periods, interest, daily, paid, balance: principal + interest - paid }
}
