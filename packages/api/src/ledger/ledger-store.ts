import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ActivityType } from '@costdraft/costing'
import type { SignedIn } from '../access/viewer.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { withEstimatedTimes } from './estimate-times.ts'
import type { Failure, LedgerRow } from './ledger-rows.ts'
import { recordedColumns, type Recorded } from './recorded-names.ts'
import type { TakenRow } from './ledger-warnings.ts'

/** A time recording stored in the case; `time` in hours. */
interface Stored extends Recorded {
  uuid: string
  date: string
  fee_earner: string
  activity_type: ActivityType
  description: string | null
  time: number
  estimated: boolean
}
type TimedRow = LedgerRow & { time: number; estimated: boolean }
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
 * The key by which rows without an id are matched; equal rows are matched by count. An estimated time counts as null, so that uploading
 * the same file again does not add the row twice.
 */
const rowIdentity = (
  date: string,
  earner: string,
  activity: string,
  description: string | null,
  time: number | null,
): string => JSON.stringify([date, earner, activity, description ?? '', time])

const identityOfStored = ({ date, fee_earner, activity_type, description, time, estimated }: Stored): string =>
  rowIdentity(date, fee_earner, activity_type, description, estimated ? null : Math.round(time * 100))
const identityOfRow = ({ date, feeEarner, activityType, description, time }: LedgerRow): string =>
  rowIdentity(date, feeEarner, activityType, description, time)

interface Comparison {
  added: LedgerRow[]
  /** Each with the row that it changes. */
  changed: { row: LedgerRow; stored: Stored }[]
  /** Rows that already exist, with the uuid of the stored row. */
  unchanged: { row: LedgerRow; uuid: string }[]
  failed: Failure[]
}

/** Whether a file says otherwise than the stored row what its work is recorded for. */
const isRecordedOtherwise = (row: LedgerRow, stored: Stored): boolean =>
  recordedColumns.some((column) => row[column] !== undefined && row[column] !== stored[column])
/** Whether a file says what the work of a stored row is recorded for, where that is not recorded at all. */
const completesRecord = (row: LedgerRow, stored: Stored): boolean =>
  recordedColumns.some((column) => row[column] != null && stored[column] === null) &&
  recordedColumns.every((column) => row[column] == null || stored[column] === null || stored[column] === row[column])

const exactKey = (identity: string, recorded: Partial<Recorded>): string =>
  JSON.stringify([identity, ...recordedColumns.map((column) => recorded[column] ?? null)])

/**
 * The stored rows that rows without an id stand for: those just like them, with the same party, part, phase and rate as far as there are
 * such, and by count.
 */
function matchesOf(rows: readonly LedgerRow[], stored: readonly Stored[]): Map<LedgerRow, Stored> {
  const matches = new Map<LedgerRow, Stored>(),
    taken = new Set<Stored>()
  const match = (keyOfRow: (row: LedgerRow) => string, keyOfStored: (row: Stored) => string): void => {
    const open = Map.groupBy(
      stored.filter((row) => !taken.has(row)),
      keyOfStored,
    )
    for (const list of open.values()) list.reverse()
    for (const row of rows) {
      if (row.id || matches.has(row)) continue
      const same = open.get(keyOfRow(row))?.pop()
      if (!same) continue
      matches.set(row, same)
      taken.add(same)
    }
  }
  match(
    (row) => exactKey(identityOfRow(row), row),
    (row) => exactKey(identityOfStored(row), row),
  )
  match(identityOfRow, identityOfStored)
  return matches
}

/**
 * Compares the rows of a file with the stored ones: new rows, changed rows, and rows that already exist. A row is changed through its id; one
 * without an id only says for whom the work of a row just like it was, where that is not recorded.
 */
function compareRows(rows: readonly LedgerRow[], stored: readonly Stored[]): Comparison {
  const byId = new Map(stored.map((row) => [row.uuid, row])),
    matches = matchesOf(rows, stored)
  const compared: Comparison = { added: [], changed: [], unchanged: [], failed: [] }
  for (const row of rows) {
    const known = row.id ? byId.get(row.id) : undefined
    if (row.id && !known)
      compared.failed.push({ row: row.row, column: 'id', value: row.id, message: 'No row of this case has this id.' })
    else if (known) {
      if (identityOfStored(known) === identityOfRow(row) && !isRecordedOtherwise(row, known))
        compared.unchanged.push({ row, uuid: known.uuid })
      else compared.changed.push({ row, stored: known })
    } else {
      const same = matches.get(row)
      if (same && completesRecord(row, same)) compared.changed.push({ row, stored: same })
      else if (same) compared.unchanged.push({ row, uuid: same.uuid })
      else compared.added.push(row)
    }
  }
  return compared
}

/** The rows that were taken, in the order of the file, each with the row it repeats, if any. */
function takenRows(
  rows: readonly LedgerRow[],
  uuidOf: ReadonlyMap<LedgerRow, string>,
  stored: readonly Stored[],
): TakenRow[] {
  const matched = new Set(uuidOf.values())
  // A stored row counts as a repetition only if it is not itself one of the rows of the file.
  const others = new Set(stored.filter(({ uuid }) => !matched.has(uuid)).map(identityOfStored)),
    first = new Map<string, number>()
  return rows.flatMap((row) => {
    const uuid = uuidOf.get(row),
      key = identityOfRow(row),
      // The same work for another party is no repetition.
      ofFile = exactKey(key, row),
      earlier = first.get(ofFile)
    if (uuid === undefined) return []
    first.set(ofFile, earlier ?? row.row)
    return { row, uuid, repeats: earlier ?? (others.has(key) ? 'case' : null) }
  })
}

/** Imports the rows of a ledger, with one statement for new and one for changed rows. Rows with an unknown id are returned in `failed`. */
export async function storeLedger(
  tx: Tx,
  viewer: SignedIn,
  owner: CaseRow,
  rows: readonly LedgerRow[],
): Promise<ImportResult> {
  const { rows: stored } = await sql<Stored>`
    select i.uuid, d.date, d.fee_earner, d.activity_type, d.description, d.time, d.estimated, d.party, d.cop_case_part as part, d.phase, d.amount as rate from case_item i join time_recording d on d.item_uuid = i.uuid
    where i.case_uuid = ${owner.uuid} and i.kind = 'time_recording' and i.deleted_at is null`.execute(tx)
  const compared = compareRows(rows, stored)
  const knownTimes = stored.flatMap(({ activity_type, time, estimated }) =>
    estimated ? [] : [{ activityType: activity_type, time: Math.round(time * 100) }],
  )
  const uuidOf = new Map([
    ...compared.added.map((row) => [row, randomUUID()] as const),
    ...compared.changed.map(({ row, stored: { uuid } }) => [row, uuid] as const),
    ...compared.unchanged.map(({ row, uuid }) => [row, uuid] as const),
  ])
  const added = withEstimatedTimes(compared.added, knownTimes),
    updated = withEstimatedTimes(compared.changed.map(changedRow), knownTimes),
    import_uuid = added.length + updated.length > 0 ? randomUUID() : null
  if (added.length > 0) {
    const uuids = compared.added.map((row) => uuidOf.get(row) ?? '')
    await insertRows(tx, viewer, owner, added, { uuids, importUuid: import_uuid ?? '' })
  }
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
    unchanged: compared.unchanged.length,
    estimated: [...added, ...updated].filter((row) => row.estimated).length,
    failed: compared.failed,
    taken: takenRows(rows, uuidOf, stored),
  }
}

/** A changed row as it will be stored. What the file does not say stands; where a row without an id says less than the stored one, that as well. */
function changedRow({ row, stored }: Comparison['changed'][number]): LedgerRow {
  const kept = recordedColumns.filter((column) => row[column] === undefined || (!row.id && row[column] === null))
  return { ...row, id: stored.uuid, ...Object.fromEntries(kept.map((column) => [column, stored[column]])) }
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
  phases: rows.map(({ phase }) => phase ?? null),
  rates: rows.map(({ rate }) => rate ?? null),
})

async function insertRows(
  tx: Tx,
  viewer: SignedIn,
  owner: CaseRow,
  rows: readonly TimedRow[],
  { uuids, importUuid }: { uuids: readonly string[]; importUuid: string },
): Promise<void> {
  const { dates, earners, activities, descriptions, times, estimates, parties, parts, phases, rates } =
    columnArrays(rows)
  await sql`
    with items as (
      insert into case_item (uuid, client_uuid, case_uuid, kind, import_uuid, created_by, changed_by)
      select u, ${owner.client}, ${owner.uuid}, 'time_recording', ${importUuid}, ${viewer.user_uuid}, ${viewer.user_uuid} from unnest(${uuids}::uuid[]) with ordinality as t (u, n) order by n)
    insert into time_recording (item_uuid, client_uuid, date, fee_earner, activity_type, description, time, estimated, party, cop_case_part, phase, amount)
    select u, ${owner.client}, d, f, a, x, h, g, p, s, e, r from unnest(${uuids}::uuid[], ${dates}::date[], ${earners}::uuid[], ${activities}::text[], ${descriptions}::text[], ${times}::numeric[], ${estimates}::boolean[], ${parties}::uuid[], ${parts}::uuid[], ${phases}::text[], ${rates}::numeric[]) as t (u, d, f, a, x, h, g, p, s, e, r)`.execute(
    tx,
  )
}

async function updateRows(tx: Tx, viewer: SignedIn, rows: readonly TimedRow[]): Promise<void> {
  const { dates, earners, activities, descriptions, times, estimates, parties, parts, phases, rates } =
      columnArrays(rows),
    uuids = rows.map(({ id }) => id)
  await sql`
    with items as (update case_item set version = version + 1, changed_by = ${viewer.user_uuid}, changed_at = clock_timestamp() where uuid = any(${uuids}::uuid[]))
    update time_recording r set date = d, fee_earner = f, activity_type = a, description = x, time = h, estimated = g, party = p, cop_case_part = s, phase = e, amount = o
    from unnest(${uuids}::uuid[], ${dates}::date[], ${earners}::uuid[], ${activities}::text[], ${descriptions}::text[], ${times}::numeric[], ${estimates}::boolean[], ${parties}::uuid[], ${parts}::uuid[], ${phases}::text[], ${rates}::numeric[]) as t (u, d, f, a, x, h, g, p, s, e, o) where r.item_uuid = t.u`.execute(
    tx,
  )
}
