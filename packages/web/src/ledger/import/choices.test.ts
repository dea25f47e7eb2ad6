import type { LedgerColumnGuess } from '@costdraft/schema/ledger/ledger-import.ts'
import { expect, test } from 'vitest'
import { hasChoices, withColumn, withMeanings, withRows } from './choices.ts'

const guess = (index: number, column: LedgerColumnGuess['column']): LedgerColumnGuess => ({
  index,
  heading: `Column ${index}`,
  samples: [],
  column,
  guessed_by: column && 'heading',
})
const guesses = [guess(0, 'date'), guess(1, 'time'), guess(2, null)]

test('a column that is taken for what another was leaves that for nothing', () => {
  expect(withColumn({}, guesses, 2, 'time')).toEqual({ columns: { 1: null, 2: 'time' } })
})
test('a column that is taken for nothing changes no other, of which several may be nothing', () => {
  expect(withColumn({ columns: { 1: 'units' } }, guesses, 0, null)).toEqual({ columns: { 0: null, 1: 'units' } })
})
test('what a text means is added to what others do', () => {
  const before = withMeanings({}, { activities: { Drafting: 'preparation' } })
  expect(withMeanings(before, { people: { PS: null }, activities: { Lunch: null } })).toEqual({
    people: { PS: null },
    activities: { Drafting: 'preparation', Lunch: null },
  })
})
test('rows are left out once, in order, and taken again', () => {
  const choices = withRows(withRows({}, [12, 9], false), [12, 4], false)
  expect(choices.leave_out).toEqual([4, 9, 12])
  expect(withRows(choices, [9], true).leave_out).toEqual([4, 12])
})
test('taking all rows again leaves nothing to lose', () => {
  const choices = withRows({}, [9], false)
  expect(hasChoices(choices)).toBe(true)
  expect(hasChoices(withRows(choices, [9], true))).toBe(false)
  expect(hasChoices({})).toBe(false)
  expect(hasChoices({ people: { PS: null } })).toBe(true)
})
