import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ActivityType } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { withEstimatedTimes } from './estimate-times.ts'
import type { Failure, LedgerRow } from './ledger-row.ts'
import { recordedColumns, type Recorded } from './recorded-names.ts'
import type { TakenRow } from './ledger-warnings.ts'

/** A time recording stored in the case; `time` in hours. */
export interface Stored extends Recorded {
  uuid: string
  version: number
  date: string
  fee_earner: string
  activity_type: ActivityType
  description: string | null
  time: number
  estimated: boolean
}
export type TimedRow = LedgerRow & { time: number; estimated: boolean }

/** What an import will do. */
export interface LedgerPlan {
  added: (TimedRow & { uuid: string })[]
  /** As they will be stored; `stored` is the row that is changed. */
  updated: (TimedRow & { stored: Stored })[]
  /** Rows that already exist, with the stored row. */
  unchanged: { row: LedgerRow; stored: Stored }[]
  /** Rows with an id that the case does not have. */
  failed: Failure[]
  /** Every row of the file that will be in the case. */
  taken: TakenRow[]
}

/**
 * The key by which rows without an id are matched; equal rows are matched by count. An estimated time counts as null,
 * so that uploading the same file again does not add the row twice.
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
  /** Rows that already exist. */
  unchanged: { row: LedgerRow; stored: Stored }[]
  failed: Failure[]
}

/** Whether a row of a file says the time that was estimated of the stored row: it was downloaded and not corrected. */
const repeatsEstimate = ({ time }: LedgerRow, { time: known, estimated }: Stored): boolean =>
  estimated && time === Math.round(known * 100)
/** A row as it is compared with the stored one that its id names: without the time that was only estimated. */
const withoutEstimate = (row: LedgerRow, stored: Stored): LedgerRow =>
  repeatsEstimate(row, stored) ? { ...row, time: null } : row

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
 * The stored rows that rows without an id stand for: those just like them, with the same party, part, phase and rate as
 * far as there are such, and by count.
 */
function matchesOf(rows: readonly LedgerRow[], stored: readonly Stored[]): Map<LedgerRow, Stored> {
  const matches = new Map<LedgerRow, Stored>()
  const taken = new Set<Stored>()
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
 * Compares the rows of a file with the stored ones: new rows, changed rows, and rows that already exist. A row is
 * changed through its id; one without an id only says for whom the work of a row just like it was, where that is not
 * recorded.
 */
function compareRows(rows: readonly LedgerRow[], stored: readonly Stored[]): Comparison {
  const byId = new Map(stored.map((row) => [row.uuid, row]))
  const matches = matchesOf(rows, stored)
  const compared: Comparison = { added: [], changed: [], unchanged: [], failed: [] }
  for (const row of rows) {
    const known = row.id ? byId.get(row.id) : undefined
    if (row.id && !known)
      compared.failed.push({ row: row.row, column: 'id', value: row.id, message: 'No row of this case has this id.' })
    else if (known) {
      if (identityOfStored(known) === identityOfRow(withoutEstimate(row, known)) && !isRecordedOtherwise(row, known))
        compared.unchanged.push({ row, stored: known })
      else compared.changed.push({ row, stored: known })
    } else {
      const same = matches.get(row)
      if (same && completesRecord(row, same)) compared.changed.push({ row, stored: same })
      else if (same) compared.unchanged.push({ row, stored: same })
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
  const others = new Map(
    stored.filter(({ uuid }) => !matched.has(uuid)).map((row) => [identityOfStored(row), row.uuid]),
  )
  const first = new Map<string, number>()
  return rows.flatMap((row) => {
    const uuid = uuidOf.get(row)
    const key = identityOfRow(row)
    // The same work for another party is no repetition.
    const ofFile = exactKey(key, row)
    const earlier = first.get(ofFile)
    if (uuid === undefined) return []
    first.set(ofFile, earlier ?? row.row)
    return { row, uuid, repeats: earlier ?? (others.has(key) ? 'case' : null), like: others.get(key) }
  })
}

/** The time recordings of a case that are not in the trash. */
export async function storedTime(tx: Tx, owner: Pick<CaseRow, 'uuid'>): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select item.uuid, item.version, detail.date, detail.fee_earner, detail.activity_type, detail.description,
      detail.time, detail.estimated, detail.party, detail.cop_case_part as part, detail.case_part, detail.phase,
      detail.amount as rate
    from case_item item join time_recording detail on detail.item_uuid = item.uuid
    where item.case_uuid = ${owner.uuid} and item.kind = 'time_recording' and item.deleted_at is null`.execute(tx)
  return rows
}

/** Why a row cannot be stored, although all of it could be read: a new one, or one that changes what `before` was. */
export type RefuseRow = (row: LedgerRow, before?: Stored) => Failure | undefined
const refuseNone: RefuseRow = () => undefined

/** What a file changes, without the rows that are refused. What it leaves as it was is not judged. */
function allowedOf(compared: Comparison, refuse: RefuseRow): Comparison {
  const failed = [...compared.failed]
  const isAllowed = (row: LedgerRow, before?: Stored): boolean => {
    const failure = refuse(row, before)
    if (failure) failed.push(failure)
    return failure === undefined
  }
  const added = compared.added.filter((row) => isAllowed(row))
  const changed = compared.changed.filter(({ row, stored }) => isAllowed(row, stored))
  return { ...compared, added, changed, failed }
}

/** Works out what the rows of a ledger do to the stored ones, with the times of rows that have none. */
export function planLedger(
  rows: readonly LedgerRow[],
  stored: readonly Stored[],
  refuse: RefuseRow = refuseNone,
): LedgerPlan {
  const compared = allowedOf(compareRows(rows, stored), refuse)
  const knownTimes = stored.flatMap(({ activity_type, time, estimated }) =>
    estimated ? [] : [{ activityType: activity_type, time: Math.round(time * 100) }],
  )
  const uuidOf = new Map([
    ...compared.added.map((row) => [row, randomUUID()] as const),
    ...compared.changed.map(({ row, stored: { uuid } }) => [row, uuid] as const),
    ...compared.unchanged.map(({ row, stored: { uuid } }) => [row, uuid] as const),
  ])
  const added = withEstimatedTimes(compared.added, knownTimes)
  const updated = withEstimatedTimes(compared.changed.map(changedRow), knownTimes)
  return {
    added: added.map((row, i) => ({ ...row, uuid: uuidOf.get(compared.added[i]!) ?? '' })),
    updated: updated.map((row, i) => {
      const { row: given, stored: before } = compared.changed[i]!
      return { ...row, estimated: row.estimated || repeatsEstimate(given, before), stored: before }
    }),
    unchanged: compared.unchanged,
    failed: compared.failed,
    taken: takenRows(rows, uuidOf, stored),
  }
}

/**
 * A changed row as it will be stored. What the file does not say stands; where a row without an id says less than the
 * stored one, that as well.
 */
function changedRow({ row, stored }: Comparison['changed'][number]): LedgerRow {
  const kept = recordedColumns.filter((column) => row[column] === undefined || (!row.id && row[column] === null))
  return { ...row, id: stored.uuid, ...Object.fromEntries(kept.map((column) => [column, stored[column]])) }
}
