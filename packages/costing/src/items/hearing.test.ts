import { describe, expect, test } from 'vitest'
import { hearingLength, hoursByDay, unitsOf } from './hearing.ts'

describe('the length of a hearing', () => {
  test.each([
    ['the times', { startTime: '10:00', endTime: '15:30' }, { hearing_time: 5.5, units: 3 }],
    ['less its lunch', { startTime: '10:00', endTime: '15:30', lunch: 1 }, { hearing_time: 4.5, units: 2 }],
    [
      'an odd number of minutes, to two decimals',
      { startTime: '10:00', endTime: '11:01' },
      { hearing_time: 1.02, units: 1 },
    ],
    [
      'one hour for an administrative order, whatever times were entered',
      { administrativeOrder: true, startTime: '10:00', endTime: '15:00', lunch: 1 },
      { hearing_time: 1, units: 1 },
    ],
    ['two days, each in its own units', { days: [{ hours: 3.5 }, { hours: 2 }] }, { hearing_time: 5.5, units: 3 }],
    ['a total without separate days, as one day', { hearingTime: 5.5 }, { hearing_time: 5.5, units: 3 }],
    ['nothing entered yet', {}, { hearing_time: null, units: null }],
  ])('is %s', (_what, times, expected) => expect(hearingLength({ hearingType: 'interim', ...times })).toEqual(expected))

  test('a final hearing counts its days', () =>
    expect(hearingLength({ hearingType: 'final', units: 3, startTime: '10:00', endTime: '16:00' })).toEqual({
      hearing_time: null,
      units: 3,
    }))
  test('an advocates’ meeting is one fee whatever its time', () =>
    expect(hoursByDay({ hearingType: 'advocate', startTime: '10:00', endTime: '12:00' })).toEqual([]))
  test.each([
    [1, 1],
    [250, 1],
    [251, 2],
    [500, 2],
    [501, 3],
  ])('%d hundredths are %d units', (hours, units) => expect(unitsOf(hours)).toBe(units))
})
