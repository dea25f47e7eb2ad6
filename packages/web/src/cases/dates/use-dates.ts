import { useQuery } from '../../ui/use-query.ts'
import { filterOf, type DatesQuery } from './dates-query.ts'
import { DatesDocument } from './dates.operations.ts'

/** So many dates are asked for at once. */
export const PAGE = 50

/**
 * The dates that match a query. `page` is undefined until a first one is loaded, and null where the host has none;
 * `stale`: it belongs to the query before.
 */
export function useDates(query: DatesQuery) {
  const variables = { filter: filterOf(query), first: PAGE }
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(DatesDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const shown = data ?? previousData
  return {
    page: shown?.deadlines,
    stale: !data && previousData !== undefined,
    state: { loading, error, refetch },
    more: (): Promise<unknown> =>
      fetchMore({ variables: { ...variables, after: data?.deadlines?.pageInfo.endCursor ?? null } }),
  }
}
