import { expect, test } from 'vitest'
import { HearingDay } from './hearing-day.ts'

const date = '2025-03-04'
const missing = 'Enter each day with its date and its hours.'
const range = 'Enter a number between 0.01 and 24.'

test.each([
  [{}, missing],
  [{ hours: 2 }, missing],
  [{ date, hours: '' }, missing],
  [{ date: '2025-02-31', hours: 2 }, 'Enter a date such as 14/01/2025.'],
  [{ date, hours: Number.NaN }, 'Enter hours such as 1.5.'],
  [{ date, hours: '2' }, 'Enter hours such as 1.5.'],
  [{ date, hours: 0.333 }, 'Enter at most two decimals.'],
  [{ date, hours: 0 }, range],
  [{ date, hours: 24.01 }, range],
])('%j is refused with what is wrong in it', (day, sentence) =>
  expect(HearingDay.validate(day)[0]?.message).toBe(sentence),
)

test.each([0.01, 3.5, 24])('a day of %d hours', (hours) => expect(HearingDay.is({ date, hours })).toBe(true))
