import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ActivityType } from '@costdraft/costing'
import type { SignedIn } from '../access/viewer.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { estimated } from './estimate.ts'
import type { Failure, LedgerRow } from './ledger-rows.ts'

interface Stored {
  uuid: string
  date: string
  fee_earner: string
  activity_type: ActivityType
  description: string | null
  time: number
  estimated: boolean
}
type Timed = LedgerRow & { time: number; estimated: boolean }
export interface Imported {
  import_uuid: string | null
  added: number
  updated: number
  unchanged: number
  estimated: number
  failed: Failure[]
}

/** What makes a row the same row without an id: the nth of its like. An estimate is no part of it, or the same file again would add it twice. */
const likeness = (
  date: string,
  earner: string,
  activity: string,
  description: string | null,
  time: number | null,
): string => JSON.stringify([date, earner, activity, description ?? '', time])

/** Tells the rows of a file apart: new ones, changed ones (by their id), and those that are here already. */
function sorted(
  rows: readonly LedgerRow[],
  stored: readonly Stored[],
): { fresh: LedgerRow[]; changed: LedgerRow[]; unchanged: number; failed: Failure[] } {
  const byId = new Map(stored.map((row) => [row.uuid, row])),
    left = new Map<string, number>()
  for (const { date, fee_earner, activity_type, description, time, estimated: guessed } of stored) {
    const key = likeness(date, fee_earner, activity_type, description, guessed ? null : Math.round(time * 100))
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  const fresh: LedgerRow[] = [],
    changed: LedgerRow[] = [],
    failed: Failure[] = []
  let unchanged = 0
  for (const row of rows) {
    const known = row.id ? byId.get(row.id) : undefined
    if (row.id && !known)
      failed.push({ row: row.row, column: 'id', value: row.id, message: 'No row of this case has this id.' })
    else if (known) {
      const same =
        likeness(
          known.date,
          known.fee_earner,
          known.activity_type,
          known.description,
          known.estimated ? null : Math.round(known.time * 100),
        ) === likeness(row.date, row.feeEarner, row.activityType, row.description, row.time)
      if (same) unchanged++
      else changed.push(row)
    } else {
      const key = likeness(row.date, row.feeEarner, row.activityType, row.description, row.time),
        here = left.get(key) ?? 0
      if (here > 0) {
        left.set(key, here - 1)
        unchanged++
      } else fresh.push(row)
    }
  }
  return { fresh, changed, unchanged, failed }
}

/** Stores a ledger's rows in one statement each for what is new and what has changed; `failed` rows that carry an unknown id are told. */
export async function storeLedger(
  tx: Tx,
  viewer: SignedIn,
  owner: CaseRow,
  rows: readonly LedgerRow[],
): Promise<Imported> {
  const { rows: stored } = await sql<Stored>`
    select i.uuid, d.date, d.fee_earner, d.activity_type, d.description, d.time, d.estimated from case_item i join time_recording d on d.item_uuid = i.uuid
    where i.case_uuid = ${owner.uuid} and i.kind = 'time_recording' and i.deleted_at is null`.execute(tx)
  const { fresh, changed, unchanged, failed } = sorted(rows, stored)
  const known = stored.flatMap(({ activity_type, time, estimated: guessed }) =>
    guessed ? [] : [{ activityType: activity_type, time: Math.round(time * 100) }],
  )
  const added = estimated(fresh, known),
    updated = estimated(changed, known),
    import_uuid = added.length + updated.length > 0 ? randomUUID() : null
  if (added.length > 0) await insert(tx, viewer, owner, added, import_uuid ?? '')
  if (updated.length > 0) await update(tx, viewer, updated)
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
    unchanged,
    estimated: [...added, ...updated].filter((row) => row.estimated).length,
    failed,
  }
}

/** Arrays, one a column: ten thousand rows are one statement. */
const arrays = (rows: readonly Timed[]) => ({
  dates: rows.map(({ date }) => date),
  earners: rows.map(({ feeEarner }) => feeEarner),
  activities: rows.map(({ activityType }) => activityType),
  descriptions: rows.map(({ description }) => description),
  times: rows.map(({ time }) => time / 100),
  guesses: rows.map(({ estimated: guessed }) => guessed),
})

async function insert(
  tx: Tx,
  viewer: SignedIn,
  owner: CaseRow,
  rows: readonly Timed[],
  importUuid: string,
): Promise<void> {
  const { dates, earners, activities, descriptions, times, guesses } = arrays(rows),
    uuids = rows.map(() => randomUUID())
  await sql`
    with items as (
      insert into case_item (uuid, client_uuid, case_uuid, kind, import_uuid, created_by, changed_by)
      select u, ${owner.client}, ${owner.uuid}, 'time_recording', ${importUuid}, ${viewer.user_uuid}, ${viewer.user_uuid} from unnest(${uuids}::uuid[]) with ordinality as t (u, n) order by n)
    insert into time_recording (item_uuid, client_uuid, date, fee_earner, activity_type, description, time, estimated)
    select u, ${owner.client}, d, f, a, x, h, g from unnest(${uuids}::uuid[], ${dates}::date[], ${earners}::uuid[], ${activities}::text[], ${descriptions}::text[], ${times}::numeric[], ${guesses}::boolean[]) as t (u, d, f, a, x, h, g)`.execute(
    tx,
  )
}

async function update(tx: Tx, viewer: SignedIn, rows: readonly Timed[]): Promise<void> {
  const { dates, earners, activities, descriptions, times, guesses } = arrays(rows),
    uuids = rows.map(({ id }) => id)
  await sql`
    with items as (update case_item set version = version + 1, changed_by = ${viewer.user_uuid}, changed_at = clock_timestamp() where uuid = any(${uuids}::uuid[]))
    update time_recording r set date = d, fee_earner = f, activity_type = a, description = x, time = h, estimated = g
    from unnest(${uuids}::uuid[], ${dates}::date[], ${earners}::uuid[], ${activities}::text[], ${descriptions}::text[], ${times}::numeric[], ${guesses}::boolean[]) as t (u, d, f, a, x, h, g) where r.item_uuid = t.u`.execute(
    tx,
  )
}
