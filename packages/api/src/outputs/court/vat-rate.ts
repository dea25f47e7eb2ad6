import { vatOf, type Line } from '@costdraft/costing'

const WHOLE = 1_000_000
/**
 * The rate of VAT by which a line was priced, as a fraction: that of its date, or none.
 * @throws Error where neither comes to the VAT of the line, because a workbook would then come to another total than
 * the bill.
 */
export function vatRateOf({ net, vat, date, description }: Line): number {
  const onDate = date ?? ''
  if (vat === vatOf(net, onDate, false)) return vatOf(WHOLE, onDate, false) / WHOLE
  if (vat === 0) return 0
  throw new Error(`the VAT on “${description.slice(0, 50)}” follows from no rate of ${onDate}`)
}
