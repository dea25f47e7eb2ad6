import { readdir } from 'node:fs/promises'

/** The uuids of the files of a folder: the finished ones, and those of which only a part is there. */
export interface ListedFiles {
  finished: Set<string>
  unfinished: Set<string>
}

/** The name of a file of the store. Anything else in the folder, such as `lost+found`, is not ours. */
const FILE_NAME = /^(?<uuid>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?<part>\.part)?$/

/** Lists the files of a folder; none if there is no such folder. */
export async function listFiles(folder: string): Promise<ListedFiles> {
  const finished = new Set<string>()
  const unfinished = new Set<string>()
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const { uuid, part } = FILE_NAME.exec(name)?.groups ?? {}
    if (uuid !== undefined) (part === undefined ? finished : unfinished).add(uuid)
  }
  return { finished, unfinished }
}
