import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { Named } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import type { FrozenCase, NamedPart } from './frozen-case.ts'

/** The parts and parties of a case, in the order in which they are listed; nothing where its area has no such lists. */
export async function readFrozenLists(
  tx: Tx,
  { uuid, area_of_work }: CaseRow,
): Promise<Pick<FrozenCase, 'parts' | 'parties'>> {
  const recordedBy = areaOf(area_of_work)?.itemFields ?? [],
    hasParts = recordedBy.includes('cop_case_part'),
    hasParties = recordedBy.includes('party')
  if (!hasParts && !hasParties) return {}
  const parts = await sql<NamedPart>`
    select i.uuid, d.description as name, d.start_date as "startDate", d.end_date as "endDate"
    from case_item i join case_part d on d.item_uuid = i.uuid
    where i.case_uuid = ${uuid} and i.deleted_at is null order by d.start_date nulls last, i.seq`.execute(tx)
  const parties = await sql<Named>`
    select i.uuid, d.party as name from case_item i join party d on d.item_uuid = i.uuid
    where i.case_uuid = ${uuid} and i.deleted_at is null order by i.seq`.execute(tx)
  return { ...(hasParts && { parts: parts.rows }), ...(hasParties && { parties: parties.rows }) }
}
