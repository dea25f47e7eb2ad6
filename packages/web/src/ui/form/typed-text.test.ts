import * as fc from 'fast-check'
import { addDays } from '@costdraft/schema/notation/calendar.ts'
import {
  datesInContext,
  datesRefused,
  datesTaken,
  moneyRefused,
  moneyTaken,
  timesRefused,
  timesTaken,
} from '@costdraft/schema/notation/notation.examples.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { describe, expect, test } from 'vitest'
import { addMonths, isoToday } from '../../formats/dates.ts'
import { displayDate, typedDate, typedHours, typedMoney } from './typed-text.ts'
import { runs } from '../../../../../dev/property-runs.ts'

const TODAY = '2025-01-20'
const readDate = (text: string, today: string): string => typedDate(text, { today })

test.each(timesTaken)('%j is %j hundredths of an hour', (text, hundredths) => {
  expect(typedHours(text)).toBe((hundredths / 100).toFixed(2))
})
test.each(timesRefused)('%j is no time, and stays as it was typed', (text) => expect(typedHours(text)).toBe(text))
test.each(moneyTaken)('%j is %j pence', (text, pence) => expect(typedMoney(text)).toBe((pence / 100).toFixed(2)))
test.each(moneyRefused)('%j is no amount, and stays as it was typed', (text) => expect(typedMoney(text)).toBe(text))

describe('a typed date', () => {
  test.each(datesTaken)('%j is %j', (typed, iso) => expect(readDate(typed, TODAY)).toBe(iso))
  test.each(datesRefused)('%j is no date, and stays as it was typed', (typed) =>
    expect(readDate(typed, TODAY)).toBe(typed),
  )
  test.each(datesInContext)('%j in %j is %j', (typed, context, iso) =>
    expect(typedDate(typed, context)).toBe(iso ?? typed),
  )
  test('blanks are no date', () => expect(['', '  '].map((text) => readDate(text, TODAY))).toEqual(['', '']))
})

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const isOfTwoDigitYear = (iso: string): boolean => iso >= '1950' && iso < '2050'

test('every form of every day is that day', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('/', '.', '-', ' '), (iso, separator) => {
      const [year = '', month = '', day = ''] = iso.split('-')
      const short = [Number(day), Number(month), year].join(separator)
      const typed = [iso, displayDate(iso), day + month + year, [day, month, year].join(separator), short]
      if (isOfTwoDigitYear(iso)) typed.push(day + month + year.slice(2), [day, month, year.slice(2)].join(separator))
      expect(typed.map((text) => readDate(text, TODAY))).toEqual(typed.map(() => iso))
    }),
    { numRuns: runs(1_000) },
  )
})

test('a date without a year is of this year or, beyond 31 days ahead, of last year', () => {
  const todays = days.filter((iso) => iso > '1950' && iso < '2190')
  fc.assert(
    fc.property(days, todays, (iso, today) => {
      const [, month = '', day = ''] = iso.split('-')
      const thisYear = today.slice(0, 4)
      const read = readDate(`${day}/${month}`, today)
      // The year may have no 29 February.
      if (!IsoDate.is(read)) return void expect(iso.slice(5)).toBe('02-29')
      expect(read.slice(5)).toBe(iso.slice(5))
      const isLate = `${thisYear}${read.slice(4)}` > addDays(today, 31)
      expect(Number(read.slice(0, 4))).toBe(Number(thisYear) - (isLate ? 1 : 0))
    }),
    { numRuns: runs(1_000) },
  )
})

test('any text is a real date or stays as it was typed, and what is shown is read as the same', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{0,8}$/),
    fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}([-/. ]\d{1,4})?$/),
    fc.stringMatching(/^\d{1,2} ?(jan|feb|march|sept)( \d\d)?$/),
  )
  fc.assert(
    fc.property(text, (typed) => {
      const value = readDate(typed, TODAY)
      expect(value === '' ? typed.trim() === '' : value === typed || IsoDate.is(value)).toBe(true)
      expect(readDate(displayDate(value), TODAY)).toBe(value)
    }),
    { numRuns: runs(2_000) },
  )
})

test('shows a date as dd/mm/yyyy, and anything else as it is', () => {
  expect(['2025-01-14', '2025-01-14T00:00:00', '31/02', '2025-02-31', ''].map(displayDate)).toEqual([
    '14/01/2025',
    '14/01/2025',
    '31/02',
    '2025-02-31',
    '',
  ])
})

test('moves by days and by months over the ends of months', () => {
  expect([addDays('2024-02-28', 1), addDays('2025-01-01', -1)]).toEqual(['2024-02-29', '2024-12-31'])
  expect([addMonths('2025-01-31', 1), addMonths('2024-03-31', -1), addMonths('2025-01-14', -1)]).toEqual([
    '2025-02-28',
    '2024-02-29',
    '2024-12-14',
  ])
})

test('today is the day of the local time zone', () => {
  expect([isoToday(new Date(2025, 0, 14, 0, 5)), isoToday(new Date(2025, 6, 14, 23, 55))]).toEqual([
    '2025-01-14',
    '2025-07-14',
  ])
})
