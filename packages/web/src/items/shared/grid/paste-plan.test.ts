import { expect, test } from 'vitest'
import { cellsOfSheet } from '../../../ui/table/sheet-text.ts'
import { answered, EARNER, names, source } from './grid-rows.fixture.ts'
import { storedRow, withFreeRow } from './grid-rows.ts'
import { planPaste } from './paste-plan.ts'

const rows = withFreeRow(
  source,
  ['a', 'b'].map((uuid) => storedRow(source, answered(uuid))),
)
const plan = (text: string, row = rows.length - 1, column = 0, isLocked = () => false) =>
  planPaste({ source, names, rows, at: { row, column }, isLocked, today: '2026-03-05' }, cellsOfSheet(text))

test('rows below the last are new, and read as they would be typed', () => {
  const { rows, ...counts } = plan('5/3/26\tPS\tprep\t1:30\tReading\n050326\tPS\tlo\t6m\t')
  expect(counts).toEqual({ changed: 0, added: 2, refused: 0, leftOut: 0, hasHead: false })
  expect(rows.map(({ values }) => [values.date, values.feeEarner, values.activityType, values.time])).toEqual([
    ['2026-03-05', EARNER, 'preparation', '1.50'],
    ['2026-03-05', EARNER, 'letter_out', '0.10'],
  ])
})

test('rows that are there are changed; what stays is not told as a change', () => {
  const { rows, changed, added } = plan('2\tOther\n1\tRow b', 0, 3)
  expect([changed, added]).toEqual([1, 0])
  expect(rows[0]?.cells).toMatchObject({
    time: { text: '2.00', before: '1.00' },
    description: { text: 'Other', before: 'Row a' },
  })
  expect(rows[0]?.cells.date).toEqual({ text: '14/01/2025' })
})

test('a first line with the names of columns says which they are, in any order', () => {
  const { rows, hasHead } = plan('description\tTime\tActivity\tDATE\tFee earner\nReading\t1\tprep\t14/1/25\tPS')
  expect(hasHead).toBe(true)
  expect(rows.map(({ values, problems }) => [values.description, values.time, problems])).toEqual([
    ['Reading', '1.00', []],
  ])
})

test('a row with a problem is there, marked', () => {
  const { rows, refused } = plan('31/2/26\tNobody\tprep\tlots\tReading')
  expect(refused).toBe(1)
  expect(rows[0]?.problems.map(({ path }) => path)).toEqual(['date', 'feeEarner', 'time'])
  expect(rows[0]?.cells.time?.text).toBe('lots')
})

test('what has no place is counted: cells beyond the last column, and rows that are changed elsewhere', () => {
  expect(plan('Reading\tx\ty', undefined, 4).leftOut).toBe(2)
  expect(plan('1\t2', 0, 3, () => true)).toMatchObject({ rows: [], leftOut: 2 })
})

test('empty lines make no rows', () => {
  expect(plan('\t\t\n\n14/1/25\tPS\tprep\t1\tReading\n\t').rows).toHaveLength(1)
})

test('a date without a year is of the year that the row above it is of', () => {
  const dates = (text: string, row?: number): unknown[] => plan(text, row).rows.map(({ values }) => values.date)
  expect(dates('20/12/24\n31/12\n\n2/1\n3 Jan')).toEqual(['2024-12-20', '2024-12-31', '2025-01-02', '2025-01-03'])
  // Row a is of 14/01/2025.
  expect(dates('15/1\n20/1', 1)).toEqual(['2025-01-15', '2025-01-20'])
  expect(dates('20/1', 0)).toEqual(['2026-01-20'])
})
