import type { WorkbookPreview } from '@costdraft/schema/assessment/workbook-import.ts'
import { expect, test } from 'vitest'
import { sectionsOf, summaryOf } from './workbook-sections.ts'

const none = { same: 0, changed: 0, moved: 0, doubled: 0, missing: 0, unknown: 0, uncounted: 0, unreadable: 0 }
const lists = {
  ...{ same: [], changed: [], moved: [], doubled: [], missing: [], unknown: [], uncounted: [], unreadable: [] },
}
const row = {
  ...{ line: 't0', number: '7', date: '2024-05-01', description: 'The lists' },
  ...{ sheet: 'Bill detail', row: 9 },
}
const preview: WorkbookPreview = {
  ...{ import_uuid: 'i', file_name: 'Bill.xlsx', version: 3, ...lists },
  counts: { ...none, entered: 1, same: 700, unreadable: 1, changed: 1 },
  entered: [
    {
      ...{ ...row, uuid: 'u' },
      before: { allowed: null, reason: 'rate' },
      after: { allowed: { hours: 2, rate: 217, amount: 434, vat: 86.8 }, reason: 'time' },
    },
  ],
  same: [row, row],
  changed: [{ ...row, cells: [{ column: 'Time, hours', claimed: '2.50', found: '2.40' }] }],
  unreadable: [{ ...row, column: 'Hours allowed', cell: 'AJ9', value: '3', why: 'At most 2.50 hours are claimed.' }],
}

test('what changes of a line is a row for each field, and what cannot be read comes first', () => {
  const sections = sectionsOf(preview)
  expect(sections.map(({ name, isAttention }) => [name, isAttention])).toEqual([
    ['unreadable', true],
    ['changed', true],
    ['entered', false],
    ['same', false],
  ])
  expect(sections[2]!.rows.map(({ cells }) => cells)).toEqual([
    ['7', '01/05/2024', 'The lists', 'Allowed', '–', '2.00 h at £217.00 an hour, £434.00'],
    ['', '', '', 'Reason', 'Rate too high', 'Too much time'],
  ])
  expect(sections[0]!.rows[0]!.cells.slice(3)).toEqual([
    ...['Bill detail, row 9', 'Hours allowed (AJ9)', '3', 'At most 2.50 hours are claimed.'],
  ])
  for (const { heads, rows } of sections) expect(rows.every(({ cells }) => cells.length === heads.length)).toBe(true)
  expect(sections[3]!.text).toBe('700 lines say what is entered already. The first 2 are listed.')
})

test('the summary says first what would be entered', () => {
  expect(summaryOf(preview)).toBe(
    '1 line would be entered. 700 lines say what is entered already. Something cannot be taken. Some rows do not claim what the bill claims.',
  )
  expect(summaryOf({ counts: { ...none, entered: 0, same: 3 } })).toBe(
    'Nothing in this workbook is new. 3 lines say what is entered already.',
  )
})
