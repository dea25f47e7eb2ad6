import type { ApolloClient } from '@apollo/client'

/** Evicts the cached groups and user lists (which can be filtered by group), and refetches those on the screen. */
export function refetchGroups(client: ApolloClient): void {
  void client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of ['userGroups', 'users']) cache.evict({ fieldName })
    },
  })
}
