import { areaPricing, isKnownArea } from './areas/index.ts'
import type { Bill } from './bills/bill.ts'
import type { Items } from './items/index.ts'
import { allItems } from './items/lines-of-kinds.ts'
import type { CaseOfOtherArea, PricedCase } from './facts/priced-case.ts'
import { statutoryRates, type Rates } from './rates/rates.ts'
import { billWithoutRates } from './schemes/not-held.ts'
import type { AreaOfWork } from './vocabulary/vocabulary.ts'

/** Version of the pricing engine, stored with every frozen bill and cached total. */
export const ENGINE_VERSION = '8'

const isOfKnownArea = (priced: PricedCase | CaseOfOtherArea): priced is PricedCase => isKnownArea(priced.area)

const priceInArea = <A extends AreaOfWork>(area: A, priced: PricedCase<A>, items: Items, rates: Rates): Bill =>
  areaPricing[area].bill(priced, allItems(items), rates)

/**
 * Prices a case in whole pence, as its area of work does, at the rates of its firm: those of the statutes, and beside
 * them its own. A pure and total function: it never throws for missing rates, but counts the affected lines in
 * `unpriced`. Of an area that it does not know, only disbursements are priced.
 */
export const price = (priced: PricedCase | CaseOfOtherArea, items: Items, rates: Rates = statutoryRates): Bill =>
  isOfKnownArea(priced) ? priceInArea(priced.area, priced, items, rates) : billWithoutRates(allItems(items), rates)

/** The keys of the tables that can price a case of an area and type; none if the engine has no rates for it. */
export const tablesOf = (area: string, caseType: string): readonly string[] =>
  isKnownArea(area) ? areaPricing[area].tables(caseType).map(({ key }) => key) : []
