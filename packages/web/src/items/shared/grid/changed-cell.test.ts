import { expect, test } from 'vitest'
import { changedCell } from './changed-cell.ts'
import { answered, names, source } from './grid-rows.fixture.ts'
import { storedRow } from './grid-rows.ts'

const rows = ['a', 'b', 'c'].map((uuid) => storedRow(source, answered(uuid)))
const values = rows[0]!.values
const time = { ...values, time: '2.00' }

test('it is the first changed cell of the first changed row, in the order of the grid', () => {
  const changes = ['c', 'b'].map((id) => ({ id, before: values, after: { ...time, description: 'Other' } }))
  expect(changedCell(rows, names, changes)).toEqual({ row: 1, column: names.indexOf('time') })
})
test('a row that is back begins at its first cell; where none is left there is none', () => {
  expect(changedCell(rows, names, [{ id: 'c', before: values, after: undefined }])).toEqual({ row: 2, column: 0 })
  expect(changedCell(rows, names, [{ id: 'gone', before: undefined, after: values }])).toBeUndefined()
})
