import { Pool } from 'undici'

/** One request as it is sent again and again. */
export interface Ask {
  method: 'GET' | 'POST'
  path: string
  body?: string
}
/** Someone who is measured: where, and what to ask in turn; what belongs together is asked at once and counts as one. */
export interface Contender {
  name: string
  origin: string
  headers: Record<string, string>
  asks: () => readonly Ask[]
}
export interface Measured {
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

/** Asks over ten connections for so many milliseconds. An answer that is no success ends the measurement: errors are quick. */
export async function load({ name, origin, headers, asks }: Contender, forMs: number): Promise<Measured> {
  const pool = new Pool(origin, { connections: CONNECTIONS * 3, pipelining: 1 })
  const times: number[] = [],
    until = performance.now() + forMs
  const one = async ({ method, path, body }: Ask): Promise<void> => {
    const answer = await pool.request({ method, path, headers, ...(body && { body }) })
    const text = await answer.body.text()
    if (answer.statusCode >= 300 || text.includes('"errors"'))
      throw new Error(`${name}: ${answer.statusCode} ${text.slice(0, 300)}`)
  }
  const hand = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now()
      await Promise.all(asks().map(one))
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, hand))
  const took = performance.now() - began
  await pool.close()
  return { perSecond: (times.length / took) * 1_000, p50: percentile(times, 50), p99: percentile(times, 99) }
}

/** Contenders in turn, round after round, so that a machine that drifts drifts for all; each one's medians, and the median of the ratios of the rounds. */
export async function interleaved(contenders: readonly Contender[], rounds: number, forMs: number) {
  const all = contenders.map((): Measured[] => [])
  for (const contender of contenders) await load(contender, forMs / 2)
  for (let round = 0; round < rounds; round++)
    for (const [i, contender] of contenders.entries()) all[i]?.push(await load(contender, forMs))
  return contenders.map(({ name }, i) => {
    const own = all[i] ?? []
    // How many times as quick the first contender is, round by round.
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
