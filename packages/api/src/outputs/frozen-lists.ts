import { penceOf, type Named } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { BillList } from '@costdraft/schema/rates/bill-list.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { offeredEntries } from '../items/bill-list-entries.ts'
import { partsAndParties } from '../items/parts-and-parties.ts'
import type { FrozenBillLists, FrozenCase, FrozenListEntry, FrozenParty } from './frozen-case.ts'

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

/** The lists of the electronic bill that the rows of a case may have; nothing where its area records none. */
export async function readFrozenBillLists(
  tx: Tx,
  { uuid, client, area_of_work }: CaseRow,
): Promise<Pick<FrozenCase, 'billLists'>> {
  if (!areaOf(area_of_work)?.itemFields?.includes('cop_lists')) return {}
  const entries = await offeredEntries(tx, { client_uuid: client, case_uuid: uuid })
  const of = (list: BillList): FrozenListEntry[] =>
    entries.flatMap((entry) =>
      entry.list === list
        ? [{ uuid: entry.uuid, code: entry.code, name: entry.name, source: entry.source, from: entry.from }]
        : [],
    )
  const billLists: FrozenBillLists = { opg105Categories: of('opg105_categories'), copActivities: of('cop_activities') }
  return { billLists }
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
