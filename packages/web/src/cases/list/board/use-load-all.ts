import { useEffect, useEffectEvent, useState } from 'react'
import type { CasesResult } from '../use-cases.ts'

/** Maximum number of cases loaded automatically. */
const MAX_CASES = 1000

/**
 * Loads page after page up to `MAX_CASES`. Returns whether further pages must be requested by the user: beyond that
 * number, or after a failure.
 */
export function useLoadAll({ cases, stale, loading, loadMore }: CasesResult): boolean {
  const [failedAt, setFailedAt] = useState<string | null>()
  const cursor = cases?.pageInfo.endCursor
  const hasMore = cases?.pageInfo.hasNextPage === true
  const isManual = hasMore && (cases.nodes.length >= MAX_CASES || cursor === failedAt)
  const loadNext = useEffectEvent(() => {
    loadMore().catch((error: unknown) => {
      console.error(error)
      setFailedAt(cursor)
    })
  })
  const isLoadingAll = hasMore && !isManual && !stale && !loading
  useEffect(() => {
    if (isLoadingAll) loadNext()
  }, [isLoadingAll])
  return isManual
}
