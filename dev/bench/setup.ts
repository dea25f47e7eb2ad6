import { request } from 'undici'
import { newDataFolder } from '../data-folder.ts'
import { startPostgres } from '../postgres.ts'
import { start, type Processes } from '../processes.ts'
import type { BenchRequest } from './load.ts'
import { findProcess, hasProcessTimes, readProcesses } from './process-times.ts'
import { send } from './requests.ts'
import { freshTokens } from '../../tests/support/sign-in.ts'

export interface Bench {
  instance: Processes
  /** The ids of the processes of the product, by name; empty where the system does not tell their times. */
  processes: Readonly<Record<string, number>>
  headers: Record<string, string>
  databaseUrl: string
  /** The uuid of the firm whose owner is signed in, and those of its first fee earner and site. */
  client: string
  feeEarner: string
  site: string
  /** Sends a request to the gateway, or to the API; returns the parsed answer. */
  ask: (request: BenchRequest) => Promise<unknown>
  askApi: (request: BenchRequest) => Promise<unknown>
  rest: <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<T>
  /** Creates a care case; returns its uuid. */
  addCase: (name: string, more?: Record<string, unknown>) => Promise<string>
  upload: (caseUuid: string, csv: string) => Promise<number>
  stop: () => Promise<void>
}

function processesOf({ child }: Processes, postgres: number): Bench['processes'] {
  if (!hasProcessTimes || child.pid === undefined) return {}
  const all = readProcesses()
  return {
    gateway: findProcess(all, child.pid, 'gateway/src/server.ts'),
    API: findProcess(all, child.pid, 'api/src/server.ts'),
    PostgreSQL: postgres,
  }
}

const EMAIL = 'owner@ashdown.example'

interface Options {
  /** On the embedded database, where figures by process are not told; by default on PostgreSQL. */
  isEmbedded?: boolean
  /** Fills the database before the start. */
  fill?: (dataDir: string, databaseUrl?: string) => Promise<void>
  /** Who is signed in. */
  email?: string
}

/** Starts the product as a firm runs it. */
export async function startBench({ isEmbedded = false, fill, email = EMAIL }: Options = {}): Promise<Bench> {
  const postgres = isEmbedded ? undefined : await startPostgres(),
    dataDir = await newDataFolder(postgres?.url)
  await fill?.(dataDir, postgres?.url)
  // The budget of queries is there to stop a client that asks as fast as this.
  const instance = await start({
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    QUERY_BUDGET: String(Number.MAX_SAFE_INTEGER),
  })
  const { access_token } = await freshTokens(
    { webUrl: instance.webUrl, authUrl: `http://localhost:${instance.authPort}` },
    email,
  )
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const rest = async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<T> => {
    const answer = await request(`${instance.apiUrl}/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`)
    return JSON.parse(text) as T
  }
  const { client_uuid: client } = await rest<{ client_uuid: string }>('GET', 'users/user')
  const firstOf = async (path: string): Promise<string> => (await rest<{ uuid: string }[]>('GET', path))[0]?.uuid ?? ''
  const site = await firstOf(`clients/${client}/sites`),
    feeEarner = await firstOf(`client/${client}/fee-earner`)
  return {
    instance,
    headers,
    rest,
    client,
    feeEarner,
    site,
    processes: postgres ? processesOf(instance, postgres.pid()) : {},
    ask: (request) => send(instance.webUrl, request, headers),
    askApi: (request) => send(instance.apiUrl, request, headers),
    databaseUrl: postgres?.url ?? '',
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
    upload: async (caseUuid, csv) => {
      const form = new FormData()
      form.append('file', new Blob([csv]), 'ledger.csv')
      const began = performance.now()
      const answer = await fetch(`${instance.apiUrl}/client/case/${caseUuid}/time-recording/upload`, {
        method: 'POST',
        body: form,
        headers: { authorization: headers.authorization },
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.text()
      return performance.now() - began
    },
    stop: async () => {
      instance.child.kill('SIGTERM')
      await instance.ended
      await postgres?.stop()
    },
  }
}
