import { careBill } from './areas/care.ts'
import { makeBill, makeHead, type Bill } from './bill.ts'
import type { CaseFacts, Items } from './facts.ts'
import { disbursementLine } from './items/disbursement.ts'

/** Version of the pricing engine, stored with every frozen bill and cached total. */
export const ENGINE_VERSION = '1'

/**
 * Prices a case in whole pence. A pure and total function: it never throws for missing rates, but counts the affected lines in `unpriced`.
 * Only care and supervision has rate tables so far; for any other case type only disbursements are priced.
 */
export function price(facts: CaseFacts, items: Items): Bill {
  if (facts.area === 'legal_aid' && facts.caseType === 'care_and_supervision') return careBill(facts, items)
  const notHeld = 'Rate not held: this type of case is not priced in this version.'
  const blank = { enhancement: 0, rate: 0, net: 0, vat: 0, under: null, excludedBecause: null, notHeld }
  return makeBill(
    [
      makeHead(
        'scheduled',
        items.time.map(({ uuid, date, description, time }) => ({
          ...blank,
          item: uuid,
          head: 'scheduled',
          date,
          description: description ?? '',
          quantity: time,
          unit: 'hours',
        })),
      ),
      makeHead(
        'advocacy',
        items.hearings.map(({ uuid, date }) => ({
          ...blank,
          item: uuid,
          head: 'advocacy',
          date,
          description: 'Hearing',
          quantity: 1,
          unit: 'fee',
        })),
      ),
      makeHead('disbursements', items.disbursements.map(disbursementLine)),
    ],
    null,
  )
}
