import { useMutation, useQuery } from '@apollo/client/react'
import { toastError } from '../ui/toast-error.ts'
import { CaseTotalsDocument, SetExceptionalDocument } from './bills.operations.ts'

/** What a case comes to. While newer figures are on their way the last ones stay, and are marked as old. */
export function useTotals(uuid: string) {
  const { data, previousData, error, loading, refetch } = useQuery(CaseTotalsDocument, {
    variables: { uuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const [set, { loading: saving }] = useMutation(SetExceptionalDocument)
  const before = previousData?.case.uuid === uuid ? previousData : undefined
  const kept = (data ?? before)?.case
  const setExceptional = (exceptional: boolean): void => {
    if (!kept || saving) return
    set({
      variables: { caseUuid: uuid, exceptional },
      // The switch answers at once; its figures are the server's to make.
      optimisticResponse: {
        setExceptional: { ...kept, exceptional: [{ __typename: 'Exceptional', casePart: null, exceptional }] },
      },
    }).catch((failure: unknown) => toastError(failure, 'The exceptional claim could not be changed'))
  }
  return { kept, error, loading, isOld: kept !== undefined && (loading || saving), refetch, setExceptional }
}
