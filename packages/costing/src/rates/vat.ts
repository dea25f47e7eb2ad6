import { fractionOf, type Pence } from '../vocabulary/money.ts'

/** VAT rates as fractions (17.5 % is 175/1000), with the first day of each, newest first. */
const rates: readonly (readonly [from: string, numerator: number, denominator: number])[] = [
  ['2011-01-04', 20, 100],
  ['2010-01-01', 175, 1_000],
  ['2008-12-01', 15, 100],
  ['1991-03-19', 175, 1_000],
]

/**
 * VAT of one line in pence, at the rate in force on the date of supply (ISO), rounded once; 0 if exempt or before the
 * first rate.
 */
export function vatOf(net: Pence, date: string, exempt: boolean): Pence {
  if (exempt) return 0
  for (const [from, numerator, denominator] of rates) if (date >= from) return fractionOf(net, numerator, denominator)
  return 0
}
