import { UsersScopeDocument } from '../users.operations.ts'
import { useQuery } from '../../ui/use-query.ts'

/**
 * Whether the viewer may add users, and the firms whose users they may read or add to. Everything is empty while
 * loading or on error, so the list itself still works.
 */
export function useUsersScope() {
  const { data } = useQuery(UsersScopeDocument, { errorPolicy: 'all' })
  const clients = data?.clients?.nodes ?? []
  return {
    addsUsers: data?.viewer?.addsUsers ?? false,
    firms: clients.filter(({ readsUsers }) => readsUsers),
    addsTo: clients.filter(({ addsUsers }) => addsUsers),
  }
}
