// Runs on any Node from 18: installs what is missing, then hands over to the pinned Node 24.
// usage: node scripts/start.mjs <script in this folder> [arguments]
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const PNPM = 'pnpm@12.21.0'
const windows = process.platform === 'win32'
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [verb = 'house', ...rest] = process.argv.slice(2)

/** Whether what is installed is what the lockfile asks for: pnpm leaves its copy of it as the last thing it does. */
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

if (!isInstalled()) {
  const install = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: windows,
  })
  if (install.status !== 0) {
    console.error(install.stdout ?? '', install.stderr ?? install.error ?? '')
    console.error('The packages could not be installed. The lines above say why.')
    process.exit(install.status ?? 1)
  }
}

// npm's own variables would make the pnpm and vite we call read another configuration.
const env = {
  // Whatever is begun again begins with what was compiled the first time: half a second of a start, and a third of reading a ledger.
  NODE_COMPILE_CACHE: resolve(root, '.cache/compiled'),
  ...process.env,
}
for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name]

const node = resolve(root, windows ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node')
const child = spawn(node, [resolve(root, `scripts/${verb}.ts`), ...rest], { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

// npm does not pass SIGTERM on to us: when it is gone, so are we.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 500).unref()
