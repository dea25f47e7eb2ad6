import { penceOf, type CounselFacts, type EventFacts } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { WithCase } from './with-case.ts'

/** The steps of high cost cases. */
export async function loadEvents(tx: Tx, uuids: readonly string[]): Promise<WithCase<EventFacts>[]> {
  if (uuids.length === 0) return []
  const { rows } = await sql<WithCase<EventFacts>>`
    select i.case_uuid as "caseUuid", i.uuid, d.date, d.event, d.attendance, d.solicitor as party,
      d.solicitor_attendance as "solicitorAttendance", d.description
    from case_item i join high_cost_step d on d.item_uuid = i.uuid
    where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'high_cost_step' and i.deleted_at is null order by d.date, i.seq`.execute(
    tx,
  )
  return rows
}

type CounselRow = WithCase<Omit<CounselFacts, 'travel'>> & { amount: number | null; reason: string }
/** Counsel at the steps of high cost cases. */
export async function loadCounsel(tx: Tx, uuids: readonly string[]): Promise<WithCase<CounselFacts>[]> {
  if (uuids.length === 0) return []
  const { rows } = await sql<CounselRow>`
    select i.case_uuid as "caseUuid", i.uuid, e.date, e.event, e.item_uuid as step, d.counsel_level as level,
      d.party_uuid as party, d.attending_attendance as attendance,
      d.travel_amount as amount, d.travel_description as reason
    from case_item i join high_cost_counsel d on d.item_uuid = i.uuid join high_cost_step e on e.item_uuid = i.parent_uuid
    where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'high_cost_counsel' and i.deleted_at is null order by e.date, i.seq`.execute(
    tx,
  )
  return rows.map(({ amount, reason, ...row }) => ({
    ...row,
    travel: amount === null ? null : { amount: penceOf(amount), description: reason },
  }))
}
