import type { AreaPricing } from './area-pricing.ts'
import { billWithoutRates, headsWithoutRates } from '../schemes/not-held.ts'

/** An area of work whose rates are not held: only disbursements are priced. */
export const withoutRates = {
  heads: headsWithoutRates,
  bill: (_priced, items, rates) => billWithoutRates(items, rates),
  tables: () => [],
} satisfies AreaPricing<'high_cost_legal_aid'>
