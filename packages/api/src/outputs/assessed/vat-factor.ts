import { vatLike, type Line } from '@costdraft/costing'

// Of so much the VAT has all digits of a rate, and a rate is of whole thousandths: 17.5 %.
const AMOUNT = 1_000_000_000
const THOUSANDTH = AMOUNT / 1_000

/**
 * By what the VAT on another amount of a line is worked out: the rate that the line bears, as a fraction, or, where its
 * VAT follows from no rate, the proportion in which it bears it.
 */
export function vatFactorOf(line: Line): { factor: number; isProportion: boolean } {
  const thousandths = vatLike(line, AMOUNT) / THOUSANDTH
  return Number.isInteger(thousandths)
    ? { factor: thousandths / 1_000, isProportion: false }
    : { factor: line.vat / line.net, isProportion: true }
}
