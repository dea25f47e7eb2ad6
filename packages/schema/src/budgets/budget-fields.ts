import { field } from '../field.ts'
import { hours, IsoDate, pounds, text, Uuid } from '../structs.ts'

// The fields of a costs budget. Amounts are in pounds without VAT; hours have two decimals.

const Amount = pounds(99_999_999.99)
const amount = field(Amount).optional()

/** What the figures of a phase rest on. */
export const Assumptions = text(1, 1000)
/** The fields that stand by themselves; all others are of a phase or of a contingency. */
export const budgetFields = {
  incurredTo: field(IsoDate),
  /** What the incurred costs were agreed at, or allowed. */
  agreedIncurred: amount,
  /** The day on which estimates were approved or agreed. */
  approvedOn: field(IsoDate).optional(),
  /** Why this version differs from the one before it. */
  variation: field(text(3, 1000)).optional(),
}
/** The amounts that are entered for a phase: what is paid to whom, and all other. */
export const estimate = { time: amount, disbursements: amount, counsel: amount, experts: amount, courtFees: amount }
/** The hours of a fee earner in a phase. */
export const estimatedHours = { feeEarner: field(Uuid).to('fee_earner'), hours: field(hours(99_999)) }
/** What was approved or agreed for a phase. */
export const approval = { approved: amount }
/** What the other side offered for a phase; `disbursements` without those of counsel. */
export const offer = { time: amount, counsel: amount, disbursements: amount, comment: field(text(1, 1000)).optional() }
export const contingency = { name: field(text(1, 100)), incurred: amount, estimated: amount, approved: amount }

/** At most so many contingencies can be entered; Precedent H prints two on its first page. */
export const MAX_CONTINGENCIES = 20
/** At most so many fee earners can have hours in a phase. */
export const MAX_EARNERS = 30
