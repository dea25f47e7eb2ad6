import { existsSync } from 'node:fs'
import { copyStore } from '../packages/api/src/files/copy-store.ts'
import { placeName, readPlace, type FilesPlace } from '../packages/api/src/files/files-place.ts'
import { openStore } from '../packages/api/src/files/open-store.ts'
import type { Store } from '../packages/api/src/files/store.ts'

const USAGE =
  'npm start -- files copy FROM TO copies a file store. FROM and TO are file:/folder or s3://bucket/prefix, as in FILES_URL.'

type Env = Readonly<Record<string, string | undefined>>

/** Reads both places. Throws all that is wrong with them. */
function readPlaces([action, from, to, ...rest]: readonly string[], env: Env): [FilesPlace, FilesPlace] {
  if (action !== 'copy' || from === undefined || to === undefined || rest.length > 0) throw new Error(USAGE)
  const problems: string[] = []
  const places = [readPlace('FROM', from, env, problems), readPlace('TO', to, env, problems)] as const
  const [source, target] = places
  if (source?.kind === 'folder' && !existsSync(source.path)) problems.push(`There is no folder ${source.path}.`)
  if (problems.length > 0 || !source || !target) throw new Error([...new Set(problems)].join('\n'))
  return [source, target]
}

/** Opens the store of a place. Throws a sentence if it does not answer. */
async function open(name: string, place: FilesPlace): Promise<Store> {
  const opened = await openStore(place).catch((error: unknown) => {
    throw new Error(`${name} ${placeName(place)}: ${(error as Error).message}`, { cause: error })
  })
  if (opened.problem === undefined) return opened.store
  opened.store.close()
  throw new Error(`${name} ${placeName(place)}: ${opened.problem}`)
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`)

/**
 * `npm start -- files copy FROM TO`: copies a file store with its id and its trash, and proves every file equal.
 * Throws, with a sentence, if it cannot. `rest` is what follows `files`.
 */
export async function copyFiles(rest: readonly string[], env: Env, say: (line: string) => void): Promise<void> {
  const [source, target] = readPlaces(rest, env)
  const from = await open('FROM', source)
  try {
    const to = await open('TO', target)
    try {
      const { copied, bytes, skipped, additional } = await copyStore(from, to, { say })
      say(`${files(copied)} (${bytes} bytes) copied to ${to.place}, ${skipped} there and equal before.`)
      say('Each was read back and has the size and the SHA-256 of the original. The id and the trash are copied too.')
      if (additional > 0) say(`${to.place} has ${files(additional)} that ${from.place} has not, or no more. They stay.`)
      say('Set FILES_URL to the new place, start CostDraft, and let it use the old one no more.')
    } finally {
      to.close()
    }
  } finally {
    from.close()
  }
}
