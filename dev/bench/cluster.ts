import { randomUUID } from 'node:crypto'
import { freshTokens } from '../../tests/support/sign-in.ts'
import { buildWeb } from '../../scripts/build-web.ts'
import { newDataFolder } from '../data-folder.ts'
import { startHaproxy, type Haproxy } from '../haproxy.ts'
import { keepProcess, runCommand, type KeptProcess } from '../kept-process.ts'
import { startPgbouncer, type Pgbouncer } from '../pgbouncer.ts'
import { freePort } from '../ports.ts'
import { startPostgres, type Postgres } from '../postgres.ts'
import { formatted, type Figure, type Section } from './figures.ts'
import { inTurn, median, type BenchRequest, type Contender, type Measured, type Round } from './load.ts'
import { hasProcessTimes } from './process-times.ts'
import { operations } from './requests.ts'
import { sized } from './sized.ts'

const ROUNDS = sized(7, 1)
/** Milliseconds of a round. */
const FOR = sized(3_000, 20)
/** The same before them: of two processes each is asked half as often, and V8 compiles what it has run often. */
const WARM_UP = sized(12_000, 20)
const EMAIL = 'owner@ashdown.example'
const LIMIT = 1.15

/** So many gateways and APIs, and how they reach PostgreSQL. */
interface Way {
  name: string
  each: number
  /** The cause is PgBouncer's: it is said, and has no target. */
  isThroughPooler: boolean
}
const WAYS: readonly Way[] = [
  { name: 'one of each', each: 1, isThroughPooler: false },
  { name: 'two of each through HAProxy', each: 2, isThroughPooler: false },
  { name: 'the same through PgBouncer', each: 2, isThroughPooler: true },
]

interface House {
  webUrl: string
  processes: Contender['processes']
  stop: () => Promise<void>
}
interface Around {
  postgres: Postgres
  pooler: Pgbouncer
  env: Record<string, string>
}

const several = async <T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i + 1)))
const urlOf = (port: number): string => `http://localhost:${port}`

/** Starts gateways and APIs, each a process of its own; several of a kind behind HAProxy. */
async function startHouse({ each, isThroughPooler }: Way, { postgres, pooler, env }: Around): Promise<House> {
  const kept: KeptProcess[] = []
  let output = ''
  const start = async (kind: string, number: number, more: Record<string, string>): Promise<void> => {
    const one = keepProcess(`${kind} ${number}`, kind, { ...env, ...more }, (text) => (output += text))
    kept.push(one)
    await one.ready().catch((error: unknown) => {
      throw new Error(output, { cause: error })
    })
  }
  const [web, api] = [await several(each, freePort), await several(each, freePort)]
  const balancer: Haproxy | undefined =
    each > 1
      ? await startHaproxy([
          { name: 'web', port: await freePort(), servers: web },
          { name: 'api', port: await freePort(), servers: api },
        ])
      : undefined
  const [webUrl = '', apiUrl = ''] = [balancer?.fronts.web ?? web[0]!, balancer?.fronts.api ?? api[0]!].map(urlOf)
  const counts = { GATEWAYS: String(each), APIS: String(each), ...(balancer && { TRUST_PROXY: '1' }) }
  const database: Record<string, string> = isThroughPooler ? { DATABASE_URL: pooler.url, NAMED_STATEMENTS: 'no' } : {}
  for (const [i, port] of api.entries()) await start('api', i + 1, { ...counts, ...database, API_PORT: String(port) })
  const hosts = { CASE_API_URL: apiUrl, ADMIN_API_URL: apiUrl }
  for (const [i, port] of web.entries()) await start('gateway', i + 1, { ...counts, ...hosts, PORT: String(port) })
  return {
    webUrl,
    processes: {
      ...Object.fromEntries(kept.map(({ name, pid }) => [name, pid()])),
      ...(balancer && { HAProxy: balancer.pid() }),
      ...(isThroughPooler && { PgBouncer: pooler.pid() }),
      PostgreSQL: postgres.pid(),
    },
    stop: async () => {
      await Promise.all(kept.map((one) => one.stop()))
      await balancer?.stop()
    },
  }
}

const NOTE =
  'mutation($c: ID!, $k: String) { addNote(caseUuid: $c, body: "Rang the court", idempotencyKey: $k) { uuid } }'

/** What is asked through the gateway: a list, a case with its rows and totals, and a change. */
const requestsOf = (caseUuid: string): Record<string, () => BenchRequest> => ({
  'list of 20 cases': () => operations.board(20),
  'a case with its rows': () => operations.wholeCase(caseUuid),
  'a note saved': () => ({
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query: NOTE, variables: { c: caseUuid, k: randomUUID() } }),
  }),
})

const totalOf = ({ cpu = {} }: Round): number => Object.values(cpu).reduce((sum, ms) => sum + ms, 0)
/** Two processes of a kind are one part of the sum. */
const kindOf = (process: string): string => process.replace(/ \d+$/, '')

/** CPU of a request by kind of process, and beside that of one of each in the same round. */
function figureOf(measured: Measured, one: Measured, { each, isThroughPooler }: Way): Figure {
  const { name, rounds } = measured
  const kinds = [...new Set(Object.keys(rounds[0]?.cpu ?? {}).map(kindOf))]
  const sumOf =
    (kind: string) =>
    ({ cpu = {} }: Round) =>
      Object.entries(cpu).reduce((sum, [process, ms]) => sum + (kindOf(process) === kind ? ms : 0), 0)
  const parts = kinds.map((kind) => `${kind} ${formatted(median(rounds.map(sumOf(kind))))}`).join(' · ')
  if (each === 1) return { name, value: median(rounds.map(totalOf)), unit: 'ms', note: parts }
  const ratios = rounds.map((round, i) => totalOf(round) / totalOf(one.rounds[i]!))
  const range = `${formatted(Math.min(...ratios))}–${formatted(Math.max(...ratios))} by round`
  return {
    ...{ name, value: median(ratios), unit: '×', note: `${range}; ms: ${parts}` },
    ...(!isThroughPooler && { limit: LIMIT }),
  }
}

/** Measures the CPU of a request with one gateway and one API, with two of each, and with a pooler below these. */
export async function* clusterSections(): AsyncGenerator<Section> {
  const stops: (() => Promise<void>)[] = []
  try {
    const postgres = await startPostgres()
    stops.push(postgres.stop)
    const pooler = await startPgbouncer(postgres, { settings: { default_pool_size: '20' } })
    stops.push(pooler.stop)
    const authPort = await freePort()
    const env = {
      DATA_DIR: await newDataFolder(postgres.url),
      DATABASE_URL: postgres.url,
      MIGRATE: 'no',
      SEED: 'demo',
      HOST: 'localhost',
      AUTH_PORT: String(authPort),
      AUTH_URL: urlOf(authPort),
      WEB_URL: urlOf(await freePort()),
      QUERY_BUDGET: String(Number.MAX_SAFE_INTEGER),
    }
    await buildWeb(() => {})
    await runCommand('migrate', { ...env, NAMED_STATEMENTS: 'no' })
    const houses: House[] = []
    for (const way of WAYS) {
      const house = await startHouse(way, { postgres, pooler, env })
      stops.push(house.stop)
      houses.push(house)
    }
    const auth = keepProcess('auth', 'auth', env, () => {})
    stops.push(auth.stop)
    await auth.ready()
    const { access_token } = await freshTokens({ webUrl: env.WEB_URL, authUrl: env.AUTH_URL }, EMAIL)
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${houses[0]!.webUrl}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: '{ cases(first: 1) { nodes { uuid } } }' }),
    })
    const { data } = (await answer.json()) as { data: { cases: { nodes: { uuid: string }[] } } }
    const figures: Figure[] = []
    for (const [what, request] of Object.entries(requestsOf(data.cases.nodes[0]?.uuid ?? ''))) {
      const contenders = WAYS.map(({ name }, i): Contender => ({
        ...{ name: `${what}, ${name}`, origin: houses[i]!.webUrl, headers, request },
        processes: houses[i]!.processes,
      }))
      const measured = await inTurn(contenders, ROUNDS, FOR, WARM_UP)
      if (hasProcessTimes) figures.push(...measured.map((one, i) => figureOf(one, measured[0]!, WAYS[i]!)))
    }
    yield { title: 'CPU per request, one and two of each', figures }
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
