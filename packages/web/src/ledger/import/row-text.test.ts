import type { LedgerColumnGuess, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import { expect, test } from 'vitest'
import { isOptional, rowTexts, stateText } from './row-text.ts'

const row: LedgerPreviewRow = {
  row: 2,
  state: 'ready',
  cells: ['31/02/2025', 'Shah, Priya', 'Wrote', 'Letter', '0:30'],
  corrected: [],
  left_out: null,
  date: '2025-03-01',
  fee_earner: { uuid: 'p', name: 'Priya Shah' },
  activity_type: 'letter_out',
  description: 'Letter',
  time: 0.5,
  estimated: false,
  change: 'added',
  messages: [],
  duplicate: null,
}
const columns = (['date', 'fee_earner', 'activity', 'description', 'time'] as const).map(
  (column, index): LedgerColumnGuess => ({ index, heading: '', samples: [], column, guessed_by: 'heading' }),
)

test('a row is shown as it would be stored, and what could not be read as it stands in the file', () => {
  expect(rowTexts(row, columns)).toEqual({
    date: '01/03/2025',
    earner: 'Priya Shah',
    activity: 'Letter out',
    description: 'Letter',
    time: '0.50',
  })
  const unread = { ...row, date: null, fee_earner: null, activity_type: null, time: null }
  expect(rowTexts(unread, columns)).toEqual({
    date: '31/02/2025',
    earner: 'Shah, Priya',
    activity: 'Wrote',
    description: 'Letter',
    time: '0:30',
  })
})
test('a ready row says what becomes of it where it is not new', () => {
  expect(stateText(row)).toBe('Ready')
  expect(stateText({ ...row, change: 'updated' })).toBe('Changes a row')
  expect(stateText({ ...row, change: 'unchanged' })).toBe('Already here')
  expect(stateText({ state: 'left_out', change: null })).toBe('Left out')
})
test('rows to check that would be stored and those left out have a checkbox; those the case has already have none', () => {
  expect(isOptional(row)).toBe(false)
  expect(isOptional({ ...row, state: 'error', change: null })).toBe(false)
  expect(isOptional({ ...row, state: 'warning' })).toBe(true)
  expect(isOptional({ ...row, state: 'warning', change: 'unchanged' })).toBe(false)
  expect(isOptional({ ...row, state: 'left_out', left_out: 'chosen', change: null })).toBe(true)
  expect(isOptional({ ...row, state: 'left_out', left_out: 'total', change: null })).toBe(false)
})
