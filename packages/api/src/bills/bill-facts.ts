import {
  hoursByDay,
  type CaseFacts,
  type DisbursementFacts,
  type HearingFacts,
  type Items,
  type Location,
  type Region,
  type TimeFacts,
} from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'

const pence = (pounds: number): number => Math.round(pounds * 100)
type Stored<T> = Omit<T, 'time' | 'amount'>

type Of<T> = T & { caseUuid: string }

/** A case as the engine takes it. */
export interface Priceable {
  facts: CaseFacts
  items: Items
}

/** Cases as the engine takes them, by uuid: one query a kind, whatever the number of cases and items. */
export async function priceables(tx: Tx, uuids: readonly string[]): Promise<Map<string, Priceable>> {
  const cases = await factsOf(tx, uuids)
  const time = byCase(uuids, await timeOf(tx, uuids)),
    hearings = byCase(uuids, await hearingsOf(tx, uuids)),
    disbursements = byCase(uuids, await disbursementsOf(tx, uuids))
  return new Map(
    cases.map(([uuid, facts]) => [
      uuid,
      {
        facts,
        items: {
          time: time.get(uuid) ?? [],
          hearings: hearings.get(uuid) ?? [],
          disbursements: disbursements.get(uuid) ?? [],
        },
      },
    ]),
  )
}

const byCase = <T>(uuids: readonly string[], rows: Of<T>[]): Map<string, Of<T>[]> =>
  uuids.length === 1 ? new Map([[uuids[0] ?? '', rows]]) : Map.groupBy(rows, ({ caseUuid }) => caseUuid)

async function factsOf(tx: Tx, uuids: readonly string[]): Promise<[string, CaseFacts][]> {
  const rows = await tx
    .selectFrom('case as c')
    .innerJoin('fee_earner as f', 'f.uuid', 'c.fee_earner')
    .innerJoin('site as s', 's.uuid', 'f.site_uuid')
    .leftJoin('certificate as t', 't.case_uuid', 'c.uuid')
    .select([
      'c.uuid',
      'c.area_of_work',
      'c.case_type',
      'c.represented_party',
      'c.parties_represented',
      'c.exceptional',
      's.region',
      't.court_level',
      't.date_of_issue',
      't.transfer',
      't.half_fixed_fee',
      sql<
        CaseFacts['enhancements'] | null
      >`(select jsonb_object_agg(e.activity_type, e.enhancement) from tr_enhancement e where e.case_uuid = c.uuid and e.case_part is null)`.as(
        'enhancements',
      ),
    ])
    .where(sql<boolean>`c.uuid = any(${uuids}::uuid[])`)
    .execute()
  return rows.map((row) => [
    row.uuid,
    {
      area: row.area_of_work,
      caseType: row.case_type,
      representedParty: row.represented_party,
      partiesRepresented: row.parties_represented,
      region: row.region as Region,
      exceptional: row.exceptional,
      enhancements: row.enhancements ?? {},
      certificate: {
        courtLevel: row.court_level ?? 'other_judge',
        dateOfIssue: row.date_of_issue ?? '',
        transfer: row.transfer ?? false,
        halfFixedFee: row.half_fixed_fee ?? false,
      },
    },
  ])
}

interface Office {
  location: Location
  panelMember: boolean
}
/** Where the fee earners of these cases sit, and whether they are on a panel: a few rows, which a join would look up again for each of ten thousand. */
async function officesOf(tx: Tx, uuids: readonly string[]): Promise<Map<string, Office>> {
  const { rows } = await sql<{ uuid: string } & Office>`
    select f.uuid, s.location, f.is_panel_member as "panelMember" from fee_earner f join site s on s.uuid = f.site_uuid
    where f.client_uuid in (select client_uuid from "case" where uuid = any(${uuids}::uuid[]))`.execute(tx)
  return new Map(rows.map(({ uuid, ...office }) => [uuid, office]))
}

type TimeRow = Of<Stored<TimeFacts>> & { time: number; earner: string; seq: number }
const inOrder = (a: TimeRow, b: TimeRow): number => (a.date === b.date ? a.seq - b.seq : a.date < b.date ? -1 : 1)

async function timeOf(tx: Tx, uuids: readonly string[]): Promise<Of<TimeFacts>[]> {
  const { rows } = await sql<TimeRow>`
    select ${caseUuidOf(uuids)} as "caseUuid", i.uuid, i.seq, d.date, d.activity_type as "activityType", d.time, coalesce(d.vat_exempt, false) as "vatExempt", d.fee_earner as earner, d.description
    from case_item i join time_recording d on d.item_uuid = i.uuid where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'time_recording' and i.deleted_at is null`.execute(
    tx,
  )
  if (rows.length === 0) return rows
  const offices = await officesOf(tx, uuids)
  // Filled in where they lie: of ten thousand rows no second copy is made.
  for (const row of rows) {
    const office = offices.get(row.earner)
    if (!office) throw new Error('A time recording of a fee earner of another firm.')
    row.time = Math.round(row.time * 100)
    row.location = office.location
    row.panelMember = office.panelMember
  }
  // Sorted here: the database would carry every description through its sort.
  return rows.sort(inOrder)
}

/** Which case a row is of; of one case alone nothing is sent with every row. */
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
async function hearingsOf(tx: Tx, uuids: readonly string[]): Promise<Of<HearingFacts>[]> {
  const { rows } = await sql<Of<HearingRow>>`
    select i.case_uuid as "caseUuid", i.uuid, d.date, d.court_level as "courtLevel", d.hearing_type as "hearingType", d.administrative_order, d.start_time, d.end_time, d.adjournment_length_hours as lunch,
      d.hearing_days, d.multi_day_interim, d.hearing_time, d.units, coalesce(d.allegations_of_harm, false) as "allegationsOfHarm", coalesce(d.lack_of_understanding, false) as "lackOfUnderstanding",
      coalesce(d.expert_cross_examined, false) as "expertCrossExamined", d.court_bundle as "courtBundle", d.distance_miles as "travelMiles"
    from case_item i join hearing d on d.item_uuid = i.uuid where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'hearing' and i.deleted_at is null order by d.date, i.seq`.execute(
    tx,
  )
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

async function disbursementsOf(tx: Tx, uuids: readonly string[]): Promise<Of<DisbursementFacts>[]> {
  const { rows } = await sql<Of<Stored<DisbursementFacts> & { amount: number }>>`
    select i.case_uuid as "caseUuid", i.uuid, coalesce(d.date, h.date) as date, d.disbursement_type as type, d.amount, coalesce(d.vat_exempt, false) as "vatExempt", d.description
    from case_item i join disbursement d on d.item_uuid = i.uuid left join hearing h on h.item_uuid = i.parent_uuid
    where i.case_uuid = any(${uuids}::uuid[]) and i.kind in ('disbursement', 'hearing_disbursement') and i.deleted_at is null order by 3, i.seq`.execute(
    tx,
  )
  for (const row of rows) row.amount = pence(row.amount)
  return rows
}
