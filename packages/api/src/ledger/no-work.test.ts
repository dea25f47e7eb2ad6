import { expect, test } from 'vitest'
import { parseLedgerRows } from './parse-ledger.ts'
import { readCsv } from './read-csv.ts'

const earners = [{ uuid: 'b', firstname: 'Bar', surname: 'South', initials: 'BS' }]
const HEAD = 'Date,Fee earner,Activity,Description,Time,Cost'
const work = (text: string, time: string, cost = ''): string =>
  `05/03/2025,Bar South,preparation,${text},${time},${cost}`

/** Which rows of a file are work, how many are left out, and which fail. */
function sorted(...lines: string[]) {
  const { rows, leftOut, failed } = parseLedgerRows(readCsv(Buffer.from([HEAD, ...lines].join('\n'))), earners)
  return [rows.map(({ row }) => row), leftOut, [...new Set(failed.map(({ row }) => row))]]
}

test.each([
  'Total,,,,2.0,',
  ',,,Total,2.0,',
  ',,,TOTAL:,,',
  ',,,Sub-total,99,',
  ',,,Grand total (hrs),1,',
  ',,,Total hours,1,',
  ',Total,,,2,',
  '05/03/2025,,,Daily total,2,',
  '05/03/2025,Subtotal,,,2,',
  ',Total Bar South,,,2,',
  'Total for March 2025,,,,2,',
  ',,,Carried forward,2,',
  ',,,,2.0,',
  ',,,,2:00,',
  ',,,,,£150.00',
  ',,,,2.0,150',
])('%s below two rows is a total', (line) =>
  expect(sorted(work('One', '1.5', '100'), work('Two', '0.5', '50'), line)).toEqual([[2, 3], 1, []]),
)

test.each([
  [work('Considering the total of the estate', '2'), [[2, 3, 4], 0, []]],
  [work('Total', '2'), [[2, 3, 4], 0, []]],
  [work('Sum assured', '2'), [[2, 3, 4], 0, []]],
  // Work whose date and person are missing is not dropped for a word in its description.
  [',,preparation,Reading the total,2,', [[2, 3], 0, [4]]],
  [',Bar South,preparation,Reading,2,', [[2, 3], 0, [4]]],
  [',,,,7.3,', [[2, 3], 0, [4]]],
  [',,,Some words,2.0,', [[2, 3], 0, [4]]],
  [',,,Totally different words,,', [[2, 3], 0, [4]]],
])('%s is no total', (line, expected) =>
  expect(sorted(work('One', '1.5', '100'), work('Two', '0.5', '50'), line)).toEqual(expected),
)

test('each section may have its sum, and the whole as well', () =>
  expect(
    sorted(
      work('One', '1.5'),
      work('Two', '0.5'),
      ',,,,2.0,',
      work('Three', '0.3'),
      work('Four', '0.4'),
      ',,,,0.7,',
      ',,,,2.7,',
    ),
  ).toEqual([[2, 3, 5, 6], 3, []]))

test('headings that a file repeats on every page are left out', () =>
  expect(sorted(work('One', '1'), HEAD, work('Two', '1'), ' DATE ,fee earner,Activity,Description,Time,')).toEqual([
    [2, 4],
    2,
    [],
  ]))

test('a file of 20,000 rows of nothing but amounts is read quickly', () => {
  const started = performance.now()
  sorted(...Array.from({ length: 20_000 }, (_, i) => `,,,,${i % 7}.5,${i}`))
  expect(performance.now() - started).toBeLessThan(5_000)
})
