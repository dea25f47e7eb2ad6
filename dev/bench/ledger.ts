import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const [head = '', ...rows] = readFileSync(join(import.meta.dirname, '../../tests/data/ledger-care-10000.csv'), 'utf8')
  .trimEnd()
  .split('\n')

/** The first rows of the ledger with 10,000 rows, as CSV; `more` adds a column with the same value in each row. */
export const ledgerOf = (count: number, more?: { head: string; value: string }): string =>
  more
    ? [`${head.trimEnd()},${more.head}`, ...rows.slice(0, count).map((row) => `${row.trimEnd()},${more.value}`)].join(
        '\n',
      )
    : [head, ...rows.slice(0, count)].join('\n')
