import { resolve } from 'node:path'
import {
  isForThisMachine,
  readHosts,
  readQueryBudget,
  readTrustProxy,
  readWebhookAllow,
} from '@costdraft/schema/network-settings.ts'
import { readTelemetry, type TelemetrySettings } from '@costdraft/schema/telemetry/settings.ts'
import { readPorts } from '@costdraft/schema/ports.ts'
import {
  assertOneWithoutDatabase,
  readDrainSeconds,
  readProcessCounts,
  readWorkerConcurrency,
  type ProcessCounts,
} from '@costdraft/schema/process-settings.ts'
import { profile } from '@costdraft/schema/users/users.ts'
import { validate } from 'superstruct'
import { readExternalHost } from './access/external-host.ts'
import { readFilesPlace, type FilesPlace } from './files/files-place.ts'
import type { SignInSettings } from './access/sign-in-settings.ts'
import { readMail, type MailSettings } from './mail/mail-settings.ts'
import { readPoolSettings, readYes, type PoolSettings } from './db/pool-settings.ts'
import type { SeedSettings } from './seed/seed-settings.ts'

/** Configuration of the API and the authorization host; read once, in `server.ts`. */
export interface Config extends SignInSettings, SeedSettings, PoolSettings {
  /** Whether a start brings the database to this version; otherwise it checks that somebody has. */
  migrate: boolean
  apiPort: number
  authPort: number
  /** The addresses on which both ports listen; empty for all of the machine. */
  hosts: readonly string[]
  /** Where the files are. */
  files: FilesPlace
  /** The points that one API client may spend in a minute at all API processes (`http/points.ts`). */
  queryBudget: number
  /** How many processes there are, which share what a person and a firm may do at once or in a minute. */
  counts: ProcessCounts
  /** How many jobs a worker does at once. */
  workerConcurrency: number
  /** For how long a process says that it is to stop before it closes, in seconds. */
  drainSeconds: number
  /** The replica of the database from which lists are read, if there is one. */
  databaseReadUrl: string | undefined
  /** The hosts and networks to which webhooks may be sent although they are internal, and by http. */
  webhookAllow: readonly string[]
  /** Undefined where no mail is sent. */
  mail: MailSettings | undefined
  logLevel: string
  telemetry: TelemetrySettings
}

/** In characters, as for every other user. */
const MIN_PASSWORD = 8
const MAX_PASSWORD = 200

type Env = Readonly<Record<string, string | undefined>>

/** The administrator of an empty installation. Adds to `problems` what a user could not sign in with. */
function readAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD }: Env, problems: string[]): Config['admin'] {
  const [refused, email] = validate(ADMIN_EMAIL, profile.emailAddress.struct, { coerce: true })
  if (ADMIN_EMAIL && refused)
    problems.push(`ADMIN_EMAIL must be an e-mail address such as name@firm.co.uk, not ${ADMIN_EMAIL}.`)
  if (ADMIN_PASSWORD && (ADMIN_PASSWORD.length < MIN_PASSWORD || ADMIN_PASSWORD.length > MAX_PASSWORD))
    problems.push(`ADMIN_PASSWORD must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`)
  if (!ADMIN_EMAIL !== !ADMIN_PASSWORD)
    problems.push(
      `${ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'} is missing: ADMIN_EMAIL and ADMIN_PASSWORD go together.`,
    )
  return email && ADMIN_PASSWORD ? { email, password: ADMIN_PASSWORD } : undefined
}

function readSeed(env: Env, problems: string[]): Config['seed'] {
  const { SEED } = env
  if (!SEED) return isForThisMachine(env) ? 'demo' : undefined
  if (SEED === 'demo' || SEED === 'none') return SEED
  problems.push(`SEED must be demo or none, not ${SEED}.`)
  return undefined
}

function readReplicaUrl({ DATABASE_URL, DATABASE_READ_URL }: Env, problems: string[]): string | undefined {
  if (DATABASE_READ_URL && !DATABASE_URL)
    problems.push('DATABASE_READ_URL names a replica of the database of DATABASE_URL, which is missing.')
  return DATABASE_READ_URL || undefined
}

/** Reads the environment variables described in README. Throws one error listing all invalid values. */
export function readConfig(env: Env): Config {
  const problems: string[] = []
  const url = (name: string, fallback: string): string => {
    const value = env[name] || fallback
    if (!URL.canParse(value)) problems.push(`${name} must be an address such as ${fallback}, not ${value}.`)
    return value.replace(/\/+$/, '')
  }
  const { PORT, API_PORT, AUTH_PORT } = readPorts(env, problems)
  const seed = readSeed(env, problems)
  const counts = readProcessCounts(env, problems)
  assertOneWithoutDatabase(env, counts, problems)
  const dataDir = resolve(env.DATA_DIR || 'data')
  const config: Config = {
    apiPort: API_PORT,
    authPort: AUTH_PORT,
    hosts: readHosts(env, problems),
    dataDir,
    files: readFilesPlace(env, dataDir, problems),
    databaseUrl: env.DATABASE_URL || undefined,
    migrate: readYes(env, 'MIGRATE', problems),
    ...readPoolSettings(env, problems),
    databaseReadUrl: readReplicaUrl(env, problems),
    webUrl: url('WEB_URL', `http://localhost:${PORT}`),
    authUrl: url('AUTH_URL', `http://localhost:${AUTH_PORT}`),
    externalHost: readExternalHost(env, problems),
    companyName: env.COMPANY_NAME || 'CostDraft',
    trustProxy: readTrustProxy(env, problems),
    queryBudget: readQueryBudget(env, problems),
    counts,
    workerConcurrency: readWorkerConcurrency(env, problems),
    drainSeconds: readDrainSeconds(env, problems),
    webhookAllow: readWebhookAllow(env, problems),
    mail: readMail(env, problems),
    seed,
    admin: readAdministrator(env, problems),
    logLevel: env.LOG_LEVEL || 'warn',
    telemetry: readTelemetry(env, { PORT, API_PORT, AUTH_PORT }, problems),
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}
