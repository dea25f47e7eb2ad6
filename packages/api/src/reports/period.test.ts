import { describe, expect, test } from 'vitest'
import { ValidationError } from '../errors/errors.ts'
import { completedPeriod, duePeriod } from './period.ts'

const details = (ask: () => unknown): unknown => {
  try {
    return ask()
  } catch (error) {
    if (error instanceof ValidationError) return error.details
    throw error
  }
}

describe('the period of completed cases', () => {
  test.each([
    [{}, '2026-11-26', { from: '2025-12-01', to: '2026-11-26' }],
    [{}, '2026-01-31', { from: '2025-02-01', to: '2026-01-31' }],
    [{}, '2026-12-01', { from: '2026-01-01', to: '2026-12-01' }],
    [{ to: '2025-06-30' }, '2026-11-26', { from: '2024-07-01', to: '2025-06-30' }],
    [{ from: '2026-11-05' }, '2026-11-26', { from: '2026-11-05', to: '2026-11-26' }],
    [{ from: '2026-02-01', to: '2026-02-01' }, '2026-11-26', { from: '2026-02-01', to: '2026-02-01' }],
    [{ from: '', to: '' }, '2026-11-26', { from: '2025-12-01', to: '2026-11-26' }],
    [{ from: '2000-02-29', to: '2020-02-29' }, '2026-11-26', { from: '2000-02-29', to: '2020-02-29' }],
  ])('%o on %s is %o', (query, today, period) => {
    expect(completedPeriod(query, today)).toEqual(period)
  })

  test.each([
    [{ from: '2026-02-02', to: '2026-02-01' }, { to: 'The last day is before the first.' }],
    [{ from: '2026-11-27' }, { to: 'The last day is before the first.' }],
    [{ from: '2000-01-01', to: '2020-01-02' }, { from: 'Ask for at most 20 years.' }],
    [{ from: '2026-02-30' }, { from: 'Enter a date as yyyy-mm-dd.' }],
    [{ to: '1 May' }, { to: 'Enter a date as yyyy-mm-dd.' }],
  ])('%o is refused', (query, refused) => {
    expect(details(() => completedPeriod(query, '2026-11-26'))).toEqual(refused)
  })
})

describe('the period of what is due', () => {
  test.each([
    [{}, '2026-11-26', { from: null, to: '2027-02-26' }],
    [{}, '2026-11-30', { from: null, to: '2027-02-28' }],
    [{ to: '2026-12-31' }, '2026-11-26', { from: null, to: '2026-12-31' }],
    [{ from: '2026-01-01' }, '2026-11-26', { from: '2026-01-01', to: '2027-02-26' }],
    // Of a first day to come, the three months after it.
    [{ from: '2028-01-01' }, '2026-11-26', { from: '2028-01-01', to: '2028-04-01' }],
  ])('%o on %s is %o', (query, today, period) => {
    expect(duePeriod(query, today)).toEqual(period)
  })

  test('is refused where it ends before it begins', () => {
    expect(details(() => duePeriod({ from: '2026-02-02', to: '2026-02-01' }, '2026-11-26'))).toEqual({
      to: 'The last day is before the first.',
    })
  })
})
