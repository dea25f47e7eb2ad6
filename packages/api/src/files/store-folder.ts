import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, type ReadStream } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArchive, type Archive } from './archive-guard.ts'
import { listFiles, type ListedFiles } from './list-files.ts'
import { openStoreId, type StoreId } from './store-id.ts'
import { openTrash, type Trash } from './trash.ts'

/** What is known of a file once it is written; `head` is its beginning, for type detection. */
export interface WrittenFile {
  size: number
  sha256: string
  head: Buffer
}

/** The folder of the file store. It knows files by their uuid, and nothing of the database. */
export interface StoreFolder {
  path: string
  id: StoreId
  trash: Trash
  /** Writes and flushes a file. Throws `TooLarge` above `maxBytes`; after any error nothing is left of it. */
  write: (uuid: string, content: Iterable<Buffer> | AsyncIterable<Buffer>, maxBytes: number) => Promise<WrittenFile>
  /** Where a file of the store lies, or else one of the trash; undefined if neither has it. */
  pathOf: (uuid: string) => string | undefined
  /** A file of the store, or else of the trash; undefined if neither has it. */
  read: (uuid: string) => ReadStream | undefined
  /** Unpacks a file, an archive of `size` bytes, to see whether it stays within limits. */
  readArchive: (uuid: string, size: number) => Promise<Archive>
  /** Deletes a file for good. */
  delete: (uuid: string) => Promise<void>
  /** The files in the store, without the trash. */
  list: () => Promise<ListedFiles>
  /** Writes and removes a small file. Throws the error of the file system if the store takes no files. */
  check: () => Promise<void>
}

export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** The bytes the type detection library needs from the beginning of a file. */
const HEAD_BYTES = 4_100
/** More than a file system keeps beside a file's name, so that a full one refuses it. */
const PROBE_BYTES = 8_192
/** It has no uuid, so that one left behind by a killed process is not taken for a file. */
const PROBE = 'probe.part'

/** Limits of a document that is an archive; a document of many pictures unpacks to little more than its own size. */
const MAX_ENTRIES = 10_000
const MAX_UNPACKED = 150_000_000

/** The file store in the folder `files` of the data folder, accessible to the owner only. */
export function storeFolder(dataDir: string): StoreFolder {
  const path = join(dataDir, 'files')
  // What the store keeps for itself: in a folder, which the sweep of versions before it cannot delete.
  const own = join(path, 'store')
  mkdirSync(own, { recursive: true, mode: 0o700 })
  const pathInStore = (uuid: string): string => join(path, uuid)
  const unfinishedOf = (uuid: string): string => join(path, `${uuid}.part`)
  const trash = openTrash(path, join(own, 'trash'))
  const pathOf = (uuid: string): string | undefined =>
    [pathInStore(uuid), trash.pathOf(uuid)].find((file) => existsSync(file))
  return {
    path,
    id: openStoreId(own),
    trash,
    write: async (uuid, content, maxBytes) => {
      const unfinished = unfinishedOf(uuid)
      try {
        const written = await writeFlushed(unfinished, content, maxBytes)
        await rename(unfinished, pathInStore(uuid))
        return written
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    pathOf,
    read: (uuid) => {
      const found = pathOf(uuid)
      return found === undefined ? undefined : createReadStream(found)
    },
    readArchive: (uuid, size) =>
      readArchive(pathInStore(uuid), { size, maxEntries: MAX_ENTRIES, maxBytes: Math.max(MAX_UNPACKED, size * 3) }),
    delete: (uuid) => rm(pathInStore(uuid), { force: true }),
    list: () => listFiles(path),
    check: async () => {
      const probe = join(path, PROBE)
      try {
        await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600 })
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}

/** Writes a stream to a new file, flushed to disk. */
async function writeFlushed(
  path: string,
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<WrittenFile> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let size = 0
  let head = Buffer.alloc(0)
  try {
    for await (const chunk of content) {
      size += chunk.length
      if (size > maxBytes) throw new TooLarge()
      hash.update(chunk)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex'), head }
}
