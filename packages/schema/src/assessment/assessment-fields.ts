import { field } from '../field.ts'
import { AnyHours, decimal, Flag, HourlyRate, IsoDate, oneOf, pounds, text } from '../structs.ts'
import { assessedColumns, assessedTexts, GENERAL_POINTS_MAX, offeredBy, reductionReasons } from './assessment.ts'

// The fields of an assessment. Amounts are in pounds; hours and percentages have two decimals.

const Amount = pounds(99_999_999.99)
const Percent = decimal(0, 100)
const reason = field(oneOf(reductionReasons)).optional()
const textOf = (name: keyof typeof assessedTexts) => field(text(1, assessedTexts[name])).optional()

/** What is offered or allowed of a line: hours and rate, or one sum without VAT. */
export const assessedAmountFields = {
  hours: field(AnyHours).optional(),
  rate: field(HourlyRate).optional(),
  amount: field(Amount).optional(),
}
/** What is entered of a line beside its amounts. */
export const assessedLineFields = {
  reason,
  words: textOf('words'),
  dispute: textOf('dispute'),
  reply: textOf('reply'),
  ruling: textOf('ruling'),
}
/** A ruling on many lines. Of percentage, rate and `clear` it has one (`ruling-on-many.ts`). */
export const manyRulingFields = {
  column: field(oneOf(assessedColumns)),
  percent: field(Percent).optional(),
  rate: field(HourlyRate).optional(),
  clear: field(Flag).optional(),
  reason,
  emptyOnly: field(Flag).optional(),
}

export const generalPointsFields = { generalPoints: field(text(1, GENERAL_POINTS_MAX)).optional() }
export const paymentFields = {
  date: field(IsoDate),
  amount: field(Amount),
  words: field(text(1, 200)).optional(),
}
export const offerFields = {
  date: field(IsoDate),
  by: field(oneOf(offeredBy)),
  amount: field(Amount),
  words: field(text(1, 500)).optional(),
}
export const interestFields = { rate: field(Percent).optional(), from: field(IsoDate).optional() }
export const disallowedFields = { from: field(IsoDate), to: field(IsoDate) }
/** The most payments, offers and stretches of days without interest of an assessment. */
export const MOST_ENTRIES = 100
