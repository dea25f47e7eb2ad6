import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, type ReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file in the store; `head` is how it begins, for telling what it is. */
export interface StoredFile {
  uuid: string
  size: number
  sha256: string
  head: Buffer
}

/** Where files lie. A file is there, whole and on the disk, before a row speaks of it; one that no row speaks of is swept. */
export interface FileStore {
  /** Keeps what comes, piece by piece as it comes. More than `most` bytes of it are `TooLarge`; whatever goes wrong, nothing is left of it. */
  save: (content: Iterable<Buffer> | AsyncIterable<Buffer>, most?: number) => Promise<StoredFile>
  /** Undefined where there is no such file. */
  read: (uuid: string) => ReadStream | undefined
  remove: (uuid: string) => Promise<void>
  /** What lies there, unfinished files too. */
  names: () => Promise<string[]>
  /** When one was last written to, in milliseconds; undefined where it is gone. */
  writtenAt: (name: string) => Promise<number | undefined>
}

export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** As much of a file's beginning as a library needs that tells types by their magic numbers. */
const HEAD = 4_100

/** Files in a folder of their own under the data folder, readable by nobody else. */
export function folderStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const at = (uuid: string): string => join(folder, uuid)
  return {
    save: async (content, most = Infinity) => {
      const uuid = randomUUID(),
        unfinished = at(`${uuid}.part`),
        hash = createHash('sha256')
      const file = await open(unfinished, 'wx', 0o600)
      let size = 0,
        head = Buffer.alloc(0)
      try {
        try {
          for await (const piece of content) {
            size += piece.length
            if (size > most) throw new TooLarge()
            hash.update(piece)
            if (head.length < HEAD) head = Buffer.concat([head, piece.subarray(0, HEAD - head.length)])
            await file.writeFile(piece)
          }
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, at(uuid))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return { uuid, size, sha256: hash.digest('hex'), head }
    },
    read: (uuid) => (existsSync(at(uuid)) ? createReadStream(at(uuid)) : undefined),
    remove: (uuid) => rm(at(uuid), { force: true }),
    names: () => readdir(folder),
    writtenAt: async (name) => (await stat(at(name)).catch(() => undefined))?.mtimeMs,
  }
}
