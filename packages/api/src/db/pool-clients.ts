import type { Pool, PoolClient } from 'pg'
import { databaseUnavailable } from './outages.ts'

/**
 * Takes connections of a pool, and gives them back when the work has ended, or with `once` closes them. Throws
 * `DatabaseUnavailable` where there are not enough.
 */
export async function withClients<T>(
  pool: Pool,
  count: number,
  work: (clients: PoolClient[]) => Promise<T>,
  once = false,
): Promise<T> {
  const taken = await Promise.allSettled(Array.from({ length: count }, () => pool.connect()))
  const clients = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  for (const client of clients) client.on('error', () => {})
  try {
    const missing = taken.find((one) => one.status === 'rejected')
    if (missing) throw databaseUnavailable(missing.reason)
    return await work(clients)
  } finally {
    for (const client of clients) client.release(once)
  }
}
