import { resolve } from 'node:path'
import { readForeignHost, type ForeignHost } from './access/foreign-host.ts'

/** What the embedded hosts need to know; read once, in `server.ts`. */
export interface Config {
  apiPort: number
  authPort: number
  /** The folder of the embedded database and of stored files, absolute. */
  dataDir: string
  /** A PostgreSQL connection string; without one the embedded database is used. */
  databaseUrl: string | undefined
  /** Where a browser reaches the web app: origin of redirects and of allowed cross-origin calls. */
  webUrl: string
  /** Where a browser reaches the authorization host. */
  authUrl: string
  /** A host of another make that signs people in instead of the embedded one, which then does not run. */
  foreignHost: ForeignHost | undefined
  companyName: string
  /** `demo` fills an empty database with the demonstration firms, `none` with one administrator. */
  seed: 'demo' | 'none'
  admin: { email: string; password: string } | undefined
  logLevel: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the variables of README; names everything that is wrong at once. */
export function readConfig(env: Env): Config {
  const problems: string[] = []
  const port = (name: string, fallback: number): number => {
    const value = Number(env[name] ?? fallback)
    if (!Number.isInteger(value) || value < 1 || value > 65_535)
      problems.push(`${name} must be a port number, not ${env[name]}.`)
    return value
  }
  const url = (name: string, fallback: string): string => {
    const value = env[name] || fallback
    if (!URL.canParse(value)) problems.push(`${name} must be an address such as ${fallback}, not ${value}.`)
    return value.replace(/\/+$/, '')
  }
  const webPort = port('PORT', 4000)
  const authPort = port('AUTH_PORT', 4002)
  const seed = env.SEED || 'demo'
  if (seed !== 'demo' && seed !== 'none') problems.push(`SEED must be demo or none, not ${seed}.`)
  const admin =
    env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined
  if (admin && admin.password.length < 8) problems.push('ADMIN_PASSWORD must have at least 8 characters.')
  const config: Config = {
    apiPort: port('API_PORT', 4001),
    authPort,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    webUrl: url('WEB_URL', `http://localhost:${webPort}`),
    authUrl: url('AUTH_URL', `http://localhost:${authPort}`),
    foreignHost: readForeignHost(env, problems),
    companyName: env.COMPANY_NAME || 'CostDraft',
    seed: seed === 'none' ? 'none' : 'demo',
    admin,
    logLevel: env.LOG_LEVEL || 'warn',
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}
