import { expect, test } from 'vitest'
import { countDetails, countsInWords, isOne } from './counted.ts'

const of = (one: string, many: string, count: number) => ({ one, many, count })

test('what stands in the way is counted in words, without what does not', () => {
  const uses = [
    of('case', 'cases', 3),
    of('row', 'rows', 0),
    of('rate', 'rates', 1),
    of('fee earner', 'fee earners', 2),
  ]
  expect(countsInWords(uses)).toBe('3 cases, 1 rate and 2 fee earners')
  expect(countDetails(uses)).toEqual({ cases: '3 cases', rates: '1 rate', fee_earners: '2 fee earners' })
  expect([isOne(uses), isOne([of('case', 'cases', 1), of('row', 'rows', 0)])]).toEqual([false, true])
  expect([countsInWords([]), countsInWords([of('row', 'rows', 0)])]).toEqual(['', ''])
})
