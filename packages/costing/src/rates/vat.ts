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

/** A line with VAT: its date (ISO, null where it has none), and what it comes to in pence. */
interface Taxed {
  date: string | null
  net: Pence
  vat: Pence
}
/**
 * The VAT in pence on another amount of a line, at the rate that the line bears: that of its date or, where its VAT is
 * not by that, the newest by which it is; a line whose VAT follows from no rate bears it in the same proportion.
 */
export function vatLike({ date, net, vat }: Taxed, amount: Pence): Pence {
  if (amount === net) return vat
  if (vat === 0 || net === 0) return 0
  const found =
    rates.find(([from, ...rate]) => (date ?? '') >= from && fractionOf(net, ...rate) === vat) ??
    rates.find(([, ...rate]) => fractionOf(net, ...rate) === vat)
  return found ? fractionOf(amount, found[1], found[2]) : fractionOf(amount, vat, net)
}
