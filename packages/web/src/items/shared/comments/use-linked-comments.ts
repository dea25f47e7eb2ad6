import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyRow } from '../definition.ts'
import { MOST } from '../use-items.ts'

/** What the address calls the row whose comments it leads to. */
const LINKED = 'comments'
interface List {
  rows: readonly AnyRow[] | undefined
  loading: boolean
  more: ((first: number) => Promise<unknown>) | undefined
}

/** Opens the comments of the row that the address names, reading on in the list, in large steps, until it has come; then the address forgets it, so that nothing opens twice. */
export function useLinkedComments({ rows, loading, more }: List, open: (uuid: string) => void): void {
  const [search, setSearch] = useSearchParams(),
    wanted = search.get(LINKED)
  useEffect(() => {
    if (wanted === null || !rows || loading) return
    const isThere = rows.some(({ uuid }) => uuid === wanted)
    if (!isThere && more) {
      more(MOST).catch(console.error)
      return
    }
    if (isThere) open(wanted)
    setSearch(
      (kept) => {
        kept.delete(LINKED)
        return kept
      },
      { replace: true, preventScrollReset: true },
    )
    // Each answer brings other rows; a function that is made anew is no reason.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, rows, loading])
}
