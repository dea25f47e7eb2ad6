import { once } from 'node:events'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { sql } from 'kysely'
import { request } from 'undici'
import { newDataFolder } from '../data-folder.ts'
import { startPostgres, type Postgres } from '../postgres.ts'
import { start, type Processes } from '../processes.ts'
import type { BenchRequest } from './load.ts'
import { findProcess, hasProcessTimes, readProcesses } from './process-times.ts'
import { send } from './requests.ts'
import { isSmall } from './sized.ts'
import { freshTokens } from '../../tests/support/sign-in.ts'

export interface Bench {
  instance: Processes
  /** The ids of the processes of the product, by name; empty where the system does not tell their times. */
  processes: Readonly<Record<string, number>>
  headers: { authorization: string; 'content-type': string }
  databaseUrl: string
  authUrl: string
  /** The uuid of the firm whose owner is signed in, and those of its first fee earner and site. */
  client: string
  feeEarner: string
  site: string
  /** Sends a request to the gateway, or to the API; returns the parsed answer. */
  ask: (request: BenchRequest) => Promise<unknown>
  askApi: (request: BenchRequest) => Promise<unknown>
  rest: <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<T>
  /** Creates a care case; returns its uuid. */
  addCase: (name: string, more?: Record<string, unknown>) => Promise<string>
  upload: (caseUuid: string, csv: string, to?: 'upload' | 'import' | 'import/preview') => Promise<number>
  /** The headers of requests of another person. */
  headersOf: (email: string) => Promise<Bench['headers']>
  /** Runs SQL on the database as its owner while the product is stopped, and does what autovacuum would do after it. */
  runSql: (text: string) => Promise<void>
  stop: () => Promise<void>
}

function processesOf({ child }: Processes, postgres: Pick<Postgres, 'pid'> | undefined): Bench['processes'] {
  if (!hasProcessTimes || child.pid === undefined) return {}
  const all = readProcesses()
  return {
    gateway: findProcess(all, child.pid, 'gateway/src/server.ts'),
    API: findProcess(all, child.pid, 'api/src/server.ts'),
    ...(postgres && { PostgreSQL: postgres.pid() }),
  }
}

const EMAIL = 'owner@ashdown.example'

/** The product as a firm runs it, with nobody signed in. */
interface Product extends Pick<Bench, 'instance' | 'processes' | 'databaseUrl' | 'authUrl' | 'runSql' | 'stop'> {}

interface ProductOptions {
  /** On the embedded database; by default on PostgreSQL. */
  isEmbedded?: boolean
  /** Fills the database before the start. */
  fill?: (dataDir: string, databaseUrl?: string) => Promise<void>
  /** A server that is there already, which is left running. */
  server?: Pick<Postgres, 'url' | 'pid'>
}

interface Options extends ProductOptions {
  /** Who is signed in. */
  email?: string
  /** Never that of another section, where two are measured beside each other. */
  isOwn?: boolean
}

async function startProduct({ isEmbedded = false, fill, server }: ProductOptions): Promise<Product> {
  const own = isEmbedded || server ? undefined : await startPostgres()
  const postgres = server ?? own
  const databaseUrl = postgres?.url ?? ''
  const dataDir = await newDataFolder(postgres?.url)
  await fill?.(dataDir, postgres?.url)
  // The budget of queries is there to stop a client that asks as fast as this.
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HOST: 'localhost',
    SEED: 'demo',
    QUERY_BUDGET: String(Number.MAX_SAFE_INTEGER),
  }
  let instance = await start(env)
  const end = async (): Promise<void> => {
    // As after an error between an end and the next start.
    if (instance.child.exitCode !== null || instance.child.signalCode !== null) return
    // Closed when the last of its processes has ended, which the database is still open in.
    const closed = once(instance.child, 'close')
    instance.child.kill('SIGTERM')
    await closed
  }
  const { ports, authPort } = instance
  const [web, api] = ports.map(String)
  const restart = { ...env, PORT: web ?? '', API_PORT: api ?? '', AUTH_PORT: String(authPort) }
  return {
    get instance() {
      return instance
    },
    get processes() {
      return processesOf(instance, postgres)
    },
    databaseUrl,
    authUrl: `http://localhost:${authPort}`,
    runSql: async (text) => {
      await end()
      const { db, close } = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined })
      for (const part of ['set statement_timeout = 0', text, 'vacuum (analyze)', 'checkpoint'])
        await db.connection().execute((one) => sql.raw(part).execute(one))
      await close()
      instance = await start(restart)
    },
    stop: async () => {
      await end()
      await own?.stop()
    },
  }
}

/** In small, what one section has started serves the others that want the same, until all have ended. */
const kept = new Map<string, Promise<Product>>()
const keptProduct = (options: ProductOptions): Promise<Product> => {
  const kind = `${options.isEmbedded ? 'PGlite' : 'PostgreSQL'} ${options.fill?.name ?? ''}`
  const product = kept.get(kind) ?? startProduct(options)
  kept.set(kind, product)
  return product
}
/** Stops what was kept for further sections. */
export async function stopKept(): Promise<void> {
  for (const product of kept.values()) await (await product).stop()
}

/** Starts the product as a firm runs it, and signs somebody in. */
export async function startBench({ email = EMAIL, isOwn = false, ...options }: Options = {}): Promise<Bench> {
  const isKept = isSmall && !isOwn && !options.server
  const product = isKept ? await keptProduct(options) : await startProduct(options)
  const { authUrl, databaseUrl } = product
  const headersOf = async (who: string): Promise<Bench['headers']> => {
    const { access_token } = await freshTokens({ webUrl: product.instance.webUrl, authUrl }, who)
    return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  }
  const headers = await headersOf(email)
  const rest = async <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> => {
    const answer = await request(`${product.instance.apiUrl}/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`)
    return (text ? JSON.parse(text) : undefined) as T
  }
  const { client_uuid: client } = await rest<{ client_uuid: string }>('GET', 'users/user')
  const firstOf = async (path: string): Promise<string> => (await rest<{ uuid: string }[]>('GET', path))[0]?.uuid ?? ''
  const site = await firstOf(`clients/${client}/sites`)
  const feeEarner = await firstOf(`client/${client}/fee-earner`)
  return {
    get instance() {
      return product.instance
    },
    get processes() {
      return product.processes
    },
    headers,
    headersOf,
    rest,
    client,
    feeEarner,
    site,
    ask: (request) => send(product.instance.webUrl, request, headers),
    askApi: (request) => send(product.instance.apiUrl, request, headers),
    databaseUrl,
    authUrl,
    addCase: async (case_name, more) =>
      (
        await rest<{ uuid: string }>('POST', `client/${client}/case/legal-aid`, {
          case_name,
          solicitors_case_reference: 'BENCH',
          case_type: 'care_and_supervision',
          fee_earner: feeEarner,
          site,
          represented_party: 'parent',
          parties_represented: 1,
          certificate: { certificate_number: 'ABCDEF123456', court_level: 'other_judge', date_of_issue: '2025-01-10' },
          ...more,
        })
      ).uuid,
    upload: async (caseUuid, csv, to = 'upload') => {
      const form = new FormData()
      form.append('file', new Blob([csv]), 'ledger.csv')
      const began = performance.now()
      const answer = await fetch(`${product.instance.apiUrl}/client/case/${caseUuid}/time-recording/${to}`, {
        method: 'POST',
        body: form,
        headers: { authorization: headers.authorization },
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.text()
      return performance.now() - began
    },
    runSql: product.runSql,
    stop: isKept ? () => Promise.resolve() : product.stop,
  }
}
