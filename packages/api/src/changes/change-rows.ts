import { sql, type RawBuilder } from 'kysely'
import type { ChangeAction } from '@costdraft/schema/changes/changed-kinds.ts'
import type { Tx } from '../access/as-viewer.ts'
import { withMs } from '../db/times.ts'
import type { Gap, RecordPlace, StartMark, StreamPosition } from './change-cursor.ts'

/** A change in wire format. */
export interface ChangeRow {
  kind: string
  uuid: string
  /** The case that the record is in, or is; null for a record of a firm. */
  case_uuid: string | null
  client_uuid: string
  action: ChangeAction
  change_number: number
  /** RFC 3339 with milliseconds. */
  at: string
}

/** Which changes of those that one may read are asked for. */
export interface ChangeFilter {
  kinds: readonly string[]
  caseUuid: string | undefined
}

/** How far changes can be read. */
export interface Horizon {
  /** The number up to which no transaction under way can add a change. */
  horizon: number
  /** The last number that was given out. */
  last: number
}

/** Reads how far changes can be read. Its statement comes before the one that reads them. */
export async function readHorizon(tx: Tx): Promise<Horizon> {
  const { rows } = await sql<Horizon>`select horizon, last from record_change_horizon()`.execute(tx)
  return rows[0]!
}

/** The latest start of the product; and whether the one that a cursor names is of this database. */
export async function readMarks(tx: Tx, of?: StartMark): Promise<{ mark: StartMark; isKnown: boolean; floor: number }> {
  const { rows } = await sql<{ id: number; at: string; known: string | null; floor: number }>`
    select last.id, start_at(last.id) as at, start_at(${of?.id ?? null}::bigint) as known,
      (select number from record_change_floor) as floor
    from (select last_start() as id) last`.execute(tx)
  const { id, at, known, floor } = rows[0]!
  return { mark: { id, at }, isKnown: of === undefined || known === of.at, floor }
}

type AskedStream = Pick<StreamPosition, 'client' | 'position'> & { kinds: readonly string[]; stream: number }
interface PageOfChanges {
  horizon: number
  caseUuid: string | undefined
  page: number
}
type ChangeOfStream = ChangeRow & { stream: number }

/**
 * SQL of the first `page` changes of streams. The numbers after a position are compared together with the firm: with
 * the number alone the planner, who does not know the positions, reads all changes of all firms in their order
 * instead, once for each stream.
 */
export const changesOfStreams = (
  streams: readonly AskedStream[],
  { horizon, caseUuid, page }: PageOfChanges,
): RawBuilder<ChangeOfStream> => sql<ChangeOfStream>`
  select one.stream, told.kind, told.uuid, told.case_uuid, told.client_uuid, told.action,
    told.number as change_number, ${withMs(sql.ref('told.at'))} as at
  from json_to_recordset(${JSON.stringify(streams)}) as one (stream integer, client uuid, position bigint, kinds text[])
  cross join lateral (
    select * from record_change r
    where r.client_uuid = one.client and (r.client_uuid, r.number) > (one.client, one.position) and r.number <= ${horizon}
      and r.kind = any(one.kinds) and (${caseUuid ?? null}::uuid is null or r.case_uuid = ${caseUuid ?? null}::uuid)
    order by r.number limit ${page}) told
  order by one.stream, told.number limit ${page}`

/** How many streams are read at once, and how many times as many while the page is not full. */
const STREAMS_AT_ONCE = 16
const STREAMS_GROW = 4

/**
 * The first `page` changes after the positions of some streams and up to a number, each stream in the order of its
 * numbers, one firm after the other. Streams after that which fills the page are not read, or few of them.
 */
export async function readChanges(
  tx: Tx,
  positions: readonly (StreamPosition & { kinds: readonly string[] })[],
  { horizon, caseUuid, page }: PageOfChanges,
): Promise<ChangeOfStream[]> {
  const streams = positions.map(({ client, position, kinds }, stream) => ({ client, position, kinds, stream }))
  const found: ChangeOfStream[] = []
  let from = 0
  let count = STREAMS_AT_ONCE
  while (from < streams.length && found.length < page) {
    const query = changesOfStreams(streams.slice(from, from + count), { horizon, caseUuid, page: page - found.length })
    found.push(...(await query.execute(tx)).rows)
    from += count
    count *= STREAMS_GROW
  }
  return found
}

/** The first `page` records of a gap after its place. */
export async function readGap(
  tx: Tx,
  { client, group, isGain, position, after }: Gap,
  page: number,
): Promise<RecordPlace[]> {
  const place = sql`${after.case_uuid}::uuid, ${after.kind}, ${after.uuid}::uuid, ${page}::integer`
  const { rows } = await (
    isGain
      ? sql<RecordPlace>`select * from records_of_firm(${client}::uuid, ${group}, ${place}) order by 1, 2, 3`
      : sql<RecordPlace>`select * from records_lost(${client}::uuid, ${group}, ${position}::bigint, ${place})`
  ).execute(tx)
  return rows
}
