import { useEffect, useEffectEvent, useState } from 'react'
import type { Cases } from '../use-cases.ts'

/** As many as come by themselves. */
const MOST = 1000

/** Goes on reading pages until every case is here, or a thousand. Answers whether more are to be asked for by hand: beyond that, or where a page failed. */
export function useWhole({ cases, stale, loading, more }: Cases): boolean {
  const [failedAt, setFailedAt] = useState<string | null>()
  const cursor = cases?.pageInfo.endCursor
  const isMore = cases?.pageInfo.hasNextPage === true
  const byHand = isMore && (cases.nodes.length >= MOST || cursor === failedAt)
  const next = useEffectEvent(() => {
    more().catch((error: unknown) => {
      console.error(error)
      setFailedAt(cursor)
    })
  })
  const goesOn = isMore && !byHand && !stale && !loading
  useEffect(() => {
    if (goesOn) next()
  }, [goesOn])
  return byHand
}
