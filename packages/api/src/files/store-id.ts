import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** The id of a file store: a small file in it, which is copied with it. */
export interface StoreId {
  /**
   * Undefined if the store has none. If the database has recorded the id that is prepared, a pairing was interrupted
   * and is finished now.
   */
  read: (recorded: string | undefined) => Promise<string | undefined>
  /** Writes an id beside the present one. By `confirm`, after the database recorded it, it is that of the store. */
  prepare: (id: string) => Promise<void>
  confirm: () => Promise<void>
}

/** Reads a small file; undefined if there is none. */
const contentOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )

/** The id in a folder of the store. */
export function openStoreId(folder: string): StoreId {
  const present = join(folder, 'id')
  const prepared = join(folder, 'id.new')
  const confirm = async (): Promise<void> => {
    await rename(prepared, present).catch((error: NodeJS.ErrnoException) => {
      // Another process that shares the folder was first.
      if (error.code !== 'ENOENT') throw error
    })
  }
  return {
    read: async (recorded) => {
      const id = await contentOf(present)
      if (recorded === undefined || id === recorded || (await contentOf(prepared)) !== recorded) return id
      await confirm()
      return recorded
    },
    prepare: async (id) => {
      const file = await open(prepared, 'w', 0o600)
      try {
        await file.writeFile(`${id}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    confirm,
  }
}
