import { expect, test } from 'vitest'
import { londonDay } from './london-day.ts'

test.each([
  ['2026-01-05T23:59:59Z', '2026-01-05'],
  ['2026-07-05T22:59:59Z', '2026-07-05'],
  // In summer the day begins an hour before that of UTC.
  ['2026-07-05T23:00:00Z', '2026-07-06'],
])('%s is the %s in London', (moment, day) => expect(londonDay(new Date(moment))).toBe(day))
