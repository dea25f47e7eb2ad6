// The supervisor: starts the gateway and the API and restarts them if they fail. It opens neither a database nor a port
// itself. With the argument adopt-files it pairs the database with the files instead, and ends.
import { resolve } from 'node:path'
import { readConfig as readApiConfig } from '../packages/api/src/config.ts'
import { runsEmbeddedHosts } from '../packages/schema/src/ports.ts'
import { buildWeb } from './build-web.ts'
import { addressOf, assertConfiguration, sayReady } from './product.ts'
import { withProgress } from './progress.mjs'
import { supervise, type SupervisedProcess } from './supervise.ts'

const root = resolve(import.meta.dirname, '..')
const say = (line: string): void => console.log(line)
const services: SupervisedProcess[] = []
let stopping = false

const stop = async (code: number): Promise<void> => {
  if (stopping) return
  stopping = true
  // The gateway stops first, so that no new requests arrive while the API finishes and closes the database.
  for (const service of services.toReversed()) await service.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

/** Starts a process; resolves when it is ready, with what it has to say to the person who starts the product. */
async function service(name: string, script: string): Promise<string[]> {
  const started = supervise({ name, script: resolve(root, script), say })
  services.push(started)
  return started.ready
}

const { env } = process
const hasEmbeddedHosts = runsEmbeddedHosts(env)

/** Runs the command that the arguments name and returns true; false if there is none: the product is to be started. */
async function runCommand([command, ...rest]: readonly string[]): Promise<boolean> {
  if (command === undefined) return false
  if (command !== 'adopt-files' || rest.length > 0)
    throw new Error(`npm start knows one command, adopt-files, and not "${[command, ...rest].join(' ')}".`)
  if (!hasEmbeddedHosts) throw new Error('The files are those of your own hosts: there is nothing to adopt.')
  // Only here, because it loads the database.
  const { adopt } = await import('./adopt-files.ts')
  await adopt(readApiConfig(env), say)
  return true
}

try {
  if (await runCommand(process.argv.slice(2))) process.exit(0)
  assertConfiguration(env)
  await buildWeb(say)
  const notes = hasEmbeddedHosts
    ? await withProgress(
        'Preparing the database',
        () => service('The case and admin API', 'packages/api/src/server.ts'),
        { say },
      )
    : []
  await service('The gateway', 'packages/gateway/src/server.ts')
  sayReady(say, addressOf(env), notes)
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
