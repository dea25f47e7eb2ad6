import type { AreaPricing } from './area-pricing.ts'
import type { AreaOfWork } from '../vocabulary.ts'
import { billWithoutRates, headsWithoutRates } from '../schemes/not-held.ts'

/** An area of work whose rates are not held: only disbursements are priced, and nothing is shown beside the heads. */
export const withoutRates = {
  heads: headsWithoutRates,
  bill: (_priced, items, rates) => billWithoutRates(items, rates),
  summary: () => ({}),
  tables: () => [],
} satisfies AreaPricing<Exclude<AreaOfWork, 'legal_aid'>>
