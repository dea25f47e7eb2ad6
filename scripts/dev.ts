// npm run dev: the product with hot replacement. Vite serves the web app on PORT; the gateway, on a free port, and the
// API start again when a file that they import has changed; code is generated anew when what it is made of has. With
// --inspect a debugger can be attached: to the API on port 9230, to the gateway on 9231.
import { resolve, join } from 'node:path'
import { freePort } from '../dev/ports.ts'
import { runsEmbeddedHosts } from '../packages/schema/src/ports.ts'
import { codegenOnChange } from './dev/codegen.ts'
import { watchedService, type WatchedService } from './dev/watched-service.ts'
import { startWebServer } from './dev/web-server.ts'
import { addressOf, assertConfiguration, sayReady } from './product.ts'
import { withProgress } from './progress.mjs'
import { watch } from 'node:fs'

/** In milliseconds: an editor saves a file in several steps, and a change of branch changes many. */
const QUIET = 60
const isIgnored = (file: string): boolean => /\.(?:test|spec)\.tsx?$|(?:^|\/)\.|~$/.test(file)

/**
 * Calls `onChange` with the files of a folder that have changed, as paths below it, once it has been quiet for a
 * moment. Tests and hidden files do not count. Returns a function that ends it.
 */
function watchFolder(folder: string, onChange: (files: string[]) => void): () => void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || isIgnored(file)) return
    changed.add(join(folder, file))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      onChange(files)
    }, QUIET)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

const root = resolve(import.meta.dirname, '..')
const say = (line: string): void => console.log(line)
const isInspected = process.argv.includes('--inspect')
const services: WatchedService[] = []
const closing: (() => unknown)[] = []
let isStopping = false

const stop = async (code: number): Promise<void> => {
  if (isStopping) return
  isStopping = true
  for (const close of closing) await close()
  // The gateway stops first, so that no new requests arrive while the API finishes and closes the database.
  for (const service of services.toReversed()) await service.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

function service(name: string, script: string, env: NodeJS.ProcessEnv, inspectPort: number): WatchedService {
  const execArgv = isInspected ? [`--inspect=${inspectPort}`] : []
  const started = watchedService({ name, script: resolve(root, script), env, execArgv, say })
  services.push(started)
  return started
}

const codegen = codegenOnChange(say)
function watchSources(folder: string, restarted: readonly (WatchedService | undefined)[]): void {
  closing.push(
    watchFolder(resolve(root, 'packages', folder, 'src'), (files) => {
      codegen(files)
      for (const one of restarted) void one?.restart()
    }),
  )
}

try {
  const { env } = process
  env.DATA_DIR ||= resolve(root, '.cache/dev')
  assertConfiguration(env)
  const address = addressOf(env)
  env.WEB_URL ||= address
  const hasEmbeddedHosts = runsEmbeddedHosts(env)
  const gatewayPort = await freePort()
  const api = hasEmbeddedHosts ? service('The case and admin API', 'packages/api/src/server.ts', env, 9230) : undefined
  const notes = api ? await withProgress('Preparing the database', () => api.started, { say }) : []
  const gateway = service('The gateway', 'scripts/dev/gateway.ts', { ...env, PORT: String(gatewayPort) }, 9231)
  await gateway.started
  const web = await startWebServer({
    port: Number(env.PORT?.trim() || 4000),
    host: env.HOST || 'localhost',
    gateway: `http://localhost:${gatewayPort}`,
    settled: async () => (await Promise.all(services.map((one) => one.settled()))).every(Boolean),
  })
  closing.push(() => web.close())
  watchSources('costing', [api, gateway])
  watchSources('schema', [api, gateway])
  watchSources('api', [api])
  watchSources('gateway', [gateway])
  watchSources('web', [])
  sayReady(say, address, notes)
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
