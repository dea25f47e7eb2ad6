import type { ApolloCache } from '@apollo/client'

/** Forgets the time recordings of a case and what follows from them, so that the screen asks for them anew. */
export function forgetTimes(cache: ApolloCache, caseUuid: string): void {
  const id = cache.identify({ __typename: 'Case', uuid: caseUuid })
  if (id) for (const fieldName of ['timeRecordings', 'totals', 'attention']) cache.evict({ id, fieldName })
}
