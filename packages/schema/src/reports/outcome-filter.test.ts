import { grades, reductionReasons } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { outcomeFilterIn, outcomeFilterText, outcomeWords } from './outcome-filter.ts'

test.each([
  ['activity:preparation', 'Work assessed: Preparation'],
  ['activity:Own type: of a firm, with anything', 'Work assessed: Own type: of a firm, with anything'],
  ['grade:A', 'Grade assessed: A'],
  ['reason:time', 'Reduced for: Too much time'],
])('%s is read, written as it was, and says %s', (text, words) => {
  const filter = outcomeFilterIn(text)
  expect(filter && outcomeFilterText(filter)).toBe(text)
  expect(outcomeWords(text)).toBe(words)
})

test('every grade and every reason is one', () => {
  for (const key of grades) expect(outcomeFilterIn(`grade:${key}`)).toEqual({ by: 'grade', key })
  for (const key of reductionReasons) expect(outcomeFilterIn(`reason:${key}`)).toEqual({ by: 'reason', key })
})

test.each(['', 'activity', 'activity:', ':preparation', 'grade:E', 'grade:a', 'reason:dislike', 'words:hull', 'time'])(
  '%j is none',
  (text) => expect(outcomeFilterIn(text)).toBeUndefined(),
)
