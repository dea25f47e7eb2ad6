import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { noRateCard, type RateCard } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import { NOTHING_RECORDED, type RecordedFacts } from '../areas/stored-case.ts'
import { partsAndParties } from '../items/parts-and-parties.ts'
import { rateCardsOfClients } from './rate-cards.ts'

interface ListedCase {
  uuid: string
  client_uuid: string
  area_of_work: string
}
type CasesWhere = (isSo: (area: AnyArea) => boolean) => ListedCase[]

/** The rate cards of the firms of those cases whose work is paid by them; no query where there is none. */
async function cardsOf(tx: Tx, casesWhere: CasesWhere): Promise<(uuid: string) => RateCard> {
  const byCard = casesWhere(({ rates }) => rates === 'card')
  if (byCard.length === 0) return () => noRateCard
  const cardOf = await rateCardsOfClients(
    tx,
    byCard.map(({ client_uuid }) => client_uuid),
  )
  const clientOf = new Map(byCard.map(({ uuid, client_uuid }) => [uuid, client_uuid]))
  return (uuid) => {
    const client = clientOf.get(uuid)
    return client === undefined ? noRateCard : cardOf(client)
  }
}

/** What the items of those cases are recorded for whose area records that, as they are listed; no query without any. */
async function listsOf(tx: Tx, casesWhere: CasesWhere): Promise<(uuid: string) => Omit<RecordedFacts, 'rateCard'>> {
  const recorded = casesWhere(({ itemFields }) => itemFields !== undefined)
  if (recorded.length === 0) return () => NOTHING_RECORDED
  return partsAndParties(
    tx,
    recorded.map(({ uuid }) => uuid),
  )
}

/** What the prices of cases need beside their own fields, as their areas declare it. */
export async function recordedFactsOf(tx: Tx, cases: readonly ListedCase[]): Promise<(uuid: string) => RecordedFacts> {
  const casesWhere: CasesWhere = (isSo) =>
    cases.filter(({ area_of_work }) => {
      const area = areaOf(area_of_work)
      return area !== undefined && isSo(area)
    })
  const cardOf = await cardsOf(tx, casesWhere)
  const listed = await listsOf(tx, casesWhere)
  return (uuid) => ({ ...listed(uuid), rateCard: cardOf(uuid) })
}
