import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HttpError } from '../errors/errors.ts'
import { parseLedgerRows } from './parse-ledger.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

const earners = [{ uuid: 'b', firstname: 'Bar', surname: 'South', initials: 'BS' }]
const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name))

/** What the rows of a file are: row, description and hours; what failed, and how many are left out. */
function parsed(rows: ReturnType<typeof readCsv>) {
  const ledger = parseLedgerRows(rows, earners)
  return {
    rows: ledger.rows.map(({ row, description, time }) => [row, description, time === null ? null : time / 100]),
    doubts: ledger.rows.flatMap(({ row, doubts = [] }) => doubts.map(({ column, message }) => [row, column, message])),
    failed: ledger.failed.map(({ row, column, message }) => [row, column, message]),
    leftOut: ledger.leftOut,
  }
}
const csv = (name: string) => parsed(readCsv(fixture(name)))
const NONE = { doubts: [], failed: [], leftOut: 0 }
const CAFE = 'Café “re Müller” – £5'

test.each([
  ['03-title-rows/title.csv', [[5, 'Reading the bundle', 1.5]]],
  // A spreadsheet does not count the line that says the delimiter.
  ['03-title-rows/sep.csv', [[2, 'Reading the bundle', 1.5]]],
  [
    '04-hms/hms.csv',
    [
      [2, 'Reading the bundle', 1.5],
      [3, 'Second', 0.11],
    ],
  ],
  [
    '07-foreign-id/id.csv',
    [
      [2, 'Reading the bundle', 1.5],
      [3, 'Reading on', 0.5],
    ],
  ],
  ['10-quotes/q2.csv', [[2, 'Letter re "Smith" file', 0.5]]],
  ['10-quotes/q3.csv', [[2, '"Smith" file reading', 0.5]]],
  ...['cp1252', 'mac-cr', 'utf16-tabs-excel-unicode-text', 'utf16le', 'utf8bom'].map((name) => [
    `17-encodings/${name}.csv`,
    [[2, CAFE, 1.5]],
  ]),
  ['18-tail/semicolon-decimal-comma.csv', [[2, 'Reading; with, both', 1.5]]],
  ['18-tail/trailing-empty-columns.csv', [[2, CAFE, 1.5]]],
] as [string, unknown[]][])('%s is read whole', (name, rows) => expect(csv(name)).toEqual({ rows, ...NONE }))

test('a total is left out and blank rows are skipped', () =>
  expect(csv('18-tail/total-and-blanks.csv')).toEqual({ ...NONE, rows: [[2, CAFE, 1.5]], leftOut: 1 }))

test('one stray byte leaves the other rows as they are, and marks its own', () => {
  const { rows, doubts } = csv('17-encodings/utf8-one-bad-byte.csv')
  expect(rows).toEqual([
    [2, CAFE, 1.5],
    [3, 'Fee of £5', 0.5],
  ])
  expect(doubts).toEqual([
    [3, 'description', 'A character here is not in the encoding of the file. Check that it was read rightly.'],
  ])
})

test('a negative time is refused however it is written', () => {
  const negative = 'The time must be more than nothing.'
  expect(csv('01-negative-time/reversal.csv')).toMatchObject({
    rows: [[2, 'Reading the bundle', 1.5]],
    failed: [[3, 'Time', negative]],
  })
  expect(csv('01-negative-time/reversal2.csv')).toMatchObject({
    rows: [],
    failed: [2, 3, 4, 5, 6].map((row) => [row, 'Time', negative]),
  })
})

test('units may be written as such, and whole ones as decimals, and what is none is refused', () => {
  const { rows, failed } = csv('14-units/u.csv')
  expect(rows).toEqual([
    [2, 'Reading one', 0.3],
    [4, 'Reading three', 0.3],
    [5, 'Reading four', 0.4],
  ])
  expect(failed).toEqual([[3, 'Units', 'Units and minutes are whole numbers. Write part of a unit as minutes.']])
})

test('a time and units that disagree are taken with a warning', () =>
  expect(csv('14-units/both.csv')).toEqual({
    ...NONE,
    rows: [[2, 'Reading', 1.5]],
    doubts: [[2, 'units', 'The units make 0.30 h, and the time is 1.50 h. The time is taken.']],
  }))

test('an unclosed quotation mark is refused by its row and column', () =>
  expect(() => readCsv(fixture('10-quotes/q.csv'))).toThrow(
    'The quotation mark that begins row 4, column D (Description) is not closed in its cell. Close it or take it out.',
  ))

test('a table divided by strokes is no ledger', () => expect(() => csv('18-tail/pipe.csv')).toThrow(HttpError))

describe('a workbook', () => {
  const book = async (name: string, sheet?: string) => {
    const { rows, ...file } = await readXlsx(fixture(name), sheet)
    return { ...file, grid: rows, ...(rows.length > 0 && parsed(rows)) }
  }
  test('with a title above the headings is read', async () =>
    expect(await book('03-title-rows/title.xlsx')).toMatchObject({ rows: [[5, 'Reading the bundle', 1.5]], ...NONE }))

  test.each(['cover', 'hiddenfirst'])('whose ledger is the second sheet is read: %s', async (name) => {
    const { sheets, sheet, rows } = await book(`12-sheets/${name}.xlsx`)
    expect([sheet, rows]).toEqual(['Time', [[2, 'Reading the bundle', 1.5]]])
    expect(sheets).toEqual([
      { name: expect.any(String), hidden: name === 'hiddenfirst', rows: 2, reads_as_ledger: false },
      { name: 'Time', hidden: false, rows: 2, reads_as_ledger: true },
    ])
  })

  test('with two ledgers is read as the one that is asked for', async () => {
    expect(await book('12-sheets/two.xlsx')).toMatchObject({
      sheets: [{ name: 'Jan', reads_as_ledger: true }, { name: 'Feb' }],
      sheet: null,
      grid: [],
    })
    expect(await book('12-sheets/two.xlsx', 'Feb')).toMatchObject({ sheet: 'Feb', rows: [[2, 'February', 2.5]] })
    await expect(book('12-sheets/two.xlsx', 'Mar')).rejects.toThrow(
      'This workbook has no sheet “Mar”. It has “Jan” and “Feb”.',
    )
  })

  test('has its hidden rows read, and a row that merged cells leave empty refused', async () => {
    expect(await book('12-sheets/hiddenrows.xlsx')).toMatchObject({
      rows: [
        [2, 'Shown', 1.5],
        [3, 'Hidden by a filter', 2.5],
      ],
    })
    expect(await book('12-sheets/merged.xlsx')).toMatchObject({
      rows: [[2, 'First', 1.5]],
      failed: [
        [3, 'Date', 'The date is missing.'],
        [3, 'Fee earner', 'The fee earner is missing.'],
      ],
    })
  })

  test('has its escaped characters, rich text and phonetic runs read', async () =>
    expect((await book('06-x000d/x.xlsx')).rows?.map(([, text]) => text)).toEqual([
      'Reading the bundle\nNotes of it',
      'Call to the Guardian',
      'literal _x000D_ text',
    ]))
})
