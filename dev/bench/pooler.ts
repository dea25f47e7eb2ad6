import { resolve } from 'node:path'
import { freshTokens } from '../../tests/support/sign-in.ts'
import { startApiProcess, type ApiProcess } from '../api-process.ts'
import { newDataFolder } from '../data-folder.ts'
import { startPgbouncer, type Pgbouncer } from '../pgbouncer.ts'
import { startPostgres, type Postgres } from '../postgres.ts'
import { formatted, type Figure, type Section } from './figures.ts'
import { inTurn, median, type BenchRequest, type Contender, type Measured, type Round } from './load.ts'
import { hasProcessTimes } from './process-times.ts'
import { sized } from './sized.ts'

const ROUNDS = sized(5, 1)
/** Milliseconds of a round. */
const FOR = sized(1_000, 20)
const EMAIL = 'owner@ashdown.example'
const root = resolve(import.meta.dirname, '../..')

const get = (path: string) => (): BenchRequest => ({ method: 'GET', path })

/** What is asked of each API: the requests of every page, from one statement to many. */
async function requestsOf({ apiUrl }: ApiProcess, headers: Record<string, string>) {
  const answer = await fetch(`${apiUrl}/client/case?first=1`, { headers })
  const { nodes } = (await answer.json()) as { nodes: { uuid: string }[] }
  const uuid = nodes[0]?.uuid ?? ''
  return {
    'who asks': get('/users/user'),
    'list of 20 cases': get('/client/case?first=20'),
    'a case': get(`/client/case/${uuid}`),
    'its totals': get(`/client/case/${uuid}/totals`),
    'a note saved': (): BenchRequest => ({
      method: 'POST',
      path: `/client/case/${uuid}/note`,
      body: JSON.stringify({ body: 'Rang the court' }),
    }),
  }
}

/** How an API reaches PostgreSQL, with the processes that work for it besides. */
interface Way {
  name: string
  env: Record<string, string>
  processes: Record<string, number>
}

/** Straight; straight without names, which is what a pooler takes; and through it. */
const waysTo = (postgres: Postgres, pooler: Pgbouncer): Way[] => {
  const PostgreSQL = postgres.pid()
  return [
    { name: 'straight', env: { DATABASE_URL: postgres.url }, processes: { PostgreSQL } },
    {
      name: 'straight, without names',
      env: { DATABASE_URL: postgres.url, NAMED_STATEMENTS: 'no' },
      processes: { PostgreSQL },
    },
    {
      name: 'through PgBouncer',
      env: { DATABASE_URL: pooler.url, NAMED_STATEMENTS: 'no' },
      processes: { PostgreSQL, PgBouncer: pooler.pid() },
    },
  ]
}

const totalOf = ({ cpu = {} }: Round): number => Object.values(cpu).reduce((sum, ms) => sum + ms, 0)
const totalMedian = ({ rounds }: Measured): number => median(rounds.map(totalOf))

/** CPU of a request by process, and beside that of the first way. */
function figureOf(measured: Measured, straight: Measured): Figure {
  const { name, rounds } = measured
  const parts = Object.keys(rounds[0]?.cpu ?? {}).map(
    (process) => `${process} ${formatted(median(rounds.map(({ cpu }) => cpu?.[process] ?? 0)))}`,
  )
  const ratio = totalMedian(measured) / totalMedian(straight)
  return { name, value: totalMedian(measured), unit: 'ms', note: `${formatted(ratio)} ×; ${parts.join(' · ')}` }
}

/** Measures the CPU of a request that reaches PostgreSQL straight, and through PgBouncer in transaction mode. */
export async function* poolerSections(): AsyncGenerator<Section> {
  const postgres = await startPostgres()
  const pooler = await startPgbouncer(postgres)
  const DATA_DIR = await newDataFolder(postgres.url)
  const ways = waysTo(postgres, pooler)
  const apis: ApiProcess[] = []
  try {
    // The first that starts without names makes the settings hold for the role.
    for (const { env } of ways)
      apis.push(
        await startApiProcess(root, { DATA_DIR, SEED: 'demo', QUERY_BUDGET: String(Number.MAX_SAFE_INTEGER), ...env }),
      )
    const contenders: Contender[][] = []
    for (const [i, { name, processes }] of ways.entries()) {
      const api = apis[i]!
      const { access_token } = await freshTokens(api, EMAIL)
      const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
      contenders.push(
        Object.entries(await requestsOf(api, headers)).map(([what, request]) => ({
          ...{ name: `${what}, ${name}`, origin: api.apiUrl, headers, request },
          processes: { API: api.pid, ...processes },
        })),
      )
    }
    const figures: Figure[] = []
    for (const request of contenders[0]?.keys() ?? []) {
      const measured = await inTurn(
        contenders.map((ofWay) => ofWay[request]!),
        ROUNDS,
        FOR,
      )
      if (hasProcessTimes) figures.push(...measured.map((one) => figureOf(one, measured[0]!)))
    }
    yield { title: 'PostgreSQL straight, and through PgBouncer', figures }
  } finally {
    for (const api of apis) await api.stop()
    await pooler.stop()
    await postgres.stop()
  }
}
