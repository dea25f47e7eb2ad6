import type { RateTablesQuery } from '../generated/graphql.ts'

export type RateTableSummary = NonNullable<RateTablesQuery['rateTables']>[number]

/** The headings of the list, and which tables stand under each; a table stands under the first that fits. */
const headings: readonly [heading: string, fits: (key: string) => boolean][] = [
  ['Fixed fees', (key) => key.includes('fixed_fee')],
  ['Hourly rates', (key) => key.startsWith('hourly')],
  ['Advocacy', () => true],
]

/** The tables under their headings, in their order; a heading without tables is left out. */
export function groupTables<T extends { key: string }>(tables: readonly T[]): { heading: string; tables: T[] }[] {
  const grouped = Map.groupBy(tables, ({ key }) => headings.find(([, fits]) => fits(key))?.[0])
  return headings.flatMap(([heading]) => {
    const found = grouped.get(heading)
    return found ? [{ heading, tables: found }] : []
  })
}
