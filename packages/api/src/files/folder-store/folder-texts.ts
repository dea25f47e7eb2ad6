import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnTexts } from '../store.ts'

/** What was done with a file that may not be there; undefined if it is not. */
export const ifThere = <T>(done: Promise<T>): Promise<T | undefined> =>
  done.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** The texts that a store keeps for itself in `folder`, one a file. */
export function folderTexts(folder: string): OwnTexts {
  const at = (name: string): string => join(folder, name)
  return {
    read: async (name) => (await ifThere(readFile(at(name), 'utf8')))?.trim(),
    write: async (name, text) => {
      const file = await open(at(name), 'w', 0o600)
      try {
        await file.writeFile(`${text}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    rename: async (from, to) => {
      await ifThere(rename(at(from), at(to)))
    },
    delete: (name) => rm(at(name), { force: true }),
  }
}
