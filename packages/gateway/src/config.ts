import { readPorts } from '@costdraft/schema/ports.ts'
import { readAuth, type AuthConfig } from './access/sign-in-host.ts'

/** The settings of the gateway, read once in `server.ts`. */
export interface Config {
  port: number
  caseApiUrl: string
  adminApiUrl: string
  auth: AuthConfig
  companyName: string
  logLevel: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the environment variables described in the README. Throws one error that lists every invalid variable. */
export function readConfig(env: Env): Config {
  const problems: string[] = []
  const url = (name: string, fallback: string): string => {
    const value = env[name] || fallback
    if (!URL.canParse(value)) problems.push(`${name} must be an address such as ${fallback}, not ${value}.`)
    return value.replace(/\/+$/, '')
  }
  const { PORT, API_PORT, AUTH_PORT } = readPorts(env, problems)
  const api = `http://localhost:${API_PORT}`
  const config: Config = {
    port: PORT,
    caseApiUrl: url('CASE_API_URL', api),
    adminApiUrl: url('ADMIN_API_URL', api),
    auth: readAuth(env, url('AUTH_URL', `http://localhost:${AUTH_PORT}`), problems),
    companyName: env.COMPANY_NAME || 'CostDraft',
    logLevel: env.LOG_LEVEL || 'warn',
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}
