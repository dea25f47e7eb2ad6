import { careBill } from './areas/care.ts'
import { billWithoutRates } from './areas/without-rates.ts'
import type { Bill } from './bill.ts'
import type { CaseFacts, Items } from './facts.ts'

/** Version of the pricing engine, stored with every frozen bill and cached total. */
export const ENGINE_VERSION = '2'

/**
 * Prices a case in whole pence. A pure and total function: it never throws for missing rates, but counts the affected lines in `unpriced`.
 * Only care and supervision has rate tables so far; for any other case type only disbursements are priced.
 */
export const price = (facts: CaseFacts, items: Items): Bill =>
  facts.area === 'legal_aid' && facts.caseType === 'care_and_supervision'
    ? careBill(facts, items)
    : billWithoutRates(facts, items)
