import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const cache = resolve(import.meta.dirname, '../.cache')

/**
 * Returns a cached folder to copy from. It is made once per content of `dependencies`, because making an empty database
 * takes seconds and copying one milliseconds. `make` receives the path of the folder to create.
 */
export async function cachedCopy(
  kind: string,
  dependencies: readonly (string | Buffer)[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256')
  for (const part of dependencies) hash.update(part)
  const name = `${kind}-${hash.digest('hex').slice(0, 16)}`
  const cached = join(cache, name)
  if (existsSync(cached)) return cached
  mkdirSync(cache, { recursive: true })
  const temporary = mkdtempSync(join(cache, 'making-'))
  const made = join(temporary, name)
  await make(made)
  // If another process has created it in the meantime, its result is identical.
  try {
    renameSync(made, cached)
  } catch (error) {
    if (!existsSync(cached)) throw error
  }
  rmSync(temporary, { recursive: true, force: true })
  for (const other of readdirSync(cache))
    if (other.startsWith(`${kind}-`) && other !== name) rmSync(join(cache, other), { recursive: true, force: true })
  return cached
}
