import type { AreaOfWork } from '../vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'
import { legalAid } from './legal-aid.ts'
import { withoutRates } from './without-rates.ts'

export type PricingByArea = { readonly [A in AreaOfWork]: AreaPricing<A> }

/** How each area of work is priced. An area that is missing here does not compile. */
export const areaPricing: PricingByArea = {
  legal_aid: legalAid,
  court_of_protection: withoutRates,
  inter_parties: withoutRates,
  high_cost_legal_aid: withoutRates,
}

/** Whether the engine knows this area of work. */
export const isKnownArea = (area: string): area is AreaOfWork => Object.hasOwn(areaPricing, area)

/**
 * Whether a case of this area and type has a fixed fee, held or not. Only such a case can be claimed as exceptional: where there is no fixed
 * fee, there is none to escape. False for areas and types that the engine does not know.
 */
export const hasFixedFee = (area: string, caseType: string): boolean =>
  isKnownArea(area) && areaPricing[area].hasFixedFee(caseType)
