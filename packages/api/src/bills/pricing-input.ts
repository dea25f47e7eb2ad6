import {
  guidelineBandOf,
  hoursByDay,
  type AttendanceFacts,
  type CaseOfOtherArea,
  type DisbursementFacts,
  type ExpertFeeFacts,
  type FeeEarnerFacts,
  type Grade,
  type GuidelineBand,
  type HearingFacts,
  type Items,
  type Location,
  type PricedCase,
  type Rates,
  type Region,
  type TimeFacts,
} from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import { expertTypeKeyOf } from '@costdraft/schema/expert-types/expert-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { pricedCaseOf } from '../areas/priced-case.ts'
import { recordedFactsOf } from './recorded-facts.ts'
import { ratesOfClients } from '../rates/own-editions.ts'

const pence = (pounds: number): number => Math.round(pounds * 100)
/** Facts without the columns whose unit differs in the database. */
type Stored<T> = Omit<T, 'time' | 'amount'>

type WithCase<T> = T & { caseUuid: string }

/** A case as the pricing engine takes it. */
export interface PricingInput {
  priced: PricedCase | CaseOfOtherArea
  items: Items
  /** Those of its firm. */
  rates: Rates
}

/** Loads the pricing inputs of cases by uuid, with one query per kind of item, whatever the number of cases and items. */
export async function loadPricingInputs(tx: Tx, uuids: readonly string[]): Promise<Map<string, PricingInput>> {
  const cases = await loadCases(tx, uuids),
    ratesOf = await ratesOfClients(
      tx,
      cases.map(({ client }) => client),
    )
  const offices = officesOf(tx, uuids),
    withSteps = cases.flatMap(({ uuid, priced }) => (hasSteps(priced.area) ? [uuid] : []))
  const time = byCase(uuids, await loadTime(tx, uuids, offices)),
    hearings = byCase(uuids, await loadHearings(tx, uuids)),
    disbursements = byCase(uuids, await loadDisbursements(tx, uuids)),
    expertFees = byCase(uuids, await loadExpertFees(tx, uuids)),
    attendances = byCase(withSteps, await loadAttendances(tx, withSteps, offices))
  return new Map(
    cases.map(({ uuid, client, priced }) => [
      uuid,
      {
        priced,
        rates: ratesOf(client),
        items: {
          time: time.get(uuid) ?? [],
          hearings: hearings.get(uuid) ?? [],
          disbursements: disbursements.get(uuid) ?? [],
          expertFees: expertFees.get(uuid) ?? [],
          attendances: attendances.get(uuid) ?? [],
        },
      },
    ]),
  )
}

/** A case as the pricing engine takes it, without its items. The caller has checked that the viewer may read it. */
export async function loadPricedCase(tx: Tx, uuid: string): Promise<PricingInput['priced']> {
  const [row] = await loadCases(tx, [uuid])
  if (!row) throw new Error('A case that was just read is not there.')
  return row.priced
}

const byCase = <T>(uuids: readonly string[], rows: WithCase<T>[]): Map<string, WithCase<T>[]> =>
  uuids.length === 1 ? new Map([[uuids[0] ?? '', rows]]) : Map.groupBy(rows, ({ caseUuid }) => caseUuid)

interface LoadedCase extends Pick<PricingInput, 'priced'> {
  uuid: string
  client: string
}
async function loadCases(tx: Tx, uuids: readonly string[]): Promise<LoadedCase[]> {
  const rows = await tx
    .selectFrom('case as c')
    .innerJoin('fee_earner as f', 'f.uuid', 'c.fee_earner')
    .innerJoin('site as s', 's.uuid', 'f.site_uuid')
    .leftJoin('certificate as t', 't.case_uuid', 'c.uuid')
    .select([
      'c.uuid',
      'c.client_uuid',
      'c.area_of_work',
      'c.case_type',
      'c.represented_party',
      'c.parties_represented',
      'c.exceptional',
      'c.exceptional_parts',
      'c.high_court_work',
      's.region',
      's.location',
      't.court_level',
      't.date_of_issue',
      't.transfer',
      't.half_fixed_fee',
      'c.details',
      sql<
        EnhancementRow[] | null
      >`(select jsonb_agg(jsonb_build_object('activity_type', e.activity_type, 'case_part', e.case_part, 'enhancement', e.enhancement)) from tr_enhancement e where e.case_uuid = c.uuid)`.as(
        'enhancements',
      ),
    ])
    .where(sql<boolean>`c.uuid = any(${uuids}::uuid[])`)
    .execute()
  const recorded = await recordedFactsOf(tx, rows)
  return rows.map((row) => ({
    uuid: row.uuid,
    client: row.client_uuid,
    priced: pricedCaseOf(
      { ...row, region: row.region as Region, location: row.location as Location },
      recorded(row.uuid),
    ),
  }))
}

interface Office {
  location: Location
  panelMember: boolean
  feeEarner: FeeEarnerFacts
}
interface OfficeRow extends Omit<Office, 'feeEarner'> {
  uuid: string
  grade: Grade
  postcode: string
  guidelineBand: GuidelineBand | null
}
/** Office location, panel membership, grade and guideline band of the fee earners of these cases. One small query; a join would repeat the look-up for every time recording. */
async function loadOffices(tx: Tx, uuids: readonly string[]): Promise<(earner: string) => Office> {
  const { rows } = await sql<OfficeRow>`
    select f.uuid, f.grade, s.location, s.postcode, s.guideline_band as "guidelineBand", f.is_panel_member as "panelMember" from fee_earner f join site s on s.uuid = f.site_uuid
    where f.client_uuid in (select client_uuid from "case" where uuid = any(${uuids}::uuid[]))`.execute(tx)
  const offices = new Map(
    rows.map(({ uuid, grade, panelMember, ...office }) => [
      uuid,
      { location: office.location, panelMember, feeEarner: { uuid, grade, guidelineBand: guidelineBandOf(office) } },
    ]),
  )
  return (earner) => {
    const office = offices.get(earner)
    if (!office) throw new Error('Work refers to a fee earner of another firm.')
    return office
  }
}

/** The office of a fee earner of these cases, read once and only if there is work. */
type Offices = () => ReturnType<typeof loadOffices>
function officesOf(tx: Tx, uuids: readonly string[]): Offices {
  let offices: ReturnType<typeof loadOffices> | undefined
  return () => (offices ??= loadOffices(tx, uuids))
}
const hasSteps = (area: string): boolean => areaOf(area)?.tabs.includes('proceduralSteps') === true

type TimeRow = WithCase<Stored<TimeFacts>> & { time: number; amount: number | null; earner: string; seq: number }
function byDateAndSequence(a: TimeRow, b: TimeRow): number {
  if (a.date === b.date) return a.seq - b.seq
  return a.date < b.date ? -1 : 1
}

async function loadTime(tx: Tx, uuids: readonly string[], offices: Offices): Promise<WithCase<TimeFacts>[]> {
  const { rows } = await sql<TimeRow>`
    select ${caseUuidOf(uuids)} as "caseUuid", i.uuid, i.seq, d.date, d.case_part as "casePart", d.cop_case_part as "copCasePart", d.party, d.phase, d.amount, d.activity_type as "activityType", d.time, coalesce(d.vat_exempt, false) as "vatExempt", d.fee_earner as earner, d.description
    from case_item i join time_recording d on d.item_uuid = i.uuid where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'time_recording' and i.deleted_at is null`.execute(
    tx,
  )
  if (rows.length === 0) return rows
  const officeOf = await offices()
  // Rows are completed in place: copying them is expensive for cases with ten thousand.
  for (const row of rows) {
    const office = officeOf(row.earner)
    row.time = Math.round(row.time * 100)
    if (row.amount !== null) row.amount = pence(row.amount)
    row.location = office.location
    row.panelMember = office.panelMember
    row.feeEarner = office.feeEarner
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
async function loadHearings(tx: Tx, uuids: readonly string[]): Promise<WithCase<HearingFacts>[]> {
  const { rows } = await sql<WithCase<HearingRow>>`
    select i.case_uuid as "caseUuid", i.uuid, d.date, d.case_part as "casePart", d.court_level as "courtLevel", d.hearing_type as "hearingType", d.administrative_order, d.start_time, d.end_time, d.adjournment_length_hours as lunch,
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

async function loadDisbursements(tx: Tx, uuids: readonly string[]): Promise<WithCase<DisbursementFacts>[]> {
  const { rows } = await sql<WithCase<Stored<DisbursementFacts> & { amount: number }>>`
    select i.case_uuid as "caseUuid", i.uuid, coalesce(d.date, h.date, s.date) as date, coalesce(d.case_part, h.case_part) as "casePart", d.cop_case_part as "copCasePart", d.party, coalesce(d.phase, s.phase) as phase, s.item_uuid as step, coalesce(d.disbursement_type, 'other') as type, d.amount, coalesce(d.vat_exempt, false) as "vatExempt", coalesce(d.description, s.description) as description
    from case_item i join disbursement d on d.item_uuid = i.uuid left join hearing h on h.item_uuid = i.parent_uuid left join procedural_step s on s.item_uuid = i.parent_uuid
    where i.case_uuid = any(${uuids}::uuid[]) and i.kind in ('disbursement', 'hearing_disbursement', 'procedural_step_disbursement') and i.deleted_at is null order by 3, i.seq`.execute(
    tx,
  )
  for (const row of rows) row.amount = pence(row.amount)
  return rows
}

type AttendanceRow = WithCase<Omit<AttendanceFacts, 'feeEarner'>> & { earner: string }
async function loadAttendances(
  tx: Tx,
  uuids: readonly string[],
  offices: Offices,
): Promise<WithCase<AttendanceFacts>[]> {
  if (uuids.length === 0) return []
  const { rows } = await sql<AttendanceRow>`
    select i.case_uuid as "caseUuid", i.uuid, s.date, s.phase, s.item_uuid as step, d.type, d.time, d.amount, d.fee_earner as earner, coalesce(d.description, s.description) as description
    from case_item i join procedural_step_attendance d on d.item_uuid = i.uuid join procedural_step s on s.item_uuid = i.parent_uuid
    where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'procedural_step_attendance' and i.deleted_at is null order by s.date, i.seq`.execute(
    tx,
  )
  if (rows.length === 0) return []
  const officeOf = await offices()
  return rows.map(({ earner, time, amount, ...row }) => ({
    ...row,
    time: Math.round(time * 100),
    amount: amount === null ? null : pence(amount),
    feeEarner: officeOf(earner).feeEarner,
  }))
}

type ExpertFeeRow = Omit<ExpertFeeFacts, 'type'> & { invoiceType: string }
async function loadExpertFees(tx: Tx, uuids: readonly string[]): Promise<WithCase<ExpertFeeFacts>[]> {
  const { rows } = await sql<WithCase<ExpertFeeRow>>`
    select i.case_uuid as "caseUuid", i.uuid, d.date, d.case_part as "casePart", d.invoice_type as "invoiceType", d.amount, coalesce(d.vat_exempt, false) as "vatExempt", d.description,
      d.hours, d.expert_location as location
    from case_item i join expert_fee d on d.item_uuid = i.uuid where i.case_uuid = any(${uuids}::uuid[]) and i.kind = 'expert_fee' and i.deleted_at is null order by d.date, i.seq`.execute(
    tx,
  )
  return rows.map(({ invoiceType, hours, amount, ...row }) => ({
    ...row,
    type: expertTypeKeyOf(invoiceType) ?? null,
    amount: pence(amount),
    hours: hours === null ? null : Math.round(hours * 100),
  }))
}
