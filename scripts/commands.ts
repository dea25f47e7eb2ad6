// What `npm start -- COMMAND` does, instead of starting the whole product.
import { externalHostVariables } from '../packages/schema/src/access/sign-in-host.ts'
import { readConfig as readApiConfig, type Config as ApiConfig } from '../packages/api/src/config.ts'
import type { Part } from '../packages/api/src/parts.ts'
import { readConfig as readGatewayConfig } from '../packages/gateway/src/config.ts'
import { runsEmbeddedHosts } from '../packages/schema/src/ports.ts'
import { buildWeb } from './build-web.ts'
import { addressOf } from './product.ts'

type Env = NodeJS.ProcessEnv
type Say = (line: string) => void

interface Command {
  /** Checks the configuration of what it starts, and throws if it is wrong. Resolves when it is done, or ready. */
  run: (env: Env, say: Say) => Promise<void>
  /** It goes on until it is stopped. */
  isService?: boolean
}

const oneProcess = (name: string): string =>
  `npm start -- ${name} needs DATABASE_URL: with the embedded database one process does everything, which npm start starts.`

/** The configuration of the hosts of this product. Throws where a firm has its own. */
function configOfHosts(env: Env, what: string): ApiConfig {
  if (!runsEmbeddedHosts(env)) throw new Error(`The hosts are your own: ${what}.`)
  return readApiConfig(env)
}

/** Runs a part of the API in this process. */
const part = (name: Part, called: string, portOf: (config: ApiConfig) => number | undefined): Command => ({
  isService: true,
  run: async (env, say) => {
    const config = configOfHosts(env, `there is no ${name} to start`)
    if (!config.databaseUrl) throw new Error(oneProcess(name))
    if (name === 'auth' && externalHostVariables(env).length > 0)
      throw new Error('The sign-in host is your own: there is none to start.')
    // Only here, because it loads the database.
    const { runParts } = await import('../packages/api/src/run-parts.ts')
    const notes = await runParts(name)
    const port = portOf(config)
    say(`${called} is ready${port === undefined ? '.' : `: port ${port}`}`)
    for (const note of notes) say(note)
  },
})

const gateway: Command = {
  isService: true,
  run: async (env, say) => {
    readGatewayConfig(env)
    await buildWeb(say)
    await import('../packages/gateway/src/server.ts')
    say(`The gateway is ready: ${addressOf(env)}`)
  },
}

const migrate: Command = {
  run: async (env, say) => {
    const config = configOfHosts(env, 'there is no database to migrate')
    const { migrateDatabase } = await import('../packages/api/src/migrate-database.ts')
    for (const note of await migrateDatabase(config)) say(note)
    say('The database is of this version.')
  },
}

const adoptFiles: Command = {
  run: async (env, say) => {
    const config = configOfHosts(env, 'there is nothing to adopt')
    const { adopt } = await import('./adopt-files.ts')
    await adopt(config, say)
  },
}

/** `files copy FROM TO`: what follows `files` is read by the command itself. */
const files = (rest: readonly string[]): Command => ({
  run: async (env, say) => {
    const { copyFiles } = await import('./copy-files.ts')
    await copyFiles(rest, env, say)
  },
})

/** `admin reset ADDRESS`: what follows `admin` is read by the command itself. */
const admin = (rest: readonly string[]): Command => ({
  run: async (env, say) => {
    const { addressIn, resetAccount } = await import('./admin-reset.ts')
    const address = addressIn(rest)
    const config = configOfHosts(env, 'passwords are kept by them')
    if (config.externalHost) throw new Error('People sign in at a host of your own, which keeps their passwords.')
    await resetAccount(config, address, say)
  },
})

const commands: Readonly<Record<string, Command>> = {
  gateway,
  api: part('api', 'The case and admin API', ({ apiPort }) => apiPort),
  auth: part('auth', 'The sign-in host', ({ authPort }) => authPort),
  worker: part('worker', 'The worker', () => undefined),
  migrate,
  'adopt-files': adoptFiles,
}

/** Names in a sentence: "a, b and c". */
const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The command that the arguments name; undefined if there is none: the product is to be started. Throws otherwise. */
export function commandOf([name, ...rest]: readonly string[]): Command | undefined {
  if (name === undefined) return undefined
  if (name === 'files') return files(rest)
  if (name === 'admin') return admin(rest)
  const command = Object.hasOwn(commands, name) && rest.length === 0 ? commands[name] : undefined
  if (command) return command
  throw new Error(
    `npm start knows the commands ${listed([...Object.keys(commands), 'files copy FROM TO', 'admin reset ADDRESS'])}, and not "${[name, ...rest].join(' ')}".`,
  )
}
