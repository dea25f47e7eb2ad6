import { useMemo } from 'react'
import { CaseFeeEarnersDocument, FeeEarnersDocument, SitesDocument, StaffDocument } from '../clients/firm.operations.ts'
import type { AnyControls, Option } from '../ui/form/controls.ts'
import { isRetired } from '../formats/earner-name.ts'
import { fullName } from '../formats/full-name.ts'
import { messages } from '../ui/messages.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { usePartQuery } from '../ui/screen-answer.ts'
import { useQuery } from '../ui/use-query.ts'

export interface OptionList {
  options: Option[]
  /** Whether the options are still to come. */
  isLoading: boolean
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
  /** Absent for one of whom it is not known; they are taken to work. */
  retiredFrom?: string | null
}
/** Whoever is retired is offered only where they are chosen already. */
const earnerOption = (earner: FeeEarner): Option => {
  const label = `${fullName(earner)} (${earner.initials ?? ''})`
  return isRetired(earner)
    ? { value: earner.uuid, label: `${label}, retired`, isGone: true }
    : { value: earner.uuid, label }
}

const listOf = (uuid: string) => ({ variables: { uuid }, skip: uuid === '', fetchPolicy: 'cache-and-network' }) as const

/** The fee earners of a firm (a client); none for an empty `uuid`. */
function useFeeEarners(uuid: string): OptionList {
  const { data, error, loading, refetch } = useQuery(FeeEarnersDocument, listOf(uuid))
  useErrorToast(error, messages.errorFetchingFeeEarners)
  const earners = data?.client.feeEarners
  const options = useMemo(() => (earners ?? []).map(earnerOption), [earners])
  return { options, isLoading: loading && !data, hasFailed: error !== undefined, refetch: () => refetch() }
}

/**
 * The fee earners of the firm of a case, where they are needed. `known` is offered as long as they are loading.
 */
export function useEarnersOfCase(caseUuid: string, isNeeded: boolean, known?: FeeEarner): OptionList {
  const { data, error, loading, refetch } = usePartQuery(CaseFeeEarnersDocument, {
    variables: { uuid: caseUuid },
    skip: !isNeeded,
  })
  useErrorToast(error, messages.errorFetchingFeeEarners)
  const earners = data?.case.client.feeEarners
  const options = useMemo(() => (earners ?? (known ? [known] : [])).map(earnerOption), [earners, known])
  return { options, isLoading: loading && !data, hasFailed: error !== undefined, refetch: () => refetch() }
}

/** The sites of a firm (a client); none for an empty `uuid`. */
export function useSites(uuid: string): FirmOptions['sites'] {
  const { data, error, loading, refetch } = useQuery(SitesDocument, listOf(uuid))
  useErrorToast(error, messages.errorFetchingLocations)
  const offices = data?.client.sites ?? []
  return {
    options: offices.map(({ uuid: value, siteName, headquarters }) => ({
      value,
      label: headquarters ? `${siteName} (headquarters)` : siteName,
    })),
    hasHeadquarters: offices.some(({ headquarters }) => headquarters),
    isLoading: loading && !data,
    hasFailed: error !== undefined,
    refetch: () => refetch(),
  }
}

function useStaff(uuid: string): OptionList {
  const { data, error, loading, refetch } = useQuery(StaffDocument, listOf(uuid))
  useErrorToast(error)
  return {
    options: (data?.client.staff ?? []).map(({ uuid: value, name }) => ({ value, label: name ?? value })),
    isLoading: loading && !data,
    hasFailed: error !== undefined,
    refetch: () => refetch(),
  }
}

/**
 * The records of a firm (a client) that a case can refer to; an empty `uuid` loads nothing. Each list reports its own
 * failure.
 */
export const useFirmOptions = (uuid: string): FirmOptions => ({
  sites: useSites(uuid),
  feeEarners: useFeeEarners(uuid),
  staff: useStaff(uuid),
})

/** Controls that say of the fields whose options are still to come that they are loading. */
export const withLoading = (controls: AnyControls, { sites, feeEarners, staff }: FirmOptions): AnyControls => ({
  ...controls,
  ...Object.fromEntries(
    Object.entries({ site: sites, feeEarner: feeEarners, staffMember: staff }).flatMap(([name, { isLoading }]) => {
      const asked = controls[name]
      return asked && isLoading ? [[name, { ...asked, isLoading }]] : []
    }),
  ),
})
