import { useMutation } from '@apollo/client/react'
import type { Aspect } from '@costdraft/costing'
import { toastError } from '../ui/toast-error.ts'
import { CaseTotalsDocument, SetExceptionalDocument } from './bills.operations.ts'
import { withClaim } from './exceptional-claims.ts'
import { usePartQuery } from '../ui/screen-answer.ts'

/**
 * Loads the totals of a case and sets its exceptional claims. While newer totals load, the previous ones stay and
 * `isOld` is true.
 */
export function useCaseTotals(uuid: string) {
  const { data, previousData, error, loading, refetch } = usePartQuery(CaseTotalsDocument, { variables: { uuid } })
  const [mutate, { loading: saving }] = useMutation(SetExceptionalDocument)
  const previous = previousData?.case.uuid === uuid ? previousData : undefined
  const record = (data ?? previous)?.case
  const setExceptional = (exceptional: boolean, casePart: Aspect | null): void => {
    if (!record || saving) return
    const claims = withClaim(record.exceptional, casePart, exceptional)
    mutate({
      variables: { caseUuid: uuid, exceptional, casePart },
      // Optimistic update of the switch only; the server calculates the totals.
      optimisticResponse: {
        setExceptional: {
          ...record,
          exceptional: claims.map((claim) => ({ __typename: 'Exceptional' as const, ...claim })),
        },
      },
    }).catch((failure: unknown) => toastError(failure, 'The exceptional claim could not be changed'))
  }
  return { record, error, loading, isOld: record !== undefined && (loading || saving), refetch, setExceptional }
}
