import { Client } from 'pg'
import { startPostgres } from '../../dev/postgres.ts'
import { startOwnApi } from './own-api.ts'

/** A row that a transaction of the test's own has locked; whoever changes it waits. */
export interface Locked {
  release: () => Promise<void>
  /** How many connections of the API wait for the row. */
  waiting: () => Promise<number>
}

/** Starts an API on a PostgreSQL of its own, whose cases a test can hold locked, so that requests stay in work. */
export async function startOwnDoors(env: Record<string, string> = {}, options: Parameters<typeof startOwnApi>[1] = {}) {
  const postgres = await startPostgres()
  const api = await startOwnApi({ DATABASE_URL: postgres.url, ...env }, options)
  return {
    api,
    lockCase: async (uuid: string): Promise<Locked> => {
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      await client.query('begin')
      await client.query('select 1 from "case" where uuid = $1 for no key update', [uuid])
      const observer = new Client({ connectionString: postgres.url })
      await observer.connect()
      return {
        release: async () => {
          await client.query('rollback')
          await client.end()
          await observer.end()
        },
        waiting: async () => {
          const { rows } = await observer.query<{ count: number }>(
            `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
          )
          return rows[0]?.count ?? 0
        },
      }
    },
    stop: async () => {
      await api.stop()
      await postgres.stop()
    },
  }
}
