import type { ErrorLike } from '@apollo/client'
import { useMemo } from 'react'
import { messages } from '../ui/messages.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { ClientFeeEarnersDocument, ClientSitesDocument } from './client.operations.ts'
import { StaffDocument } from './firm.operations.ts'
import { useQuery } from '../ui/use-query.ts'

interface QueryState {
  data?: unknown
  error?: ErrorLike | undefined
  refetch: () => Promise<unknown>
}
/** Message and retry function of a query that failed without any data. */
const failureOf = ({ data, error, refetch }: QueryState, text: string) =>
  data || !error
    ? undefined
    : {
        text,
        retry: (): void => {
          refetch().catch(console.error)
        },
      }

/**
 * Loads the locations and fee earners of a client and, where it is editable, its staff as options for linking a fee
 * earner.
 */
export function useClientRows(uuid: string, isEditable: boolean) {
  const options = { variables: { uuid }, fetchPolicy: 'cache-and-network' } as const
  const sites = useQuery(ClientSitesDocument, options)
  const earners = useQuery(ClientFeeEarnersDocument, options)
  const staff = useQuery(StaffDocument, { ...options, skip: !isEditable })
  useErrorToast(sites.error, messages.errorFetchingLocations)
  useErrorToast(earners.error, messages.errorFetchingFeeEarners)
  useErrorToast(staff.error)
  const people = useMemo(
    () => (staff.data?.client.staff ?? []).map(({ uuid: value, name: label }) => ({ value, label: label ?? value })),
    [staff.data],
  )
  return {
    sites: {
      rows: sites.data?.client.sites,
      refetch: () => sites.refetch(),
      failure: failureOf(sites, messages.errorFetchingLocations),
    },
    feeEarners: {
      rows: earners.data?.client.feeEarners,
      refetch: () => earners.refetch(),
      failure: failureOf(earners, messages.errorFetchingFeeEarners),
    },
    people,
  }
}
