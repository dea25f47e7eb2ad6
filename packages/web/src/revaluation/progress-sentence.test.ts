import { expect, test } from 'vitest'
import { progressSentence } from './progress-sentence.ts'

const words = { one: 'uses this table', many: 'use this table' }

test.each([
  [undefined, 0, 0, false, 'Pricing the open cases that use this table…'],
  [1_470, 50, 3, false, '50 of 1,470 open cases priced so far; 3 change.'],
  [0, 0, 0, true, 'No open case uses this table, so nothing changes yet.'],
  [1, 1, 0, true, '1 open case uses this table; it does not change.'],
  [1, 1, 1, true, '1 open case uses this table; it changes.'],
  [47, 47, 0, true, '47 open cases use this table; none of them changes.'],
  [47, 47, 1, true, '47 open cases use this table; 1 changes.'],
  [47, 47, 12, true, '47 open cases use this table; 12 change.'],
])('of %s open cases %s priced and %s changed, done: %s', (total, examined, changed, isDone, sentence) => {
  expect(progressSentence({ words, total, examined, changed, isDone })).toBe(sentence)
})

test.each([
  [1, 0, 0, '1 open case uses this table. Whether it changes is shown only to people who may read it.'],
  [12, 0, 0, '12 open cases use this table. Which of them change is shown only to people who may read them.'],
  [3, 2, 1, '2 open cases use this table; 1 changes. 1 more is shown only to people who may read it.'],
  [
    1_203,
    2,
    0,
    '2 open cases use this table; none of them changes. 1,201 more are shown only to people who may read them.',
  ],
])('of %s open cases the viewer may read %s, of which %s change', (total, examined, changed, sentence) => {
  expect(progressSentence({ words, total, examined, changed, isDone: true })).toBe(sentence)
})
