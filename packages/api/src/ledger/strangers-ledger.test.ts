import * as fc from 'fast-check'
import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { parseLedgerRows } from './parse-ledger.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

const earners = [{ uuid: 'b', firstname: 'Bar', surname: 'South', initials: 'BS' }]
const HEAD = ['Work date', 'Fee\nearner', 'Activity', 'Narrative', 'Hours']
const TITLES = [
  ['Time report', '', '', '', ''],
  ['Matter: Smith, John; and others'],
  ['', '', '', '', ''],
  ['Total 12', ''],
]

interface Line {
  kind: 'work' | 'headings' | 'total' | 'blank'
  text: string
  units: number
}
const words = fc.constantFrom('Reading', '"Smith"', 'a, b; c', 'the total', 'O’Neil', "it's", '£5', '=1', 'two\nlines')
const lines = fc.array(
  fc.record<Line>({
    kind: fc.constantFrom('work', 'work', 'work', 'headings', 'total', 'blank'),
    text: fc.array(words, { minLength: 1, maxLength: 4 }).map((all) => `Work ${all.join(' ')}`),
    units: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 12 },
)
const cellsOf = ({ kind, text, units }: Line): string[] => {
  if (kind === 'headings') return HEAD
  if (kind === 'total') return ['', 'Total', '', '', String(units)]
  return kind === 'blank'
    ? ['', '', '', '', '']
    : ['13/03/2025', 'bar south', 'Preparation', text, (units / 10).toFixed(1)]
}
/** The rows of a file, and what is right of them: the row, description and time of each, and how many are left out. */
function fileOf(titles: readonly string[][], body: readonly Line[]) {
  const above = titles.length + 1
  return {
    grid: [...titles, HEAD, ...body.map(cellsOf)],
    right: {
      rows: body.flatMap(({ kind, text, units }, i) => (kind === 'work' ? [[above + i + 1, text, units * 10]] : [])),
      leftOut: body.filter(({ kind }) => kind === 'headings' || kind === 'total').length,
      failed: [],
    },
  }
}
function read(rows: Parameters<typeof parseLedgerRows>[0]) {
  const { rows: taken, leftOut, failed } = parseLedgerRows(rows, earners)
  return { rows: taken.map(({ row, description, time }) => [row, description, time]), leftOut, failed }
}
const titles = fc.array(fc.constantFrom(...TITLES), { maxLength: 4 })

test('property: a text is read by its rows, whatever stands above them, between them and in them', () => {
  fc.assert(
    fc.property(
      titles,
      lines,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (above, body, delimiter, lineSeparator, says) => {
        const { grid, right } = fileOf(above, body)
        const text = writeCsv(grid, { delimiter, lineSeparator })
        expect(read(readCsv(Buffer.from(says ? `sep=${delimiter}${lineSeparator}${text}` : text)))).toEqual(right)
      },
    ),
    { numRuns: runs(300) },
  )
})

test('property: a workbook is read as the same text, on whichever sheet it stands', async () => {
  await fc.assert(
    fc.asyncProperty(titles, lines, fc.nat(2), fc.boolean(), async (above, body, before, hidden) => {
      const { grid, right } = fileOf(above, body)
      const others = Array.from({ length: 2 }, (_, i) => ({ name: `Other ${i}`, rows: [['Cover'], ['Firm', 'x']] }))
      const sheets = others.toSpliced(before, 0, { name: 'Time', rows: grid })
      const state = hidden ? { hidden: true } : {}
      const bytes = await writeXlsx({
        sheets: sheets.map((sheet, i) => (i === before ? sheet : { ...sheet, ...state })),
      })
      const { sheet, rows } = await readXlsx(Buffer.from(bytes))
      expect([sheet, read(rows)]).toEqual(['Time', right])
    }),
    { numRuns: runs(60) },
  )
})
