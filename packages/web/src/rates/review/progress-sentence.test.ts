import { expect, test } from 'vitest'
import { progressSentence } from './progress-sentence.ts'

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
  expect(progressSentence({ total, examined, changed, isDone })).toBe(sentence)
})
