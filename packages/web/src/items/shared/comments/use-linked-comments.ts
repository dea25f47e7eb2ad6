import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyRow } from '../tab-definition.ts'
import { MAX_PAGE_SIZE } from '../use-items.ts'

/** Search parameter with the id of the row whose comments to open. */
const PARAM = 'comments'
interface List {
  rows: readonly AnyRow[] | undefined
  loading: boolean
  loadMore: ((first: number) => Promise<unknown>) | undefined
}

/**
 * Opens the comments of the row named in the URL. Loads further pages until the row is found, then removes the parameter, so that
 * the comments do not open again.
 */
export function useLinkedComments({ rows, loading, loadMore }: List, open: (uuid: string) => void): void {
  const [params, setParams] = useSearchParams(),
    wanted = params.get(PARAM)
  useEffect(() => {
    if (wanted === null || !rows || loading) return
    const isLoaded = rows.some(({ uuid }) => uuid === wanted)
    if (!isLoaded && loadMore) {
      loadMore(MAX_PAGE_SIZE).catch(console.error)
      return
    }
    if (isLoaded) open(wanted)
    setParams(
      (params) => {
        params.delete(PARAM)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
    // `rows` changes with every response; the functions change on every render and must not trigger the effect.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, rows, loading])
}
