import { describe, expect, test } from 'vitest'
import { comparisonSentence, limitResult, percentText, type Limit } from './limit-text.ts'

const limit = (name: Limit['name'], isAbove: boolean): Limit => ({
  __typename: 'CostLimit',
  name,
  limit: '25000.00',
  claimed: '31200.00',
  isAbove,
})

describe('a limit', () => {
  test('of a high cost case is to be passed, and its first costs limit is not', () => {
    for (const [name, isAbove, isWarning] of [
      ['high_cost', true, false],
      ['high_cost', false, true],
      ['first_costs_limit', true, true],
      ['first_costs_limit', false, false],
    ] as const)
      expect([name, isAbove, limitResult(limit(name, isAbove), false).isWarning]).toEqual([name, isAbove, isWarning])
  })
  test('that is not passed is not called so for good while something has no price', () => {
    expect(limitResult(limit('high_cost', false), true).text).toContain('not priced yet')
    expect(limitResult(limit('high_cost', false), false).text).toContain('the case is not high cost')
    expect(limitResult(limit('high_cost', true), true)).toEqual(limitResult(limit('high_cost', true), false))
  })
})

test('the difference has its sign', () => {
  expect([35.4, 0, -26.2, null].map((percent) => percentText({ percent }))).toEqual([
    '+35.4 %',
    '0.0 %',
    '−26.2 %',
    '–',
  ])
})

test('events and hours are compared where both are known, and otherwise what is missing is said', () => {
  const sentence = (events: string | null, hourly: string | null, isEnough: boolean | null): string =>
    comparisonSentence({ __typename: 'HourlyComparison', source: null, percent: null, events, hourly, isEnough })
  expect(sentence('1000.00', '1300.00', true)).toBe(
    'By the hour it is at least 30 % more: the case may be paid by the hour.',
  )
  expect(sentence('1000.00', '1299.99', false)).toContain('is not 30 % more')
  expect(sentence(null, '1300.00', null)).toBe('They are compared once every event is priced.')
  expect(sentence('1000.00', null, null)).not.toContain('priced')
  expect(sentence('1000.00', null, null)).toContain('entered in the details of the case')
  expect(sentence(null, null, null)).toMatch(/priced.*entered/)
  expect(sentence('0.00', '1300.00', null)).toContain('Nothing is claimed by the event')
})
