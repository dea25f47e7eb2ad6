import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

export interface TreeCopy {
  /** The path of the copy. */
  folder: string
  remove: () => void
}

/**
 * Copies the project as it stands, with its packages installed (as hard links, so that nothing is installed anew), so
 * that a proof can change files. The copy lies in `.cache`, which is on the same file system.
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
  const packages = readdirSync(join(root, 'packages')).map((one) => `packages/${one}`)
  for (const place of ['.', ...packages].map((one) => join(one, 'node_modules')))
    if (existsSync(join(root, place))) execFileSync('cp', ['-al', join(root, place), join(folder, place)])
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
