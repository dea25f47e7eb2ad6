import { describe, expect, test } from 'vitest'
import { bankHolidays, holidaysHeld, isHoliday, isOfficeClosed, officeClosedDays } from './holidays.ts'

const DAY = 86_400_000
const iso = (at: number): string => new Date(at).toISOString().slice(0, 10)
const weekday = (at: number): number => new Date(at).getUTCDay()
const isWeekend = (at: number): boolean => weekday(at) % 6 === 0

/** Easter Sunday by the method of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)
}
const firstMonday = (year: number, month: number): number =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => Date.UTC(year, month, day)).find((at) => weekday(at) === 1)!
const lastMonday = (year: number, month: number): number => firstMonday(year, month + 1) - 7 * DAY
/** Days that are always holidays; one on a weekend is replaced by the next working day that is none. */
function withSubstitutes(days: readonly number[]): number[] {
  const taken = days.filter((at) => !isWeekend(at))
  for (let at of days.filter(isWeekend)) {
    while (isWeekend(at) || taken.includes(at)) at += DAY
    taken.push(at)
  }
  return taken
}
const regular = (year: number): string[] =>
  [
    ...withSubstitutes([Date.UTC(year, 0, 1)]),
    easter(year) - 2 * DAY,
    easter(year) + DAY,
    firstMonday(year, 4),
    lastMonday(year, 4),
    lastMonday(year, 7),
    ...withSubstitutes([Date.UTC(year, 11, 25), Date.UTC(year, 11, 26)]),
  ]
    .toSorted((a, b) => a - b)
    .map(iso)

/** What was proclaimed: days taken out and put in. */
const proclaimed: Record<number, { without: string[]; with: string[] }> = {
  2020: { without: ['2020-05-04'], with: ['2020-05-08'] },
  2022: { without: ['2022-05-30'], with: ['2022-06-02', '2022-06-03', '2022-09-19'] },
  2023: { without: [], with: ['2023-05-08'] },
}
const years = Array.from({ length: 16 }, (_, index) => 2015 + index)

describe('bank holidays', () => {
  test.each(years)('of %d are the regular ones and those that were proclaimed', (year) => {
    const changed = proclaimed[year] ?? { without: [], with: [] }
    const expected = [...regular(year).filter((day) => !changed.without.includes(day)), ...changed.with]
    expect(bankHolidays.filter((day) => day.startsWith(String(year)))).toEqual(expected.toSorted())
  })
  test('are held for whole years and none fall on a weekend', () => {
    expect([bankHolidays[0]?.slice(0, 4), bankHolidays.at(-1)?.slice(0, 4)]).toEqual(['2015', '2030'])
    expect(holidaysHeld).toEqual({ from: '2015-01-01', to: '2030-12-31' })
    expect(bankHolidays.filter((day) => isWeekend(Date.parse(day)))).toEqual([])
  })
})

describe('a day', () => {
  test.each([
    ['2025-04-18', true, 'Good Friday'],
    ['2022-12-25', true, 'a Sunday'],
    ['2022-12-27', true, 'in the place of Christmas Day'],
    ['2020-05-04', false, 'a Monday whose holiday moved to the Friday'],
    ['2025-12-24', false, 'a day on which the office alone is closed'],
    ['2014-12-25', false, 'a holiday of a year that is not held'],
    ['2031-01-04', true, 'a Saturday of a year that is not held'],
  ])('%s: %s (%s)', (day, expected) => expect(isHoliday(day)).toBe(expected))
  test('is closed to the court by a list beside the holidays', () => {
    expect(isOfficeClosed('2025-12-24')).toBe(true)
    expect(isOfficeClosed('2025-12-24', [])).toBe(false)
    expect(isOfficeClosed('2025-12-23', [{ day: '2025-12-23', why: 'Flood' }])).toBe(true)
  })
  test('that is none throws a RangeError', () => {
    for (const text of ['2025-02-29', '2025-13-01', '2025-1-1', '', '2025-01-01T00:00:00'])
      expect(() => isHoliday(text)).toThrow(RangeError)
  })
  test('is a further closing day only where it is no holiday', () =>
    expect(officeClosedDays.filter(({ day }) => isHoliday(day))).toEqual([]))
})
