import { useMemo, useState } from 'react'
import type { Listing } from './followed-list.ts'

interface Options {
  /** What is asked for, as a text. */
  query: string
  isFiltered: boolean
  hasMore: boolean
  /** Whether the rows are still those of the query before. */
  isOld: boolean
}

/** Which rows the list of a grid has; undefined while it still has those of the query before. */
export function useListing({ query, isFiltered, hasMore, isOld }: Options): Listing | undefined {
  const [applied, setApplied] = useState({ query, times: 0 })
  if (applied.query !== query) setApplied({ query, times: applied.times + 1 })
  return useMemo(
    // One that is taken away and applied again is applied anew, whether or not another one was read meanwhile.
    () => (isOld ? undefined : { query: `${applied.times} ${query}`, isFiltered, hasMore }),
    [query, applied, isOld, isFiltered, hasMore],
  )
}
