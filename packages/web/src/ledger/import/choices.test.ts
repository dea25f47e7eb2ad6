import { expect, test } from 'vitest'
import { onEverySheet, withMeanings } from './choices.ts'

test('what a text means is added to what others do', () => {
  const before = withMeanings({}, { activities: { Drafting: 'preparation' } })
  expect(withMeanings(before, { people: { PS: null }, activities: { Lunch: null } })).toEqual({
    people: { PS: null },
    activities: { Drafting: 'preparation', Lunch: null },
  })
})
test('another sheet has its own columns, rows and cells; names mean the same', () => {
  const choices = {
    columns: { 0: null },
    people: { PS: null },
    leave_out: [3],
    heading_row: 2,
    cells: { 4: { 0: 'x' } },
  }
  expect(onEverySheet(choices)).toEqual({ people: { PS: null } })
})
