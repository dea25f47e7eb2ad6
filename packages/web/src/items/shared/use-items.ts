import type { ApolloClient } from '@apollo/client'
import { ALL_ROWS, type ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { dateFieldOf } from '@costdraft/schema/kind.ts'
import { useEffect, useMemo } from 'react'
import { queryInTab } from './rows/query-in-tab.ts'
import { variablesOf } from './rows/use-row-query.ts'
import type { AnyTab, DefinedTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { READ_AFTER_CHANGES } from '../../ui/read-after-changes.ts'
import { useQuery } from '../../ui/use-query.ts'

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
const sharedListOf = ({ only }: Pick<AnyTab, 'only'>): AnyTab['only'] => (only?.list === undefined ? only : undefined)
/** The rows of a list that are in the tab. */
const rowsInTab = (rows: readonly AnyRow[] | undefined, only: AnyTab['only']): readonly AnyRow[] | undefined =>
  only ? rows?.filter((row) => only.values.includes(String(row[only.field]))) : rows

/** The list of a tab. While other rows are on their way, those before stay: `isOld`. */
function useList({ operations }: AnyTab, variables: ReturnType<typeof firstPageOf>) {
  const { data, previousData, ...rest } = useQuery(operations.list, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    context: READ_AFTER_CHANGES,
  })
  const shown = data ?? (rest.error ? undefined : previousData)
  const isOld = data === undefined && shown !== undefined
  return { ...rest, data: shown, sums: shown?.case.summed?.sums, isOld }
}

/**
 * The first page of the rows of a query; all rows where the tab shows a part of them. Added up are those of the tab.
 */
const firstPageOf = (tab: Pick<AnyTab, 'only' | 'columns'>, caseUuid: string, query: ItemQuery) => {
  const only = sharedListOf(tab)
  const { filter: summed } = variablesOf(only ? queryInTab(only, query) : query)
  return {
    uuid: caseUuid,
    first: only ? MAX_PAGE_SIZE : PAGE_SIZE,
    ...variablesOf(query),
    ...(tab.columns.some(({ sum }) => sum) && { sums: true, ...(summed && { summed }) }),
  }
}

/**
 * Reads the rows of a tab that is about to be opened, unless they were read before. Where that fails, opening it says
 * so.
 */
export function readAhead(client: ApolloClient, tab: DefinedTab, caseUuid: string): void {
  client.query({ query: tab.operations.list, variables: firstPageOf(tab, caseUuid, ALL_ROWS) }).catch(() => undefined)
}

/**
 * The rows of a query of a tab, sorted by date, then by entry if by nothing else: page by page, or all where the tab
 * shows a part of its kind and must count its rows.
 */
export function useItems(tab: AnyTab, caseUuid: string, query: ItemQuery) {
  const only = sharedListOf(tab)
  const { data, sums, isOld, error, loading, refetch, fetchMore } = useList(tab, firstPageOf(tab, caseUuid, query))
  const items = data?.case.items
  const after = items?.pageInfo.hasNextPage ? items.pageInfo.endCursor : null
  const isIncomplete = only !== undefined && after !== null
  useEffect(() => {
    if (isIncomplete && !loading) fetchMore({ variables: { after, sums: false } }).catch(console.error)
  }, [isIncomplete, loading, after, fetchMore])
  const inTab = useMemo(() => rowsInTab(items?.nodes, only), [items, only])
  const isSorted = query.sort !== undefined
  const rows = useMemo(() => (isSorted ? inTab : inTab?.toSorted(byDateOf(tab))), [inTab, tab, isSorted])
  return {
    /** The rows of the kind, those of other tabs included. */
    all: items?.nodes,
    rows,
    /** The row added last on this page; before one is added, the last of the list. */
    lastEntered: inTab?.findLast((row) => !tab.parentOf?.(row)),
    /** What the rows of the query come to, those of other pages included. */
    sums,
    isOld,
    error,
    loading,
    refetch,
    total: only ? (rows?.length ?? 0) : (items?.totalCount ?? 0),
    loadMore:
      after === null || only
        ? undefined
        : (first = PAGE_SIZE) => fetchMore({ variables: { first, after, sums: false } }),
  }
}
