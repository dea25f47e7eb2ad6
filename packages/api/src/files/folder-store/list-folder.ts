import { readdir } from 'node:fs/promises'
import { fileName } from '../file-name.ts'
import type { ListedFiles } from '../store.ts'
import { ifThere } from './folder-texts.ts'

/** Lists the files of a folder; none if there is no such folder. */
export async function listFolder(folder: string): Promise<ListedFiles> {
  const finished = new Set<string>()
  const unfinished = new Set<string>()
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    const { uuid, isPart } = fileName(name) ?? {}
    if (uuid !== undefined) (isPart ? unfinished : finished).add(uuid)
  }
  return { finished, unfinished }
}
