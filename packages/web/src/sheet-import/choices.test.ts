import { expect, test } from 'vitest'
import { correctedCount, correctionOf, hasChoices, withCell, withColumn, withRows } from './choices.ts'
import type { SheetChoices } from './sheet-preview.ts'

const none: SheetChoices = {}

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
test('rows are left out once, in order, and taken again', () => {
  const choices = withRows(withRows(none, [12, 9], false), [12, 4], false)
  expect(choices.leave_out).toEqual([4, 9, 12])
  expect(withRows(choices, [9], true).leave_out).toEqual([4, 12])
})
test('taking all rows again leaves nothing to lose', () => {
  const choices = withRows(none, [9], false)
  expect(hasChoices(choices)).toBe(true)
  expect(hasChoices(withRows(choices, [9], true))).toBe(false)
  expect([hasChoices({}), hasChoices({ sheet: 'March' }), hasChoices({ heading_row: 2 })]).toEqual([false, false, true])
  const meant: SheetChoices & { people: object } = { people: { PS: null } }
  expect(hasChoices(meant)).toBe(true)
})
test('a cell is corrected, corrected again and put back', () => {
  const once = withCell(withCell(none, 4, 0, '01/03/2025'), 4, 3, '0:30')
  expect(once.cells).toEqual({ 4: { 0: '01/03/2025', 3: '0:30' } })
  expect([correctedCount(once), correctionOf(once, 4, 3), correctionOf(once, 5, 3)]).toEqual([2, '0:30', undefined])
  const again = withCell(once, 4, 0, '')
  expect(correctionOf(again, 4, 0)).toBe('')
  expect(withCell(withCell(again, 4, 0, undefined), 4, 3, undefined).cells).toEqual({})
  expect([hasChoices(once), hasChoices({ cells: {} })]).toEqual([true, false])
})
