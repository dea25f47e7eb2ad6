import { useQuery } from '@apollo/client/react'
import { FeeEarnersDocument, SitesDocument, StaffDocument } from '../clients/firm.operations.ts'
import type { Option } from '../ui/form/controls.ts'
import { fullName } from '../ui/full-name.ts'
import { messages } from '../ui/messages.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'

interface OptionList {
  options: Option[]
  hasFailed: boolean
  refetch: () => Promise<unknown>
}
export interface FirmOptions {
  sites: OptionList & { hasHeadquarters: boolean }
  feeEarners: OptionList
  staff: OptionList
}

export interface FeeEarner {
  uuid: string
  firstname: string | null
  surname: string | null
  initials: string | null
}
const earnerOption = (earner: FeeEarner): Option => ({
  value: earner.uuid,
  label: `${fullName(earner)} (${earner.initials ?? ''})`,
})

/**
 * Loads the options of a firm (a client) that a case can refer to: sites, fee earners and staff.
 * An empty `uuid` loads nothing. `knownEarner` is offered as long as the fee earners are loading. Each list reports its own failure.
 */
export function useFirmOptions(uuid: string, knownEarner?: FeeEarner): FirmOptions {
  const options = { variables: { uuid }, skip: uuid === '', fetchPolicy: 'cache-and-network' } as const
  const sites = useQuery(SitesDocument, options),
    feeEarners = useQuery(FeeEarnersDocument, options),
    staff = useQuery(StaffDocument, options)
  useErrorToast(sites.error, messages.errorFetchingLocations)
  useErrorToast(feeEarners.error, messages.errorFetchingFeeEarners)
  useErrorToast(staff.error)
  const offices = sites.data?.client.sites ?? []
  return {
    sites: {
      options: offices.map(({ uuid, siteName, headquarters }) => ({
        value: uuid,
        label: headquarters ? `${siteName} (headquarters)` : siteName,
      })),
      hasHeadquarters: offices.some(({ headquarters }) => headquarters),
      hasFailed: sites.error !== undefined,
      refetch: () => sites.refetch(),
    },
    feeEarners: {
      options: (feeEarners.data?.client.feeEarners ?? (knownEarner ? [knownEarner] : [])).map(earnerOption),
      hasFailed: feeEarners.error !== undefined,
      refetch: () => feeEarners.refetch(),
    },
    staff: {
      options: (staff.data?.client.staff ?? []).map(({ uuid, name }) => ({ value: uuid, label: name ?? uuid })),
      hasFailed: staff.error !== undefined,
      refetch: () => staff.refetch(),
    },
  }
}
