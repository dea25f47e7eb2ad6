import { resolve } from 'node:path'
import { readPort, readTrustProxy } from '@costdraft/schema/network-settings.ts'
import { readExternalHost, type ExternalHost } from './access/external-host.ts'

/** Configuration of the API and the authorization host; read once, in `server.ts`. */
export interface Config {
  apiPort: number
  authPort: number
  /** Absolute path of the folder for the embedded database and stored files. */
  dataDir: string
  /** PostgreSQL connection string; if undefined, the embedded database is used. */
  databaseUrl: string | undefined
  /** Public URL of the web app: target of redirects, and the allowed CORS origin. */
  webUrl: string
  /** Public URL of the authorization host. */
  authUrl: string
  /** An external OAuth2 host used for sign-in; the embedded one is then not started. */
  externalHost: ExternalHost | undefined
  companyName: string
  /** How many proxies in front of the hosts are trusted to say which address a request came from. */
  trustProxy: number
  /** Content for an empty database: `demo` for the demonstration firms, `none` for a single administrator. */
  seed: 'demo' | 'none'
  /** The administrator created with `seed: none`. */
  admin: { email: string; password: string } | undefined
  logLevel: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the environment variables described in README. Throws one error listing all invalid values. */
export function readConfig(env: Env): Config {
  const problems: string[] = []
  const port = (name: string, fallback: number): number => readPort(env, name, fallback, problems)
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
    externalHost: readExternalHost(env, problems),
    companyName: env.COMPANY_NAME || 'CostDraft',
    trustProxy: readTrustProxy(env, problems),
    seed: seed === 'none' ? 'none' : 'demo',
    admin,
    logLevel: env.LOG_LEVEL || 'warn',
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}
