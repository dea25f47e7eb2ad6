import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles, type ListedFiles } from './list-files.ts'

/** The trash of a file store: swept files lie there under their names until they are deleted for good. */
export interface Trash {
  /** Where a finished file lies if it is in the trash. */
  pathOf: (uuid: string) => string
  /**
   * Puts a file of the store into the trash, or the part that there is of one, with `now` as the time of its entry.
   * Returns whether the trash has it then.
   */
  put: (uuid: string, now: Date) => Promise<boolean>
  /** Puts a finished file back into the store. */
  takeOut: (uuid: string) => Promise<void>
  /** Deletes a file for good. Returns whether the trash had it. */
  delete: (uuid: string) => Promise<boolean>
  list: () => Promise<ListedFiles>
}

/** Whether what was done with a file found one. */
const ifThere = (done: Promise<void>): Promise<boolean> =>
  done.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/** The trash in `folder` of the store in `store`. The folder is made when it is needed. */
export function openTrash(store: string, folder: string): Trash {
  const names = (uuid: string): string[] => [uuid, `${uuid}.part`]
  return {
    pathOf: (uuid) => join(folder, uuid),
    put: async (uuid, now) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      let isThere = false
      for (const name of names(uuid)) {
        const entry = join(folder, name)
        await ifThere(rename(join(store, name), entry))
        // What a killed process has moved already is there without having been moved now.
        isThere = (await ifThere(utimes(entry, now, now))) || isThere
      }
      return isThere
    },
    takeOut: async (uuid) => {
      await ifThere(rename(join(folder, uuid), join(store, uuid)))
    },
    delete: async (uuid) => {
      let wasThere = false
      for (const name of names(uuid)) wasThere = (await ifThere(rm(join(folder, name)))) || wasThere
      return wasThere
    },
    list: () => listFiles(folder),
  }
}
