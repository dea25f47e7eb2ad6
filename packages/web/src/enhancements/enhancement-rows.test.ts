import { expect, test } from 'vitest'
import { inputOf, isSame, mergeOfPart, rowsOfPart, type EnhancementRow } from './enhancement-rows.ts'

const child = 'child_arrangement'
const abuse = 'non_molestation_order'
const row = (casePart: EnhancementRow['casePart'], enhancement: number) => ({
  __typename: 'Enhancement' as const,
  activityType: 'preparation' as const,
  casePart,
  enhancement,
})
const percents = (rows: readonly { enhancement: number }[]) => rows.map(({ enhancement }) => enhancement)

test('the percentages of one part are saved with those of the other as they are', () => {
  const rows = [row(child, 10), row(abuse, 20)]
  expect(percents(rowsOfPart(rows, abuse))).toEqual([20])
  expect(percents(inputOf(rows, { 'non_molestation_order-preparation': '35' }))).toEqual([10, 35])
  expect(percents(inputOf([row(null, 5)], { preparation: '0' }))).toEqual([0])
  // What cannot be read is not sent.
  expect(percents(inputOf([row(child, 10), { ...row(abuse, 0), enhancement: null }]))).toEqual([10])
})

test('what was saved meanwhile for the other part stays', () => {
  const mine = [row(child, 10), row(abuse, 35)]
  const theirs = [row(child, 15), row(abuse, 20)]
  expect(percents(mergeOfPart(mine, theirs, abuse))).toEqual([15, 35])
  expect(percents(mergeOfPart([row(null, 1)], [row(null, 2)], null))).toEqual([1])
  expect([isSame(mine, mine), isSame(mine, theirs)]).toEqual([true, false])
})
