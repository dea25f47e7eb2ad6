import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../data/reports')

/**
 * Reads a table of `tests/data/reports`: rows by the names of its columns. Lines with `#` explain, and no value has a
 * comma.
 */
export function readTable<T extends string>(name: string): Record<T, string>[] {
  const lines = readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const [head = '', ...rows] = lines
  const columns = head.split(',') as T[]
  return rows.map((row) => {
    const values = row.split(',')
    return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? ''])) as Record<T, string>
  })
}
