import { expect, test } from 'vitest'
import {
  correctedCount,
  correctionOf,
  hasChoices,
  withCell,
  withColumn,
  withMeanings,
  withRows,
  withSheet,
} from './choices.ts'

test('a column that is chosen for what another was chosen for leaves that for nothing', () => {
  expect(withColumn({ columns: { 1: 'time', 3: 'date' } }, 2, 'time')).toEqual({
    columns: { 1: null, 2: 'time', 3: 'date' },
  })
})
test('a column that is chosen for nothing changes no other', () => {
  expect(withColumn({ columns: { 1: 'units', 2: null } }, 0, null)).toEqual({
    columns: { 0: null, 1: 'units', 2: null },
  })
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
test('a cell is corrected, corrected again and put back', () => {
  const once = withCell(withCell({}, 4, 0, '01/03/2025'), 4, 3, '0:30')
  expect(once.cells).toEqual({ 4: { 0: '01/03/2025', 3: '0:30' } })
  expect([correctedCount(once), correctionOf(once, 4, 3), correctionOf(once, 5, 3)]).toEqual([2, '0:30', undefined])
  const again = withCell(once, 4, 0, '')
  expect(correctionOf(again, 4, 0)).toBe('')
  expect(withCell(withCell(again, 4, 0, undefined), 4, 3, undefined).cells).toEqual({})
  expect([hasChoices(once), hasChoices({ cells: {} })]).toEqual([true, false])
})
test('another sheet has its own columns, rows and cells; names mean the same', () => {
  const choices = {
    columns: { 0: null },
    people: { PS: null },
    leave_out: [3],
    heading_row: 2,
    cells: { 4: { 0: 'x' } },
  }
  expect(withSheet(choices, 'March')).toEqual({ people: { PS: null }, sheet: 'March' })
  expect(withSheet({ people: { PS: null, TO: null } }, 'April', choices)).toEqual({
    ...choices,
    people: { PS: null, TO: null },
    sheet: 'April',
  })
})
