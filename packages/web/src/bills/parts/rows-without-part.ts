import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import type { RowsWithoutPartQuery } from '../../generated/graphql.ts'

type QueriedHead = RowsWithoutPartQuery['case']['totals']['heads'][number]
type Head = Pick<QueriedHead, 'name' | 'casePart'> & { lines: Pick<QueriedHead['lines'], 'totalCount'> }

/** A place with rows whose part is not recorded. */
export interface WithoutPart {
  title: string
  /** The key of its tab in the URL. */
  tab: string
  count: number
}

const places: readonly { title: string; tab: TabName; heads: readonly Head['name'][] }[] = [
  { title: 'Time Recordings', tab: 'timeRecordings', heads: ['routine', 'scheduled'] },
  { title: 'Hearings and Other FAS', tab: 'hearings', heads: ['advocacy'] },
  { title: 'Disbursements', tab: 'disbursements', heads: ['disbursements'] },
]

/**
 * Where the rows of a two-part case are whose part is not recorded, and how many, from the heads of the bill: each such
 * row is one line.
 */
export const rowsWithoutPart = (heads: readonly Head[]): WithoutPart[] =>
  places.flatMap(({ title, tab, heads: names }) => {
    const count = heads
      .filter(({ name, casePart }) => casePart === null && names.includes(name))
      .reduce((sum, { lines }) => sum + lines.totalCount, 0)
    return count > 0 ? [{ title, tab: tabKey(tab), count }] : []
  })
