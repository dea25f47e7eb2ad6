import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { withProgress } from './progress.mjs'

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
export async function buildWeb(say: (line: string) => void): Promise<void> {
  const hash = hashOfSources()
  const built =
    existsSync(resolve(root, 'packages/web/dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  if (built) return
  await withProgress('Building the web app', runVite, { say })
  compress(resolve(root, 'packages/web/dist/assets'))
  mkdirSync(resolve(root, '.cache'), { recursive: true })
  writeFileSync(stamp, hash)
}

/** In a separate process: with a test runner's NODE_ENV, React's development build would be bundled. */
async function runVite(): Promise<void> {
  const vite = resolve(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--config', 'packages/web/vite.config.ts', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
  const kill = (): boolean => child.kill()
  process.once('exit', kill)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', kill)
  if (code !== 0) throw new Error('The web app could not be built. The lines above say why.')
}

/**
 * Writes a Brotli and a gzip copy of each script and stylesheet at the highest level, so that none is compressed per
 * request.
 */
function compress(folder: string): void {
  for (const name of globSync('**/*.{js,mjs,css}', { cwd: folder })) {
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
