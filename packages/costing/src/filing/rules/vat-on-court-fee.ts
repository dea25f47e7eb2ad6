import { vatOf } from '../../rates/vat.ts'
import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf, writtenAmount } from '../words.ts'

/**
 * Court fees with VAT: they bear none. Source: VAT Notice 700, section 25.1; Costs Assessment Guidance 4.8–4.9
 * (rates/disbursements.json).
 */
export const vatOnCourtFee: FilingRule = ({ items, today }) =>
  items.flatMap((item) => {
    const { disbursementType, amount, date, vatExempt } = item
    if (disbursementType !== 'court_fee' || amount === null) return []
    const vat = vatOf(amount, date ?? today, vatExempt)
    return vat > 0
      ? [findingOn(item, `${nameOf(item)} is claimed with VAT of ${writtenAmount(vat)}. Court fees bear none.`)]
      : []
  })
