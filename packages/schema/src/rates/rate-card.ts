import { grades } from '@costdraft/costing'
import { coerce, define, type Struct } from 'superstruct'
import { check, field, type Checked, type Draft } from '../field.ts'
import { oneOf, structIf, Uuid } from '../structs.ts'
import { parseAmount } from './amount.ts'
import { firstDay } from './edition.ts'

/** Pounds an hour, from 0.01 to 99,999.99; text such as `£1,234.50` is accepted and converted. */
const PoundsPerHour: Struct<number, null> = coerce(
  define<number>('pounds an hour', (value) => parseAmount('hour', value).problem ?? true),
  structIf<string>('amount as text', (value) => typeof value === 'string'),
  (given) => {
    const { amount } = parseAmount('hour', given)
    return amount === undefined ? given : amount / 100
  },
)

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/**
 * The fields of a rate of a firm's own per hour: of a fee earner, or of all who have a grade. Each applies while the
 * other is empty; `checkRateCard` refuses both together. `today` is an ISO date.
 */
export const rateCardFields = (today: string) => ({
  feeEarner: field(Uuid)
    .to('fee_earner')
    .when(({ grade }) => !isGiven(grade)),
  grade: field(oneOf(grades)).when(({ feeEarner }) => !isGiven(feeEarner)),
  effectiveFrom: field(firstDay(today)),
  rate: field(PoundsPerHour),
})
export type RateCardFields = ReturnType<typeof rateCardFields>

/**
 * Validates a rate of a firm's own: exactly one of fee earner and grade, the first day, and the rate in pounds an hour.
 */
export function checkRateCard(draft: Draft, today: string): Checked<RateCardFields> {
  const checked = check(rateCardFields(today), draft)
  if (!isGiven(draft.feeEarner) || !isGiven(draft.grade)) return checked
  const problem = { path: 'grade', message: 'A rate is for a person or for a grade. Leave one of them out.' }
  return { problems: [...(checked.problems ?? []), problem] }
}
