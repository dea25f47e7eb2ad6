import { useQuery } from '@apollo/client/react'
import { UsersScopeDocument } from '../users.operations.ts'

/** Whether the viewer may add people, and the firms whose people they see. A list without this is still a list. */
export function useUsersScope() {
  const { data } = useQuery(UsersScopeDocument, { errorPolicy: 'all' })
  const clients = data?.clients?.nodes ?? []
  return {
    addsUsers: data?.viewer?.addsUsers ?? false,
    firms: clients.filter(({ readsUsers }) => readsUsers),
    addsTo: clients.filter(({ addsUsers }) => addsUsers),
  }
}
