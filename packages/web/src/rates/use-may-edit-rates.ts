import { useAddition, useViewer } from '../access/viewer.ts'
import { RateFirmDocument } from './rates.operations.ts'
import { useQuery } from '../ui/use-query.ts'

/**
 * Whether the viewer may edit the rates of a client, and the service behind CostDraft has any; false until that is
 * known.
 */
export function useMayEditRates(clientUuid: string | undefined): boolean {
  const isOffered = useAddition('rates')
  const { editsRates: editsSome } = useViewer()
  const { data } = useQuery(RateFirmDocument, {
    variables: { uuid: clientUuid ?? '' },
    skip: clientUuid === undefined || !isOffered || !editsSome,
  })
  return data?.client.editsRates ?? false
}
