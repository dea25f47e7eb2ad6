import { careBill } from './areas/care.ts'
import { billOf, headOf, type Bill } from './bill.ts'
import type { CaseFacts, Items } from './facts.ts'
import { disbursementLine } from './items/disbursement.ts'

/** The engine's version: a frozen bill keeps it. */
export const ENGINE = '1'

/**
 * Prices a whole case: pure, total, in whole pence. What cannot be priced says so in its line and is counted in `unpriced`.
 * Only care and supervision has its tables here yet; any other case prices its disbursements and says of the rest that no rate is held.
 */
export function price(facts: CaseFacts, items: Items): Bill {
  if (facts.area === 'legal_aid' && facts.caseType === 'care_and_supervision') return careBill(facts, items)
  const notHeld = 'Rate not held: this type of case is not priced in this version.'
  const blank = { enhancement: 0, rate: 0, net: 0, vat: 0, under: null, excludedBecause: null, notHeld }
  return billOf(
    [
      headOf(
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
      headOf(
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
      headOf('disbursements', items.disbursements.map(disbursementLine)),
    ],
    null,
  )
}
