import { isAboveGuideline, poundsOf, poundsOrNull, quantityOf, type Line } from '@costdraft/costing'

/** A line of a bill in wire format; amounts are in pounds. */
export const lineOnWire = ({
  quantity,
  unit,
  rate,
  net,
  vat,
  under,
  excludedBecause,
  notHeld,
  claim,
  noVatBecause,
  partOf: _partOf,
  ...line
}: Line) => ({
  ...line,
  quantity: quantityOf({ quantity, unit }),
  unit,
  rate: poundsOf(rate),
  net: poundsOf(net),
  vat: poundsOf(vat),
  gross: poundsOf(net + vat),
  authority: under,
  rate_from: claim?.from ?? null,
  guideline_rate: poundsOrNull(claim?.guideline?.rate),
  is_above_guideline: isAboveGuideline({ rate, ...(claim && { claim }) }),
  no_vat_because: noVatBecause ?? null,
  excluded_because: excludedBecause,
  not_held: notHeld,
})
