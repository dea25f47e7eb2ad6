import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyRow } from './item-row.ts'
import { MAX_PAGE_SIZE } from './use-items.ts'

interface List {
  rows: readonly AnyRow[] | undefined
  loading: boolean
  loadMore: ((first: number) => Promise<unknown>) | undefined
  /** The key of the tab that shows a row of this kind, where it is not this one. */
  otherTabOf: (uuid: string) => string | undefined
}

/**
 * Opens the row named in a parameter of the URL. Loads further pages until the row is found, then removes the
 * parameter, so that it does not open again.
 */
export function useLinkedRow(
  param: string,
  { rows, loading, loadMore, otherTabOf }: List,
  open: (row: AnyRow) => void,
): void {
  const [params, setParams] = useSearchParams()
  const wanted = params.get(param)
  useEffect(() => {
    if (wanted === null || !rows || loading) return
    const row = rows.find(({ uuid }) => uuid === wanted)
    if (!row && loadMore) {
      loadMore(MAX_PAGE_SIZE).catch(console.error)
      return
    }
    if (row) open(row)
    const otherTab = row ? undefined : otherTabOf(wanted)
    setParams(
      (params) => {
        if (otherTab) params.set('tab', otherTab)
        else params.delete(param)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
    // `rows` changes with every response; the functions change on every render and must not trigger the effect.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, rows, loading])
}
