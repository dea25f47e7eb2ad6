import type { ApolloClient } from '@apollo/client'

/** Reads the saved views anew after a change. */
export function refetchViews(client: ApolloClient): void {
  void client.refetchQueries({
    updateCache: (cache) => cache.modify({ fields: { caseViews: (_before: unknown, { INVALIDATE }) => INVALIDATE } }),
  })
}
