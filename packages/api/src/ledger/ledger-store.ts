import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ActivityType } from '@costdraft/costing'
import type { SignedIn } from '../access/viewer.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { withEstimatedTimes } from './estimate-times.ts'
import type { Failure, LedgerRow } from './ledger-rows.ts'
import type { TakenRow } from './ledger-warnings.ts'

/** A time recording stored in the case; `time` in hours. */
interface Stored {
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
  changed: LedgerRow[]
  /** Rows that already exist, with the uuid of the stored row. */
  unchanged: { row: LedgerRow; uuid: string }[]
  failed: Failure[]
}

/** Compares the rows of a file with the stored ones: new rows, changed rows (matched by id), and rows that already exist. */
function compareRows(rows: readonly LedgerRow[], stored: readonly Stored[]): Comparison {
  const byId = new Map(stored.map((row) => [row.uuid, row])),
    unmatched = Map.groupBy(
      stored.map((row) => ({ uuid: row.uuid, key: identityOfStored(row) })),
      ({ key }) => key,
    )
  const compared: Comparison = { added: [], changed: [], unchanged: [], failed: [] }
  for (const row of rows) {
    const known = row.id ? byId.get(row.id) : undefined
    if (row.id && !known)
      compared.failed.push({ row: row.row, column: 'id', value: row.id, message: 'No row of this case has this id.' })
    else if (known) {
      if (identityOfStored(known) === identityOfRow(row)) compared.unchanged.push({ row, uuid: known.uuid })
      else compared.changed.push(row)
    } else {
      const same = unmatched.get(identityOfRow(row))?.shift()
      if (same) compared.unchanged.push({ row, uuid: same.uuid })
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
      earlier = first.get(key)
    if (uuid === undefined) return []
    first.set(key, earlier ?? row.row)
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
    select i.uuid, d.date, d.fee_earner, d.activity_type, d.description, d.time, d.estimated from case_item i join time_recording d on d.item_uuid = i.uuid
    where i.case_uuid = ${owner.uuid} and i.kind = 'time_recording' and i.deleted_at is null`.execute(tx)
  const compared = compareRows(rows, stored)
  const knownTimes = stored.flatMap(({ activity_type, time, estimated }) =>
    estimated ? [] : [{ activityType: activity_type, time: Math.round(time * 100) }],
  )
  const uuidOf = new Map([
    ...compared.added.map((row) => [row, randomUUID()] as const),
    ...compared.changed.map((row) => [row, row.id ?? ''] as const),
    ...compared.unchanged.map(({ row, uuid }) => [row, uuid] as const),
  ])
  const added = withEstimatedTimes(compared.added, knownTimes),
    updated = withEstimatedTimes(compared.changed, knownTimes),
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

/** One array per column, so that all rows are stored by a single statement. */
const columnArrays = (rows: readonly TimedRow[]) => ({
  dates: rows.map(({ date }) => date),
  earners: rows.map(({ feeEarner }) => feeEarner),
  activities: rows.map(({ activityType }) => activityType),
  descriptions: rows.map(({ description }) => description),
  times: rows.map(({ time }) => time / 100),
  estimates: rows.map(({ estimated }) => estimated),
})

async function insertRows(
  tx: Tx,
  viewer: SignedIn,
  owner: CaseRow,
  rows: readonly TimedRow[],
  { uuids, importUuid }: { uuids: readonly string[]; importUuid: string },
): Promise<void> {
  const { dates, earners, activities, descriptions, times, estimates } = columnArrays(rows)
  await sql`
    with items as (
      insert into case_item (uuid, client_uuid, case_uuid, kind, import_uuid, created_by, changed_by)
      select u, ${owner.client}, ${owner.uuid}, 'time_recording', ${importUuid}, ${viewer.user_uuid}, ${viewer.user_uuid} from unnest(${uuids}::uuid[]) with ordinality as t (u, n) order by n)
    insert into time_recording (item_uuid, client_uuid, date, fee_earner, activity_type, description, time, estimated)
    select u, ${owner.client}, d, f, a, x, h, g from unnest(${uuids}::uuid[], ${dates}::date[], ${earners}::uuid[], ${activities}::text[], ${descriptions}::text[], ${times}::numeric[], ${estimates}::boolean[]) as t (u, d, f, a, x, h, g)`.execute(
    tx,
  )
}

async function updateRows(tx: Tx, viewer: SignedIn, rows: readonly TimedRow[]): Promise<void> {
  const { dates, earners, activities, descriptions, times, estimates } = columnArrays(rows),
    uuids = rows.map(({ id }) => id)
  await sql`
    with items as (update case_item set version = version + 1, changed_by = ${viewer.user_uuid}, changed_at = clock_timestamp() where uuid = any(${uuids}::uuid[]))
    update time_recording r set date = d, fee_earner = f, activity_type = a, description = x, time = h, estimated = g
    from unnest(${uuids}::uuid[], ${dates}::date[], ${earners}::uuid[], ${activities}::text[], ${descriptions}::text[], ${times}::numeric[], ${estimates}::boolean[]) as t (u, d, f, a, x, h, g) where r.item_uuid = t.u`.execute(
    tx,
  )
}
