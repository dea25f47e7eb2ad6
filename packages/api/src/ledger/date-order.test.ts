import { expect, test } from 'vitest'
import { parseLedgerRows } from './parse-ledger.ts'
import { readCsv } from './read-csv.ts'

const earners = [{ uuid: 'b', firstname: 'Bar', surname: 'South', initials: 'BS' }]
const parsed = (...dates: string[]) =>
  parseLedgerRows(
    readCsv(
      Buffer.from(
        [
          'Work date,Fee earner,Activity,Description,Time',
          ...dates.map((date) => `${date},BS,preparation,Reading,1`),
        ].join('\n'),
      ),
    ),
    earners,
  )

test.each([
  [['03/04/2025', '12/31/2024', '01/02/2025'], 'row 3 says 12/31/2024', '31/12/2024'],
  [['1-14-25'], 'row 2 says 1-14-25', '14-01-25'],
])('a column of %j is refused whole', (dates, says, right) =>
  expect(() => parsed(...dates)).toThrow(
    `The column “Work date” has the month before the day: ${says}. Write its dates as ${right}, then send the file again.`,
  ),
)

test('a column that says both orders has its wrong dates refused one by one', () => {
  const { rows, failed } = parsed('13/04/2025', '12/31/2024', '01/02/2025')
  expect(rows.map(({ date }) => date)).toEqual(['2025-04-13', '2025-02-01'])
  expect(failed).toMatchObject([{ row: 3, column: 'Work date', value: '12/31/2024' }])
})

test('a column that proves no order has its day first', () =>
  expect(parsed('03/04/2025', '2025-01-31', '').rows.map(({ date }) => date)).toEqual(['2025-04-03', '2025-01-31']))
