import { Pool } from 'undici'
import { tokenCall } from '../../tests/support/sign-in.ts'
import type { Figure, Section } from './figures.ts'
import { median, percentile } from './load.ts'
import { operations } from './requests.ts'
import { fillFirms } from './search-firms.ts'
import { startBench, type Bench } from './setup.ts'
import { sized } from './sized.ts'
import { timedEach } from './timed.ts'

/** The firm of the program, and another one, whose board is read meanwhile. */
const BUSY = 'owner@firm-7.example'
const QUIET = 'owner@firm-8.example'
const SEARCHES_AT_ONCE = sized(100, 5)
const WARM_UP = sized(20, 1)
const BOARDS = sized(60, 3)
/** How many times its idle time a board may take. */
const TARGET = 12
/** A rare word, a surname, a common one, two words, an absent one. */
export const SEARCHED = ['sextant', 'kestrel', 'letter', 'letter 417', 'zzyzx']

interface Neighbours {
  /** Reads the board of one firm. */
  board: () => Promise<unknown>
  /** Searches as a program of another firm; the status of the answer. */
  search: (i: number) => Promise<number>
}
export interface Measured {
  /** Milliseconds of each board. */
  idle: number[]
  busy: number[]
  /** How many searches were answered meanwhile, by status. */
  searches: Map<number, number>
}

/** Times the board of one firm by itself, and while a program of another firm makes `atOnce` searches at a time. */
export async function measureNeighbours(
  { board, search }: Neighbours,
  { atOnce, warmUp, boards }: { atOnce: number; warmUp: number; boards: number },
): Promise<Measured> {
  await timedEach(warmUp, board)
  const idle = await timedEach(boards, board)
  const searches = new Map<number, number>()
  const ended = new AbortController()
  const program = async (i: number): Promise<void> => {
    for (let n = i; !ended.signal.aborted; n += atOnce) {
      const status = await search(n)
      searches.set(status, (searches.get(status) ?? 0) + 1)
    }
  }
  const programs = Promise.all(Array.from({ length: atOnce }, (_, i) => program(i)))
  await timedEach(warmUp, board)
  const busy = await timedEach(boards, board)
  ended.abort()
  await programs
  return { idle, busy, searches }
}

/** The headers of a read-only API client of the firm that is signed in. */
async function programOf({ rest, client, authUrl }: Bench): Promise<Record<string, string>> {
  const { client_id, client_secret } = await rest<{ client_id: string; client_secret: string }>(
    'POST',
    `clients/${client}/api-client`,
    { name: 'Nightly', client_role: 'solicitor' },
  )
  const { body } = await tokenCall(authUrl, {
    grant_type: 'client_credentials',
    client_id,
    client_secret,
    scope: 'all',
  })
  return { authorization: `Bearer ${body.access_token}` }
}

async function figuresOf(bench: Bench): Promise<Figure[]> {
  const headers = await programOf(bench)
  const of = await bench.headersOf(QUIET)
  const api = new Pool(bench.instance.apiUrl, { connections: SEARCHES_AT_ONCE, pipelining: 1 })
  const web = new Pool(bench.instance.webUrl, { connections: 1, pipelining: 1 })
  const { method, path, body = '' } = operations.board()
  const began = performance.now()
  const { idle, busy, searches } = await measureNeighbours(
    {
      board: async () => {
        const answer = await web.request({ method, path, body, headers: of })
        const text = await answer.body.text()
        if (answer.statusCode >= 300 || text.includes('"errors"')) throw new Error(`${answer.statusCode} ${text}`)
      },
      search: async (i) => {
        const path = `/client/search?q=${encodeURIComponent(SEARCHED[i % SEARCHED.length] ?? '')}`
        const answer = await api.request({ method: 'GET', path, headers })
        await answer.body.dump()
        return answer.statusCode
      },
    },
    { atOnce: SEARCHES_AT_ONCE, warmUp: WARM_UP, boards: BOARDS },
  )
  const seconds = (performance.now() - began) / 1_000
  await Promise.all([api.close(), web.close()])
  const told = (times: readonly number[]): string => `p95 ${percentile(times, 95).toFixed(0)} ms`
  return [
    { name: 'board of another firm, idle', value: median(idle), unit: 'ms', note: told(idle) },
    { name: `the same beside ${SEARCHES_AT_ONCE} searches at once`, value: median(busy), unit: 'ms', note: told(busy) },
    { name: 'against idle', value: median(busy) / median(idle), unit: '×', limit: TARGET },
    {
      name: 'searches answered a second',
      value: (searches.get(200) ?? 0) / seconds,
      unit: '/s',
      note: `${[...searches].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    },
  ]
}

/** Measures, on PostgreSQL, how long the board of one firm takes while a program of another firm searches by REST. */
export async function* neighbourSections(): AsyncGenerator<Section> {
  const bench = await startBench({ email: BUSY, fill: fillFirms })
  try {
    yield { title: 'Neighbours: 10,000 cases in forty firms', figures: await figuresOf(bench) }
  } finally {
    await bench.stop()
  }
}
