import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'

/** The maximum number of prepared statements per connection. Further statements are planned on every execution. */
const MAX_STATEMENTS = 500

/** Assigns names to statements by their text. `select *` gets none: its prepared plan would fail after a migration adds a column. */
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

/**
 * Wraps a connection pool so that statements with parameters are prepared: PostgreSQL then plans them once per connection. The joins of a
 * page take longer to plan than to execute.
 */
export function withPreparedStatements(pool: Pool): PostgresPool {
  const nameOf = statementNames()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) => {
        const name = values.length > 0 ? nameOf(text) : undefined
        return client.query({ text, values: [...values], ...(name && { name }) })
      }
      // Kysely also passes cursors to clients, but only for streaming, which is not used here.
      return { query: query as unknown as PostgresPoolClient['query'], release: (failed) => client.release(failed) }
    },
  }
}
