// npm run dev: the product with hot replacement. Vite serves the web app on PORT; the gateway, on a free port, and the
// API start again when a file that they import has changed; code is generated anew when what it is made of has. With
// --inspect a debugger can be attached: to the API on port 9230, to the gateway on 9231.
import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { freePort } from '../dev/ports.ts'
import { runsEmbeddedHosts } from '../packages/schema/src/ports.ts'
import { watchFolder } from './dev/changes.ts'
import { watchedService, type WatchedService } from './dev/watched-service.ts'
import { startWebServer } from './dev/web-server.ts'
import { addressOf, assertConfiguration, sayReady } from './product.ts'
import { withProgress } from './progress.mjs'

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

/** Generates code once at a time: what changes meanwhile is generated when the present run has ended. */
const codegen = (() => {
  let running: Promise<void> | undefined
  let isStale = false
  const generate = async (): Promise<void> => {
    do {
      isStale = false
      const child = spawn(resolve(root, 'node_modules/.bin/graphql-codegen'), ['--config', 'codegen.ts', '--silent'], {
        cwd: root,
        stdio: 'inherit',
      })
      const code = await new Promise((done) => {
        child.once('close', done)
      })
      if (code !== 0) say('The code could not be generated: the lines above say why.')
    } while (isStale)
    running = undefined
  }
  return (): void => {
    isStale = true
    running ??= generate()
  }
})()

/** Whether code is generated from a file: everything declared in the schema, and the operations of the web app. */
const isGeneratedFrom = (file: string): boolean => {
  const path = relative(root, file)
  return (
    !path.includes('/generated/') &&
    (path.startsWith('packages/schema/') || path.endsWith('.operations.ts') || path.endsWith('answer-fields.ts'))
  )
}

function watchSources(folder: string, restarted: readonly (WatchedService | undefined)[]): void {
  closing.push(
    watchFolder(resolve(root, 'packages', folder, 'src'), (files) => {
      if (files.some(isGeneratedFrom)) codegen()
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
