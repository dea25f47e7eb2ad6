import { Pool } from 'undici'

/** A request that is sent repeatedly. */
export interface BenchRequest {
  method: 'GET' | 'POST'
  path: string
  body?: string
}
/** A measured server and its requests. `requests` returns those of one iteration, which are sent concurrently and measured together. */
export interface Contender {
  name: string
  origin: string
  headers: Record<string, string>
  requests: () => readonly BenchRequest[]
}
export interface Measurement {
  perSecond: number
  p50: number
  p99: number
}

const CONNECTIONS = 10

export const percentile = (times: readonly number[], percent: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
export const median = (values: readonly number[]): number => percentile(values, 50)

/** Sends requests over ten connections for `forMs` milliseconds. Throws on an error response, because errors are fast and would distort the result. */
export async function load({ name, origin, headers, requests }: Contender, forMs: number): Promise<Measurement> {
  const pool = new Pool(origin, { connections: CONNECTIONS * 3, pipelining: 1 })
  const times: number[] = [],
    until = performance.now() + forMs
  const one = async ({ method, path, body }: BenchRequest): Promise<void> => {
    const answer = await pool.request({ method, path, headers, ...(body && { body }) })
    const text = await answer.body.text()
    if (answer.statusCode >= 300 || text.includes('"errors"'))
      throw new Error(`${name}: ${answer.statusCode} ${text.slice(0, 300)}`)
  }
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now()
      await Promise.all(requests().map(one))
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  const took = performance.now() - began
  await pool.close()
  return { perSecond: (times.length / took) * 1_000, p50: percentile(times, 50), p99: percentile(times, 99) }
}

/** Measures contenders alternately in rounds, so that drift of the machine affects all. Returns each one's medians, and the median of its ratio to the first contender. */
export async function interleaved(contenders: readonly Contender[], rounds: number, forMs: number) {
  const all = contenders.map((): Measurement[] => [])
  for (const contender of contenders) await load(contender, forMs / 2)
  for (let round = 0; round < rounds; round++)
    for (const [i, contender] of contenders.entries()) all[i]?.push(await load(contender, forMs))
  return contenders.map(({ name }, i) => {
    const own = all[i] ?? []
    // How many times as fast the first contender is, by round.
    const ratio = median(own.map(({ perSecond }, round) => (all[0]?.[round]?.perSecond ?? 0) / perSecond))
    return {
      name,
      perSecond: median(own.map((m) => m.perSecond)),
      p50: median(own.map((m) => m.p50)),
      p99: median(own.map((m) => m.p99)),
      ratio,
    }
  })
}
