import { makeBill, makeHead, type Bill } from '../bill.ts'
import type { CaseFacts, Items } from '../facts.ts'
import { disbursementLine } from '../items/disbursement.ts'
import type { CaseType } from '../vocabulary.ts'

const NOT_PRICED = 'Rate not held: this type of case is not priced in this version.'

/** The fixed fees of case types whose amounts are not held: one for each part of the case (SI 2013/422 Sch. 1 Pt 1 Table 3). */
const missingFixedFees: Partial<Record<CaseType, readonly string[]>> = {
  domestic_abuse_non_molestation_order: ['domestic abuse'],
  children_child_arrangement_orders: ['children'],
  domestic_abuse_and_child_arrangement: ['children', 'domestic abuse'],
  finance: ['finance'],
}

/** The bill of a case whose scheme has no rates: disbursements are priced, every fixed fee, time row and hearing counts as unpriced. */
export function billWithoutRates({ area, caseType }: CaseFacts, { time, hearings, disbursements }: Items): Bill {
  const blank = { enhancement: 0, rate: 0, net: 0, vat: 0, under: null, excludedBecause: null, notHeld: NOT_PRICED }
  const fees = area === 'legal_aid' ? (missingFixedFees[caseType] ?? []) : []
  const fixed = makeHead(
    'fixed_fee',
    fees.map((scheme) => ({
      ...blank,
      item: null,
      head: 'fixed_fee',
      date: null,
      description: `Fixed fee, ${scheme}`,
      quantity: 1,
      unit: 'fee',
      notHeld: `Rate not held: fixed fee of the private family scheme, ${scheme}.`,
    })),
  )
  return makeBill(
    [
      ...(fees.length > 0 ? [fixed] : []),
      makeHead(
        'scheduled',
        time.map(({ uuid, date, description, time }) => ({
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
        hearings.map(({ uuid, date }) => ({
          ...blank,
          item: uuid,
          head: 'advocacy',
          date,
          description: 'Hearing',
          quantity: 1,
          unit: 'fee',
        })),
      ),
      makeHead('disbursements', disbursements.map(disbursementLine)),
    ],
    null,
    NOT_PRICED,
  )
}
