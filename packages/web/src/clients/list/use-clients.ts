import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { ClientsDocument } from '../clients.operations.ts'

const PAGE = 50,
  MOST = 200

/** The clients that are found: at once from what is known, then as they are now, and the next page when asked for. */
export function useClients(search: string, archived: boolean) {
  const { cache } = useApolloClient()
  const variables = useMemo(() => {
    const question = { search: search || null, filter: { archived } }
    // Someone who comes back to a long list finds it as long as it was.
    const length = cache.readQuery({ query: ClientsDocument, variables: question })?.clients.nodes.length ?? 0
    return { ...question, first: Math.min(MOST, Math.max(PAGE, length)) }
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
    fetchMore({ variables: { first: PAGE, after: data?.clients.pageInfo.endCursor } })
  return {
    clients: (data ?? previousData)?.clients,
    stale: !data && previousData !== undefined,
    loading,
    error,
    more,
    refetch,
  }
}

export type Clients = ReturnType<typeof useClients>
