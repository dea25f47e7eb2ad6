import { areaPricing, isKnownArea } from './areas/index.ts'
import type { Bill } from './bill.ts'
import type { Items } from './facts.ts'
import type { CaseOfOtherArea, PricedCase } from './priced-case.ts'
import { billWithoutRates } from './schemes/not-held.ts'
import type { AreaOfWork } from './vocabulary.ts'

/** Version of the pricing engine, stored with every frozen bill and cached total. */
export const ENGINE_VERSION = '2'

const isOfKnownArea = (priced: PricedCase | CaseOfOtherArea): priced is PricedCase => isKnownArea(priced.area)

const priceInArea = <A extends AreaOfWork>(area: A, priced: PricedCase<A>, items: Items): Bill =>
  areaPricing[area].bill(priced, items)

/**
 * Prices a case in whole pence, as its area of work does. A pure and total function: it never throws for missing rates, but counts the
 * affected lines in `unpriced`. Of an area that it does not know, only disbursements are priced.
 */
export const price = (priced: PricedCase | CaseOfOtherArea, items: Items): Bill =>
  isOfKnownArea(priced) ? priceInArea(priced.area, priced, items) : billWithoutRates(items)
