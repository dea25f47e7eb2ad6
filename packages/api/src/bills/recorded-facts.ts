import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { Tx } from '../access/as-viewer.ts'
import { NOTHING_RECORDED, type RecordedFacts } from '../areas/priced-case.ts'
import { partsAndParties } from '../items/parts-and-parties.ts'
import { rateCardsOfClients } from './rate-cards.ts'

interface ListedCase {
  uuid: string
  client_uuid: string
  area_of_work: string
}

const hasItemFields = ({ area_of_work }: ListedCase): boolean => areaOf(area_of_work)?.itemFields !== undefined

/**
 * The parts and parties of cases whose items are recorded by them, in the order in which they are listed, and the rate
 * cards of their firms; no query where there is no such case.
 */
export async function recordedFactsOf(tx: Tx, cases: readonly ListedCase[]): Promise<(uuid: string) => RecordedFacts> {
  const recorded = cases.filter(hasItemFields)
  const uuids = recorded.map(({ uuid }) => uuid)
  if (uuids.length === 0) return () => NOTHING_RECORDED
  const cardOf = await rateCardsOfClients(
    tx,
    recorded.map(({ client_uuid }) => client_uuid),
  )
  const listed = await partsAndParties(tx, uuids)
  const clientOf = new Map(recorded.map(({ uuid, client_uuid }) => [uuid, client_uuid]))
  return (uuid) => ({ rateCard: cardOf(clientOf.get(uuid) ?? ''), ...listed(uuid) })
}
