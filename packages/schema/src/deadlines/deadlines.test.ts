import { expect, test } from 'vitest'
import {
  auditedDateLabel,
  daysInWords,
  deadlineLabels,
  deadlineRuleNames,
  deadlineStartLabels,
  deadlineStarts,
  reminderSentence,
} from './deadlines.ts'

test('every rule and every start has a label', () => {
  expect(Object.keys(deadlineLabels)).toEqual(deadlineRuleNames)
  expect(Object.keys(deadlineStartLabels).toSorted()).toEqual([...deadlineStarts].toSorted())
})
test.each([
  [7, 'in 7 days'],
  [1, 'tomorrow'],
  [0, 'today'],
  [-1, 'yesterday'],
  [-30, '30 days ago'],
])('%s days from today are said as %s', (days, words) => expect(daysInWords(days)).toBe(words))
test('the audit names a start, an own date and what is done', () =>
  expect(['points_served', 'reply.entered_on', 'reply.done', 'unheard_of'].map(auditedDateLabel)).toEqual([
    'Points of dispute served',
    'Reply to the points, own date',
    'Reply to the points, done',
    'unheard_of',
  ]))
test('a reminder says what, where and by when', () => {
  expect(reminderSentence('commence', 'Re X', '2026-12-05')).toBe('Commence assessment in Re X: due on 05/12/2026.')
  expect(reminderSentence(undefined, null, undefined)).toBe('A date in a case is near.')
})
