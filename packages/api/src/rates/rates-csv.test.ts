import { rateTableOf, type RateTable } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../ledger/read-csv.ts'
import { readRates, writeRates } from './rates-csv.ts'

const tableOf = (key: string): RateTable => {
  const table = rateTableOf(key)
  if (!table) throw new Error(`There is no table ${key}.`)
  return table
}
const fees = tableOf('private_family_fixed_fee')
const boltOns = tableOf('bolt_ons_public')
const read = (table: RateTable, ...lines: string[]) => readRates(table, readCsv(Buffer.from(lines.join('\r\n'))))
const HEADINGS = 'Aspect,Court level,Location,Unit,Amount'
const problemsOf = (...lines: string[]) =>
  read(fees, ...lines).problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)

describe('a sheet of a table', () => {
  test('has a line for each row, with the amounts that are held', () => {
    const sheet = writeRates(fees, { 'children.other_judge.Non-London': 60_050 }).split(/\r?\n/)
    expect(sheet[0]).toBe(`\uFEFF${HEADINGS}`)
    expect(sheet).toContain('Children,Other judge,Non-London,Fee,600.50')
    expect(sheet).toContain('Domestic abuse,High Court judge,London,Fee,')
    expect(sheet.filter(Boolean)).toHaveLength(fees.rows.length + 1)
  })
  test('is read back as it was written, whatever the table', () => {
    for (const key of ['private_family_fixed_fee', 'hourly_9a', 'bolt_ons_public', 'bolt_ons_private', 'hourly_10a']) {
      const table = tableOf(key)
      const amounts = Object.fromEntries(table.rows.map((row, i) => [row.key, i + 1]))
      const { problems, rows, amounts: back } = readRates(table, readCsv(Buffer.from(writeRates(table, amounts))))
      expect([key, problems, rows]).toEqual([key, [], table.rows.length])
      expect(back).toEqual(
        Object.fromEntries(table.rows.map((row, i) => [row.key, row.unit === 'percent' ? i + 1 : (i + 1) / 100])),
      )
    }
  })
  test('may have its columns in any order, its words as keys, and no unit', () => {
    expect(
      read(fees, 'amount;LOCATION;court-level;Aspect', '"£1,234.50";london;high_court_judge; domestic abuse '),
    ).toEqual({ amounts: { 'domestic_abuse.high_court_judge.London': 1_234.5 }, rows: 1, problems: [] })
  })
  test('a line without an amount is not held, and an empty line is none', () => {
    expect(read(fees, HEADINGS, 'Children,Other judge,London,Fee,', ',,,,', '')).toEqual({
      amounts: {},
      rows: 0,
      problems: [],
    })
  })
  test('a percentage is a whole one', () => {
    const [{ values = [] } = {}] = boltOns.rows.filter(({ unit }) => unit === 'percent')
    const line = (amount: string) => read(boltOns, 'Bolt-on,Unit,Amount', `${values[0]},Percent,${amount}`)
    expect(boltOns.dimensions.map(({ name }) => name)).toEqual(['bolt_on'])
    expect(Object.values(line('30%').amounts)).toEqual([30])
    expect(line('30.5').problems).toMatchObject([{ row: 2, message: 'Enter a whole percentage from 1 to 100.' }])
  })
})

describe('what cannot be read is said of each line', () => {
  test('an unknown word, a row that is given twice, a bad figure, another unit', () => {
    expect(
      problemsOf(
        HEADINGS,
        'Children,Other judge,London,Fee,600',
        'Pets,Other judge,Paris,Fee,600',
        'children,OTHER_JUDGE,London,Fee,700',
        'Finance,Other judge,London,Fee,-1',
        'Finance,Other judge,Non-London,Hour,5',
      ),
    ).toEqual([
      '3 Aspect: Choose one of Children, Finance, Domestic abuse.',
      '3 Location: Choose one of London, Non-London.',
      '4 Amount: This row is given twice: it is in line 2 already.',
      '5 Amount: Enter an amount from 0.01 to 99,999.99 with at most two decimals.',
      '6 Unit: This row is paid by fee.',
    ])
  })
  test('a combination that the table does not have', () => {
    expect(
      read(tableOf('bolt_ons_private'), 'Category,Bolt on,Amount', 'Finance,Allegations of harm,5').problems,
    ).toEqual([{ row: 2, column: 'Bolt-on', message: 'This table has no such row.' }])
  })
  test('a heading that is unknown, given twice or missing', () => {
    expect(problemsOf('Aspect,Aspect,Price,Location,Amount', 'Children,Children,1,London,1')).toEqual([
      '1 Aspect: This column is given twice.',
      '1 Price: This is no column of this table.',
      '1 Court level: This column is missing.',
    ])
    expect(problemsOf('')).not.toEqual([])
  })
  test.each(['=1+1', '+600', '-600', '@SUM(A1)', "'=600", '\t600=', '＝600', '__proto__', 'constructor'])(
    'a cell that a spreadsheet could run, or an object could have, is no figure and no word: %j',
    (cell) => {
      const quoted = `"${cell}"`
      expect(problemsOf(HEADINGS, `Children,Other judge,London,Fee,${quoted}`)).toHaveLength(1)
      expect(problemsOf(HEADINGS, `${quoted},Other judge,London,Fee,600`)).toHaveLength(1)
      expect(problemsOf(`${quoted},Court level,Location,Amount`, 'Children,Other judge,London,600')).toHaveLength(2)
    },
  )
})
