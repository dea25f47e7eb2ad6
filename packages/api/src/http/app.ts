import { LARGEST_FILE } from '@costdraft/schema/files/kinds.ts'
import { close, listen } from '@costdraft/schema/http.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import express, { type Express } from 'express'
import helmet from 'helmet'
import { asViewerOf } from '../access/as-viewer.ts'
import { sweep } from '../access/adapter.ts'
import { keptElsewhere } from '../access/kept-elsewhere.ts'
import type { ReadToken } from '../access/tokens.ts'
import { whoSignsIn } from '../access/who-signs-in.ts'
import type { Config } from '../config.ts'
import { openDatabase, type Database } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { createLog, type Log } from '../log.ts'
import { askOf, refusals, unknownRoute } from './request.ts'
import { seed } from '../seed/seed.ts'
import { auditRoutes } from '../audit/audit.routes.ts'
import { billRoutes } from '../bills/bills.routes.ts'
import { caseRoutes } from '../cases/cases.routes.ts'
import { noteRoutes } from '../cases/notes.ts'
import { clientRoutes } from '../clients/clients.routes.ts'
import { enhancementRoutes } from '../enhancements/enhancements.routes.ts'
import { itemRoutes } from '../items/items.routes.ts'
import { ledgerRoutes } from '../ledger/ledger.routes.ts'
import { fileRoutes } from '../files/files.routes.ts'
import { folderStore, type FileStore } from '../files/store.ts'
import { sweepFiles } from '../files/sweep.ts'
import { commentRoutes } from '../items/comments.ts'
import { runJobs } from '../jobs/jobs.ts'
import { notificationRoutes } from '../notifications/notifications.routes.ts'
import { sweepNotifications } from '../notifications/notify.ts'
import { documentHandlers } from '../outputs/documents-job.ts'
import { outputRoutes } from '../outputs/outputs.routes.ts'
import { searchRoutes } from '../search/search.routes.ts'
import { userRoutes } from '../users/users.routes.ts'

export interface Api {
  database: Database
  stop: () => Promise<void>
}

const SWEEP_EVERY = 600_000
/** No file is longer on its way to its row, in milliseconds: an upload may take an hour, and its first file waits for its last. */
const WRITTEN_WITHIN = 7_200_000
const BODY_LIMIT = '2mb'

/** Starts the embedded hosts: database, migrations, seed, case and admin API, authorization. Resolves when they answer. `largestFile` is in bytes. */
export async function startApi(config: Config, { largestFile = LARGEST_FILE } = {}): Promise<Api> {
  const log = createLog(config.logLevel, 'api')
  const database = await openDatabase({
    ...config,
    onError: ({ message }) => log.error({ message }, 'database connection lost'),
  })
  try {
    await migrate(database.db)
    await seed(database.db, config)
    await database.db.insertInto('start').values({ version: VERSION }).execute()
    const { readToken, ownHost } = await whoSignsIn(config, database.db, log)
    const files = folderStore(config.dataDir)
    const clean = (before: number) =>
      Promise.all([sweep(database.db), sweepNotifications(database.db), sweepFiles(database.db, files, before)]).catch(
        (error: unknown) => log.error({ err: error }, 'sweep'),
      )
    // Nobody else writes into an embedded house: what a killed process left behind goes at once, and what it was doing is taken up.
    const alone = database.engine === 'PGlite'
    await clean(alone ? Date.now() : Date.now() - WRITTEN_WITHIN)
    const sweeping = setInterval(() => void clean(Date.now() - WRITTEN_WITHIN), SWEEP_EVERY)
    const jobs = await runJobs(database.db, documentHandlers(database.db, files), log, alone)
    const servers = [
      await listen(
        restApi(database, readToken, log, { files, largestFile, wake: jobs.wake, isElsewhere: ownHost === undefined }),
        config.apiPort,
      ),
    ]
    if (ownHost) servers.push(await listen(ownHost, config.authPort))
    return {
      database,
      stop: async () => {
        clearInterval(sweeping)
        await Promise.all(servers.map(close))
        await jobs.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The case and admin API as one app, for people who sign in at our own host or elsewhere; nothing is opened by making it. */
export function restApi(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  readToken: ReadToken,
  log: Log,
  {
    files,
    largestFile,
    wake,
    isElsewhere,
  }: { files: FileStore; largestFile: number; wake: () => void; isElsewhere: boolean },
): Express {
  const ask = askOf(readToken, asViewerOf(db))
  const app = express().disable('x-powered-by').disable('etag').use(helmet())
  app.get('/health', (_req, res) => {
    res.json({ status: 'ok' })
  })
  app.get('/ready', async (_req, res) => {
    const { starts } = await db
      .selectFrom('start')
      .select((e) => e.fn.countAll<number>().as('starts'))
      .executeTakeFirstOrThrow()
    res.json({ status: 'ready', engine, version: VERSION, starts })
  })
  app.use(express.json({ limit: BODY_LIMIT }))
  if (isElsewhere) app.use(keptElsewhere(ask))
  app.use(
    userRoutes(ask),
    notificationRoutes(ask),
    clientRoutes(ask),
    caseRoutes(ask),
    noteRoutes(ask),
    auditRoutes(ask),
    ledgerRoutes(ask),
    fileRoutes(ask, files, largestFile),
    itemRoutes(ask),
    commentRoutes(ask),
    billRoutes(ask),
    enhancementRoutes(ask),
    outputRoutes(ask, files, wake),
    searchRoutes(ask),
  )
  app.use(unknownRoute)
  app.use(refusals(log))
  return app
}
