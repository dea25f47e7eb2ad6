import { AsyncLocalStorage } from 'node:async_hooks'
import { onScrape } from '@costdraft/schema/telemetry/metrics.ts'
import type { Release } from '@costdraft/schema/shares.ts'
import type { PostgresPool } from 'kysely'
import { databaseUnavailable } from './outages.ts'
import { noteRefusal, poolSamples } from './pool-figures.ts'
import { tracedQuery } from './traced-query.ts'

/** For whom a connection is borrowed. */
interface Borrower {
  firm: string
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal
  /** What a request has set going, such as a job, is no work of its firm once it has ended. */
  hasEnded: boolean
}
const borrowers = new AsyncLocalStorage<Borrower>()
/** What borrows for no firm, such as jobs and the sign-in host, takes turns as one. */
const OWN_WORK = ''

/** Runs the work of a request, in which connections are borrowed for its firm. */
export function forFirm<T>(firm: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const borrower: Borrower = { firm, signal, hasEnded: false }
  return borrowers.run(borrower, async () => {
    try {
      return await work()
    } finally {
      borrower.hasEnded = true
    }
  })
}

/** Connections by what they are for: requests, signing in and readiness, or what is read from the replica. */
type PoolName = 'requests' | 'kept' | 'replica'

/** Borrows one of the connections. Throws `DatabaseUnavailable` where none is free in time. */
export type Borrow = () => Promise<Release>

/**
 * Lends `count` connections. Whoever waits gets one firm by firm in turn, so that the requests of one firm do not keep
 * those of another waiting, however many there are. `patience` is in milliseconds; `pool` names them in the metrics.
 */
export function createLending(count: number, patience: number, pool: PoolName = 'requests'): Borrow {
  const waiting = new Map<string, (() => void)[]>()
  let lent = 0
  onScrape('pool', () => poolSamples(pool, { size: count, lent, waiting: [...waiting.values()].flat().length }))
  const giveBack = (): Release => {
    let isLent = true
    return () => {
      if (!isLent) return
      isLent = false
      lent--
      const [next] = waiting
      if (!next) return
      const [firm, [start, ...others]] = next
      waiting.delete(firm)
      if (others.length > 0) waiting.set(firm, others)
      start?.()
    }
  }
  const wait = (borrower: Borrower | undefined): Promise<Release> =>
    new Promise((resolve, reject) => {
      const { firm: key, signal } = borrower && !borrower.hasEnded ? borrower : { firm: OWN_WORK }
      const end = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const start = (): void => {
        end()
        lent++
        resolve(giveBack())
      }
      const leave = (error: Error): void => {
        end()
        const others = (waiting.get(key) ?? []).filter((one) => one !== start)
        if (others.length > 0) waiting.set(key, others)
        else waiting.delete(key)
        reject(error)
      }
      const onAbort = (): void => leave(signal?.reason as Error)
      const timer = setTimeout(() => {
        noteRefusal(pool)
        leave(databaseUnavailable(new Error(`no connection was free within ${patience} ms`)))
      }, patience)
      if (signal?.aborted) return onAbort()
      signal?.addEventListener('abort', onAbort, { once: true })
      waiting.set(key, [...(waiting.get(key) ?? []), start])
    })
  return async () => {
    if (lent >= count) return wait(borrowers.getStore())
    lent++
    return giveBack()
  }
}

/** The connections of a pool, as they are lent. */
export const lentPool = (pool: PostgresPool, borrow: Borrow): PostgresPool => ({
  ...pool,
  connect: async () => {
    const giveBack = await borrow()
    try {
      const client = await pool.connect()
      return {
        query: tracedQuery(client.query),
        release: (failed?: boolean) => {
          ;(client.release as (failed?: boolean) => void)(failed)
          giveBack()
        },
      } as typeof client
    } catch (error) {
      giveBack()
      throw error
    }
  },
})
