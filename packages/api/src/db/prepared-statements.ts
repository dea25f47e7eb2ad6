import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { databaseUnavailable, isDatabaseError } from './outages.ts'

/** The maximum number of prepared statements per connection. Further statements are planned on every execution. */
const MAX_STATEMENTS = 500

/**
 * Assigns names to statements by their text. `select *` gets none: its prepared plan would fail after a migration adds
 * a column.
 */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MAX_STATEMENTS || text.replaceAll('count(*)', '').includes('*')) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}

/** Converts errors: any failure to connect, and an error of a statement after the connection was lost. */
function connectionErrors(pool: Pool): {
  connect: () => Promise<PoolClient>
  failure: (client: PoolClient) => (error: unknown) => never
} {
  const lost = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    // Without a listener a lost connection would crash the process: the pool listens only to its idle connections.
    client.on('error', () => lost.add(client))
    client.on('end', () => lost.add(client))
  })
  return {
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw databaseUnavailable(error)
      }),
    failure: (client) => (error) => {
      throw lost.has(client) && !isDatabaseError(error) ? databaseUnavailable(error) : error
    },
  }
}

/**
 * Wraps a connection pool so that statements with parameters are prepared, if they may have names: PostgreSQL then
 * plans them once per connection. The joins of a page take longer to plan than to execute. Failures of the connection
 * are thrown as `DatabaseUnavailable`.
 */
export function withPreparedStatements(pool: Pool, namedStatements: boolean): PostgresPool {
  const nameOf = namedStatements ? statementNames() : () => undefined
  const { connect, failure } = connectionErrors(pool)
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await connect()
      const fail = failure(client)
      const query = (text: string, values: readonly unknown[]) => {
        const name = values.length > 0 ? nameOf(text) : undefined
        return client.query({ text, values: [...values], ...(name && { name }) }).catch(fail)
      }
      // Kysely also passes cursors to clients, but only for streaming, which is not used here.
      return { query: query as unknown as PostgresPoolClient['query'], release: (failed) => client.release(failed) }
    },
  }
}
