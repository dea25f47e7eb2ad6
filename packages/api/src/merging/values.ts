import { price } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import { loadPricingInputs } from '../bills/pricing-input.ts'
import { caseValue, type CaseValue, type ValueChange } from '../revaluation/case-value.ts'

/** What open cases come to, by uuid; `payer` as in `loadPricingInputs`. */
export const caseValues = async (
  tx: Tx,
  uuids: readonly string[],
  payer?: (client: string) => string,
): Promise<Map<string, CaseValue>> =>
  new Map(
    [...(await loadPricingInputs(tx, uuids, undefined, payer))].map(([uuid, { priced, items, rates }]) => [
      uuid,
      caseValue(price(priced, items, rates)),
    ]),
  )

/** The values of cases before and after. */
export const changesOf = (
  before: ReadonlyMap<string, CaseValue>,
  after: ReadonlyMap<string, CaseValue>,
): Map<string, ValueChange> =>
  new Map(
    [...before].flatMap(([uuid, value]) => {
      const then = after.get(uuid)
      return then ? [[uuid, { before: value, after: then }] as const] : []
    }),
  )
