import type { Named } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'

/** A part of a case, with its dates (ISO) where it has them. */
export interface NamedPart extends Named {
  startDate: string | null
  endDate: string | null
}
/** What the items of a case are recorded for, in the order in which it is listed. */
export interface PartsAndParties {
  parts: readonly NamedPart[]
  parties: readonly Named[]
  /** The procedural steps and attendances, or those of a high cost case, known by their descriptions. */
  steps: readonly Named[]
}
const none: PartsAndParties = { parts: [], parties: [], steps: [] }

type NamedRow = NamedPart & { caseUuid: string; kind: string }

const namedIn = (rows: readonly NamedRow[], kind: string): Named[] =>
  rows.flatMap((row) => (row.kind === kind ? { uuid: row.uuid, name: row.name } : []))

/** The parts, parties and procedural steps of cases by case uuid, not those in the trash, in one query. */
export async function partsAndParties(
  tx: Tx,
  caseUuids: readonly string[],
): Promise<(uuid: string) => PartsAndParties> {
  const { rows } = await sql<NamedRow>`
    select item.case_uuid as "caseUuid", item.kind, item.uuid,
      coalesce(party.party, part.description, step.description, event.description) as name,
      part.start_date as "startDate", part.end_date as "endDate"
    from case_item item
      left join party on party.item_uuid = item.uuid
      left join case_part part on part.item_uuid = item.uuid
      left join procedural_step step on step.item_uuid = item.uuid
      left join high_cost_step event on event.item_uuid = item.uuid
    where item.case_uuid = any(${caseUuids}::uuid[]) and item.deleted_at is null
      and item.kind in ('party', 'case_part', 'procedural_step', 'high_cost_step')
    order by coalesce(part.start_date, step.date, event.date) nulls last, item.seq`.execute(tx)
  const found = [...Map.groupBy(rows, ({ caseUuid }) => caseUuid)].map(([uuid, own]): [string, PartsAndParties] => [
    uuid,
    {
      parts: own.flatMap(({ kind, caseUuid: _case, ...part }) => (kind === 'case_part' ? part : [])),
      parties: namedIn(own, 'party'),
      steps: [...namedIn(own, 'procedural_step'), ...namedIn(own, 'high_cost_step')],
    },
  ])
  const byCase = new Map(found)
  return (uuid) => byCase.get(uuid) ?? none
}
