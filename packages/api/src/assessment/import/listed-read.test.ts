import { MOST_LISTED } from '@costdraft/schema/assessment/workbook-import.ts'
import { expect, test } from 'vitest'
import type { WorkbookRead } from '../read-back/workbook-read.ts'
import { listedRead } from './listed-read.ts'

const at = { sheet: 'Bill detail', row: 5 }
const line = { line: 't0', number: '1', date: null, description: '' }
const nothing: WorkbookRead = {
  ...{ rows: [], changed: [], moved: [], doubled: [], missing: [], unknown: [], uncounted: [], unreadable: [] },
}

test('as many rows as a file may have are counted, and as many named as are shown; all that is taken is there', () => {
  const many = Array.from({ length: MOST_LISTED + 2 }, () => at)
  const { rows, lists, counts } = listedRead({
    ...nothing,
    rows: many.map(() => ({ ...line, at, words: 'Long' })),
    unknown: many.map(() => ({ line: '', description: 'A row of nothing', at })),
    doubled: [{ ...line, at: many, isTaken: false }],
  })
  expect([rows.length, lists.unknown.length, counts.unknown]).toEqual([MOST_LISTED + 2, MOST_LISTED, MOST_LISTED + 2])
  expect([lists.doubled[0]!.at.length, counts.doubled, counts.missing]).toEqual([MOST_LISTED, 1, 0])
})
