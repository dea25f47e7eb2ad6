import type { Fact, Summary, Voucher } from '../bill/model.ts'
import type { CourtDocument, EarnerRate, PaperBill } from '../court/model.ts'

// The printed documents that only the Court of Protection has.

/** A claim of fixed costs. */
export interface FixedCostsClaim extends CourtDocument {
  rows: { no: string; what: string; figure: string; marks: string; net: string; vat: string; note: string | null }[]
  disbursements: { no: string; date: string; what: string; net: string; vat: string; voucher: string | null }[]
  summary: Summary
  vouchers: Voucher[]
}
/** The short form (Precedent AA): its rows in their order. */
export interface ShortForm extends CourtDocument {
  summaryOfWork: string
  earners: EarnerRate[]
  sections: { title: string; rows: { text: string; time: string; amount: string }[]; total: string }[]
  totals: Fact[]
  estimate: PaperBill['estimate']
  notHeld: Summary['notHeld']
  marked: string[]
}
