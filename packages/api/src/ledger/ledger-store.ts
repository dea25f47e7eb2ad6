import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SignedIn } from '../access/viewer.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import type { Failure, LedgerRow } from './ledger-row.ts'
import { planLedger, storedTime, type LedgerPlan, type TimedRow } from './ledger-plan.ts'
import type { TakenRow } from './ledger-warnings.ts'

/** Result of an import: counts of rows, and the rows that were rejected. */
export interface ImportResult {
  import_uuid: string | null
  added: number
  updated: number
  unchanged: number
  estimated: number
  failed: Failure[]
  /** Every row of the file that is in the case now. */
  taken: TakenRow[]
}

/**
 * Imports the rows of a ledger, with one statement for new and one for changed rows. Rows with an unknown id are
 * returned in `failed`.
 */
export async function storeLedger(
  tx: Tx,
  viewer: SignedIn,
  owner: CaseRow,
  rows: readonly LedgerRow[],
): Promise<ImportResult> {
  return storePlan(tx, viewer, owner, planLedger(rows, await storedTime(tx, owner)))
}

/** Does what was planned, which `owner` must have been locked for. */
export async function storePlan(tx: Tx, viewer: SignedIn, owner: CaseRow, plan: LedgerPlan): Promise<ImportResult> {
  const { added, updated, unchanged, failed, taken } = plan
  const import_uuid = added.length + updated.length > 0 ? randomUUID() : null
  if (added.length > 0) await insertRows(tx, viewer, owner, added, import_uuid ?? '')
  if (updated.length > 0) await updateRows(tx, viewer, updated)
  if (import_uuid) {
    await audit(
      tx,
      {
        client_uuid: owner.client,
        case_uuid: owner.uuid,
        entity: 'time_ledger',
        entity_uuid: import_uuid,
        by: viewer.user_uuid,
      },
      'imported',
      { after: { added: added.length, updated: updated.length } },
    )
  }
  return {
    import_uuid,
    added: added.length,
    updated: updated.length,
    unchanged: unchanged.length,
    estimated: [...added, ...updated].filter((row) => row.estimated).length,
    failed,
    taken,
  }
}

/** One array per column, so that all rows are stored by a single statement. */
const columnArrays = (rows: readonly TimedRow[]) => ({
  dates: rows.map(({ date }) => date),
  earners: rows.map(({ feeEarner }) => feeEarner),
  activities: rows.map(({ activityType }) => activityType),
  descriptions: rows.map(({ description }) => description),
  times: rows.map(({ time }) => time / 100),
  estimates: rows.map(({ estimated }) => estimated),
  parties: rows.map(({ party }) => party ?? null),
  parts: rows.map(({ part }) => part ?? null),
  caseParts: rows.map(({ case_part: part }) => part ?? null),
  phases: rows.map(({ phase }) => phase ?? null),
  rates: rows.map(({ rate }) => rate ?? null),
})

async function insertRows(
  tx: Tx,
  viewer: SignedIn,
  owner: CaseRow,
  rows: LedgerPlan['added'],
  importUuid: string,
): Promise<void> {
  const uuids = rows.map(({ uuid }) => uuid)
  const { dates, earners, activities, descriptions, times, estimates, parties, parts, caseParts, phases, rates } =
    columnArrays(rows)
  await sql`
    with items as (
      insert into case_item (uuid, client_uuid, case_uuid, kind, import_uuid, created_by, changed_by)
      select uuid, ${owner.client}, ${owner.uuid}, 'time_recording', ${importUuid}, ${viewer.user_uuid}, ${viewer.user_uuid}
      from unnest(${uuids}::uuid[]) with ordinality as entered (uuid, place) order by place)
    insert into time_recording (item_uuid, client_uuid, date, fee_earner, activity_type, description, time, estimated,
      party, cop_case_part, case_part, phase, amount, vat_exempt)
    select entered.uuid, ${owner.client}, entered.date, entered.fee_earner, entered.activity_type, entered.description,
      entered.time, entered.estimated, entered.party, entered.cop_case_part, entered.case_part, entered.phase,
      entered.amount, false
    from unnest(${uuids}::uuid[], ${dates}::date[], ${earners}::uuid[], ${activities}::text[], ${descriptions}::text[],
      ${times}::numeric[], ${estimates}::boolean[], ${parties}::uuid[], ${parts}::uuid[], ${caseParts}::text[],
      ${phases}::text[], ${rates}::numeric[])
      as entered (uuid, date, fee_earner, activity_type, description, time, estimated, party, cop_case_part, case_part,
        phase, amount)`.execute(tx)
}

/** Gives rows of the case, by their `id`, these values. */
export async function updateRows(tx: Tx, viewer: SignedIn, rows: readonly TimedRow[]): Promise<void> {
  const { dates, earners, activities, descriptions, times, estimates, parties, parts, caseParts, phases, rates } =
    columnArrays(rows)
  const uuids = rows.map(({ id }) => id)
  // What an import of an earlier version recorded for undo says nothing of it.
  const keepsPart = rows.map(({ case_part: part }) => part === undefined)
  await sql`
    with items as (
      update case_item set version = version + 1, changed_by = ${viewer.user_uuid}, changed_at = clock_timestamp()
      where uuid = any(${uuids}::uuid[]))
    update time_recording stored set date = entered.date, fee_earner = entered.fee_earner,
      activity_type = entered.activity_type, description = entered.description, time = entered.time,
      estimated = entered.estimated, party = entered.party, cop_case_part = entered.cop_case_part,
      case_part = case when entered.keeps_part then stored.case_part else entered.case_part end,
      phase = entered.phase, amount = entered.amount
    from unnest(${uuids}::uuid[], ${dates}::date[], ${earners}::uuid[], ${activities}::text[], ${descriptions}::text[],
      ${times}::numeric[], ${estimates}::boolean[], ${parties}::uuid[], ${parts}::uuid[], ${caseParts}::text[],
      ${keepsPart}::boolean[], ${phases}::text[], ${rates}::numeric[])
      as entered (uuid, date, fee_earner, activity_type, description, time, estimated, party, cop_case_part, case_part,
        keeps_part, phase, amount)
    where stored.item_uuid = entered.uuid`.execute(tx)
}
