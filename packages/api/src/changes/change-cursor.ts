import { createHmac, timingSafeEqual } from 'node:crypto'
import { changeGroups, START_ANEW, type ChangeGroup } from '@costdraft/schema/changes/changed-kinds.ts'
import { ValidationError } from '../errors/errors.ts'

/** A start of the product, which a database that was set back to an earlier state does not have. */
export interface StartMark {
  id: number
  /** Seconds since 1970 as the database writes them. */
  at: string
}
/** The records of one firm that are told together. */
export interface Stream {
  client: string
  group: ChangeGroup
}
/** The place of a record in its firm, by case, kind and uuid; a record of no case stands under the uuid of its firm. */
export interface RecordPlace {
  case_uuid: string
  kind: string
  uuid: string
}
/** A right that was gained or lost, whose records are told page by page from a place on. */
export interface Gap extends Stream {
  isGain: boolean
  /** The change number at which the right was gained, or up to which it was used. */
  position: number
  after: RecordPlace
}
export interface StreamPosition extends Stream {
  /** The number of the last change that was told, or that was passed. */
  position: number
}
/** How far a reader has come. */
export interface ChangeCursor {
  mark: StartMark
  positions: StreamPosition[]
  gap?: Gap | undefined
}

const FORMAT = 1
const MAC_BYTES = 16
const UUID_BYTES = 16
const NUMBER_BYTES = 6
const NONE = 255

export const streamKey = ({ client, group }: Stream): string => `${group} ${client}`

/** 422: the cursor is of another person, too old, or not ours. */
export const startAnew = (): ValidationError => new ValidationError({ after: START_ANEW })

const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidText = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** Writes numbers and texts one after the other. */
function createWriter() {
  const parts: Buffer[] = []
  return {
    number: (value: number) => {
      const bytes = Buffer.alloc(NUMBER_BYTES)
      bytes.writeUIntBE(value, 0, NUMBER_BYTES)
      parts.push(bytes)
    },
    byte: (value: number) => void parts.push(Buffer.from([value])),
    uuid: (value: string) => void parts.push(uuidBytes(value)),
    text: (value: string) => {
      const bytes = Buffer.from(value)
      parts.push(Buffer.from([bytes.length]), bytes)
    },
    done: () => Buffer.concat(parts),
  }
}

function createReader(bytes: Buffer) {
  let at = 0
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw startAnew()
    at += length
    return bytes.subarray(at - length, at)
  }
  return {
    number: () => take(NUMBER_BYTES).readUIntBE(0, NUMBER_BYTES),
    byte: () => take(1)[0]!,
    uuid: () => uuidText(take(UUID_BYTES)),
    text: () => take(take(1)[0]!).toString(),
    isDone: () => at === bytes.length,
  }
}

/**
 * A cursor as bytes. Firms with the same positions stand together, so that a reader of hundreds of firms still sends a
 * cursor that fits into an address.
 */
function bytesOf({ mark, positions, gap }: ChangeCursor): Buffer {
  const write = createWriter()
  write.byte(FORMAT)
  write.number(mark.id)
  write.text(mark.at)
  const byClient = Map.groupBy(positions, ({ client }) => client)
  const byPositions = Map.groupBy(byClient, ([, own]) =>
    changeGroups.map((group) => own.find((one) => one.group === group)?.position ?? '').join(' '),
  )
  write.number(byPositions.size)
  for (const [key, clients] of byPositions) {
    for (const position of key.split(' ')) {
      write.byte(position === '' ? NONE : 0)
      if (position !== '') write.number(Number(position))
    }
    write.number(clients.length)
    for (const [client] of clients) write.uuid(client)
  }
  write.byte(gap ? 1 : 0)
  if (gap) {
    write.byte(gap.isGain ? 1 : 0)
    write.byte(changeGroups.indexOf(gap.group))
    write.uuid(gap.client)
    write.number(gap.position)
    write.uuid(gap.after.case_uuid)
    write.text(gap.after.kind)
    write.uuid(gap.after.uuid)
  }
  return write.done()
}

function cursorOf(bytes: Buffer): ChangeCursor {
  const read = createReader(bytes)
  if (read.byte() !== FORMAT) throw startAnew()
  const mark = { id: read.number(), at: read.text() }
  const positions: StreamPosition[] = []
  for (let sets = read.number(); sets > 0; sets -= 1) {
    const own = changeGroups.map((group) => ({ group, position: read.byte() === NONE ? undefined : read.number() }))
    for (let clients = read.number(); clients > 0; clients -= 1) {
      const client = read.uuid()
      for (const { group, position } of own) if (position !== undefined) positions.push({ client, group, position })
    }
  }
  if (read.byte() === 0) return { mark, positions }
  const [isGain, group] = [read.byte() === 1, changeGroups[read.byte()]]
  if (!group) throw startAnew()
  const gap: Gap = {
    isGain,
    group,
    client: read.uuid(),
    position: read.number(),
    after: { case_uuid: read.uuid(), kind: read.text(), uuid: read.uuid() },
  }
  return { mark, positions, gap }
}

/** A signature of a cursor for one person: whoever has somebody else's learns nothing by it. */
const macOf = (key: Buffer, person: string, bytes: Buffer): Buffer =>
  createHmac('sha256', key).update(person).update('\0').update(bytes).digest().subarray(0, MAC_BYTES)

/** The opaque text of a cursor for a person. `key` is the secret of this database. */
export function encodeChangeCursor(key: Buffer, person: string, cursor: ChangeCursor): string {
  const bytes = bytesOf(cursor)
  return Buffer.concat([macOf(key, person, bytes), bytes]).toString('base64url')
}

/** Reads the text of a cursor. Throws 422 *Start anew* for one of another person, database or format. */
export function decodeChangeCursor(key: Buffer, person: string, text: string): ChangeCursor {
  const all = Buffer.from(text, 'base64url')
  const [mac, bytes] = [all.subarray(0, MAC_BYTES), all.subarray(MAC_BYTES)]
  if (mac.length < MAC_BYTES || !timingSafeEqual(mac, macOf(key, person, bytes))) throw startAnew()
  return cursorOf(bytes)
}
