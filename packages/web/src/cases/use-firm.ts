import { useQuery } from '@apollo/client/react'
import { FeeEarnersDocument, SitesDocument, StaffDocument } from '../clients/firm.operations.ts'
import type { Option } from '../ui/form/controls.ts'
import { messages } from '../ui/messages.ts'
import { useFailure } from '../ui/use-failure.ts'

interface Choosing {
  options: Option[]
  hasFailed: boolean
  again: () => Promise<unknown>
}
export interface Firm {
  sites: Choosing & { hasHeadquarters: boolean }
  feeEarners: Choosing
  staff: Choosing
}

/** Whom and what a firm's case can name: its offices, its fee earners, the people who work for it. */
export function useFirm(uuid: string): Firm {
  const options = { variables: { uuid }, skip: uuid === '', fetchPolicy: 'cache-and-network' } as const
  const sites = useQuery(SitesDocument, options),
    feeEarners = useQuery(FeeEarnersDocument, options),
    staff = useQuery(StaffDocument, options)
  useFailure(sites.error, messages.errorFetchingLocations)
  useFailure(feeEarners.error, messages.errorFetchingFeeEarners)
  useFailure(staff.error)
  const offices = sites.data?.client.sites ?? []
  return {
    sites: {
      options: offices.map(({ uuid, siteName, headquarters }) => ({
        value: uuid,
        label: headquarters ? `${siteName} (headquarters)` : siteName,
      })),
      hasHeadquarters: offices.some(({ headquarters }) => headquarters),
      hasFailed: sites.error !== undefined,
      again: () => sites.refetch(),
    },
    feeEarners: {
      options: (feeEarners.data?.client.feeEarners ?? []).map(({ uuid, firstname, surname, initials }) => ({
        value: uuid,
        label: `${firstname} ${surname} (${initials})`,
      })),
      hasFailed: feeEarners.error !== undefined,
      again: () => feeEarners.refetch(),
    },
    staff: {
      options: (staff.data?.client.staff ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
      hasFailed: staff.error !== undefined,
      again: () => staff.refetch(),
    },
  }
}
