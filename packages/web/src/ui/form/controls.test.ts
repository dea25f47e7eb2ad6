import { expect, test } from 'vitest'
import { parseDraft } from './controls.ts'

const days = { days: { label: 'Days', as: 'days' } } as const
const hoursOf = (typed: string): unknown =>
  (parseDraft(days, { days: [{ date: '2025-03-04', hours: typed }] }).days as { hours: unknown }[])[0]?.hours

test.each([
  ['3:30', 3.5],
  ['2', 2],
  ['-1', -1],
  ['0.333', 0.333],
  ['', ''],
  ['  ', ''],
  ['soon', Number.NaN],
  ['1e1', Number.NaN],
  ['0x10', Number.NaN],
  ['Infinity', Number.NaN],
])('the hours of a day typed as %j are %j', (typed, hours) => expect(hoursOf(typed)).toBe(hours))
