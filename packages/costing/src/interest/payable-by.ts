import type { Pence } from '../vocabulary/money.ts'
import { costsOwed, type CostsTerms } from './costs-owed.ts'

/**
 * What of costs with VAT is to be paid by a day (`yyyy-mm-dd`), in pence: with the interest up to that day, less what
 * is paid by then; once it is past up to `today`, as interest runs on. Null where nothing is left. Throws as
 * `interestOf`.
 */
export function payableBy(
  principal: Pence,
  terms: CostsTerms,
  { by, today }: { by: string; today: string },
): Pence | null {
  const { balance } = costsOwed(principal, terms, by < today ? today : by)
  return balance > 0 ? balance : null
}
