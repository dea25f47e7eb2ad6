import * as fc from 'fast-check'
import { Clock } from '@costdraft/schema/structs.ts'
import { expect, test } from 'vitest'
import { addMinutes, readClock } from './typed-clock.ts'
import { runs } from '../../../../../dev/property-runs.ts'

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9:30', '09:30'],
  [' 9 30 ', '09:30'],
  ['9:30pm', '21:30'],
  ['9.30 pm', '21:30'],
  ['9:30 p.m.', '21:30'],
  ['9PM', '21:00'],
  ['9a', '09:00'],
  ['12am', '00:00'],
  ['12.15pm', '12:15'],
  ['1400', '14:00'],
  ['0', '00:00'],
  ['000', '00:00'],
  ['23:59', '23:59'],
  ['', ''],
])('%j is %j', (typed, clock) => expect(readClock(typed)).toBe(clock))

test.each(['24:00', '2400', '99', '9:3', '9:60', '960', '13pm', '0am', '12345', '9..30', '-9', 'noon', '10:30-11:30'])(
  '%j is no time, and stays as it was typed',
  (typed) => expect(readClock(typed)).toBe(typed),
)

test('a paste of any length is read at once', () => {
  const pasted = `9${' '.repeat(100_000)}x`
  const start = performance.now()
  expect(readClock(pasted)).toBe(pasted)
  expect(performance.now() - start).toBeLessThan(500)
})

test('every form of every minute is that minute', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const clock = addMinutes('00:00', minute)
    const [hour = '', past = ''] = clock.split(':')
    const half = `${Number(hour) % 12 || 12}.${past} ${Number(hour) < 12 ? 'am' : 'pm'}`
    const typed = [clock, hour + past, `${Number(hour)}${past}`, `${Number(hour)}.${past}`, half]
    expect(typed.map(readClock)).toEqual(typed.map(() => clock))
  }
})

test('any text is a time or stays as it was typed', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,5}[:. ]?\d{0,3} ?(am|pm)?$/))
  fc.assert(
    fc.property(text, (typed) => {
      const value = readClock(typed)
      expect(value === '' ? typed.trim() === '' : value === typed || Clock.is(value)).toBe(true)
      expect(readClock(value)).toBe(value)
    }),
    { numRuns: runs(2_000) },
  )
})

test('moves within the day', () => {
  expect([addMinutes('09:58', 5), addMinutes('10:00', -5), addMinutes('23:58', 5), addMinutes('00:02', -5)]).toEqual([
    '10:03',
    '09:55',
    '23:58',
    '00:02',
  ])
})
