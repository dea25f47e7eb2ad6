import { describe, expect, test } from 'vitest'
import { parseActivity, parseDate, parseHours } from './parse-values.ts'

describe('parseDate', () => {
  test.each([
    ['14/01/2025', '2025-01-14'],
    ['15.01.25', '2025-01-15'],
    ['2025-01-20', '2025-01-20'],
    ['29 Jan 2025', '2025-01-29'],
    ['4 February 2025', '2025-02-04'],
    ['1-2-25', '2025-02-01'],
  ])('%s', (text, iso) => expect(parseDate(text)).toBe(iso))
  test.each(['31/02/2025', '13/25/2025', '12/31/2024', '2025-02-30', 'yesterday', '', '45670'])(
    '%s is rejected',
    (text) => expect(parseDate(text)).toBeUndefined(),
  )
})
describe('parseHours', () => {
  test.each([
    ['1.9', 190],
    ['1,9', 190],
    ['2:54', 290],
    ['36m', 60],
    ['96m', 160],
    ['1h 30m', 150],
    ['1.5 hours', 150],
    ['0:06', 10],
    ['-1', -100],
    ['25.5', 2550],
  ])('%s', (text, hours) => expect(parseHours(text)).toBe(hours))
  test.each(['an hour', '1:75', '£12', ''])('%s is rejected', (text) => expect(parseHours(text)).toBeUndefined())
})
test.each([
  ['Letter Out', 'letter_out'],
  ['travelling and waiting', 'travelling_and_waiting'],
  ['PREPARATION', 'preparation'],
  ['Juggling', undefined],
  ['constructor', undefined],
])('%s is %s', (text, activity) => expect(parseActivity(text)).toBe(activity))
