import { fileName } from '../file-name.ts'
import type { ListedFiles, Trash } from '../store.ts'
import { inParallel, type Objects } from './objects.ts'
import type { Parts } from './parts.ts'

/** The uuids of the files among names. A bucket shows an object when it is whole: none of them is unfinished. */
export const finishedAmong = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => (fileName(name)?.isPart === false ? [name] : [])))

/**
 * The trash under `trash` of the store under `store`, both prefixes of keys. It has no parts of files: of an upload
 * that was not finished they are thrown away.
 */
export function s3Trash(objects: Objects, parts: Parts, store: string, trash: string): Trash {
  /** Moves objects; returns those that are at their new place then. */
  const move = async (uuids: readonly string[], from: string, to: string): Promise<Set<string>> => {
    const moved = new Set<string>()
    const there = new Set<string>()
    await inParallel(uuids, async (uuid) => {
      if (await objects.copy(`${from}${uuid}`, `${to}${uuid}`)) moved.add(uuid)
      // What a killed process has moved already is there without having been moved now.
      if (moved.has(uuid) || (await objects.has(`${to}${uuid}`))) there.add(uuid)
    })
    await objects.delete([...moved].map((uuid) => `${from}${uuid}`))
    return there
  }
  return {
    put: async (uuids) => {
      await parts.abort(uuids)
      return move(uuids, store, trash)
    },
    takeOut: async (uuids) => {
      await move(uuids, trash, store)
    },
    delete: async (uuids) => {
      const there = new Set<string>()
      await inParallel(uuids, async (uuid) => {
        if (await objects.has(`${trash}${uuid}`)) there.add(uuid)
      })
      await objects.delete([...there].map((uuid) => `${trash}${uuid}`))
      return there
    },
    list: async (): Promise<ListedFiles> => ({
      finished: finishedAmong(await objects.list(trash)),
      unfinished: new Set(),
    }),
  }
}
