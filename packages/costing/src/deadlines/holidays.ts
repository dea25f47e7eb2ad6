import { weekdayOf } from '../vocabulary/calendar-days.ts'

/**
 * The bank holidays of England and Wales with Good Friday and Christmas Day, as `mm-dd` by year. Source: GOV.UK, UK
 * bank holidays, which publishes them up to 2028; 2029 and 2030 follow the Banking and Financial Dealings Act 1971, and
 * a proclamation may still change them. Where a holiday falls on a weekend the day in its place is listed.
 */
const byYear: Readonly<Record<number, string>> = {
  2015: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2016: '01-01 03-25 03-28 05-02 05-30 08-29 12-26 12-27',
  2017: '01-02 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  2018: '01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26',
  2019: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
  // The early May holiday was on the Friday: 75 years after VE Day.
  2020: '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28',
  2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
  // The Platinum Jubilee, for which the spring holiday moved to 2 June, and the State Funeral of Queen Elizabeth II.
  2022: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
  // The Coronation, on 8 May.
  2023: '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  2029: '01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26',
  2030: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
}

/** Every bank holiday that is held (`yyyy-mm-dd`), in order. */
export const bankHolidays: readonly string[] = Object.entries(byYear).flatMap(([year, days]) =>
  days.split(' ').map((day) => `${year}-${day}`),
)
const holidays = new Set(bankHolidays)

/** The first and the last day whose holidays are held. Before and after them only weekends are known to be closed. */
export const holidaysHeld = { from: '2015-01-01', to: '2030-12-31' } as const

/** A day (`yyyy-mm-dd`) on which court offices are closed although it is no weekend and no holiday. */
export interface ClosedDay {
  day: string
  why: string
}

const christmas = 'Christmas closing day, PD 2A'
/**
 * The further closing days of the offices of the High Court and the County Court that are known. Each year has one
 * around Christmas, as HM Courts & Tribunals Service announces it; a year without one here is a year whose
 * announcement is not held.
 */
export const officeClosedDays: readonly ClosedDay[] = [
  { day: '2017-12-27', why: christmas },
  { day: '2018-12-24', why: christmas },
  { day: '2021-12-24', why: christmas },
  { day: '2024-12-27', why: christmas },
  { day: '2025-12-24', why: christmas },
]

/** Whether a date (`yyyy-mm-dd`) is a Saturday, a Sunday or a holiday. Throws a RangeError if it is not a date. */
export function isHoliday(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday === 0 || weekday === 6 || holidays.has(date)
}

/** Whether court offices are closed on a date (`yyyy-mm-dd`). Throws a RangeError if it is not a date. */
export const isOfficeClosed = (date: string, closed: readonly ClosedDay[] = officeClosedDays): boolean =>
  isHoliday(date) || closed.some(({ day }) => day === date)
