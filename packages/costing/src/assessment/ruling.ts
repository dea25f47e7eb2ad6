import type { Line } from '../bills/line.ts'
import { fractionOf, type Pence } from '../vocabulary/money.ts'
import { vatLike } from '../rates/vat.ts'

/** What of a line decides how it may be ruled on. */
export type ClaimedLine = Pick<Line, 'date' | 'quantity' | 'unit' | 'rate' | 'enhancement' | 'net' | 'vat'>

/**
 * What is offered or allowed of a line: hours (hundredths) and rate (pence an hour, item or day), or one sum without
 * VAT. What is left out is as claimed; a line of which nothing is said has no ruling.
 */
export interface EnteredRuling {
  hours?: number | null
  rate?: Pence | null
  amount?: Pence | null
}

/** A line as it is claimed, offered or allowed; hours and rate are null where it is one sum. */
export interface AssessedAmount {
  /** Hundredths of an hour. */
  hours: number | null
  rate: Pence | null
  /** Without VAT. */
  amount: Pence
  vat: Pence
}

/** Which part of a ruling is refused, and why. */
export interface RulingRefusal {
  field: keyof EnteredRuling
  because: 'above_claimed' | 'negative' | 'not_by_the_hour' | 'two_ways'
}

const HOURS = 'hours'
const HUNDRED_PERCENT = 100

/** Hours at a rate with its enhancement, in pence, rounded once. */
const costOf = (hours: number, rate: Pence, enhancement: number): Pence =>
  fractionOf(rate, hours * (HUNDRED_PERCENT + enhancement), 100 * HUNDRED_PERCENT)

/** Whether a line is hours at a rate, so that either can be reduced. */
export const isByTheHour = ({ unit, quantity, rate, enhancement, net }: ClaimedLine): boolean =>
  unit === HOURS && quantity > 0 && costOf(quantity, rate, enhancement) === net

/** A line as it is claimed. */
export const claimedAmount = (line: ClaimedLine): AssessedAmount => ({
  ...(isByTheHour(line) ? { hours: line.quantity, rate: line.rate } : { hours: null, rate: null }),
  amount: line.net,
  vat: line.vat,
})

/** A sum of a line without hours, with VAT as on the line. */
const sumOfLine = (line: ClaimedLine, amount: Pence): AssessedAmount => ({
  hours: null,
  rate: null,
  amount,
  vat: vatLike(line, amount),
})

const isGiven = (value: number | null | undefined): value is number => value !== null && value !== undefined

function refusalOf(line: ClaimedLine, entered: EnteredRuling): RulingRefusal | null {
  const { hours, rate, amount } = entered
  const most = { hours: line.quantity, rate: line.rate, amount: line.net }
  if (isGiven(amount) && isGiven(hours)) return { field: 'hours', because: 'two_ways' }
  if (isGiven(amount) && isGiven(rate)) return { field: 'rate', because: 'two_ways' }
  for (const field of ['hours', 'rate', 'amount'] as const) {
    const value = entered[field]
    if (!isGiven(value)) continue
    if (field !== 'amount' && !isByTheHour(line)) return { field, because: 'not_by_the_hour' }
    if (value < 0) return { field, because: 'negative' }
    if (value > most[field]) return { field, because: 'above_claimed' }
  }
  return null
}

/**
 * What a ruling on a line comes to: null where nothing is said of it, or why it is refused. Hours and rate give the
 * costs as the line itself was priced: with its enhancement, rounded once. VAT is worked out again, at the rate that
 * the line bears.
 */
export function ruledAmount(line: ClaimedLine, entered: EnteredRuling): AssessedAmount | RulingRefusal | null {
  const refused = refusalOf(line, entered)
  if (refused) return refused
  const { hours, rate, amount } = entered
  if (isGiven(amount)) return sumOfLine(line, amount)
  if (!isGiven(hours) && !isGiven(rate)) return null
  const [allowedHours, allowedRate] = [hours ?? line.quantity, rate ?? line.rate]
  const net = costOf(allowedHours, allowedRate, line.enhancement)
  return { hours: allowedHours, rate: allowedRate, amount: net, vat: vatLike(line, net) }
}

export const isRefused = (answer: AssessedAmount | RulingRefusal | null): answer is RulingRefusal =>
  answer !== null && 'because' in answer

/** A percentage of a line, in hundredths of a percent up to 10,000: one sum, half a penny up. */
export const atPercent = (line: ClaimedLine, hundredths: number): AssessedAmount =>
  hundredths === 10_000 ? claimedAmount(line) : sumOfLine(line, fractionOf(line.net, hundredths, 10_000))

/**
 * A line by the hour at no more than a rate in pence, its hours as claimed: one that is claimed at less stays. Null for
 * what is not by the hour.
 */
export function atRate(line: ClaimedLine, rate: Pence): AssessedAmount | null {
  if (!isByTheHour(line)) return null
  if (rate >= line.rate) return claimedAmount(line)
  const net = costOf(line.quantity, rate, line.enhancement)
  return { hours: line.quantity, rate, amount: net, vat: vatLike(line, net) }
}
