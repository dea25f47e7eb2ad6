import type { Pence } from '../../vocabulary/money.ts'
import { vatOf } from '../../rates/vat.ts'
import type { FiledItem } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf } from '../words.ts'

/** In pence with VAT (Costs Assessment Guidance 3.1). */
const VOUCHER_FROM = 2_000

/**
 * Whether an expense needs a voucher: from £20, including VAT (Costs Assessment Guidance 3.1). Court fees need none,
 * because the LAA accepts the firm's ledger for them ("Faster payment: claims and documentary evidence", GOV.UK).
 * `gross` is in pence.
 */
export const needsVoucher = (gross: Pence, disbursementType: string | null): boolean =>
  gross >= VOUCHER_FROM && disbursementType !== 'court_fee'

/**
 * Whether an expense needs a voucher and has no document. `today` is its date where it has none. The amount is in pence
 * without VAT; null is no expense.
 */
export const lacksVoucher = (
  {
    amount,
    date,
    vatExempt,
    documents,
    disbursementType,
  }: Pick<FiledItem, 'amount' | 'date' | 'vatExempt' | 'documents' | 'disbursementType'>,
  today: string,
): boolean =>
  amount !== null && documents === 0 && needsVoucher(amount + vatOf(amount, date ?? today, vatExempt), disbursementType)

/**
 * Expenses that need a voucher, without a document. Of any kind of item with an amount; the document of a hearing's own
 * disbursement is one of the hearing.
 */
export const voucherMissing: FilingRule = ({ items, today }) =>
  items.flatMap((item) => (lacksVoucher(item, today) ? [findingOn(item, `${nameOf(item)} has no voucher.`)] : []))

const attended: readonly string[] = ['interim', 'final', 'advocate']

/**
 * Interim and final hearings and advocates' meetings without a document: the LAA asks for the advocate's attendance
 * form of a hearing of Unit 2 or longer, of a final hearing, and of any with a bolt-on or a bundle ("Faster payment:
 * claims and documentary evidence", GOV.UK), so a Hearing Unit 1 alone needs none. Conferences and opinions are not
 * attended at court.
 */
export const attendanceNotEvidenced: FilingRule = ({ items }) =>
  items.flatMap((item) =>
    item.hearingType !== null &&
    attended.includes(item.hearingType) &&
    item.documents === 0 &&
    item.hearing?.isUnit1Alone !== true
      ? [findingOn(item, `${nameOf(item)} has no evidence of attendance.`)]
      : [],
  )
