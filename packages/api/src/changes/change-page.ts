import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { changeGroups, kindsOfGroup, permissionOfGroup } from '@costdraft/schema/changes/changed-kinds.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { Tx } from '../access/as-viewer.ts'
import {
  startAnew,
  streamKey,
  type ChangeCursor,
  type Gap,
  type RecordPlace,
  type Stream,
  type StreamPosition,
} from './change-cursor.ts'
import { readChanges, readGap, readHorizon, readMarks, type ChangeFilter, type ChangeRow } from './change-rows.ts'

/** Before every uuid. */
const FIRST = '00000000-0000-0000-0000-000000000000'
const firstPlace: RecordPlace = { case_uuid: FIRST, kind: '', uuid: FIRST }

export interface ChangePage {
  nodes: ChangeRow[]
  cursor: ChangeCursor
  hasMore: boolean
}

export interface ChangeQuestion extends ChangeFilter {
  /** `undefined`: from the oldest change that is kept. */
  after: ChangeCursor | 'now' | undefined
  first: number
  /** The firm of `caseUuid`. */
  client: string | undefined
}

/** What a viewer may read changes of, in an order that does not change. */
export const readableStreams = (viewer: SignedIn): Stream[] =>
  changeGroups.flatMap((group) =>
    clientsWithPermission(viewer, permissionOfGroup[group])
      .toSorted()
      .map((client) => ({ client, group })),
  )

/** The streams that a question is about: those of the firm of a case, or all. */
const inScope =
  ({ caseUuid, client }: ChangeQuestion) =>
  (stream: Stream): boolean =>
    caseUuid === undefined || (stream.client === client && stream.group === 'cases')

/** The right that was lost or gained first since a cursor was made, if any. */
function nextGap(positions: readonly StreamPosition[], readable: readonly Stream[], horizon: number): Gap | undefined {
  const may = new Set(readable.map(streamKey))
  const had = new Set(positions.map(streamKey))
  const lost = positions.find((stream) => !may.has(streamKey(stream)))
  if (lost) return { ...lost, isGain: false, after: firstPlace }
  const gained = readable.find((stream) => !had.has(streamKey(stream)))
  return gained && { ...gained, isGain: true, position: horizon, after: firstPlace }
}

/** A gap that was under way goes on; one that was gained and is lost again is taken back. */
function continued(gap: Gap, readable: readonly Stream[]): Gap {
  const isReadable = readable.some((stream) => streamKey(stream) === streamKey(gap))
  return gap.isGain && !isReadable ? { ...gap, isGain: false, after: firstPlace } : gap
}

const without = (positions: readonly StreamPosition[], stream: Stream): StreamPosition[] =>
  positions.filter((one) => streamKey(one) !== streamKey(stream))

/** Positions of a cursor after a gap has been told whole. */
const closed = (positions: readonly StreamPosition[], { isGain, client, group, position }: Gap): StreamPosition[] =>
  isGain
    ? [...without(positions, { client, group }), { client, group, position }]
    : without(positions, { client, group })

const asked = ({ kinds, caseUuid }: ChangeFilter, { kind, case_uuid }: { kind: string; case_uuid: string | null }) =>
  kinds.includes(kind) && (caseUuid === undefined || case_uuid === caseUuid)

/**
 * Tells the records of the rights that were gained or lost, until the page is full or nothing is left of them. Each
 * page reads at most as many records as it may hold, so that a filter never makes one request read a whole firm.
 */
async function tellGaps(
  tx: Tx,
  start: ChangeCursor,
  question: ChangeQuestion,
  { readable, horizon, at }: { readable: readonly Stream[]; horizon: number; at: string },
): Promise<{ nodes: ChangeRow[]; cursor: ChangeCursor; room: number }> {
  const nodes: ChangeRow[] = []
  const isAsked = inScope(question)
  let cursor = start
  let room = question.first
  while (room > 0) {
    const gap = cursor.gap
      ? continued(cursor.gap, readable)
      : nextGap(cursor.positions.filter(isAsked), readable.filter(isAsked), horizon)
    // That of another firm is left for who asks for all.
    if (!gap || !isAsked(gap)) break
    const places = await readGap(tx, gap, room)
    const rows = places.map((place): ChangeRow => ({
      kind: place.kind,
      uuid: place.uuid,
      case_uuid: gap.group === 'cases' ? place.case_uuid : null,
      client_uuid: gap.client,
      action: gap.isGain ? 'seen' : 'unseen',
      change_number: gap.position,
      at,
    }))
    nodes.push(...rows.filter((row) => asked(question, row)))
    const last = places.at(-1)
    const isWhole = places.length < room
    room -= places.length
    cursor =
      isWhole || !last
        ? { mark: cursor.mark, positions: closed(cursor.positions, gap) }
        : { mark: cursor.mark, positions: without(cursor.positions, gap), gap: { ...gap, after: last } }
  }
  return { nodes, cursor, room }
}

/** Tells the changes of all streams up to the horizon, as far as there is room. */
async function tellChanges(
  tx: Tx,
  cursor: ChangeCursor,
  question: ChangeQuestion,
  { horizon, room }: { horizon: number; room: number },
): Promise<ChangePage> {
  const { caseUuid } = question
  // A case is of one firm: what is passed of the others would be lost to who asks for all.
  const streams = cursor.positions
    .filter(inScope(question))
    .map((stream) => ({ ...stream, kinds: kindsOfGroup[stream.group].filter((kind) => question.kinds.includes(kind)) }))
  const rows = await readChanges(tx, streams, { horizon, caseUuid, page: room + 1 })
  const told = rows.slice(0, room)
  const hasMore = rows.length > room
  const last = told.at(-1)
  const reached = (at: number): number | undefined => {
    if (!hasMore) return horizon
    if (!last || at > last.stream) return undefined
    return at < last.stream ? horizon : last.change_number
  }
  const moved = new Map(streams.map((stream, at) => [streamKey(stream), reached(at)]))
  return {
    nodes: told.map(({ stream: _stream, ...row }) => row),
    cursor: {
      ...cursor,
      positions: cursor.positions.map((one) => ({
        ...one,
        position: Math.max(one.position, moved.get(streamKey(one)) ?? 0),
      })),
    },
    hasMore,
  }
}

/**
 * Throws 422 *Start anew* where changes after a position have been forgotten for their age, or the database was set
 * back to an earlier state since.
 */
function assertUsable(
  positions: readonly StreamPosition[],
  { isKnown, floor, last }: { isKnown: boolean; floor: number; last: number },
): void {
  if (!isKnown || positions.some(({ position }) => position < floor || position > last)) throw startAnew()
}

/**
 * One page of changes of all that a viewer may read, with the cursor of the next. Rights are those of now: what was
 * gained since the cursor is told as `seen`, what was lost as `unseen`, before any change. Throws 422 for a cursor that
 * cannot be gone on from.
 */
export async function readChangePage(tx: Tx, viewer: SignedIn, question: ChangeQuestion): Promise<ChangePage> {
  const readable = readableStreams(viewer)
  const { horizon, last } = await readHorizon(tx)
  const given = typeof question.after === 'object' ? question.after : undefined
  const { mark, isKnown, floor } = await readMarks(tx, given?.mark)
  // Also of rights that were lost: what was added since is known by its change alone, and must not be told.
  const used = [...(given?.positions ?? []), ...(given?.gap ? [given.gap] : [])].filter(inScope(question))
  assertUsable(used, { isKnown, floor, last })
  const position = question.after === 'now' ? horizon : floor
  const start: ChangeCursor = given
    ? { ...given, mark }
    : { mark, positions: readable.map((stream) => ({ ...stream, position })) }
  if (question.after === 'now') return { nodes: [], cursor: start, hasMore: false }
  const at = new Date().toISOString()
  const { nodes, cursor, room } = await tellGaps(tx, start, question, { readable, horizon, at })
  if (room === 0) return { nodes, cursor, hasMore: true }
  const page = await tellChanges(tx, cursor, question, { horizon, room })
  return { ...page, nodes: [...nodes, ...page.nodes] }
}
