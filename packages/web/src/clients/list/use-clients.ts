import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { ClientsDocument } from '../clients.operations.ts'
import { useQuery } from '../../ui/use-query.ts'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200

/** The clients that match a search: first from the cache, then from the network; `more` loads the next page. */
export function useClients(search: string, archived: boolean) {
  const { cache } = useApolloClient()
  const variables = useMemo(() => {
    const query = { search: search || null, filter: { archived } }
    // Returning to a list reloads as many clients as were loaded before, up to the limit.
    const length = cache.readQuery({ query: ClientsDocument, variables: query })?.clients.nodes.length ?? 0
    return { ...query, first: Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, length)) }
  }, [cache, search, archived])
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(ClientsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  const more = (): Promise<unknown> =>
    fetchMore({ variables: { first: PAGE_SIZE, after: data?.clients.pageInfo.endCursor } })
  return {
    page: (data ?? previousData)?.clients,
    stale: !data && previousData !== undefined,
    loading,
    error,
    more,
    refetch,
  }
}
