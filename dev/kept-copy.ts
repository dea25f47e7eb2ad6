import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const cache = resolve(import.meta.dirname, '../.cache')

/**
 * A folder that is made once and copied from then on, by its name, which says what it was made with: making an empty database takes
 * seconds, copying one a moment. `make` is given where to put it.
 */
export async function keptCopy(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const kept = join(cache, name)
  if (existsSync(kept)) return kept
  mkdirSync(cache, { recursive: true })
  const making = mkdtempSync(join(cache, 'making-')), made = join(making, name)
  await make(made)
  // Whoever made it first at the same time has made the same.
  try { renameSync(made, kept) } catch (error) { if (!existsSync(kept)) throw error }
  rmSync(making, { recursive: true, force: true })
  return kept
}
