import { poundsOrNull, price, valueOf, type Bill } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import type { Earners } from '../clients/load-earners.ts'
import { loadPricingInputs } from '../bills/pricing-input.ts'

/** What a case comes to in pounds with VAT, null if nothing of it is priced, and its number of lines without a rate. */
export interface CaseValue {
  value: number | null
  unpriced: number
}
/** The value of a case before and after a change of what its price depends on. */
export interface ValueChange {
  before: CaseValue
  after: CaseValue
}

export const caseValue = (bill: Bill): CaseValue => ({ value: poundsOrNull(valueOf(bill)), unpriced: bill.unpriced })

export const isMoved = ({ before, after }: ValueChange): boolean =>
  before.value !== after.value || before.unpriced !== after.unpriced

/** What cases come to by what their fee earners and offices were, and by what they are, by uuid. */
export async function valuesByEarners(
  tx: Tx,
  uuids: readonly string[],
  { before, after }: { before: Earners; after: Earners },
): Promise<Map<string, ValueChange>> {
  const valuesOf = async (earners: Earners): Promise<Map<string, CaseValue>> =>
    new Map(
      [...(await loadPricingInputs(tx, uuids, earners))].map(([uuid, { priced, items, rates }]) => [
        uuid,
        caseValue(price(priced, items, rates)),
      ]),
    )
  const [old, current] = [await valuesOf(before), await valuesOf(after)]
  return new Map(
    [...old].flatMap(([uuid, value]) => {
      const now = current.get(uuid)
      return now ? [[uuid, { before: value, after: now }]] : []
    }),
  )
}
