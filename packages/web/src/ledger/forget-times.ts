import type { ApolloClient } from '@apollo/client'
import { logFailure } from '../ui/log-failure.ts'

const FIELDS = ['timeRecordings', 'totals', 'attention']

/**
 * Forgets the time recordings of a case and what follows from them, so that the screen asks for them anew. An answer that was under way then
 * may be from before: once it is there, they are asked for again.
 */
export function forgetTimes(client: ApolloClient, caseUuid: string): void {
  const id = client.cache.identify({ __typename: 'Case', uuid: caseUuid })
  if (!id) return
  const asked = client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of FIELDS) cache.evict({ id, fieldName })
    },
  })
  const again = () =>
    client.refetchQueries({
      updateCache: (cache) => {
        cache.modify({
          id,
          fields: Object.fromEntries(
            FIELDS.map((field) => [field, (_before: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE]),
          ),
        })
      },
    })
  asked.then(again, again).catch(logFailure)
}
