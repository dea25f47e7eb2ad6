import type { LedgerColumnGuess, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import { expect, test } from 'vitest'
import { furtherCells as furtherOf, type ReadCells } from '../../sheet-import/row-cells.ts'
import { shownCells } from './row-cells.ts'

const row: LedgerPreviewRow = {
  row: 4,
  state: 'error',
  cells: ['31/02/2025', 'PS', 'Prep', 'x'.repeat(200), '0:30', '', 'dear'],
  corrected: [],
  left_out: null,
  date: null,
  fee_earner: { uuid: 'p', name: 'Priya Shah' },
  activity_type: 'preparation',
  description: 'x'.repeat(300),
  time: 0.5,
  estimated: false,
  change: null,
  messages: [
    { column: 'Date', value: '31/02/2025', message: 'This is not a date.' },
    { column: 'Rate', value: 'dear', message: 'This is not an amount.' },
  ],
  duplicate: null,
}
const named = {
  date: 'Date',
  fee_earner: 'Who',
  activity: 'Kind',
  description: 'Work',
  time: 'Time',
  units: 'Units',
  rate: 'Rate',
}
const columns = Object.entries(named).map(([column, heading], index): LedgerColumnGuess => ({
  index,
  heading,
  samples: [],
  column: column as keyof typeof named,
  guessed_by: 'heading',
}))
const furtherCells = (row: LedgerPreviewRow, read: ReadCells) => furtherOf(row, shownCells(row, read), read)
const read = { columns, choices: {}, originalOf: () => '31/02/2025' }

test('a cell is shown as it would be stored, and corrected as it stands in the file', () => {
  expect(shownCells(row, read).map(({ key, index, shown, text }) => [key, index, shown, text])).toEqual([
    ['date', 0, '31/02/2025', '31/02/2025'],
    ['earner', 1, 'Priya Shah', 'PS'],
    ['activity', 2, 'Preparation', 'Prep'],
    ['description', 3, 'x'.repeat(300), 'x'.repeat(300)],
    ['time', 4, '0.50', '0:30'],
  ])
})
test('what was typed is shown until the server has answered, and then what it made of it', () => {
  const choices = { cells: { 4: { 0: '28 Feb 2025' } } }
  const [pending] = shownCells(row, { ...read, choices })
  expect(pending).toMatchObject({ shown: '28 Feb 2025', isUnread: false, isCorrected: true, original: '31/02/2025' })
  const answered = { ...row, corrected: [0], cells: ['28 Feb 2025', ...row.cells.slice(1)], date: '2025-02-28' }
  expect(shownCells(answered, { ...read, choices })[0]).toMatchObject({ shown: '28/02/2025', text: '28 Feb 2025' })
  expect(shownCells(answered, read)[0]).toMatchObject({ shown: '31/02/2025', text: '31/02/2025', isCorrected: false })
})
test('the time is corrected in units where the row has no hours', () => {
  const inUnits = { ...row, cells: [...row.cells.slice(0, 4), '', '5', 'dear'] }
  expect(shownCells(inUnits, read).at(-1)).toMatchObject({ key: 'time', index: 5, text: '5' })
})
test('a column that the preview does not show is corrected where something is said of it', () => {
  expect(furtherCells(row, read).map(({ key, name, text }) => [key, name, text])).toEqual([['6', 'Rate', 'dear']])
  expect(furtherCells({ ...row, messages: [] }, read)).toEqual([])
  const choices = { cells: { 4: { 6: '120' } } }
  expect(furtherCells({ ...row, messages: [] }, { ...read, choices })).toMatchObject([{ name: 'Rate', text: '120' }])
})
