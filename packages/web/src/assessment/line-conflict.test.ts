import { expect, test } from 'vitest'
import { clashesOf, isEnteredAlready } from './line-conflict.tsx'
import { amountOf, lineOf } from './lines.fixture.ts'

const base = lineOf('a')
const theirs = lineOf('a', {
  version: '1',
  allowed: amountOf('400.00', '80.00', '2.00', '200.00'),
  reason: 'rate',
  words: 'Too high',
})

test('both values are shown of what two people entered, in words', () => {
  expect(clashesOf(base, { allowed: { amount: 300 }, reason: 'time', words: null, reply: 'No' }, theirs)).toEqual([
    { name: 'allowed', label: 'Allowed', mine: '£300.00', theirs: '2.00 h at £200.00 an hour, £400.00' },
    { name: 'reason', label: 'Reason', mine: 'Too much time', theirs: 'Rate too high' },
    { name: 'words', label: 'Reason in words', mine: '', theirs: 'Too high' },
  ])
  expect(clashesOf(theirs, { allowed: { hours: 1 } }, lineOf('a', { version: '2' }))).toEqual([
    { name: 'allowed', label: 'Allowed', mine: '1.00 h', theirs: 'Not ruled on' },
  ])
})
test('what the other person did not enter is no matter of both, nor is what is the same', () => {
  expect(clashesOf(base, { offered: { amount: 300 }, dispute: 'Too long' }, theirs)).toEqual([])
  expect(clashesOf(base, { allowed: { rate: 200 }, reason: 'rate' }, theirs)).toEqual([])
})
test('what is there already was stored, and its answer lost', () => {
  expect(isEnteredAlready({ allowed: { hours: 2, rate: 200 }, words: 'Too high' }, theirs)).toBe(true)
  expect(isEnteredAlready({ allowed: { amount: 400 } }, theirs)).toBe(false)
  expect(isEnteredAlready({ allowed: null }, theirs)).toBe(false)
  expect(isEnteredAlready({ offered: null }, theirs)).toBe(true)
  const sum = lineOf('a', { allowed: amountOf('300.00', '60.00') })
  expect([
    isEnteredAlready({ allowed: { amount: 300 } }, sum),
    isEnteredAlready({ allowed: { hours: 2 } }, sum),
  ]).toEqual([true, false])
})
