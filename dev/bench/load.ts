import { Pool } from 'undici'
import { cpuTimeOf, hasProcessTimes, readProcesses } from './process-times.ts'
import { sized } from './sized.ts'

/** A request that is sent repeatedly. */
export interface BenchRequest {
  method: 'GET' | 'POST'
  path: string
  body?: string
}
/** A measured server and its request. `request` returns the next one. */
export interface Contender {
  name: string
  origin: string
  headers: Record<string, string>
  request: () => BenchRequest
  /** The ids of the processes that work for it, by name. */
  processes: Readonly<Record<string, number>>
}
/** What one round of one contender gave. */
export interface Round {
  /** Requests answered per second. */
  perSecond: number
  /** Milliseconds of CPU per answered request, by process; undefined where the system does not tell. */
  cpu: Readonly<Record<string, number>> | undefined
}
export interface Measured {
  name: string
  rounds: readonly Round[]
}

const CONNECTIONS = 10
/**
 * Milliseconds for which each contender is warmed up: a program that V8 has not yet compiled costs three times as much.
 */
const WARM_UP = sized(1_500, 20)

export const percentile = (times: readonly number[], percent: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
export const median = (values: readonly number[]): number => percentile(values, 50)

/** The CPU time of each process so far, in milliseconds. */
function cpuTimes(processes: Contender['processes']): Record<string, number> | undefined {
  if (!hasProcessTimes) return undefined
  const all = readProcesses()
  return Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, cpuTimeOf(all, pid)]))
}

/**
 * Sends requests over ten connections for `forMs` milliseconds and waits for the last answers. Throws on an error
 * response, because errors are fast and would distort the result.
 */
async function load({ name, origin, headers, request, processes }: Contender, forMs: number): Promise<Round> {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 })
  let answered = 0
  const worker = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      const { method, path, body } = request()
      const answer = await pool.request({ method, path, headers, ...(body && { body }) })
      const text = await answer.body.text()
      if (answer.statusCode >= 300 || text.includes('"errors"'))
        throw new Error(`${name}: ${answer.statusCode} ${text.slice(0, 300)}`)
      answered++
    }
  }
  const before = cpuTimes(processes)
  const began = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, () => worker(began + forMs)))
  const took = performance.now() - began
  const after = cpuTimes(processes)
  await pool.close()
  const cpu =
    before &&
    after &&
    Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / answered]))
  return { perSecond: (answered / took) * 1_000, cpu }
}

/**
 * Measures contenders in turn, round by round, so that drift of the machine affects all alike; a first round that does
 * not count warms them up, for `warmUp` milliseconds.
 */
export async function inTurn(
  contenders: readonly Contender[],
  rounds: number,
  forMs: number,
  warmUp = WARM_UP,
): Promise<Measured[]> {
  const measured = contenders.map(({ name }) => ({ name, rounds: [] as Round[] }))
  for (const contender of contenders) await load(contender, warmUp)
  for (let round = 0; round < rounds; round++)
    for (const [i, contender] of contenders.entries()) measured[i]?.rounds.push(await load(contender, forMs))
  return measured
}
