import { penceOf, type Named } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { partsAndParties } from '../items/parts-and-parties.ts'
import type { FrozenCase, FrozenParty } from './frozen-case.ts'

/** The parts and parties of a case, in the order in which they are listed; nothing where its area has no such lists. */
export async function readFrozenLists(
  tx: Tx,
  { uuid, area_of_work }: CaseRow,
): Promise<Pick<FrozenCase, 'parts' | 'parties'>> {
  const recordedBy = areaOf(area_of_work)?.itemFields ?? []
  const hasParts = recordedBy.includes('cop_case_part')
  const hasParties = recordedBy.includes('party')
  if (!hasParts && !hasParties) return {}
  const { parts, parties } = (await partsAndParties(tx, [uuid]))(uuid)
  return {
    ...(hasParts && { parts }),
    ...(hasParties && { parties: await withRecorded(tx, uuid, parties) }),
  }
}

interface RecordedOfParty {
  uuid: string
  capacity: string | null
  role: string | null
  linkedCosts: boolean | null
  /** Pounds per hour. */
  rate: number | null
}
/** The parties with what is recorded of them beside their names. */
async function withRecorded(tx: Tx, caseUuid: string, parties: readonly Named[]): Promise<FrozenParty[]> {
  const { rows } = await sql<RecordedOfParty>`
    select item.uuid, party.capacity, party.role, party.linked_costs as "linkedCosts", party.rate
    from case_item item join party on party.item_uuid = item.uuid
    where item.case_uuid = ${caseUuid} and item.deleted_at is null`.execute(tx)
  const found = new Map(rows.map((row) => [row.uuid, row]))
  return parties.map((party) => {
    const { capacity = null, role = null, linkedCosts = null, rate = null } = found.get(party.uuid) ?? {}
    return {
      ...party,
      ...(capacity !== null && { capacity }),
      ...(role !== null && { role }),
      ...(linkedCosts !== null && { linkedCosts }),
      ...(rate !== null && { rate: penceOf(rate) }),
    }
  })
}
