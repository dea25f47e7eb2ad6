import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { lockDataFolder } from './data-folder-lock.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'
import { useWireTypes } from './wire-types.ts'

useWireTypes()

export interface Database {
  /** For migrations, jobs and the authorization adapter; requests go through `asViewer`. */
  db: Kysely<Tables>
  /** `PGlite` or `PostgreSQL`, for the log and the information dialog. */
  engine: 'PGlite' | 'PostgreSQL'
  /** Reclaims space. The embedded database has no autovacuum. */
  vacuum: () => Promise<void>
  /** Closes the database; idempotent. Called last when a process stops. */
  close: () => Promise<void>
}

interface Options {
  dataDir: string
  databaseUrl?: string | undefined
  onError?: (error: Error) => void
}

/**
 * Opens PostgreSQL if a connection string is given, else the embedded database, after locking the data folder. Throws
 * `DataFolderInUse`.
 */
export async function openDatabase({ dataDir, databaseUrl, onError = () => {} }: Options): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, onError) : openEmbedded(dataDir, onError)
}

function openPostgres(connectionString: string, onError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Compiling a statement takes PostgreSQL longer than running any of ours: a board of a firm with 10,000 cases took
    // 36 ms of it. By its default a page read at random costs four times one read in order, as on a disk that turns: it
    // then reads the items of every case to find those of one.
    options: '-c timezone=UTC -c statement_timeout=15000 -c jit=off -c random_page_cost=1.1',
  })
  pool.on('error', onError) // without a listener a restart of the database would crash the process
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) })
  return { db, engine: 'PostgreSQL', vacuum: async () => {}, close: once(() => db.destroy()) }
}

async function openEmbedded(dataDir: string, onError: (error: Error) => void): Promise<Database> {
  const lock = lockDataFolder(dataDir)
  const folder = `${dataDir}/database`
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lite = await PGlite.create(folder, { postgresqlconf: ['max_wal_size = 64MB', 'shared_buffers = 32MB'] })
  const pool = new Pool({ ...createPgConfig(lite), max: 1, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 0 })
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) })
  const vacuum = async (): Promise<void> => {
    await pool.query('vacuum (analyze)')
    await pool.query('checkpoint')
  }
  return {
    db,
    engine: 'PGlite',
    vacuum,
    close: once(async () => {
      await db.destroy()
      await lite.close()
      lock.release()
    }),
  }
}

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let result: Promise<void> | undefined
  return () => (result ??= work())
}
