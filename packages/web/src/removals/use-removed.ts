import { useMemo } from 'react'
import { useQuery } from '../ui/use-query.ts'
import type { Removed } from './RemovedTable.tsx'
import { RemovalsDocument, RemovedCasesDocument } from './removals.operations.ts'

/** What was removed in the last thirty days and can be brought back, the newest first: of one client, or of all. */
export function useRemoved(clientUuid: string | null, isOffered: boolean) {
  const options = { variables: { clientUuid }, fetchPolicy: 'cache-and-network', skip: !isOffered } as const
  const ofClients = useQuery(RemovalsDocument, options)
  const ofCases = useQuery(RemovedCasesDocument, options)
  const removals = ofClients.data?.removals
  const cases = ofCases.data?.removedCases
  const rows = useMemo(
    (): Removed[] => [...(removals ?? []), ...(cases ?? [])].toSorted((a, b) => (a.removedAt < b.removedAt ? 1 : -1)),
    [removals, cases],
  )
  return {
    rows,
    isLoading: (ofClients.loading && !ofClients.data) || (ofCases.loading && !ofCases.data),
    error: ofClients.error ?? ofCases.error,
    refetch: () => Promise.all([ofClients.refetch(), ofCases.refetch()]),
  }
}
