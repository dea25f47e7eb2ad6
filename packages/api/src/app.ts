import { close, listen } from '@costdraft/schema/http.ts'
import express, { type Express } from 'express'
import helmet from 'helmet'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { createLog } from './log.ts'
import { VERSION } from '@costdraft/schema/product.ts'

export interface Api { database: Database; stop: () => Promise<void> }

/** Starts the embedded hosts: database, migrations, case and admin API. Resolves when they answer. */
export async function startApi(config: Config): Promise<Api> {
  const log = createLog(config.logLevel, 'api')
  const database = await openDatabase({ ...config, onError: (error) => log.error({ err: error }, 'database connection lost') })
  try {
    await migrate(database.db)
    await database.db.insertInto('start').values({ version: VERSION }).execute()
    const server = await listen(caseApi(database), config.apiPort)
    return { database, stop: async () => { await close(server); await database.close() } }
  } catch (error) {
    await database.close()
    throw error
  }
}

function caseApi(database: Database): Express {
  const app = express().disable('x-powered-by').disable('etag').use(helmet())
  app.get('/health', (_req, res) => { res.json({ status: 'ok' }) })
  app.get('/ready', async (_req, res) => {
    const { rows } = await sql<{ starts: number }>`select count(*) as starts from start`.execute(database.db)
    res.json({ status: 'ready', engine: database.engine, version: VERSION, starts: rows[0]?.starts })
  })
  return app
}
