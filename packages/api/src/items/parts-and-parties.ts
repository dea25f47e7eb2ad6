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
}
const none: PartsAndParties = { parts: [], parties: [] }

type Row = NamedPart & { caseUuid: string; kind: string }

/** The parts and parties of cases by case uuid, not those in the trash, in one query. */
export async function partsAndParties(
  tx: Tx,
  caseUuids: readonly string[],
): Promise<(uuid: string) => PartsAndParties> {
  const { rows } = await sql<Row>`
    select i.case_uuid as "caseUuid", i.kind, i.uuid, coalesce(p.party, s.description) as name, s.start_date as "startDate", s.end_date as "endDate"
    from case_item i left join party p on p.item_uuid = i.uuid left join case_part s on s.item_uuid = i.uuid
    where i.case_uuid = any(${caseUuids}::uuid[]) and i.kind in ('party', 'case_part') and i.deleted_at is null
    order by s.start_date nulls last, i.seq`.execute(tx)
  const found = [...Map.groupBy(rows, ({ caseUuid }) => caseUuid)].map(([uuid, own]): [string, PartsAndParties] => [
    uuid,
    {
      parts: own.flatMap(({ kind, caseUuid: _case, ...part }) => (kind === 'case_part' ? part : [])),
      parties: own.flatMap(({ kind, uuid: party, name }) => (kind === 'party' ? { uuid: party, name } : [])),
    },
  ])
  const byCase = new Map(found)
  return (uuid) => byCase.get(uuid) ?? none
}
