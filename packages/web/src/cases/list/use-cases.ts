import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import type { CasesQueryVariables } from '../../generated/graphql.ts'
import { useOffersViews } from '../../case-views/use-offers-views.ts'
import { CasesDocument, CasesScreenDocument } from './cases.operations.ts'
import { chosenFilter, type CaseListQuery } from './case-list-query.ts'
import { chosenReportFilters } from './report-filters.ts'
import { OF_SCREEN, usePartQuery, useScreenState, type ScreenState } from '../../ui/screen-answer.ts'
import { useQuery } from '../../ui/use-query.ts'

const MAX_PAGE_SIZE = 200
/** Rows per request in each view. */
export const pageSize = { list: 50, board: MAX_PAGE_SIZE }

/** The search and filter variables, shared by the list and the stage totals. */
export const filterVariables = ({ search, from, to, ...query }: CaseListQuery) => ({
  search: search || null,
  filter: {
    ...chosenFilter(query),
    ...(from && { updatedFrom: from }),
    ...(to && { updatedTo: to }),
    ...chosenReportFilters(query),
  },
})

/** The variables of the cases that a query asks for, in its order. */
export const variablesOf = (query: CaseListQuery): CasesQueryVariables => ({
  ...filterVariables(query),
  // The board always has the default order of the list, so that both share a cache entry.
  sort:
    query.view === 'board'
      ? { field: 'updated_at', direction: 'desc' }
      : { field: query.sort.by, direction: query.sort.direction },
})

/** The variables of a query with the size of its first page. */
function useFirstPage(query: CaseListQuery): CasesQueryVariables {
  const { cache } = useApolloClient()
  const first = pageSize[query.view]
  const variablesKey = JSON.stringify(variablesOf(query))
  return useMemo(() => {
    const parsed = JSON.parse(variablesKey) as CasesQueryVariables
    // Returning to a list restores the number of rows loaded before.
    const length = cache.readQuery({ query: CasesDocument, variables: parsed })?.cases.nodes.length ?? 0
    return { ...parsed, first: Math.min(MAX_PAGE_SIZE, Math.max(first, length)) }
    // `first` is not a dependency: switching the view of the same cases must not fetch them again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cache, variablesKey])
}

/**
 * Asks one question for all that the screen of a query shows: the cases, their stages for a board, the firms that they
 * can be filtered by, and the saved views. Where it cannot be answered, each part asks for itself (`usePartQuery`).
 */
export function useCasesScreen(
  query: CaseListQuery,
  hasBoard: boolean,
): { variables: CasesQueryVariables; state: ScreenState } {
  const variables = useFirstPage(query)
  const views = useOffersViews()
  const { data, error, loading } = useQuery(CasesScreenDocument, {
    // Another view of the same cases asks nothing anew.
    variables: { ...variables, stages: hasBoard, views },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // A person without views of their own has a list all the same.
    errorPolicy: 'all',
    context: OF_SCREEN,
  })
  const state = useScreenState({ loading, hasFailed: error !== undefined && !data })
  return { variables, state }
}

/** The cases of a query, and further pages on demand. */
export function useCases(query: CaseListQuery, variables: CasesQueryVariables) {
  const first = pageSize[query.view]
  const { data, previousData, error, loading, fetchMore, refetch } = usePartQuery(CasesDocument, { variables })
  const loadMore = (): Promise<unknown> => fetchMore({ variables: { first, after: data?.cases.pageInfo.endCursor } })
  return {
    cases: (data ?? previousData)?.cases,
    stale: !data && previousData !== undefined,
    loading,
    error,
    loadMore,
    refetch,
  }
}

export type CasesResult = ReturnType<typeof useCases>
