import { mkdirSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measured } from '../measured.ts'
import { openStoreId } from '../store-id.ts'
import type { Content, Store, StoredBytes, WrittenFile, ByteRange } from '../store.ts'
import { folderTexts, ifThere } from './folder-texts.ts'
import { folderTrash } from './folder-trash.ts'
import { listFolder } from './list-folder.ts'

/** More than a file system keeps beside a file's name, so that a full one refuses it. */
const PROBE_BYTES = 8_192
/** It has no uuid, so that one left behind by a killed process is not taken for a file. */
const PROBE = 'probe.part'

/** The file store in a folder, which is made if it is not there, accessible to its owner only. */
export function folderStore(path: string): Store {
  // What the store keeps for itself: in a folder, which the sweep of versions before it cannot delete.
  const own = join(path, 'store')
  const trash = join(own, 'trash')
  mkdirSync(own, { recursive: true, mode: 0o700 })
  const pathInStore = (uuid: string): string => join(path, uuid)
  const texts = folderTexts(own)
  return {
    place: path,
    id: openStoreId(texts),
    own: texts,
    trash: folderTrash(path, trash),
    write: async (uuid, content, { maxBytes } = {}) => {
      const unfinished = join(path, `${uuid}.part`)
      try {
        const written = await writeFlushed(unfinished, content, maxBytes)
        await rename(unfinished, pathInStore(uuid))
        return written
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: async (uuid, range) =>
      (await readFile(pathInStore(uuid), range)) ?? (await readFile(join(trash, uuid), range)),
    delete: async (uuids) => {
      for (const uuid of uuids) await rm(pathInStore(uuid), { force: true })
    },
    list: () => listFolder(path),
    check: async () => {
      const probe = join(path, PROBE)
      try {
        await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600 })
      } finally {
        await rm(probe, { force: true })
      }
    },
    close: () => {},
  }
}

/** Opens a file, so that it is read to its end whatever becomes of its name. Undefined if there is none. */
async function readFile(path: string, range: ByteRange | undefined): Promise<StoredBytes | undefined> {
  const file = await ifThere(open(path))
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    return { size, bytes: file.createReadStream(range) }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Writes a stream to a new file, flushed to disk. */
async function writeFlushed(path: string, content: Content, maxBytes: number | undefined): Promise<WrittenFile> {
  const { bytes, result } = measured(content, maxBytes)
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
  return result()
}
