import { noRateCard, type Named } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { RecordedFacts } from '../areas/priced-case.ts'
import { rateCardsOfClients } from '../rates/rate-cards.ts'

interface ListedCase {
  uuid: string
  client_uuid: string
  area_of_work: string
}
type NamedRow = Named & { case_uuid: string; kind: string }

const hasItemFields = ({ area_of_work }: ListedCase): boolean => areaOf(area_of_work)?.itemFields !== undefined
const none: RecordedFacts = { rateCard: noRateCard, parts: [], parties: [] }

/**
 * The parts and parties of cases whose items are recorded by them, in the order in which they are listed, and the rate cards of their firms;
 * no query where there is no such case.
 */
export async function recordedFactsOf(tx: Tx, cases: readonly ListedCase[]): Promise<(uuid: string) => RecordedFacts> {
  const recorded = cases.filter(hasItemFields),
    uuids = recorded.map(({ uuid }) => uuid)
  if (uuids.length === 0) return () => none
  const cardOf = await rateCardsOfClients(
    tx,
    recorded.map(({ client_uuid }) => client_uuid),
  )
  const { rows } = await sql<NamedRow>`
    select i.case_uuid, i.kind, i.uuid, coalesce(p.party, s.description) as name
    from case_item i left join party p on p.item_uuid = i.uuid left join case_part s on s.item_uuid = i.uuid
    where i.case_uuid = any(${uuids}::uuid[]) and i.kind in ('party', 'case_part') and i.deleted_at is null
    order by s.start_date nulls last, i.seq`.execute(tx)
  const byCase = Map.groupBy(rows, ({ case_uuid }) => case_uuid),
    namedIn = (uuid: string, name: string): Named[] =>
      (byCase.get(uuid) ?? []).flatMap(({ kind, ...row }) =>
        kind === name ? [{ uuid: row.uuid, name: row.name }] : [],
      )
  const clientOf = new Map(recorded.map(({ uuid, client_uuid }) => [uuid, client_uuid]))
  return (uuid) => ({
    rateCard: cardOf(clientOf.get(uuid) ?? ''),
    parts: namedIn(uuid, 'case_part'),
    parties: namedIn(uuid, 'party'),
  })
}
