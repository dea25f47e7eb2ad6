import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, type ReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveState, type ArchiveState } from './archive-guard.ts'

/** A file in the store; `head` is its beginning, for type detection. */
export interface StoredFile {
  uuid: string
  size: number
  sha256: string
  head: Buffer
}

/**
 * Stores file contents. A file is complete and flushed to disk before a database row refers to it; files without a row
 * are swept.
 */
export interface FileStore {
  /** Saves a stream. Throws `TooLarge` above `maxBytes`; after any error nothing is left in the store. */
  save: (content: Iterable<Buffer> | AsyncIterable<Buffer>, maxBytes?: number) => Promise<StoredFile>
  /** Undefined if there is no such file. */
  read: (uuid: string) => ReadStream | undefined
  /** Whether the stored file, an archive, stays within limits when it is unpacked. */
  archiveState: (file: StoredFile) => Promise<ArchiveState>
  remove: (uuid: string) => Promise<void>
  /** The names of all stored files, unfinished ones included. */
  names: () => Promise<string[]>
  /** Writes and removes a small file. Throws the error of the file system if the store takes no files. */
  check: () => Promise<void>
  /** The time of the last write in milliseconds since the epoch; undefined if the file is gone. */
  writtenAt: (name: string) => Promise<number | undefined>
}

export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** The bytes the type detection library needs from the beginning of a file. */
const HEAD_BYTES = 4_100
/** More than a file system keeps beside a file's name, so that a full one refuses it. */
const PROBE_BYTES = 8_192

/** Limits of a document that is an archive; a document of many pictures unpacks to little more than its own size. */
const MAX_ENTRIES = 10_000,
  MAX_UNPACKED = 150_000_000

/** A file store in the folder `files` of the data folder, accessible to the owner only. */
export function folderStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pathOf = (uuid: string): string => join(folder, uuid)
  return {
    save: async (content, maxBytes = Infinity) => {
      const uuid = randomUUID(),
        unfinished = pathOf(`${uuid}.part`),
        hash = createHash('sha256')
      const file = await open(unfinished, 'wx', 0o600)
      let size = 0,
        head = Buffer.alloc(0)
      try {
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
        await rename(unfinished, pathOf(uuid))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return { uuid, size, sha256: hash.digest('hex'), head }
    },
    read: (uuid) => (existsSync(pathOf(uuid)) ? createReadStream(pathOf(uuid)) : undefined),
    archiveState: ({ uuid, size }) =>
      archiveState(pathOf(uuid), { size, maxEntries: MAX_ENTRIES, maxBytes: Math.max(MAX_UNPACKED, size * 3) }),
    remove: (uuid) => rm(pathOf(uuid), { force: true }),
    names: () => readdir(folder),
    check: async () => {
      const probe = pathOf(`${randomUUID()}.part`)
      try {
        await writeFile(probe, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600 })
      } finally {
        await rm(probe, { force: true })
      }
    },
    writtenAt: async (name) => (await stat(pathOf(name)).catch(() => undefined))?.mtimeMs,
  }
}
