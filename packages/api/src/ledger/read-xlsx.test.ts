import { writeXlsx, type WriteSheet } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { parseLedgerRows } from './parse-ledger.ts'
import { readXlsx } from './read-xlsx.ts'

const HEAD = ['Date', 'Fee earner', 'Activity', 'Description', 'Time']
const row = (text: string): string[] => ['05/03/2025', 'BS', 'preparation', text, '0.5']
const earners = [{ uuid: 'b', firstname: 'Bar', surname: 'South', initials: 'BS' }]
const book = async (sheets: WriteSheet[]): Promise<Buffer> => Buffer.from(await writeXlsx({ sheets }))

test('a formula without a stored value is refused by its cell, and one with a value is read', async () => {
  const bytes = await book([
    {
      name: 'Time',
      rows: [HEAD, row('One'), row('Two'), row('Three')],
      cells: new Map([
        ['1,4', { formula: 'G2' }],
        ['2,3', { formula: 'CONCAT(G3,"x")' }],
      ]),
    },
  ])
  const { rows } = await readXlsx(bytes)
  expect(rows.map(({ formulas }) => formulas)).toEqual([undefined, { 4: 'G2' }, { 3: 'CONCAT(G3,"x")' }, undefined])
  const { rows: taken, failed } = parseLedgerRows(rows, earners)
  expect(taken.map(({ description }) => description)).toEqual(['Three'])
  expect(failed.map(({ column, value, message }) => [column, value, message])).toEqual([
    ['Time', '=G2', expect.stringMatching(/^E2 holds the formula =G2 without its value\. Open/)],
    ['Description', '=CONCAT(G3,"x")', expect.stringMatching(/^D3 holds the formula =CONCAT\(G3,"x"\) without/)],
  ])
})

test('a formula in a column that is not taken, and the sum of a total, refuse nothing', async () => {
  const bytes = await book([
    {
      name: 'Time',
      rows: [
        [...HEAD, 'Cost'],
        [...row('One'), null],
        [null, null, null, null, null],
      ],
      cells: new Map([
        ['1,5', { formula: 'E2*90' }],
        ['2,4', { formula: 'SUM(E2:E2)' }],
      ]),
    },
  ])
  const { rows, failed, leftOut } = parseLedgerRows((await readXlsx(bytes)).rows, earners)
  expect([rows.length, failed, leftOut]).toEqual([1, [], 1])
})

test('a row of formulas without values is no empty row', async () => {
  const cells = new Map(HEAD.map((_, i) => [`1,${i}`, { formula: `Data!A${i + 2}` }]))
  const { rows } = await readXlsx(await book([{ name: 'Time', rows: [HEAD, HEAD.map(() => null)], cells }]))
  expect(parseLedgerRows(rows, earners).failed.map(({ row: at, column }) => [at, column])).toEqual(
    HEAD.map((column) => [2, column]),
  )
})

test('headings over several lines, and with spaces that do not break, are read', async () => {
  const bytes = await book([
    {
      name: 'Time',
      rows: [['Work\nDate', 'Fee\u00a0earner', 'Type of\r\n work', 'Narrative ', 'Time\n(hours)'], row('One')],
    },
  ])
  const { rows } = parseLedgerRows((await readXlsx(bytes)).rows, earners)
  expect(rows).toMatchObject([{ row: 2, description: 'One', time: 50 }])
})

test('empty rows are none, wherever they are', async () => {
  const empty = Array.from({ length: 21_000 }, () => [] as string[])
  const { rows, sheets } = await readXlsx(await book([{ name: 'Time', rows: [...empty, HEAD, row('One')] }]))
  expect(rows.map(({ row: at }) => at)).toEqual([21_001, 21_002])
  expect(sheets).toEqual([{ name: 'Time', hidden: false, rows: 2, reads_as_ledger: true }])
})

test('a workbook of which no sheet reads as a ledger is read if one alone is filled', async () => {
  const odd = [
    ['When', 'Who'],
    ['05/03/2025', 'BS'],
  ]
  expect(
    await readXlsx(
      await book([
        { name: 'A', rows: [] },
        { name: 'B', rows: odd },
      ]),
    ),
  ).toMatchObject({ sheet: 'B' })
  expect(
    await readXlsx(
      await book([
        { name: 'A', rows: odd },
        { name: 'B', rows: odd },
      ]),
    ),
  ).toMatchObject({
    sheet: null,
    rows: [],
  })
})

test('a workbook of more sheets than are looked at is refused with a sentence, and one of many ends', async () => {
  const many = (count: number): WriteSheet[] =>
    Array.from({ length: count }, (_, i) => ({ name: `S${i}`, rows: [HEAD, row('x')] }))
  await expect(readXlsx(await book(many(101)))).rejects.toThrow('A workbook may have 100 sheets; this one has more.')
  const { sheets, sheet } = await readXlsx(await book(many(100)))
  expect([sheets.length, sheet]).toEqual([100, null])
})

test('a workbook whose sheets share many texts is looked at as a whole', async () => {
  const texts = Array.from({ length: 20_000 }, (_, i) => `Text number ${i}`)
  const rows = Array.from({ length: 4_000 }, (_, i) => texts.slice(i * 5, i * 5 + 5))
  const sheets = Array.from({ length: 100 }, (_, i) => ({ name: `S${i}`, rows: i === 0 ? [HEAD, ...rows] : [HEAD] }))
  const bytes = await book(sheets)
  const started = performance.now()
  expect((await readXlsx(bytes)).sheets[0]).toMatchObject({ rows: 4_001, reads_as_ledger: true })
  expect(performance.now() - started).toBeLessThan(8_000)
})
