import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { daysBetween, lastClearDay, lastDayOfMonths, nextOpenDay } from './count-days.ts'
import { bankHolidays, officeClosedDays, type ClosedDay } from './holidays.ts'

/** The last day for an act at a court office within a number of days, or of months. */
const addClearDays = (start: string, days: number, closed?: readonly ClosedDay[]): string =>
  nextOpenDay(lastClearDay(start, days), closed)
const addMonths = (start: string, months: number): string => nextOpenDay(lastDayOfMonths(start, months))

describe('clear days', () => {
  test.each([
    // The example of CPR 2.8(3): within 14 days of service on 2 October.
    ['2024-10-02', 14, '2024-10-16'],
    // 2 April 2025 and 21 days: 23 April. 28 March and 21 days: Good Friday; the office opens on the Tuesday.
    ['2025-04-02', 21, '2025-04-23'],
    ['2025-03-28', 21, '2025-04-22'],
    // 4 December 2025 and 21 days: Christmas Day, a Thursday, then Boxing Day and a weekend.
    ['2025-12-04', 21, '2025-12-29'],
    // 3 December 2025 and 21 days: 24 December, on which the offices were closed.
    ['2025-12-03', 21, '2025-12-29'],
    ['2025-05-01', 0, '2025-05-01'],
    // Five days over the holiday of Monday 5 May 2025: from Thursday, Friday 2, Tuesday 6 to Friday 9.
    ['2025-05-01', 5, '2025-05-09'],
    // Six days over the same are all counted: Wednesday 7.
    ['2025-05-01', 6, '2025-05-07'],
    // Three days from the Thursday before Easter 2025: Tuesday 22, Wednesday, Thursday.
    ['2025-04-17', 3, '2025-04-24'],
    // The closing day counts in a short period, and is no last day: 23 December 2025 and 1 day.
    ['2025-12-23', 1, '2025-12-29'],
    ['2025-12-23', 2, '2025-12-29'],
    ['2024-02-28', 2, '2024-03-01'],
  ])('%s and %d days: %s', (start, days, expected) => expect(addClearDays(start, days)).toBe(expected))
  test('a day on which the office is closed is given', () => {
    const closed = [{ day: '2025-05-07', why: 'Flood' }]
    expect(addClearDays('2025-05-01', 6, closed)).toBe('2025-05-08')
    expect(addClearDays('2025-12-03', 21, [])).toBe('2025-12-24')
  })
})

describe('months', () => {
  test.each([
    ['2024-11-30', 3, '2025-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    // 29 February and a year: 28 February 2025, a Friday.
    ['2024-02-29', 12, '2025-02-28'],
    // 29 February and a month: Good Friday 2024, then Easter Monday: Tuesday 2 April.
    ['2024-02-29', 1, '2024-04-02'],
    // 25 September and 3 months: Christmas Day 2025.
    ['2025-09-25', 3, '2025-12-29'],
    // 31 January and 3 months: 30 April.
    ['2025-01-31', 3, '2025-04-30'],
    // 15 March 2025 and 3 months: a Sunday.
    ['2025-03-15', 3, '2025-06-16'],
  ])('%s and %d months: %s', (start, months, expected) => expect(addMonths(start, months)).toBe(expected))
})

test('the days between two dates', () => {
  // British Summer Time begins between them.
  expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2)
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2)
})

test('what is no date or no length throws a RangeError', () => {
  for (const days of [-1, 1.5, Number.NaN]) expect(() => addClearDays('2025-01-01', days)).toThrow(RangeError)
  expect(() => addMonths('2025-01-01', -1)).toThrow(RangeError)
  expect(() => addMonths('2025-02-30', 1)).toThrow(RangeError)
  expect(() => daysBetween('2025-01-01', 'soon')).toThrow(RangeError)
})

describe('a calendar that is walked day by day', () => {
  const dates = fc.integer({ min: 0, max: 365 * 15 }).map((days) => new Date(Date.UTC(2015, 0, 1 + days)))
  const iso = (date: Date): string => date.toISOString().slice(0, 10)
  const next = (date: Date): Date =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1))
  const isFree = (date: Date): boolean =>
    ['Sat', 'Sun'].includes(date.toUTCString().slice(0, 3)) || bankHolidays.includes(iso(date))
  const isClosed = (date: Date): boolean => isFree(date) || officeClosedDays.some(({ day }) => day === iso(date))
  const opens = (date: Date): Date => (isClosed(date) ? opens(next(date)) : date)

  test('agrees on clear days', () => {
    fc.assert(
      fc.property(dates, fc.oneof(fc.nat(6), fc.nat(100)), (start, days) => {
        let [day, counted] = [start, 0]
        while (counted < days) {
          day = next(day)
          if (days > 5 || !isFree(day)) counted++
        }
        expect(lastClearDay(iso(start), days)).toBe(iso(day))
        expect(addClearDays(iso(start), days)).toBe(iso(opens(day)))
      }),
      { numRuns: runs(2_000) },
    )
  })
  test('agrees on months', () => {
    fc.assert(
      fc.property(dates, fc.nat(12), (start, months) => {
        let [day, turned] = [start, 0]
        // Up to the first of the month that is meant, then on while its number and the month allow it.
        while (turned < months) {
          day = next(day)
          if (day.getUTCDate() === 1) turned++
        }
        while (day.getUTCDate() < start.getUTCDate() && next(day).getUTCDate() > 1) day = next(day)
        expect(lastDayOfMonths(iso(start), months)).toBe(iso(day))
        expect(addMonths(iso(start), months)).toBe(iso(opens(day)))
      }),
      { numRuns: runs(2_000) },
    )
  })
})
