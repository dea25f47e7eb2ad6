// Runs on Node 18 or later: installs missing packages, then runs the script with the pinned Node 24.
// usage: node scripts/start.mjs <script in this folder> [arguments]
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withProgress } from './progress.mjs'

const PNPM = 'pnpm@12.21.0'
const windows = process.platform === 'win32'
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [script = 'supervisor', ...rest] = process.argv.slice(2)

/** Whether the installed packages match the lockfile: pnpm writes a copy of it as the last step of an installation. */
function isInstalled() {
  const read = (name) => {
    try {
      return readFileSync(resolve(root, name), 'utf8')
    } catch {
      return undefined
    }
  }
  const packages = readdirSync(resolve(root, 'packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => read(`${folder}/package.json`)?.includes('ependencies"'))
  return (
    read('node_modules/.pnpm/lock.yaml') === read('pnpm-lock.yaml') &&
    ['.', ...packages].every((folder) => existsSync(resolve(root, folder, 'node_modules')))
  )
}

/**
 * Installs the packages. Resolves with the exit code of pnpm and its output; `onLine` receives each line as it is
 * written.
 */
function install(onLine) {
  return new Promise((done) => {
    let output = ''
    const child = spawn('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part
        for (const line of String(part).split('\n')) onLine(line)
      })
    child.once('error', (error) => done({ code: 1, output: `${output}${error}` }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

if (!isInstalled()) {
  let progress = ''
  const { code, output } = await withProgress(
    'Installing packages (about a minute, once)',
    () =>
      install((line) => {
        // Such as "Progress: resolved 812, reused 0, downloaded 340, added 331".
        if (line.startsWith('Progress: ')) progress = line.slice('Progress: '.length).trim()
      }),
    { detail: () => progress },
  )
  if (code !== 0) {
    console.error(output)
    console.error('The packages could not be installed. The lines above say why.')
    process.exit(code)
  }
}

// Variables set by npm (npm_*) are removed, because pnpm and vite would read their configuration from them.
const env = {
  // The compile cache saves half a second of a start and a third of the time to read a ledger.
  NODE_COMPILE_CACHE: resolve(root, '.cache/compiled'),
  ...process.env,
}
for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name]

const node = resolve(root, windows ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node')
const child = spawn(node, [resolve(root, `scripts/${script}.ts`), ...rest], { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

// npm does not forward SIGTERM, so stop when the parent process is gone.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 500).unref()
