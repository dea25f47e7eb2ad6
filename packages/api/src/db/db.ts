import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool } from 'pg'
import { lockDataFolder } from './data-folder-lock.ts'
import { createLending, lentPool, type Borrow } from './lending.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'
import { useWireTypes } from './wire-types.ts'

useWireTypes()

export interface Database {
  /** For migrations and jobs; requests go through `asViewer`. */
  db: Kysely<Tables>
  /** The same by connections that are kept for signing in, for who asks, and for readiness. */
  kept: Kysely<Tables>
  /** `PGlite` or `PostgreSQL`, for the log and the information dialog. */
  engine: 'PGlite' | 'PostgreSQL'
  /** Reclaims space. The embedded database has no autovacuum. */
  vacuum: () => Promise<void>
  /** Closes the database; idempotent. Called last when a process stops. */
  close: () => Promise<void>
}

/** The connections to PostgreSQL, and how many of them are kept for signing in. */
const CONNECTIONS = 10
const KEPT = 2
/** In milliseconds: how long to wait for a connection. The embedded database has one, which all wait for. */
const PATIENCE = 5_000
const EMBEDDED_PATIENCE = 10_000

interface Options {
  dataDir: string
  databaseUrl?: string | undefined
  onError?: (error: Error) => void
  /** In milliseconds: how long to wait for a connection, if not the usual time. */
  patience?: number | undefined
}

/**
 * Opens PostgreSQL if a connection string is given, else the embedded database, after locking the data folder. Throws
 * `DataFolderInUse`.
 */
export async function openDatabase({ dataDir, databaseUrl, onError = () => {}, patience }: Options): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl, onError, patience ?? PATIENCE)
    : openEmbedded(dataDir, onError, patience ?? EMBEDDED_PATIENCE)
}

function openPostgres(connectionString: string, onError: (error: Error) => void, patience: number): Database {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: patience,
    // Compiling a statement takes PostgreSQL longer than running any of ours: a board of a firm with 10,000 cases took
    // 36 ms of it. By its default a page read at random costs four times one read in order, as on a disk that turns: it
    // then reads the items of every case to find those of one.
    options: '-c timezone=UTC -c statement_timeout=15000 -c jit=off -c random_page_cost=1.1',
  })
  pool.on('error', onError) // without a listener a restart of the database would crash the process
  const prepared = withPreparedStatements(pool)
  const db = lentBy(prepared, createLending(CONNECTIONS - KEPT, patience))
  const kept = lentBy(prepared, createLending(KEPT, patience))
  return { db, kept, engine: 'PostgreSQL', vacuum: async () => {}, close: once(() => db.destroy()) }
}

async function openEmbedded(dataDir: string, onError: (error: Error) => void, patience: number): Promise<Database> {
  const lock = lockDataFolder(dataDir)
  const folder = `${dataDir}/database`
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lite = await PGlite.create(folder, { postgresqlconf: ['max_wal_size = 64MB', 'shared_buffers = 32MB'] })
  const pool = new Pool({
    ...createPgConfig(lite),
    max: 1,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 0,
  })
  pool.on('error', onError)
  const db = lentBy(withPreparedStatements(pool), createLending(1, patience))
  const vacuum = async (): Promise<void> => {
    await pool.query('vacuum (analyze)')
    await pool.query('checkpoint')
  }
  return {
    db,
    kept: db,
    engine: 'PGlite',
    vacuum,
    close: once(async () => {
      await db.destroy()
      await lite.close()
      lock.release()
    }),
  }
}

const lentBy = (pool: PostgresPool, borrow: Borrow): Kysely<Tables> =>
  new Kysely({ dialect: new PostgresDialect({ pool: lentPool(pool, borrow) }) })

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let result: Promise<void> | undefined
  return () => (result ??= work())
}
