import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import type { AnyRow, AnyTab } from './definition.ts'

export const PAGE = 100
/** No page holds more. */
export const MOST = 500

const byDate = (a: AnyRow, b: AnyRow): number => (a.date ?? '').localeCompare(b.date ?? '')

/** The rows of a tab in order of date and entry: a page of them, or all where the tab shows a part of its kind and must count it. */
export function useItems(tab: AnyTab, caseUuid: string) {
  const { only } = tab
  const { data, error, loading, refetch, fetchMore } = useQuery(tab.operations.list, {
    variables: { uuid: caseUuid, first: only ? MOST : PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const items = data?.case.items,
    after = items?.pageInfo.hasNextPage ? items.pageInfo.endCursor : null
  const isPartial = only !== undefined && after !== null
  useEffect(() => {
    if (isPartial && !loading) fetchMore({ variables: { after } }).catch(console.error)
  }, [isPartial, loading, after, fetchMore])
  const rows = useMemo(
    () => items?.nodes.filter((row) => !only || only.words.includes(String(row[only.field]))).toSorted(byDate),
    [items, only],
  )
  return {
    rows,
    error,
    loading,
    refetch,
    total: only ? (rows?.length ?? 0) : (items?.totalCount ?? 0),
    more: after === null || only ? undefined : (first = PAGE) => fetchMore({ variables: { first, after } }),
  }
}
