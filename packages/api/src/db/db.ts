import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, type PostgresPool } from 'kysely'
import { Pool } from 'pg'
import { assertConnections } from './assert-connections.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { Dialect } from './dialect.ts'
import { createLending, lentPool, type Borrow } from './lending.ts'
import { DEFAULT_POOL_SIZE, type PoolSettings } from './pool-settings.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import type { Replica } from './replica.ts'
import { holdSettings, STARTUP_OPTIONS } from './session-settings.ts'
import type { Tables } from './tables.ts'
import { UtcClient } from './utc-client.ts'
import { useWireTypes } from './wire-types.ts'

useWireTypes()

export interface Database {
  /** For migrations and jobs; requests go through `asViewer`. */
  db: Kysely<Tables>
  /** The same by connections that are kept for signing in, for who asks, and for readiness. */
  kept: Kysely<Tables>
  /** `PGlite` or `PostgreSQL`, for the log and the information dialog. */
  engine: 'PGlite' | 'PostgreSQL'
  /** What lists are read from, where `DATABASE_READ_URL` names one. */
  replica?: Replica
  /** Reclaims space. The embedded database has no autovacuum. */
  vacuum: () => Promise<void>
  /** Closes the database; idempotent. Called last when a process stops. */
  close: () => Promise<void>
}

/** How many of the connections to PostgreSQL are kept for signing in. */
const KEPT = 2
/** In milliseconds: how long to wait for a connection. The embedded database has one, which all wait for. */
const PATIENCE = 5_000
const EMBEDDED_PATIENCE = 10_000

interface Options extends Partial<PoolSettings> {
  dataDir: string
  databaseUrl?: string | undefined
  /** Whether the schema may be changed, and with it the settings of the database user. */
  migrate?: boolean
  /** Whether it follows another one, and may be away: nothing of it is changed, or looked at when it is opened. */
  isReplica?: boolean
  onError?: (error: Error) => void
  /** In milliseconds: how long to wait for a connection, if not the usual time. */
  patience?: number | undefined
}

/**
 * Opens PostgreSQL if a connection string is given, else the embedded database, after locking the data folder. Throws
 * `DataFolderInUse`, `DatabaseUnavailable`, or with a sentence where the connections cannot be used.
 */
export async function openDatabase(options: Options): Promise<Database> {
  const { dataDir, databaseUrl, onError = () => {}, patience } = options
  return databaseUrl
    ? openPostgres(databaseUrl, onError, patience ?? PATIENCE, options)
    : openEmbedded(dataDir, onError, patience ?? EMBEDDED_PATIENCE)
}

async function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  patience: number,
  { poolSize = DEFAULT_POOL_SIZE, pools = 1, namedStatements = true, migrate = false, isReplica = false }: Options,
): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: patience,
    ...(namedStatements ? { options: STARTUP_OPTIONS } : { Client: UtcClient }),
  })
  pool.on('error', onError) // without a listener a restart of the database would crash the process
  const prepared = withPreparedStatements(pool, namedStatements)
  try {
    if (migrate && !namedStatements && !isReplica) await holdSettings(pool)
    if (!isReplica) await assertConnections(pool, { poolSize, pools, namedStatements })
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = lentBy(prepared, createLending(poolSize - KEPT, patience, isReplica ? 'replica' : 'requests'))
  const kept = lentBy(prepared, createLending(KEPT, patience, isReplica ? 'replica' : 'kept'))
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
  const db = lentBy(withPreparedStatements(pool, true), createLending(1, patience))
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
  new Kysely({ dialect: new Dialect({ pool: lentPool(pool, borrow) }) })

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let result: Promise<void> | undefined
  return () => (result ??= work())
}
