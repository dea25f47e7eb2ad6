import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import type { AnyTab } from '../tab-definition.ts'

/**
 * Reads the rows of a tab anew: whether a row needs attention follows from what is below it, which the answer of a
 * comment there does not say.
 */
export function useReadRowsAgain({ only, kind }: AnyTab, caseUuid: string): () => void {
  const client = useApolloClient()
  const list = only?.list ?? kind.list ?? ''
  return useCallback(
    () =>
      void client.refetchQueries({
        updateCache: (cache) => {
          cache.modify({ id: `Case:${caseUuid}`, fields: { [list]: (_before, { INVALIDATE }) => INVALIDATE as never } })
        },
      }),
    [client, caseUuid, list],
  )
}
