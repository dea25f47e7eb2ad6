import { expect, test } from 'vitest'
import { nearness, nextDateText, whenText } from './date-words.ts'
import { changesOf, notDates, nothingTyped, typedSince, type Deadlines } from './typed-dates.ts'

const stored = {
  version: '3',
  starts: [
    { start: 'right_to_costs', label: 'Right to costs', date: '2025-02-10', isEntered: true },
    { start: 'points_served', label: 'Points of dispute served', date: null, isEntered: true },
  ],
  deadlines: [
    { rule: 'commence', entered: null, done: null },
    { rule: 'reply', entered: '2025-06-30', done: 'by_hand' },
  ],
} as unknown as Deadlines

test('only what differs from what is stored is sent; an empty text takes a date away', () => {
  expect(changesOf(stored, nothingTyped)).toBeUndefined()
  const typed = {
    starts: { right_to_costs: '2025-02-10', points_served: '2025-05-01' },
    entered: { commence: '', reply: '' },
    done: { commence: true, reply: true },
  }
  expect(changesOf(stored, typed)).toEqual({
    starts: [{ start: 'points_served', date: '2025-05-01' }],
    deadlines: [
      { rule: 'commence', done: true },
      { rule: 'reply', entered: null },
    ],
  })
})
test('what is typed while something is stored is what differs from it', () => {
  const sent = { starts: { right_to_costs: '2025-02-10' }, entered: { reply: '' }, done: { commence: true } }
  expect(typedSince(sent, sent)).toEqual(nothingTyped)
  const now = {
    starts: { right_to_costs: '2025-02-11', points_served: '' },
    entered: { reply: '' },
    done: { commence: false },
  }
  expect(typedSince(now, sent)).toEqual({ ...now, entered: {} })
})
test('a text that is no date is named', () =>
  expect(notDates({ starts: { points_served: '31/2' }, entered: { reply: '' }, done: {} })).toEqual(['points_served']))
test('a date is said with its days, and how near it is', () => {
  const shown = { label: 'Points of dispute', date: '2026-12-05', days: 7 }
  expect([nextDateText(shown), whenText(shown)]).toEqual(['Points of dispute 05/12/2026', '05/12/2026, in 7 days'])
  const days = [8, 7, 1, 0, -3, null].map((one) => nearness({ days: one }))
  expect(days).toEqual(['far', 'near', 'near', 'past', 'past', 'far'])
})
