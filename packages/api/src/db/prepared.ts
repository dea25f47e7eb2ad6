import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'

/** No connection keeps more plans than this; what comes later is planned each time it is asked. */
const MOST = 500

/** Names for statements, by their text. One that asks for all columns, whatever they are, gets none: its plan breaks when a migration adds one. */
function namesOfStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MOST || text.replaceAll('count(*)', '').includes('*')) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}

/**
 * The pool's connections, with statements that take parameters under a name each, so that PostgreSQL plans them once a connection and not
 * every time: the joins of a page take longer to plan than to run.
 */
export function preparing(pool: Pool): PostgresPool {
  const nameOf = namesOfStatements()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) => {
        const name = values.length > 0 ? nameOf(text) : undefined
        return client.query({ text, values: [...values], ...(name && { name }) })
      }
      // Cursors, the other thing a client can be asked with, are used by nobody here.
      return { query: query as unknown as PostgresPoolClient['query'], release: (failed) => client.release(failed) }
    },
  }
}
