import { describe, expect, test } from 'vitest'
import {
  deadlineRuleNames,
  deadlineRules,
  deadlineStarts,
  type DeadlineRuleName,
  type DeadlineStart,
} from './deadline-rules.ts'
import { deadlinesOf } from './deadlines-of.ts'

type Starts = Partial<Record<DeadlineStart, string>>
const datesOf = (starts: Starts, names: readonly DeadlineRuleName[] = deadlineRuleNames): [string, string][] =>
  deadlinesOf(names, starts).map(({ rule, date }) => [rule, date])

describe('each rule', () => {
  test.each<[string, DeadlineStart, string, [string, string][]]>([
    [
      'three months and three more, which end on a Sunday: filing waits for the Monday',
      'right_to_costs',
      '2025-02-10',
      [
        // The 10th is a Saturday; the second three months begin with it all the same.
        ['commence', '2025-05-12'],
        ['request_hearing', '2025-08-11'],
      ],
    ],
    [
      // 30 November and 3 months: 28 February; from there 3 months: 28 May, not 30 May.
      'the second three months begin with the end of the first',
      'right_to_costs',
      '2024-11-30',
      [
        ['commence', '2025-02-28'],
        ['request_hearing', '2025-05-28'],
      ],
    ],
    [
      // 18 January 2025 and 3 months: Good Friday, and the office opens on the Tuesday. 18 July is a Friday.
      'the first three months end on Good Friday',
      'right_to_costs',
      '2025-01-18',
      [
        ['commence', '2025-04-22'],
        ['request_hearing', '2025-07-18'],
      ],
    ],
    [
      '21 days to Good Friday: the office opens on the Tuesday',
      'commencement_served',
      '2025-03-28',
      [['points_of_dispute', '2025-04-22']],
    ],
    ['21 days to a Saturday', 'points_served', '2025-05-10', [['reply', '2025-06-02']]],
    [
      '14 days, and 21 to Christmas Day: two days later is a Saturday',
      'provisional_assessment_received',
      '2025-12-04',
      [
        ['agree_sum', '2025-12-18'],
        ['oral_hearing', '2025-12-29'],
      ],
    ],
    [
      '14 days to Boxing Day: filing waits for the Monday',
      'hearing_ended',
      '2025-12-12',
      [['completed_bill', '2025-12-29']],
    ],
    ['three months to a Sunday', 'last_step', '2025-03-15', [['legal_aid_claim', '2025-06-15']]],
    ['three months from a leap day', 'last_step', '2024-02-29', [['legal_aid_claim', '2024-05-29']]],
    [
      '28 days to Easter Monday: the office opens on the Tuesday',
      'bill_accepted',
      '2025-03-24',
      [['court_of_protection_papers', '2025-04-22']],
    ],
  ])('%s', (_what, start, date, expected) => expect(datesOf({ [start]: date })).toEqual(expected))

  test('has a name and a start of its own kind, and every name and start has a rule', () => {
    expect(deadlineRules.map(({ name }) => name)).toEqual(deadlineRuleNames)
    expect(new Set(deadlineRules.map(({ starts }) => starts))).toEqual(new Set(deadlineStarts))
  })
  test('that follows another begins with the start of that one', () => {
    for (const { follows, starts } of deadlineRules.filter((rule) => rule.follows))
      expect(deadlineRules.find(({ name }) => name === follows)?.starts).toBe(starts)
  })
})

describe('the deadlines of a case', () => {
  test('are in order of their dates, with where each comes from', () => {
    const starts = { right_to_costs: '2025-02-10', commencement_served: '2025-04-01', points_served: '2025-04-15' }
    expect(datesOf(starts)).toEqual([
      ['points_of_dispute', '2025-04-22'],
      ['reply', '2025-05-06'],
      ['commence', '2025-05-12'],
      ['request_hearing', '2025-08-11'],
    ])
    expect(deadlinesOf(deadlineRuleNames, { points_served: '2025-04-15' })).toEqual([
      {
        rule: 'reply',
        source: 'CPR 47.13(2)',
        start: 'points_served',
        startDate: '2025-04-15',
        date: '2025-05-06',
        calendarDay: '2025-05-06',
      },
    ])
  })
  test('are those of the rules that its area has', () => {
    const starts = Object.fromEntries(deadlineStarts.map((start) => [start, '2025-02-10']))
    expect(datesOf(starts, ['reply', 'legal_aid_claim']).map(([rule]) => rule)).toEqual(['reply', 'legal_aid_claim'])
    expect(datesOf(starts, [])).toEqual([])
    expect(datesOf({})).toEqual([])
  })
  test('wait for an office that is closed for another reason', () => {
    const closed = [{ day: '2025-06-16', why: 'Flood' }]
    expect(deadlinesOf(['completed_bill'], { hearing_ended: '2025-06-02' }, closed)[0]?.date).toBe('2025-06-17')
  })
  test('of a text that is not a date throw a RangeError', () =>
    expect(() => deadlinesOf(['legal_aid_claim'], { last_step: '2025-02-29' })).toThrow(RangeError))
})
