import { useQuery } from '@apollo/client/react'
import { dateFieldOf } from '@costdraft/schema/kind.ts'
import { useEffect, useMemo } from 'react'
import type { AnyRow, AnyTab } from './tab-definition.ts'

export const PAGE_SIZE = 100
/** Maximum page size of the server. */
export const MAX_PAGE_SIZE = 500

/** Rows in the order of their dates; those without one last. */
const byDateOf =
  ({ kind }: AnyTab) =>
  (a: AnyRow, b: AnyRow): number => {
    const [first, second] = [a, b].map((row) => row[dateFieldOf(kind) ?? ''])
    if (typeof first !== 'string' || typeof second !== 'string')
      return Number(typeof first !== 'string') - Number(typeof second !== 'string')
    return first.localeCompare(second)
  }

/** What limits the rows of a tab, where its list has those of other tabs as well. */
const sharedListOf = ({ only }: AnyTab): AnyTab['only'] => (only?.list === undefined ? only : undefined)
/** The rows of a list that are in the tab. */
const rowsInTab = (rows: readonly AnyRow[] | undefined, only: AnyTab['only']): readonly AnyRow[] | undefined =>
  only ? rows?.filter((row) => only.values.includes(String(row[only.field]))) : rows

/** The rows of a tab sorted by date, then by entry: page by page, or all where the tab shows a part of its kind and must count its rows. */
export function useItems(tab: AnyTab, caseUuid: string) {
  const only = sharedListOf(tab)
  const { data, error, loading, refetch, fetchMore } = useQuery(tab.operations.list, {
    variables: { uuid: caseUuid, first: only ? MAX_PAGE_SIZE : PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const items = data?.case.items,
    after = items?.pageInfo.hasNextPage ? items.pageInfo.endCursor : null
  const isIncomplete = only !== undefined && after !== null
  useEffect(() => {
    if (isIncomplete && !loading) fetchMore({ variables: { after } }).catch(console.error)
  }, [isIncomplete, loading, after, fetchMore])
  const inTab = useMemo(() => rowsInTab(items?.nodes, only), [items, only])
  const rows = useMemo(() => inTab?.toSorted(byDateOf(tab)), [inTab, tab])
  return {
    /** The rows of the kind, those of other tabs included. */
    all: items?.nodes,
    rows,
    /** The row added last on this page; before one is added, the last of the list. */
    lastEntered: inTab?.findLast((row) => !tab.parentOf?.(row)),
    error,
    loading,
    refetch,
    total: only ? (rows?.length ?? 0) : (items?.totalCount ?? 0),
    loadMore: after === null || only ? undefined : (first = PAGE_SIZE) => fetchMore({ variables: { first, after } }),
  }
}
