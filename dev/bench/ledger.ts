import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const [head = '', ...rows] = readFileSync(join(import.meta.dirname, '../../tests/data/ledger-care-10000.csv'), 'utf8')
  .trimEnd()
  .split('\n')

/** The first rows of the ledger with 10,000 rows, as CSV. */
export const ledgerOf = (count: number): string => [head, ...rows.slice(0, count)].join('\n')
