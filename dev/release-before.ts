import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startApiProcess, type ApiProcess } from './api-process.ts'

const root = resolve(import.meta.dirname, '..')

/** The commit of the release that may still run while this one migrates its database: set at each release. */
export const RELEASE_BEFORE = '22dc22c02a4f06b55cc7796a7eb8f102c66190e2'

const MISSING = `The history has no commit ${RELEASE_BEFORE}, the release before this one, which runs beside it in a test: fetch it with \`git fetch --unshallow\`.`

export interface ReleaseBefore {
  /** The names of its migrations. */
  migrations: string[]
  /** Starts its API and authorization host on a database; resolves when they serve requests. */
  start: (env: Record<string, string>) => Promise<ApiProcess>
  /** Removes the copy. */
  remove: () => void
}

/**
 * Takes the release before out of the history into a folder of its own, with the packages that are installed here.
 * Throws with a sentence where the history does not reach so far.
 */
export function takeReleaseBefore(): ReleaseBefore {
  const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: 'pipe' })
  try {
    git('cat-file', '-e', `${RELEASE_BEFORE}^{commit}`)
  } catch (error) {
    throw new Error(MISSING, { cause: error })
  }
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-before-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', RELEASE_BEFORE) })
  // The packages lie below the root, and each of ours has relative links to them and to the others of ours.
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'))
  for (const place of readdirSync(join(folder, 'packages')).map((one) => join('packages', one, 'node_modules')))
    if (existsSync(join(root, place)))
      cpSync(join(root, place), join(folder, place), { recursive: true, verbatimSymlinks: true })
  return {
    migrations: readdirSync(join(folder, 'packages/api/src/db/migrations')).map((file) => file.replace(/\.ts$/, '')),
    start: (env) => startApiProcess(folder, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
