import type { ErrorLike } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { messages } from '../ui/messages.ts'
import { useFailure } from '../ui/use-failure.ts'
import { ClientFeeEarnersDocument, ClientSitesDocument } from './client.operations.ts'
import { StaffDocument } from './firm.operations.ts'

interface Asked {
  data?: unknown
  error?: ErrorLike | undefined
  refetch: () => Promise<unknown>
}
/** What stands for rows that could not be fetched. */
const failureOf = ({ data, error, refetch }: Asked, text: string) =>
  data || !error
    ? undefined
    : {
        text,
        again: (): void => {
          refetch().catch(console.error)
        },
      }

/** The locations, the fee earners and, for whoever changes them, the people of a client. */
export function useRosters(uuid: string, isEditable: boolean) {
  const options = { variables: { uuid }, fetchPolicy: 'cache-and-network' } as const
  const sites = useQuery(ClientSitesDocument, options),
    earners = useQuery(ClientFeeEarnersDocument, options)
  const staff = useQuery(StaffDocument, { ...options, skip: !isEditable })
  useFailure(sites.error, messages.errorFetchingLocations)
  useFailure(earners.error, messages.errorFetchingFeeEarners)
  useFailure(staff.error)
  const people = useMemo(
    () => (staff.data?.client.staff ?? []).map(({ uuid: value, name: label }) => ({ value, label })),
    [staff.data],
  )
  return {
    sites: {
      rows: sites.data?.client.sites,
      again: () => sites.refetch(),
      failed: failureOf(sites, messages.errorFetchingLocations),
    },
    feeEarners: {
      rows: earners.data?.client.feeEarners,
      again: () => earners.refetch(),
      failed: failureOf(earners, messages.errorFetchingFeeEarners),
    },
    people,
  }
}
