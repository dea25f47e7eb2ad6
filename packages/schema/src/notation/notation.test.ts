import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import {
  datesInContext,
  datesRefused,
  datesTaken,
  moneyRefused,
  moneyTaken,
  timesDoubted,
  timesOfUnit,
  timesRefused,
  timesTaken,
} from './notation.examples.ts'
import { readDate } from './read-date.ts'
import { readMoney } from './read-money.ts'
import { readTime } from './read-time.ts'

describe('a time', () => {
  test.each(timesTaken)('%j is %j hundredths of an hour', (text, value) =>
    expect(readTime(text, 'hours')).toEqual({ value }),
  )
  test.each(timesRefused)('%j is refused: %s', (text, refused) => {
    expect(readTime(text, 'hours')).toEqual({ refused })
  })
  test.each(timesOfUnit)('%j in a column of %s is %j', (text, unit, value) => {
    expect(readTime(text, unit).value ?? null).toBe(value)
  })
  test.each(timesDoubted)('whether a ledger asks about %j: %j', (text, isDoubted) => {
    expect(readTime(text, 'hours').doubt).toBe(isDoubted ? 'no_unit_large' : undefined)
    expect(readTime(text, 'minutes').doubt).toBeUndefined()
  })
  test('is never negative, and a sign or brackets are never left away', () => {
    fc.assert(
      fc.property(fc.constantFrom(...timesTaken.map(([text]) => text.trim())), (text) => {
        for (const signed of [`-${text}`, `\u2212 ${text}`, `+${text}`, `(${text})`, `${text}-`])
          expect(readTime(signed, 'hours').value).toBeUndefined()
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('an amount of money', () => {
  test.each(moneyTaken)('%j is %j pence', (text, value) => expect(readMoney(text)).toEqual({ value }))
  test.each(moneyRefused)('%j is refused: %s', (text, refused) => expect(readMoney(text)).toEqual({ refused }))
  test('is read back to the penny however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (pence) => {
        const plain = `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`
        const grouped = plain.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')
        for (const text of [plain, grouped, `£${grouped}`, `£ ${plain}`])
          expect(readMoney(text)).toEqual({ value: pence })
      }),
      { numRuns: runs(1_000) },
    )
  })
})

describe('a date', () => {
  test.each(datesTaken)('%j is %s', (text, value) => expect(readDate(text)).toEqual({ value }))
  test.each(datesRefused)('%j is refused: %s', (text, refused) => expect(readDate(text)).toEqual({ refused }))
  test.each(datesInContext)('%j in %j is %j', (text, context, iso) => {
    expect(readDate(text, context).value ?? null).toBe(iso)
  })
  test('with its year, is the same whatever the day is and beside whatever it stands', () => {
    const day = fc
      .date({ min: new Date('1951-01-01T00:00:00Z'), max: new Date('2049-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.constantFrom(...datesTaken), day, day, ([text, value], today, near) => {
        expect(readDate(text, { today, near })).toEqual({ value })
      }),
      { numRuns: runs(500) },
    )
  })
})

test('what is pasted by mistake is refused at once', () => {
  for (const text of [
    '9'.repeat(100_000),
    `9${' '.repeat(100_000)}x`,
    `£${','.repeat(100_000)}`,
    '('.repeat(100_000),
  ]) {
    expect(readTime(text, 'hours')).toEqual({ refused: 'not_a_time' })
    expect(readMoney(text)).toEqual({ refused: 'not_money' })
    expect(readDate(text)).toEqual({ refused: 'not_a_date' })
  }
})
