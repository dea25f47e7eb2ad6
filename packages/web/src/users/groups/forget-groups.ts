import type { ApolloClient } from '@apollo/client'

/** Groups are read anew, and the lists of people that they narrow. */
export function forgetGroups(client: ApolloClient): void {
  void client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of ['userGroups', 'users']) cache.evict({ fieldName })
    },
  })
}
