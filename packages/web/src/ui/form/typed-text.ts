import { readDate, type DateContext } from '@costdraft/schema/notation/read-date.ts'
import { readMoney } from '@costdraft/schema/notation/read-money.ts'
import { readTime } from '@costdraft/schema/notation/read-time.ts'
import { converted, IsoDate } from '@costdraft/schema/structs.ts'
import { formatIsoDate } from '../../formats/dates.ts'

/**
 * The form value of a typed text, in any notation that the API takes (`schema/notation`). A text that means none stays
 * as it was typed, for validation to reject.
 */
const valueOr =
  (read: (text: string) => { value?: number }) =>
  (text: string): string => {
    const { value } = read(text)
    return value === undefined ? text : (value / 100).toFixed(2)
  }

/** A duration in hours with two decimals; a bare number is hours. */
export const typedHours = valueOr((text) => readTime(text, 'hours'))

/** An amount of money in pounds with two decimals. */
export const typedMoney = valueOr(readMoney)

/** A date, `yyyy-mm-dd`; empty for blanks. */
export const typedDate = (text: string, context: DateContext): string =>
  text.trim() === '' ? '' : (readDate(text, context).value ?? text)

/** A value of a date field as it is shown: dd/mm/yyyy, or the text itself where it is not a date. */
export function displayDate(value: string): string {
  const iso = converted(IsoDate, value)
  return IsoDate.is(iso) ? formatIsoDate(iso) : value
}
