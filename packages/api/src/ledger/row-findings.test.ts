import { expect, test } from 'vitest'
import { parseLedgerRows } from './parse-ledger.ts'
import { readCsv } from './read-csv.ts'

const earners = [{ uuid: 'b', firstname: 'Bar', surname: 'South', initials: 'BS' }]

test('an error that a spreadsheet shows is no description, and is refused by its cell', () => {
  const lines = [
    'Date,Fee earner,Activity,Description,Time,Cost',
    '05/03/2025,BS,preparation,#REF!,0.5,1',
    '05/03/2025,BS,preparation,Reading,#N/A,1',
    '05/03/2025,BS,preparation,Claim #1 considered,0.5,#DIV/0!',
  ]
  const { rows, failed } = parseLedgerRows(readCsv(Buffer.from(lines.join('\n'))), earners)
  expect(rows.map(({ description }) => description)).toEqual(['Claim #1 considered'])
  expect(failed).toEqual([
    {
      row: 2,
      column: 'Description',
      value: '#REF!',
      message: 'D2 shows the error #REF! in place of a value. Write the value.',
    },
    {
      row: 3,
      column: 'Time',
      value: '#N/A',
      message: 'E3 shows the error #N/A in place of a value. Write the value.',
    },
  ])
})
