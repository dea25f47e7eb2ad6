import type { AreaOfWork } from '../vocabulary/vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'
import { pricing } from './areas.generated.ts'

export type PricingByArea = { readonly [A in AreaOfWork]: AreaPricing<A> }

/** How each area of work is priced. An area that is missing here does not compile. */
export const areaPricing: PricingByArea = pricing

/** Whether the engine knows this area of work. */
export const isKnownArea = (area: string): area is AreaOfWork => Object.hasOwn(areaPricing, area)
