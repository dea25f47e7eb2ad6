import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'
import { BUCKET, startGatewayWithBucket } from './files-env.ts'
import { startHaproxy, type Haproxy } from './haproxy.ts'
import { keepProcess, runCommand, type KeptProcess } from './kept-process.ts'
import type { ObjectGateway } from './object-gateway.ts'
import { startPgbouncer, type Pgbouncer } from './pgbouncer.ts'
import { freePort } from './ports.ts'
import { waitUntilReady } from './processes.ts'
import { psql, startPostgres, startReplica, type Postgres, type Replica } from './postgres.ts'

export interface Cluster {
  /** As people and programs reach it: through the balancer. */
  webUrl: string
  apiUrl: string
  authUrl: string
  balancer: Haproxy
  gateways: KeptProcess[]
  apis: KeptProcess[]
  signInHost: KeptProcess
  workers: KeptProcess[]
  postgres: Postgres
  replica: Replica
  pooler: Pgbouncer
  store: ObjectGateway
  /** Everything that the processes of the product have written so far. */
  output: () => string
  stop: () => Promise<void>
}

interface Options {
  /** Variables of all processes of the product. */
  env?: Record<string, string>
  /** As of the balancer. */
  fromManyNetworks?: boolean
}

const OF_EACH = 2

/** As README says for operators: as many connections as PostgreSQL shall have, and no long wait for one. */
const POOLER = { default_pool_size: '20', query_wait_timeout: '5' }

/**
 * Starts the product as an operator runs it past one process of each kind: HAProxy in front of two gateways and of two
 * APIs, a sign-in host, two workers, PgBouncer in transaction mode, PostgreSQL with a streaming replica, and the files
 * in a bucket. Each process of the product is one command, with a port of its own, and is started again when it ends.
 */
export async function startCluster({ env = {}, fromManyNetworks = false }: Options = {}): Promise<Cluster> {
  const stops: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  const kept = <T extends { stop: () => Promise<void> }>(part: T): T => {
    stops.push(part.stop)
    return part
  }
  try {
    return { ...(await assemble(env, fromManyNetworks, kept)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Keep = <T extends { stop: () => Promise<void> }>(part: T) => T
const portsOf = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort))
const urlOf = (port: number): string => `http://localhost:${port}`

async function assemble(
  env: Record<string, string>,
  fromManyNetworks: boolean,
  kept: Keep,
): Promise<Omit<Cluster, 'stop'>> {
  const [web = 0, api = 0, auth = 0, authPort = 0] = await portsOf(4)
  const [gatewayPorts, apiPorts] = [await portsOf(OF_EACH), await portsOf(OF_EACH)]
  const postgres = kept(await startPostgres())
  // What a replica that was away for a while has to catch up with is still there.
  psql(postgres.url, "alter system set wal_keep_size = '512MB'")
  psql(postgres.url, 'select pg_reload_conf()')
  const pooler = kept(await startPgbouncer(postgres, { settings: POOLER }))
  const replica = kept(await startReplica(postgres))
  const store = kept(await startGatewayWithBucket())
  const balancer = kept(
    await startHaproxy(
      [
        { name: 'web', port: web, servers: gatewayPorts },
        { name: 'api', port: api, servers: apiPorts },
        { name: 'auth', port: auth, servers: [authPort] },
      ],
      { fromManyNetworks },
    ),
  )
  const dataDir = mkdtempSync(join(tmpdir(), 'costdraft-cluster-'))
  const common: Record<string, string> = {
    ...store.env,
    DATA_DIR: dataDir,
    FILES_URL: `s3://${BUCKET}/cluster`,
    DATABASE_URL: pooler.url,
    DATABASE_READ_URL: replica.url,
    NAMED_STATEMENTS: 'no',
    MIGRATE: 'no',
    SEED: 'demo',
    GATEWAYS: String(OF_EACH),
    APIS: String(OF_EACH),
    WORKERS: String(OF_EACH),
    HOST: 'localhost',
    WEB_URL: urlOf(web),
    AUTH_URL: urlOf(auth),
    AUTH_PORT: String(authPort),
    TRUST_PROXY: '1',
    ...env,
  }
  kept({ stop: async () => rmSync(dataDir, { recursive: true, force: true }) })
  await runCommand('migrate', common)
  await buildWeb(() => {})
  let output = ''
  const say = (text: string): void => {
    output += text
  }
  const processes: KeptProcess[] = []
  // All at once: each may wait some seconds for whoever keeps a connection.
  kept({ stop: async () => void (await Promise.all(processes.map((one) => one.stop()))) })
  const start = (name: string, more: Record<string, string> = {}): KeptProcess => {
    const one = keepProcess(name, name.split(' ')[0] ?? name, { ...common, ...more }, say)
    processes.push(one)
    return one
  }
  const allReady = async (those: readonly KeptProcess[]): Promise<void> => {
    try {
      for (const one of those) await one.ready()
    } catch (error) {
      throw new Error(`The cluster did not start: ${output}`, { cause: error })
    }
  }
  // The first fills the empty database.
  const [first = 0, ...others] = apiPorts
  const apis = [start('api 1', { API_PORT: String(first) })]
  await allReady(apis)
  apis.push(...others.map((port, i) => start(`api ${i + 2}`, { API_PORT: String(port) })))
  const signInHost = start('auth')
  await allReady([...apis, signInHost])
  const workers = Array.from({ length: OF_EACH }, (_, i) => start(`worker ${i + 1}`))
  // Only gateways are told where the API is: elsewhere it would mean that the hosts are somebody else's.
  const hosts = { CASE_API_URL: urlOf(api), ADMIN_API_URL: urlOf(api) }
  const gateways = gatewayPorts.map((port, i) => start(`gateway ${i + 1}`, { PORT: String(port), ...hosts }))
  await allReady([...workers, ...gateways])
  const addresses = { webUrl: urlOf(web), apiUrl: urlOf(api), authUrl: urlOf(auth) }
  // The balancer has to find them, too.
  for (const url of Object.values(addresses)) await waitUntilReady(url)
  const engines = { postgres, replica, pooler, store, balancer }
  return { ...addresses, ...engines, gateways, apis, signInHost, workers, output: () => output }
}
