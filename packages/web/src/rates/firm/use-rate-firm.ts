import { useSearchParams } from 'react-router'
import { useViewer } from '../../access/viewer.ts'
import type { RateFirmQuery } from '../../generated/graphql.ts'
import { RateFirmDocument, RateFirmsDocument } from '../rates.operations.ts'
import { useQuery } from '../../ui/use-query.ts'

export type RateFirm = RateFirmQuery['client']

/**
 * The firm whose rates are in view, from the URL parameter `client`; without it the viewer's own, or the first that
 * they may edit. `firms` are those to choose from: only solicitors have cases that rates could price. An administrator
 * chooses by search instead, and has none until then.
 */
export function useRateFirm() {
  const [params] = useSearchParams()
  const { client: own, isAdmin } = useViewer()
  const offered = useQuery(RateFirmsDocument, { skip: isAdmin })
  const firms = (offered.data?.clients.nodes ?? []).filter(
    ({ editsRates, clientType }) => editsRates && clientType === 'solicitor',
  )
  const uuid = params.get('client') ?? (firms.find((firm) => firm.uuid === own?.uuid) ?? firms[0])?.uuid
  const chosen = useQuery(RateFirmDocument, { variables: { uuid: uuid ?? '' }, skip: !uuid })
  const firm = uuid === undefined ? undefined : chosen.data?.client
  return {
    firm,
    firms,
    error: uuid ? chosen.error : offered.error,
    /** Whether there is no firm to show, and none is being loaded. */
    isNone: !uuid && !offered.loading && !offered.error,
    retry: (): void => {
      void (uuid ? chosen : offered).refetch().catch(console.error)
    },
  }
}
