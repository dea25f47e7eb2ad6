import type { ApolloClient } from '@apollo/client'

/** Evicts every cached list of users, and refetches those on the screen: their members and order may have changed. */
export function refetchUsers(client: ApolloClient): void {
  void client.refetchQueries({
    updateCache: (cache) => {
      cache.evict({ fieldName: 'users' })
    },
  })
}
