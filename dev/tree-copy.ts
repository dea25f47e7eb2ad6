import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

export interface TreeCopy {
  /** The path of the copy. */
  folder: string
  remove: () => void
}

/** What tools keep beside the packages that are installed: a copy has its own. */
const CACHES = new Set(['.vite', '.vite-temp', '.vitest-cache'])

/**
 * Copies the project as it stands, with the packages that are installed here, so that a proof can change files. Those
 * of others are one link, as they are ten times as many files as the project; the links to ours lead into the copy.
 */
export function copyTree(name: string): TreeCopy {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', `${name}-`))
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, maxBuffer: 1e8 })
  for (const file of files
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  linkPackages(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Installs the packages in a copy: the relative links to them, and the folder that they lie in. */
function linkPackages(folder: string): void {
  const ours = readdirSync(join(root, 'packages')).map((one) => `packages/${one}`)
  for (const place of ['.', ...ours].map((one) => join(one, 'node_modules'))) {
    if (!existsSync(join(root, place))) continue
    mkdirSync(join(folder, place), { recursive: true })
    for (const name of readdirSync(join(root, place))) {
      if (CACHES.has(name)) continue
      if (name === '.pnpm') symlinkSync(join(root, place, name), join(folder, place, name))
      else cpSync(join(root, place, name), join(folder, place, name), { recursive: true, verbatimSymlinks: true })
    }
  }
}
