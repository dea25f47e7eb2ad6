/** Whole pence. Arithmetic stays in pence; rounding happens once, in `share`. */
export type Pence = number

/**
 * `numerator/denominator` of an amount, to the nearest penny, halves away from zero.
 * All three are whole numbers; a result that could not be exact throws a RangeError rather than be a penny wrong.
 */
export function share(amount: Pence, numerator: number, denominator: number): Pence {
  const product = amount * numerator
  const doubled = 2 * Math.abs(product) + denominator
  if (!Number.isSafeInteger(doubled) || !(denominator > 0))
    throw new RangeError(`${numerator}/${denominator} of ${amount} pence cannot be worked out exactly.`)
  const nearest = Math.floor(doubled / (2 * denominator))
  return product < 0 ? 0 - nearest : nearest
}
