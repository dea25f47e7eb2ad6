import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const cache = resolve(import.meta.dirname, '../.cache')

/**
 * A folder that is made once and copied from then on, for as long as it would be made with the same: making an empty database takes
 * seconds, copying one a moment. `make` is given where to put it.
 */
export async function keptCopy(
  kind: string,
  madeWith: readonly (string | Buffer)[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256')
  for (const part of madeWith) hash.update(part)
  const name = `${kind}-${hash.digest('hex').slice(0, 16)}`,
    kept = join(cache, name)
  if (existsSync(kept)) return kept
  mkdirSync(cache, { recursive: true })
  const making = mkdtempSync(join(cache, 'making-')),
    made = join(making, name)
  await make(made)
  // Whoever made it first at the same time has made the same.
  try {
    renameSync(made, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
  }
  rmSync(making, { recursive: true, force: true })
  for (const other of readdirSync(cache))
    if (other.startsWith(`${kind}-`) && other !== name) rmSync(join(cache, other), { recursive: true, force: true })
  return kept
}
