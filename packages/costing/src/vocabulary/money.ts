/** Whole pence. All arithmetic is in pence; rounding happens only in `fractionOf`. */
export type Pence = number

/** An amount in pounds, as it is on the wire and in the database, in pence. */
export const penceOf = (pounds: number): Pence => Math.round(pounds * 100)
/** An amount in pence in pounds, as it is on the wire. */
export const poundsOf = (pence: Pence): number => pence / 100
/** The same of an amount that is not known: null. */
export const poundsOrNull = (pence: Pence | null | undefined): number | null =>
  pence === null || pence === undefined ? null : poundsOf(pence)

/**
 * `numerator/denominator` of an amount, rounded to the nearest penny, halves away from zero. All arguments are
 * integers. Throws a RangeError if the product exceeds the safe integer range or the denominator is not positive.
 */
export function fractionOf(amount: Pence, numerator: number, denominator: number): Pence {
  const product = amount * numerator
  const doubled = 2 * Math.abs(product) + denominator
  if (!Number.isSafeInteger(doubled) || !(denominator > 0))
    throw new RangeError(`${numerator}/${denominator} of ${amount} pence cannot be worked out exactly.`)
  const nearest = Math.floor(doubled / (2 * denominator))
  return product < 0 ? 0 - nearest : nearest
}
