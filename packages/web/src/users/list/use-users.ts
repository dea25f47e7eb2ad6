import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { UsersQueryVariables } from '../../generated/graphql.ts'
import { UsersDocument } from '../users.operations.ts'
import type { UserQuestion } from './user-address.ts'

const PAGE = 50,
  MOST = 200
const some = <T>(chosen: T[]): T[] | null => (chosen.length > 0 ? chosen : null)

const variablesOf = ({ search, roles, groups, firms, isDeactivated }: UserQuestion): UsersQueryVariables => ({
  search: search || null,
  filter: { roles: some(roles), groups: some(groups), clients: some(firms), deactivated: isDeactivated },
})

/** The people that answer a question: at once from what is known, then as they are now, and the next page when asked for. */
export function useUsers(question: UserQuestion) {
  const { cache } = useApolloClient()
  const variables = useMemo(() => {
    const asked = variablesOf(question)
    // Someone who comes back to a long list finds it as long as it was.
    const length = cache.readQuery({ query: UsersDocument, variables: asked })?.users.nodes.length ?? 0
    return { ...asked, first: Math.min(MOST, Math.max(PAGE, length)) }
  }, [cache, question])
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(UsersDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const more = (): Promise<unknown> => fetchMore({ variables: { first: PAGE, after: data?.users.pageInfo.endCursor } })
  return {
    users: (data ?? previousData)?.users,
    stale: !data && previousData !== undefined,
    loading,
    error,
    more,
    refetch,
  }
}

export type Users = ReturnType<typeof useUsers>
