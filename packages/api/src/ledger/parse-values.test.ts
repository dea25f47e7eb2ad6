import { describe, expect, test } from 'vitest'
import {
  datesRefused,
  datesTaken,
  timesDoubted,
  timesOfUnit,
  timesRefused,
  timesTaken,
} from '@costdraft/schema/notation/notation.examples.ts'
import { parseActivity, parseDate, parseHours, parseTime } from './parse-values.ts'

describe('parseDate', () => {
  test.each(datesTaken)('%j is %s', (text, iso) => expect(parseDate(text)).toBe(iso))
  test.each(datesRefused)('%j is refused', (text) => expect(parseDate(text)).toBeUndefined())
  test('a ledger does not say which year a short date is of, nor which day today is', () => {
    expect(['14/1', '14 Jan', 'today'].map(parseDate)).toEqual([undefined, undefined, undefined])
  })
})
describe('parseHours', () => {
  test.each(timesTaken)('%j is %j', (text, hours) => expect(parseHours(text)).toBe(hours))
  test.each(timesRefused.filter(([, refused]) => refused !== 'decimals'))('%j is refused', (text, refused) => {
    expect([parseHours(text), parseTime(text, 'hours').refused]).toEqual([undefined, refused])
  })
  test.each(timesOfUnit)('%j in a column of %s is %j', (text, unit, hours) => {
    expect(parseTime(text, unit).value ?? null).toBe(hours)
  })
  test.each(timesDoubted)('whether %j is asked about: %j', (text, isDoubted) => {
    expect(parseTime(text, 'hours').doubt).toBe(isDoubted ? 'no_unit_large' : undefined)
  })
  test('hours that a spreadsheet worked out are rounded', () => {
    expect(['1.916667', '0.333', '0.105', '25.5000', '1,234'].map(parseHours)).toEqual([192, 33, 11, 2550, undefined])
  })
})
test.each([
  ['Letter Out', 'letter_out'],
  ['travelling and waiting', 'travelling_and_waiting'],
  ['PREPARATION', 'preparation'],
  ['Juggling', undefined],
  ['constructor', undefined],
])('%s is %s', (text, activity) => expect(parseActivity(text)).toBe(activity))
