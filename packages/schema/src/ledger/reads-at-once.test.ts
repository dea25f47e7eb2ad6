import type { LedgerColumnGuess, LedgerPreview, LedgerPreviewRow } from './ledger-import.ts'
import { expect, test } from 'vitest'
import { readsAtOnce } from './reads-at-once.ts'

const guess = (column: LedgerColumnGuess['column'], more: Partial<LedgerColumnGuess> = {}): LedgerColumnGuess => ({
  index: 0,
  heading: 'Heading',
  samples: ['x'],
  column,
  guessed_by: 'heading',
  ...more,
})
const row = (state: LedgerPreviewRow['state'], change: LedgerPreviewRow['change']): LedgerPreviewRow => ({
  row: 2,
  state,
  cells: [],
  corrected: [],
  left_out: null,
  date: '2025-03-01',
  fee_earner: null,
  activity_type: 'preparation',
  description: null,
  time: 0.5,
  estimated: false,
  change,
  messages: [],
  duplicate: null,
})
const saying = (column: string): LedgerPreviewRow => ({
  ...row('warning', 'added'),
  messages: [{ column, value: '', message: 'Odd.' }],
})
const counts = { ready: 1, warning: 0, error: 0, left_out: 0, estimated: 0, added: 1, updated: 0, unchanged: 0 }
const clean: LedgerPreview = {
  sheets: [],
  sheet: null,
  heading_row: 1,
  head_rows: [],
  columns: (['date', 'fee_earner', 'activity', 'description', 'time'] as const).map((column) =>
    guess(column, column === 'date' ? { heading: 'When' } : {}),
  ),
  offered: ['id', 'date', 'fee_earner', 'activity', 'description', 'time', 'units'],
  required: ['date', 'fee_earner', 'activity', 'time'],
  missing: [],
  refused: null,
  counts,
  rows: [row('ready', 'added')],
  more_rows: 0,
  people: [{ text: 'PS', rows: 1, uuid: 'p', by: 'initials', suggestions: [] }],
  activities: [{ text: 'Preparation', rows: 1, activity_type: 'preparation', by: 'name', suggestions: [] }],
}
const unknown = guess(null, { guessed_by: null, heading: 'Matter' })

test.each<[string, Partial<LedgerPreview>]>([
  ['nothing odd', {}],
  ['a column that holds something else', { columns: [...clean.columns, unknown] }],
  [
    'an empty column, where one is lacking',
    { columns: [...clean.columns.slice(0, 3), guess('units'), { ...unknown, samples: [] }] },
  ],
  ['a column that is known to hold no work', { columns: [...clean.columns.slice(0, 3), guess('time'), guess(null)] }],
  ['a sum that is left out', { counts: { ...counts, left_out: 1 }, rows: [...clean.rows, row('left_out', null)] }],
  ['a date before the certificate', { rows: [saying('When')] }],
  ['rows that the case has already', { rows: [row('warning', 'unchanged')] }],
])('a file with %s reads at once', (_what, changes) => expect(readsAtOnce({ ...clean, ...changes })).toBe(true))

test.each<[string, Partial<LedgerPreview>]>([
  ['several sheets', { heading_row: null, columns: [] }],
  ['a column that is missing', { missing: ['date'] }],
  ['dates that are month first', { refused: 'The dates are month first.' }],
  [
    'a column known by what it holds',
    { columns: [...clean.columns.slice(1), guess('date', { guessed_by: 'values' })] },
  ],
  [
    'a column as it was chosen before',
    { columns: [...clean.columns.slice(1), guess('date', { guessed_by: 'remembered' })] },
  ],
  ['an unknown column that may be the description', { columns: [...clean.columns.toSpliced(3, 1), unknown] }],
  ['a name that nobody has', { people: [{ text: 'X', rows: 1, uuid: null, by: null, suggestions: [] }] }],
  [
    'a name as it was chosen before',
    { people: [{ text: 'X', rows: 1, uuid: 'p', by: 'remembered', suggestions: [] }] },
  ],
  [
    'an activity that nobody knows',
    { activities: [{ text: 'T/C', rows: 1, activity_type: null, by: null, suggestions: ['telephone_call'] }] },
  ],
  ['a row that cannot be taken', { counts: { ...counts, error: 1 } }],
  ['a time that may be in units', { rows: [saying('Time')] }],
  ['a row twice', { rows: [{ ...saying('When'), duplicate: { of: 'file', row: 2 } }] }],
])('a file with %s raises a question', (_what, changes) => expect(readsAtOnce({ ...clean, ...changes })).toBe(false))
