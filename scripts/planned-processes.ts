import { externalHostVariables } from '../packages/schema/src/access/sign-in-host.ts'
import { readPorts, runsEmbeddedHosts } from '../packages/schema/src/ports.ts'
import { readHosts } from '../packages/schema/src/network-settings.ts'
import { assertPortFree } from '../packages/schema/src/http.ts'
import { readProcessCounts } from '../packages/schema/src/process-settings.ts'

type Env = NodeJS.ProcessEnv

export type ProcessKind = 'gateway' | 'api' | 'auth' | 'worker'

/** A process that the supervisor keeps. */
export interface PlannedProcess {
  kind: ProcessKind
  /** As the supervisor calls it. */
  name: string
  /** Its path from the root, and its arguments. */
  script: string
  args: string[]
}

/** No new requests arrive while those behind finish what they began. */
export const ORDER_OF_STOP: readonly ProcessKind[] = ['gateway', 'api', 'auth', 'worker']

const API = 'packages/api/src/server.ts'

/** So many processes of a kind; the second and further ones are called by their number. */
const several = (count: number, planned: Omit<PlannedProcess, 'args'>, args: string[]): PlannedProcess[] =>
  Array.from({ length: count }, (_, i) => ({
    ...planned,
    name: count === 1 ? planned.name : `${planned.name} ${i + 1}`,
    args,
  }))

/** The processes that a configuration asks for, in the order in which they start. */
export function plannedProcesses(env: Env): PlannedProcess[] {
  const { gateways, apis, workers } = readProcessCounts(env, [])
  const gateway = several(
    gateways,
    { kind: 'gateway', name: 'The gateway', script: 'packages/gateway/src/server.ts' },
    [],
  )
  if (!runsEmbeddedHosts(env)) return gateway
  const api = { kind: 'api', name: 'The case and admin API', script: API } as const
  // One process alone can open the embedded database, and does everything then.
  if (!env.DATABASE_URL) return [...several(1, api, []), ...gateway]
  const isSignInExternal = externalHostVariables(env).length > 0
  return [
    ...several(apis, api, ['api']),
    ...several(isSignInExternal ? 0 : 1, { kind: 'auth', name: 'The sign-in host', script: API }, ['auth']),
    ...several(workers, { kind: 'worker', name: 'The worker', script: API }, ['worker']),
    ...gateway,
  ]
}

/**
 * Throws if another program listens on a port that several of these processes are to share. Where one process has a
 * port to itself, the system refuses it; those that share one are let in beside whatever shares it as well.
 */
export async function assertSharedPortsFree(env: Env, planned: readonly PlannedProcess[]): Promise<void> {
  const ports = readPorts(env, [])
  const hosts = readHosts(env, [])
  const isShared = (kind: ProcessKind): boolean => planned.filter((one) => one.kind === kind).length > 1
  if (isShared('api')) await assertPortFree(ports.API_PORT, hosts)
  if (isShared('gateway')) await assertPortFree(ports.PORT, hosts)
}
