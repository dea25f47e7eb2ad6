import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Trash } from '../store.ts'
import { ifThere } from './folder-texts.ts'
import { listFolder } from './list-folder.ts'

/** Whether what was done with a file found one. */
const wasThere = async (done: Promise<void>): Promise<boolean> => (await ifThere(done.then(() => true))) ?? false

/** Those of `uuids` for which `handle` returns true. They are handled one after the other. */
async function among(uuids: readonly string[], handle: (uuid: string) => Promise<boolean>): Promise<Set<string>> {
  const found = new Set<string>()
  for (const uuid of uuids) if (await handle(uuid)) found.add(uuid)
  return found
}

/** The trash in `folder` of the store in `store`. The folder is made when it is needed. */
export function folderTrash(store: string, folder: string): Trash {
  const names = (uuid: string): string[] => [uuid, `${uuid}.part`]
  return {
    put: async (uuids, now) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return among(uuids, async (uuid) => {
        let isThere = false
        for (const name of names(uuid)) {
          const entry = join(folder, name)
          await wasThere(rename(join(store, name), entry))
          // What a killed process has moved already is there without having been moved now.
          isThere = (await wasThere(utimes(entry, now, now))) || isThere
        }
        return isThere
      })
    },
    takeOut: async (uuids) => {
      for (const uuid of uuids) await wasThere(rename(join(folder, uuid), join(store, uuid)))
    },
    delete: (uuids) =>
      among(uuids, async (uuid) => {
        let isThere = false
        for (const name of names(uuid)) isThere = (await wasThere(rm(join(folder, name)))) || isThere
        return isThere
      }),
    list: () => listFolder(folder),
  }
}
