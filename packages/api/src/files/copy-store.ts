import { createHash } from 'node:crypto'
import type { Store, StoredBytes } from './store.ts'

/** Files under way at once. */
const AT_ONCE = 4
/** The text of a store that is being copied: the id of what it is a copy of. */
const COPYING = 'copying'

/** What was done. */
export interface CopyResult {
  /** How many files and bytes were copied now, and how many files were there and equal. */
  copied: number
  bytes: number
  skipped: number
  /** Files of the target that the source does not have, or has no more. They stay. */
  additional: number
}

/** A file of the source, in the store or in its trash. */
interface Task {
  uuid: string
  isTrashed: boolean
}

interface Digest {
  size: number
  sha256: string
}

async function digestOf({ bytes }: StoredBytes): Promise<Digest> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    size += chunk.length
    hash.update(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}

/** What is in `one` and not in `other`. */
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((item) => !other.has(item))

const isEqual = (one: Digest, other: Digest): boolean => one.size === other.size && one.sha256 === other.sha256

/**
 * Whether the target may become a copy of the source, with its id. Throws a sentence if the source is no store, or the
 * target is one of its own, holds files that are not of this copy, or is the source.
 */
async function assertMayCopy(from: Store, to: Store): Promise<string> {
  if (from.place === to.place) throw new Error(`${from.place} cannot be copied to itself.`)
  const id = await from.id.read(undefined)
  if (id === undefined)
    throw new Error(`${from.place} is no file store of CostDraft, or was never started with: it has no id.`)
  const there = await to.id.read(undefined)
  const copying = await to.own.read(COPYING)
  if (there === id || (there === undefined && copying === id)) return id
  const { finished } = await to.list()
  if (there === undefined && copying === undefined && finished.size === 0) return id
  throw new Error(`${to.place} holds another file store. Copy to a place that is empty.`)
}

/** The file of a task in a store; throws if it is gone. */
async function readThere(store: Store, { uuid }: Task): Promise<StoredBytes> {
  const found = await store.read(uuid)
  if (!found) throw new Error(`The file ${uuid} is not in ${store.place} any more. Stop CostDraft and copy again.`)
  return found
}

/** Copies a file and reads it back. Returns its size, or undefined if it was there and equal. */
async function copyOne(from: Store, to: Store, task: Task): Promise<number | undefined> {
  const there = await to.read(task.uuid)
  const source = await readThere(from, task)
  if (there) {
    const [one, other] = await Promise.all([digestOf(source), digestOf(there)])
    if (!isEqual(one, other))
      throw new Error(
        `The file ${task.uuid} is not the same in ${from.place} and ${to.place}. Remove it where it is wrong.`,
      )
    return undefined
  }
  const { mediaType } = source
  const written = await to.write(task.uuid, source.bytes as AsyncIterable<Buffer>, { mediaType })
  if (!isEqual(written, await digestOf(await readThere(to, task))))
    throw new Error(`The file ${task.uuid} was not kept by ${to.place} as it was sent.`)
  return written.size
}

async function tasksOf(store: Store): Promise<Task[]> {
  const [kept, trash] = await Promise.all([store.list(), store.trash.list()])
  return [
    ...Array.from(kept.finished, (uuid) => ({ uuid, isTrashed: false })),
    // One that is in both is what the sweep was moving.
    ...without(trash.finished, kept.finished).map((uuid) => ({ uuid, isTrashed: true })),
  ]
}

const uuidsIn = (tasks: readonly Task[]): Set<string> => new Set(tasks.map(({ uuid }) => uuid))

/** Puts files where the source has them: into the trash of the target, or out of it. */
async function placeAll(to: Store, tasks: readonly Task[], now: Date): Promise<void> {
  const [kept, trash] = await Promise.all([to.list(), to.trash.list()])
  const among = (isTrashed: boolean, there: ReadonlySet<string>): string[] =>
    tasks.filter((task) => task.isTrashed === isTrashed && there.has(task.uuid)).map(({ uuid }) => uuid)
  await to.trash.put(among(true, kept.finished), now)
  await to.trash.takeOut(among(false, new Set(without(trash.finished, kept.finished))))
}

/**
 * Copies a file store with its id and its trash, file by file, each proved equal by size and SHA-256. What is there
 * and equal is not written again, so that a copy that was interrupted goes on. Nothing is deleted at either place.
 * Until all is there the target has no id, so that no product takes it for its own. `say` is told how far it is.
 * Throws a sentence for what cannot be copied, and what the stores throw.
 */
export async function copyStore(
  from: Store,
  to: Store,
  { say, now = new Date() }: { say: (line: string) => void; now?: Date },
): Promise<CopyResult> {
  const id = await assertMayCopy(from, to)
  await to.own.write(COPYING, id)
  const result: CopyResult = { copied: 0, bytes: 0, skipped: 0, additional: 0 }
  const tasks = await tasksOf(from)
  const progress = setInterval(() => say(`${result.copied + result.skipped} of ${tasks.length} files …`), 10_000)
  try {
    const left = tasks.values()
    const work = async (): Promise<void> => {
      for (const task of left) {
        const bytes = await copyOne(from, to, task)
        if (bytes === undefined) result.skipped++
        else {
          result.copied++
          result.bytes += bytes
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    clearInterval(progress)
  }
  await placeAll(to, tasks, now)
  await assertUnchanged(from, tasks)
  const there = await tasksOf(to)
  result.additional = without(uuidsIn(there), uuidsIn(tasks)).length
  await to.id.prepare(id)
  await to.id.confirm()
  await to.own.delete(COPYING)
  return result
}

/** Throws if the source has other files by now than those that were copied. */
async function assertUnchanged(from: Store, tasks: readonly Task[]): Promise<void> {
  const keyOf = ({ uuid, isTrashed }: Task): string => `${uuid} ${isTrashed}`
  const now = new Set((await tasksOf(from)).map(keyOf))
  const then = new Set(tasks.map(keyOf))
  const changed = without(now, then).length + without(then, now).length
  if (changed > 0)
    throw new Error(
      `${changed} files came, went or were moved at ${from.place} meanwhile. What is copied stays: stop CostDraft and copy again.`,
    )
}
