import type { ApolloClient } from '@apollo/client'

/** The lists of people are read anew, where one is shown: who is in them, and in which order, has changed. */
export function forgetUsers(client: ApolloClient): void {
  void client.refetchQueries({
    updateCache: (cache) => {
      cache.evict({ fieldName: 'users' })
    },
  })
}
