import { rateGroups, type RateGroup } from '@costdraft/costing/rates/rate-table.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { RateTablesQuery } from '../generated/graphql.ts'

export type RateTableSummary = NonNullable<RateTablesQuery['rateTables']>[number]

/** The tables under the headings of their groups, in their order; a heading without tables is left out. */
export function groupTables<T extends { group: RateGroup }>(tables: readonly T[]): { heading: string; tables: T[] }[] {
  const grouped = Map.groupBy(tables, ({ group }) => group)
  return rateGroups.flatMap((group) => {
    const found = grouped.get(group)
    return found ? [{ heading: labelOf(group), tables: found }] : []
  })
}
