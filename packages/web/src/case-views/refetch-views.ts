import type { ApolloClient } from '@apollo/client'
import { ofParts } from '../ui/screen-answer.ts'

/** Reads the saved views anew after a change. */
export function refetchViews(client: ApolloClient): void {
  void client.refetchQueries({
    onQueryUpdated: ofParts,
    updateCache: (cache) => cache.modify({ fields: { caseViews: (_before: unknown, { INVALIDATE }) => INVALIDATE } }),
  })
}
