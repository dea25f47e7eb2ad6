import { RateTableDocument } from './rates.operations.ts'
import { useQuery } from '../ui/use-query.ts'

/**
 * A table of a firm with its editions; always from the server first, so that a form starts from the current version.
 */
export function useRateTable(clientUuid: string, key: string) {
  const { data, error, refetch } = useQuery(RateTableDocument, {
    variables: { clientUuid, key },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  return { table: data?.rateTable ?? undefined, isMissing: data?.rateTable === null, error, refetch }
}
