import type { AreaOfWork } from '../vocabulary/vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'
import { courtOfProtection } from './court-of-protection.ts'
import { highCost } from './high-cost.ts'
import { interPartes } from './inter-partes.ts'
import { legalAid } from './legal-aid.ts'

export type PricingByArea = { readonly [A in AreaOfWork]: AreaPricing<A> }

/** How each area of work is priced. An area that is missing here does not compile. */
export const areaPricing: PricingByArea = {
  legal_aid: legalAid,
  court_of_protection: courtOfProtection,
  inter_parties: interPartes,
  high_cost_legal_aid: highCost,
}

/** Whether the engine knows this area of work. */
export const isKnownArea = (area: string): area is AreaOfWork => Object.hasOwn(areaPricing, area)
