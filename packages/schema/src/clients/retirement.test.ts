import { expect, test } from 'vitest'
import { isRetiredOn, retiredFromCases, retiredProblem, retiredText } from './retirement.ts'

test.each([
  [null, '2026-03-01', false],
  [undefined, '2026-03-01', false],
  ['2026-03-01', '2026-02-28', false],
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-01', '2027-01-01', true],
])('retired from %s, on %s: %s', (from, day, is) => expect(isRetiredOn(from, day)).toBe(is))

test('sentences say who and from which day', () => {
  expect([retiredText('2026-03-01'), retiredProblem('Jane Roe', '2026-03-01')]).toEqual([
    'Retired from 01/03/2026',
    'Jane Roe is retired from 01/03/2026. Choose someone else, or an earlier day.',
  ])
  expect(retiredFromCases('Jane Roe', '2026-03-01')).toBe('Jane Roe is retired from 01/03/2026. Choose someone else.')
})
