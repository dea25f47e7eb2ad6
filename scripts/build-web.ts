import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = resolve(import.meta.dirname, '..')
const stamp = resolve(root, '.cache/web.sha256')
const sources = [
  'packages/web/src/**/*',
  'packages/web/public/**/*',
  'packages/web/index.html',
  'packages/web/*.ts',
  'packages/schema/src/**/*.ts',
  'packages/costing/src/**/*.ts',
  'pnpm-lock.yaml',
]

/** Builds the web app if its sources have changed since the last build. */
export function buildWeb(say: (line: string) => void): void {
  const hash = hashOfSources()
  const built =
    existsSync(resolve(root, 'packages/web/dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  if (built) return
  say('Building the web app …')
  // In a separate process: with a test runner's NODE_ENV, React's development build would be bundled.
  execFileSync(
    process.execPath,
    [
      resolve(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      'packages/web/vite.config.ts',
      '--logLevel',
      'warn',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  compress(resolve(root, 'packages/web/dist/assets'))
  mkdirSync(resolve(root, '.cache'), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Writes a Brotli and a gzip copy of each script and stylesheet at the highest level, so that none is compressed per request. */
function compress(folder: string): void {
  for (const name of globSync('*.{js,css}', { cwd: folder })) {
    const text = readFileSync(resolve(folder, name))
    writeFileSync(resolve(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(resolve(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted()) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}
