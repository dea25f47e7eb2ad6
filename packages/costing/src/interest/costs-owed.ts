import type { Pence } from '../vocabulary/money.ts'
import { interestOf, type CostsPayment, type DisallowedDays } from './interest.ts'
import type { InterestPeriod } from './interest-periods.ts'

/** What decides the interest on costs that are allowed, and what is left of them. */
export interface CostsTerms {
  /** Hundredths of a percent a year; that of judgment debts where it is not given. */
  rate?: number | undefined
  /** The first day that bears interest, `yyyy-mm-dd`; null while it is not known. */
  from: string | null
  payments: readonly CostsPayment[]
  disallowed: readonly DisallowedDays[]
}

/** What is owed of costs on a day, in pence. */
export interface CostsOwed {
  /** Null while its first day is not known, 0 before that day. */
  interest: Pence | null
  /** What each further day bears. Null as the interest. */
  daily: Pence | null
  /** The days that the interest is of, in order. */
  periods: readonly InterestPeriod[]
  /** What was paid up to the day. */
  paid: Pence
  /** Costs and interest less what was paid; negative where too much was. */
  balance: Pence
}

/**
 * What is owed on a day (`yyyy-mm-dd`) of costs with VAT: interest runs up to it, as `interestOf` works it out, and
 * what is paid later is not paid. Throws as `interestOf`.
 */
export function costsOwed(principal: Pence, terms: CostsTerms, day: string): CostsOwed {
  const { rate, from, payments, disallowed } = terms
  if (from === null || from > day) {
    const paid = payments.reduce((sum, { date, amount }) => (date <= day ? sum + amount : sum), 0)
    const none = from === null ? null : 0
    return { interest: none, daily: none, periods: [], paid, balance: principal - paid }
  }
  const facts = { principal, from, until: day, payments, disallowed, ...(rate !== undefined && { rate }) }
  const { interest, daily, periods, paid, balance } = interestOf(facts)
  return { interest, daily, periods, paid, balance }
}
