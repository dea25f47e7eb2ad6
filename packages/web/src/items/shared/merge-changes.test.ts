import { describe, expect, test } from 'vitest'
import { step } from '../../../../../dev/further-kinds.ts'
import { isSame, mergeChanges } from './merge-changes.ts'

const travel = { distance: 40, amount: 18, description: 'To Exeter' }
const parking = { uuid: 'p', amount: 3, description: 'Parking' }
const leading = { uuid: 'a', counselLevel: 'leading', travel, expenses: [parking] }
const junior = { uuid: 'b', counselLevel: 'junior', travel: null, expenses: [] }
const base = { date: '2025-05-01', description: 'A hearing', counsel: [leading, junior], disbursements: [] }
const merged = (mine: object, theirs: object) =>
  mergeChanges(step, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })

test('what only one of two changed is as that one left it, and what both changed is mine', () => {
  expect(merged({ description: 'Mine' }, { date: '2025-06-01' })).toEqual({
    ...base,
    description: 'Mine',
    date: '2025-06-01',
  })
  expect(merged({ description: 'Mine' }, { description: 'Theirs' }).description).toBe('Mine')
})

describe('a list that both changed', () => {
  test('has the changes of either to different fields of one row, in its part and in the rows below it', () => {
    const mine = { ...leading, travel: { ...travel, distance: 50 } }
    const theirs = {
      ...leading,
      counselLevel: 'senior',
      travel: { ...travel, amount: 20 },
      expenses: [{ ...parking, amount: 4 }],
    }
    expect(merged({ counsel: [mine, junior] }, { counsel: [theirs, junior] }).counsel).toEqual([
      { ...theirs, travel: { ...travel, distance: 50, amount: 20 } },
      junior,
    ])
  })
  test('has the rows that either added, and lacks those that either removed', () => {
    const added = { counselLevel: 'senior' }
    const theirs = { uuid: 'c', counselLevel: 'junior' }
    expect(merged({ counsel: [leading, added] }, { counsel: [junior, theirs] }).counsel).toEqual([added, theirs])
    expect(merged({ counsel: [leading] }, { counsel: [leading, junior, theirs] }).counsel).toEqual([leading, theirs])
  })
  test('has a row anew that the others removed while it was changed here, with the rows below it', () => {
    const mine = { ...leading, counselLevel: 'senior' }
    expect(merged({ counsel: [mine, junior] }, { counsel: [junior] }).counsel).toEqual([
      { ...mine, uuid: null, expenses: [{ ...parking, uuid: null }] },
      junior,
    ])
  })
})

test('a part that either removed is as the person left it, if the person changed it', () => {
  const counselOf = (mine: object, theirs: object) =>
    (merged({ counsel: [mine, junior] }, { counsel: [theirs, junior] }).counsel as object[])[0]
  const farther = { ...leading, travel: { ...travel, distance: 50 } }
  const none = { ...leading, travel: null }
  expect(counselOf(farther, none)).toEqual(farther)
  expect(counselOf(none, farther)).toEqual(none)
  expect(counselOf({ ...leading, counselLevel: 'senior' }, none)).toEqual({ ...none, counselLevel: 'senior' })
})

test('an absent key is the same as null, and the order of keys does not count', () => {
  expect(isSame({ a: 1, b: null }, { a: 1 })).toBe(true)
  expect(isSame([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBe(true)
  for (const [one, other] of [
    [[1], [1, 2]],
    [{ a: 1 }, { a: 2 }],
    [[], { a: 1 }],
    [null, { a: 1 }],
  ])
    expect(isSame(one, other)).toBe(false)
})
