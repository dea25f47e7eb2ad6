import * as fc from 'fast-check'
import { validate, type Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import {
  AnyHours,
  Clock,
  decimal,
  Digits,
  hours,
  IsoDate,
  listOf,
  oneOf,
  pounds,
  text,
  Uuid,
  wholeNumber,
} from './structs.ts'
import { HearingDay } from './items/hearing/hearing-day.ts'
import {
  datesRefused,
  datesTaken,
  moneyRefused,
  moneyTaken,
  timesRefused,
  timesTaken,
} from './notation/notation.examples.ts'
import { runs } from '../../../dev/property-runs.ts'

const validated = <T>(struct: Struct<T, unknown>, value: unknown): unknown => {
  const [error, accepted] = validate(value, struct, { coerce: true })
  return error ? { refused: error.failures()[0]?.message } : accepted
}

describe('structs', () => {
  test.each([
    [IsoDate, '2024-02-29', '2024-02-29'],
    [IsoDate, '2024-02-29T00:00:00', '2024-02-29'],
    [IsoDate, '2024-02-29 00:00', '2024-02-29'],
    [IsoDate, '2024-02-29T00:00:00.000Z', '2024-02-29'],
    [IsoDate, '2024-02-29T00:00:00+01:00', '2024-02-29'],
    [Clock, '09:05', '09:05'],
    [Clock, '2024-02-29T09:05:00', '09:05'],
    [decimal(0, 24), '1.25', 1.25],
    [decimal(0, 24), 0.1, 0.1],
    [wholeNumber(1, 99), '7', 7],
    [oneOf(['a', 'b']), 'b', 'b'],
    [listOf(Digits), '12\n 34 \n\n', ['12', '34']],
    [listOf(Digits), ['12'], ['12']],
    [text(3, 10), '  Caf\u0065\u0301\u0007 ', 'Café'],
    [text(3, 20), 'Re \u202Etxet\u202C \u2066A\u200B', 'Re txet A'],
    [text(3, 20), 'one\u2028two', 'one\ntwo'],
    [text(3, 20), '👩\u200D👧 e\u00ADg', '👩\u200D👧 e\u00ADg'],
    [text(1, 9), 'שלום', 'שלום'],
  ])('%# accepts', (struct, given, expected) =>
    expect(validated(struct as Struct<unknown, unknown>, given)).toEqual(expected),
  )

  test.each([
    [IsoDate, '2023-02-29', 'Enter a date such as 14/01/2025.'],
    [IsoDate, '12/31/2024', 'Enter a date such as 14/01/2025.'],
    [IsoDate, '2025-01-14 or 15', 'Enter a date such as 14/01/2025.'],
    [IsoDate, '2025-01-145', 'Enter a date such as 14/01/2025.'],
    [Clock, '24:00', 'Enter a time such as 14:30.'],
    [Clock, '10:30-11:30', 'Enter a time such as 14:30.'],
    [Clock, 'from about 10:30', 'Enter a time such as 14:30.'],
    [decimal(0, 24), 1.255, 'Enter at most two decimals.'],
    [decimal(0, 24), -0.01, 'Enter a number between 0 and 24.'],
    [decimal(0, 24), Number.NaN, 'Enter a number.'],
    [decimal(0, 24), '', 'Enter a number.'],
    [wholeNumber(1, 99), 1.5, 'Enter a whole number between 1 and 99.'],
    [oneOf(['a']), 'toString', 'Choose one of a.'],
    [Uuid, 'x', 'Choose one from the list.'],
    [text(3, 5), 'ab', 'Enter at least 3 characters.'],
    [text(3, 5), 'abcdef', 'Enter at most 5 characters; these are 6.'],
    [text(12, 12), 'ab', 'Enter exactly 12 characters.'],
    [text(3, 9), '😀😀', 'Enter at least 3 characters.'],
    [text(3, 5), '😀😀😀😀😀😀', 'Enter at most 5 characters; these are 6.'],
    [text(0, 5), '\u2800'.repeat(6), 'Enter at most 5 characters; these are 6.'],
    [text(1, 9), '\u200B', 'Enter at least 1 character.'],
    [text(3, 9), '\u200D\u00AD\u3164\u2800', 'Enter at least 3 characters.'],
    [text(3, 9), '\u202E\u202E\u202E', 'Enter at least 3 characters.'],
    [text(4, 4), '\u200D\u200D\u200D\u200D', 'Enter exactly 4 characters.'],
    [hours(24), '25:61', 'Enter hours such as 1.5.'],
    [hours(24), 0, 'Enter a number between 0.01 and 24.'],
    [hours(24), '-1', 'Enter a number between 0.01 and 24.'],
    [AnyHours, '-1', 'Enter a number of at least 0.'],
    [hours(24), '25', 'Enter a number between 0.01 and 24.'],
    [hours(24), '0.333', 'Enter at most two decimals.'],
    [hours(24), '2.5u', 'Enter whole minutes or units.'],
    [hours(24), null, 'Enter hours such as 1.5.'],
    [listOf(HearingDay), [{ date: '2025-01-14', hours: '0:00' }], 'Enter a number between 0.01 and 24.'],
    [listOf(HearingDay), [{ date: '2025-01-14', hours: '24.01' }], 'Enter a number between 0.01 and 24.'],
    [listOf(HearingDay), [{ date: '2025-01-14', hours: '\u00A0' }], 'Enter each day with its date and its hours.'],
    [pounds(9), '£1,50', 'Enter an amount such as 1234.50.'],
    [pounds(9), '-0.01', 'Enter a number between 0 and 9.'],
    [pounds(9), '1.005', 'Enter at most two decimals.'],
    [pounds(9), -0.01, 'Enter a number between 0 and 9.'],
    [text(1, 9), 'a\0b', 'This holds a character that cannot be stored.'],
    [text(1, 9), 7, 'Enter text.'],
  ])('%# refuses in a sentence', (struct, given, message) =>
    expect(validated(struct as Struct<unknown, unknown>, given)).toEqual({ refused: message }),
  )

  test.each(timesTaken.filter(([, hundredths]) => hundredths > 0))('%j is %j hundredths of an hour', (text, value) => {
    expect(validated(hours(24), text)).toBe(value / 100)
  })
  test.each(timesRefused)('%j is no time, not even in a list of days', (text) => {
    expect(validated(hours(24), text)).toEqual({ refused: expect.any(String) as string })
    expect(validated(listOf(HearingDay), [{ date: '2025-01-14', hours: text }])).toEqual({
      refused: expect.any(String) as string,
    })
  })
  test.each(moneyTaken)('%j is %j pence', (text, value) => expect(validated(pounds(1e8), text)).toBe(value / 100))
  test.each(moneyRefused)('%j is no amount', (text) => {
    expect(validated(pounds(1e8), text)).toEqual({ refused: expect.any(String) as string })
  })
  test.each(datesTaken)('%j is %s', (text, iso) => {
    expect(validated(IsoDate, text)).toBe(iso)
    expect(validated(listOf(HearingDay), [{ date: text, hours: '1:30' }])).toEqual([{ date: iso, hours: 1.5 }])
  })
  test.each([...datesRefused.map(([text]) => text), '14/1', '14 Jan', 'today'])('%j is no date', (text) => {
    expect(validated(IsoDate, text)).toEqual({ refused: 'Enter a date such as 14/01/2025.' })
  })

  test('accepted text can be stored and printed, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (given) => {
        const accepted = validated(text(1, 100), given)
        if (typeof accepted === 'string')
          expect(
            accepted.isWellFormed() &&
              [...accepted].every((c) => c === '\n' || c === '\t' || (c >= ' ' && c !== '\u007F')),
          ).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })
})
