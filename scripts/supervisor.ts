// The supervisor: starts the processes of the product and restarts them if they fail. It opens neither a database nor a
// port itself. With an argument it runs one command instead (commands.ts).
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { readConfig as readGatewayConfig } from '../packages/gateway/src/config.ts'
import { runsEmbeddedHosts } from '../packages/schema/src/ports.ts'
import { readDrainSeconds } from '../packages/schema/src/process-settings.ts'
import { createLimit } from '../packages/schema/src/shares.ts'
import { buildWeb } from './build-web.ts'
import { commandOf } from './commands.ts'
import { assertSharedPortsFree, ORDER_OF_STOP, plannedProcesses, type PlannedProcess } from './planned-processes.ts'
import { addressOf, assertConfiguration, sayReady } from './product.ts'
import { withProgress } from './progress.mjs'
import { serveAllMetrics, type MeasuredProcess } from './metrics.ts'
import { supervise, type SupervisedProcess } from './supervise.ts'

const root = resolve(import.meta.dirname, '..')
const say = (line: string): void => console.log(line)
const { env } = process

/** Ends the work under way before the processes are started; none by default. */
let interrupt = (): void => {}
const services: { planned: PlannedProcess; supervised: SupervisedProcess }[] = []
let stopping = false

const stop = async (code: number): Promise<void> => {
  if (stopping) return
  stopping = true
  interrupt()
  // All at once, so that it takes one time to drain and not one for each kind.
  for (const { supervised } of services) supervised.drain()
  for (const kind of ORDER_OF_STOP)
    await Promise.all(
      services.filter(({ planned }) => planned.kind === kind).map(({ supervised }) => supervised.stop()),
    )
  process.exit(code)
}

/** Starts a process; resolves when it is ready, with what it has to say to the person who starts the product. */
async function service(planned: PlannedProcess): Promise<string[]> {
  if (stopping) return []
  const { name, script, args } = planned
  const drainSeconds = readDrainSeconds(env, [])
  const supervised = supervise({ name, script: resolve(root, script), args, drainSeconds, say })
  services.push({ planned, supervised })
  return supervised.ready
}

/** Brings the database to this version in a process of its own. Rejects if it cannot; that process has said why. */
async function migrate(): Promise<void> {
  if (!env.DATABASE_URL || env.MIGRATE === 'no') return
  const child = fork(resolve(root, 'packages/api/src/migrate.ts'), [], { stdio: 'inherit' })
  interrupt = () => child.kill('SIGTERM')
  const code = await new Promise((ended) => {
    child.once('exit', ended)
  })
  if (code !== 0) throw new Error('The database could not be brought to this version.')
}

/** The first API fills an empty database; the others of its kind find it filled. */
async function startHosts([first, ...others]: readonly PlannedProcess[]): Promise<string[]> {
  if (!first) return []
  await migrate()
  const notes = await service(first)
  await startAll(others)
  return notes
}

/** No more at once than there are cores: each has a minute to load its code. */
const inTurn = createLimit(availableParallelism())
const startAll = (planned: readonly PlannedProcess[]): Promise<unknown> =>
  Promise.all(planned.map((one) => inTurn(() => service(one))))

/** The processes by kind, each with its number among those of its kind. */
const measuredProcesses = (): MeasuredProcess[] =>
  services.map(({ planned: { kind }, supervised: { child } }, i) => ({
    process: kind,
    number: services.slice(0, i + 1).filter((other) => other.planned.kind === kind).length,
    child,
  }))

async function startProduct(): Promise<void> {
  assertConfiguration(env)
  const planned = plannedProcesses(env)
  await assertSharedPortsFree(env, planned)
  await serveAllMetrics(readGatewayConfig(env).telemetry, measuredProcesses)
  await buildWeb(say)
  const hosts = planned.filter(({ kind }) => kind !== 'gateway')
  const notes = runsEmbeddedHosts(env)
    ? await withProgress('Preparing the database', () => startHosts(hosts), { say })
    : []
  await startAll(planned.filter(({ kind }) => kind === 'gateway'))
  sayReady(say, addressOf(env), notes)
}

try {
  const command = commandOf(process.argv.slice(2))
  if (!command?.isService)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  await (command ? command.run(env, say) : startProduct())
  if (command && !command.isService) process.exit(0)
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
