// The ports of the product, as every process reads them from the environment. Node only: the web app must not import
// this.
import { externalHostVariables } from './access/sign-in-host.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The variables with their defaults: web app and gateway; embedded case and admin API; embedded authorization host. */
const DEFAULTS = { PORT: 4000, API_PORT: 4001, AUTH_PORT: 4002 } as const
type PortName = keyof typeof DEFAULTS

/** Whether the embedded APIs are started: unless all three hosts are somebody's own. */
export const runsEmbeddedHosts = ({ CASE_API_URL, ADMIN_API_URL, AUTH_URL }: Env): boolean =>
  !(CASE_API_URL && ADMIN_API_URL && AUTH_URL)

/** The ports that this configuration opens. */
function openedPorts(env: Env): PortName[] {
  if (!runsEmbeddedHosts(env)) return ['PORT']
  return externalHostVariables(env).length > 0 ? ['PORT', 'API_PORT'] : ['PORT', 'API_PORT', 'AUTH_PORT']
}

/**
 * Reads the three ports: whole numbers from 1 to 65535, all that are opened different. Adds a sentence to `problems`
 * for each that is not.
 */
export function readPorts(env: Env, problems: string[]): Record<PortName, number> {
  const ports: Record<PortName, number> = { ...DEFAULTS }
  const valid = new Set<PortName>()
  for (const name of Object.keys(DEFAULTS) as PortName[]) {
    const given = env[name]?.trim() || String(DEFAULTS[name])
    const port = /^\d{1,5}$/.test(given) ? Number(given) : 0
    if (port < 1 || port > 65_535) problems.push(`${name} must be a port number from 1 to 65535, not ${given}.`)
    else {
      ports[name] = port
      valid.add(name)
    }
  }
  const opened = openedPorts(env).filter((name) => valid.has(name))
  opened.forEach((name, i) => {
    const same = opened.slice(0, i).find((other) => ports[other] === ports[name])
    if (same) problems.push(`${same} and ${name} must be different ports: both are ${ports[name]}.`)
  })
  return ports
}
