import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readdirSync, statSync, type ReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export interface StoredFile { uuid: string; size: number; sha256: string }

/** Where files lie. A file is there, whole and on the disk, before a row speaks of it; one that no row speaks of is swept. */
export interface FileStore {
  save: (bytes: Buffer) => Promise<StoredFile>
  /** Undefined where there is no such file. */
  read: (uuid: string) => ReadStream | undefined
  remove: (uuid: string) => Promise<void>
  /** Files written before a moment (milliseconds). */
  olderThan: (moment: number) => string[]
}

/** Files in a folder of their own under the data folder, readable by nobody else. */
export function folderStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const at = (uuid: string): string => join(folder, uuid)
  return {
    save: async (bytes) => {
      const uuid = randomUUID(), unfinished = at(`${uuid}.part`)
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally { await file.close() }
      await rename(unfinished, at(uuid))
      return { uuid, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    read: (uuid) => existsSync(at(uuid)) ? createReadStream(at(uuid)) : undefined,
    remove: (uuid) => rm(at(uuid), { force: true }),
    olderThan: (moment) => readdirSync(folder).filter((name) => (statSync(at(name), { throwIfNoEntry: false })?.mtimeMs ?? moment) < moment),
  }
}
