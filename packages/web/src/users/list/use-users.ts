import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import type { UsersQueryVariables } from '../../generated/graphql.ts'
import { UsersDocument } from '../users.operations.ts'
import type { UserListQuery } from './user-list-query.ts'
import { useQuery } from '../../ui/use-query.ts'

const PAGE = 50
const MAX_PAGE = 200
const orNull = <T>(chosen: T[]): T[] | null => (chosen.length > 0 ? chosen : null)

const variablesOf = ({ search, roles, groups, firms, isDeactivated }: UserListQuery): UsersQueryVariables => ({
  search: search || null,
  filter: { roles: orNull(roles), groups: orNull(groups), clients: orNull(firms), deactivated: isDeactivated },
})

/** The users that match the filters: from the cache at once, then from the server; `more` loads the next page. */
export function useUsers(query: UserListQuery) {
  const { cache } = useApolloClient()
  const variables = useMemo(() => {
    const filters = variablesOf(query)
    // On return to a list that was paged through, all its pages (up to the limit) are fetched again at once.
    const length = cache.readQuery({ query: UsersDocument, variables: filters })?.users.nodes.length ?? 0
    return { ...filters, first: Math.min(MAX_PAGE, Math.max(PAGE, length)) }
  }, [cache, query])
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(UsersDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const more = (): Promise<unknown> => fetchMore({ variables: { first: PAGE, after: data?.users.pageInfo.endCursor } })
  return {
    page: (data ?? previousData)?.users,
    stale: !data && previousData !== undefined,
    loading,
    error,
    more,
    refetch,
  }
}
