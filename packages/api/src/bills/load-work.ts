import { hoursByDay, penceOf, type AttendanceFacts, type HearingFacts, type TimeFacts } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { EarnerOn } from '../clients/load-earners.ts'
import type { WithCase } from './with-case.ts'

/** Facts without the columns whose unit differs in the database. */
type Stored<T> = Omit<T, 'time' | 'amount'>

type TimeRow = WithCase<Stored<TimeFacts>> & { time: number; amount: number | null; earner: string; seq: number }
function byDateAndSequence(a: TimeRow, b: TimeRow): number {
  if (a.date === b.date) return a.seq - b.seq
  return a.date < b.date ? -1 : 1
}

/** The time recordings of cases, by date and entry; each by what its fee earner was on its own day. */
export async function loadTime(tx: Tx, uuids: readonly string[], earnerOn: EarnerOn): Promise<WithCase<TimeFacts>[]> {
  const { rows } = await sql<TimeRow>`
    select ${caseUuidOf(uuids)} as "caseUuid", i.uuid, i.seq, d.date, d.case_part as "casePart",
      d.cop_case_part as "copCasePart", d.party, d.phase, d.amount, d.activity_type as "activityType", d.time,
      coalesce(d.vat_exempt, false) as "vatExempt", d.fee_earner as earner, d.description
    from case_item i join time_recording d on d.item_uuid = i.uuid where i.case_uuid = any(${uuids}::uuid[])
      and i.kind = 'time_recording' and i.deleted_at is null`.execute(tx)
  // Rows are completed in place: copying them is expensive for cases with ten thousand.
  for (const row of rows) {
    const earner = earnerOn(row.earner, row.date)
    row.time = Math.round(row.time * 100)
    if (row.amount !== null) row.amount = penceOf(row.amount)
    row.location = earner.location
    row.panelMember = earner.panelMember
    row.feeEarner = earner.feeEarner
  }
  // Sorted here, because the database would carry every description through its sort.
  return rows.sort(byDateAndSequence)
}

/** The column with the case uuid of a row; null for a single case, to send less per row. */
const caseUuidOf = (uuids: readonly string[]) => (uuids.length === 1 ? sql`null` : sql`i.case_uuid`)

interface HearingRow extends Omit<HearingFacts, 'days' | 'finalDays'> {
  administrative_order: boolean | null
  start_time: string | null
  end_time: string | null
  lunch: number | null
  hearing_days: { hours: number }[] | null
  multi_day_interim: boolean | null
  hearing_time: number | null
  units: number | null
}
/** The hearings of cases, by date and entry. */
export async function loadHearings(tx: Tx, uuids: readonly string[]): Promise<WithCase<HearingFacts>[]> {
  const { rows } = await sql<WithCase<HearingRow>>`
    select i.case_uuid as "caseUuid", i.uuid, d.date, d.case_part as "casePart", d.court_level as "courtLevel",
      d.hearing_type as "hearingType", d.administrative_order, d.start_time, d.end_time,
      d.adjournment_length_hours as lunch,
      d.hearing_days, d.multi_day_interim, d.hearing_time, d.units, coalesce(d.allegations_of_harm,
        false) as "allegationsOfHarm", coalesce(d.lack_of_understanding, false) as "lackOfUnderstanding",
      coalesce(d.expert_cross_examined, false) as "expertCrossExamined", d.court_bundle as "courtBundle", d.distance_miles as "travelMiles"
    from case_item i join hearing d on d.item_uuid = i.uuid where i.case_uuid = any(${uuids}::uuid[])
      and i.kind = 'hearing' and i.deleted_at is null order by d.date, i.seq`.execute(tx)
  return rows.map(
    ({
      administrative_order,
      start_time,
      end_time,
      lunch,
      hearing_days,
      multi_day_interim,
      hearing_time,
      units,
      ...row
    }) => ({
      ...row,
      finalDays: units ?? 0,
      days: hoursByDay({
        hearingType: row.hearingType,
        administrativeOrder: administrative_order,
        startTime: start_time,
        endTime: end_time,
        lunch,
        days: hearing_days,
        hearingTime: multi_day_interim && !hearing_days?.length ? hearing_time : null,
      }),
    }),
  )
}

type AttendanceRow = WithCase<Omit<AttendanceFacts, 'feeEarner'>> & { earner: string }
/** Who attended at the procedural steps of cases, with the date and the phase of these. */
export async function loadAttendances(
  tx: Tx,
  uuids: readonly string[],
  earnerOn: EarnerOn,
): Promise<WithCase<AttendanceFacts>[]> {
  if (uuids.length === 0) return []
  const { rows } = await sql<AttendanceRow>`
    select i.case_uuid as "caseUuid", i.uuid, s.date, s.phase, s.item_uuid as step, d.type, d.time, d.amount,
      d.fee_earner as earner, coalesce(d.description, s.description) as description
    from case_item i join procedural_step_attendance d on d.item_uuid = i.uuid join procedural_step s on s.item_uuid = i.parent_uuid
    where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'procedural_step_attendance' and i.deleted_at is null
      order by s.date, i.seq`.execute(tx)
  return rows.map(({ earner, time, amount, ...row }) => ({
    ...row,
    time: Math.round(time * 100),
    amount: amount === null ? null : penceOf(amount),
    feeEarner: earnerOn(earner, row.date).feeEarner,
  }))
}
