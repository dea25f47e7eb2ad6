import { areas as productAreas, type Areas } from '@costdraft/schema/areas/index.ts'
import { MAX_FILE_SIZE } from '@costdraft/schema/files/file-types.ts'
import { close, listenOn } from '@costdraft/schema/http.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import express, { type Express } from 'express'
import helmet from 'helmet'
import { asViewerOf } from './access/as-viewer.ts'
import { deleteExpiredAuthRecords } from './access/oidc-adapter.ts'
import { externalHostRefusals } from './http/external-host-refusals.ts'
import type { ReadToken } from './access/tokens.ts'
import { selectSignInHost } from './access/select-sign-in-host.ts'
import { createSignInThrottle } from './access/sign-in-throttle.ts'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { applyRowSecurity, rowSecurityProblem } from './row-security/row-security.ts'
import { createLog, type Log } from './errors/log.ts'
import { additionRoutes } from './http/additions.ts'
import { createDoor, type Door, type DoorOptions } from './http/door.ts'
import { jsonBody } from './http/json-body.ts'
import { readableQuery } from './http/query.ts'
import { readiness, type ReadinessProblem } from './readiness.ts'
import { askOf, errorHandler, noStore, unknownRoute } from './http/request.ts'
import { answerUnreadableRequests } from './http/unreadable-requests.ts'
import { forgetOldTotals } from './bills/case-totals.ts'
import { pricingHandlers } from './bills/price-cases.ts'
import { compactTally } from './case-routes/case-tally.ts'
import { demoSignIns } from './seed/demo-sign-ins.ts'
import { assertFilledOrFillable, assertFirstStart } from './seed/assert-first-start.ts'
import { seed } from './seed/seed.ts'
import { apiClientRoutes } from './api-clients/api-clients.routes.ts'
import { auditRoutes } from './audit-routes/audit.routes.ts'
import { billRoutes } from './bills/bills.routes.ts'
import { loadOrCreateCursorKey } from './changes/cursor-key.ts'
import { changeRoutes } from './changes/changes.routes.ts'
import { forgetChanges } from './changes/forget-changes.ts'
import { caseViewRoutes } from './case-views/case-views.routes.ts'
import { budgetRoutes } from './budgets/budgets.routes.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { caseBatchRoutes } from './case-routes/batch.routes.ts'
import { caseRoutes, type BesideCase } from './case-routes/cases.routes.ts'
import { noteRoutes } from './case-routes/notes.routes.ts'
import { clientRoutes } from './client-routes/clients.routes.ts'
import { enhancementRoutes } from './enhancements/enhancements.routes.ts'
import { productItems } from './items/index.ts'
import { expertTypeRoutes } from './expert-types/expert-types.routes.ts'
import { sumsOfLists } from './item-routes/item-list.ts'
import { itemRoutes } from './item-routes/items.routes.ts'
import { openCommentsOf } from './item-routes/open-comments.ts'
import type { Items } from './items/registry.ts'
import { ledgerImportRoutes } from './ledger/import/import.routes.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { filingRoutes, firstFindings } from './filing/filing.routes.ts'
import { fileRoutes } from './files/files.routes.ts'
import type { FileStore } from './files/file-store.ts'
import { keepFiles } from './files/keep-files.ts'
import { commentRoutes } from './item-routes/comments.ts'
import { runJobs, type Handlers } from './jobs/jobs.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { sweepNotifications } from './notifications/notify.ts'
import { documentHandlers } from './outputs/documents-job.ts'
import { outputRoutes } from './outputs/outputs.routes.ts'
import { previewHandlers, sweepPreviews } from './outputs/previews/preview-job.ts'
import { previewRoutes } from './outputs/previews/previews.routes.ts'
import { billListRoutes } from './rates/bill-lists.routes.ts'
import { rateCardRoutes } from './rates/rate-cards.routes.ts'
import { usualRateRoutes } from './rates/usual-rate.routes.ts'
import { rateRoutes } from './rates/rates.routes.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { applySearch } from './search/search-index.ts'
import { revaluationHandlers } from './revaluation/revalue.ts'
import { searchRoutes } from './search/search.routes.ts'
import { allowedHosts, type AllowedHosts } from './webhooks/allowed-hosts.ts'
import { runDeliveries } from './webhooks/run-deliveries.ts'
import { sweepWebhookEvents } from './webhooks/sweep-webhooks.ts'
import { openSecretBox, type SecretBox } from './webhooks/webhook-secrets.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import { userRoutes } from './users/users.routes.ts'

export interface Api {
  database: Database
  /** What the person who starts the product should read: one line each. */
  notes: string[]
  stop: () => Promise<void>
}

/** Milliseconds. */
const SWEEP_INTERVAL = 600_000

/**
 * Brings the database to this version. Returns what the person who starts it should know, by the problem that `/ready`
 * names. A database that a newer version made is left as that set it up: rights and functions of this version would
 * take away what the newer one needs, which may be running beside it.
 */
async function bringToVersion(
  db: Database['db'],
  items: Items,
): Promise<Partial<Record<ReadinessProblem, string | undefined>>> {
  const newer_version = await migrate(db)
  await forgetOldTotals(db)
  if (newer_version !== undefined) return { newer_version, row_level_security: await rowSecurityProblem(db, items) }
  const row_level_security = await applyRowSecurity(db, items)
  await applySearch(db, items)
  return { row_level_security }
}

/** Brings the database to this version and fills an empty one. Returns what the person who starts it should know. */
async function prepare({ db }: Database, config: Config, items: Items, log: Log): Promise<string[]> {
  await assertFilledOrFillable(db, config)
  const notes = Object.entries(await bringToVersion(db, items)).filter((entry): entry is [string, string] => !!entry[1])
  for (const [problem, note] of notes) log.warn({ problem }, note)
  await seed(db, config)
  await db.insertInto('start').values({ version: VERSION }).execute()
  return notes.map(([, note]) => note)
}

interface ApiOptions {
  /** In bytes. */
  largestFile?: number
  /** The kinds of item that it serves. */
  items?: Items
  /** The areas of work that it serves. */
  areas?: Areas
  /** Its clock. */
  now?: () => Date
  door?: Omit<DoorOptions, 'readToken'>
  /** In milliseconds: how long a request waits for a connection to the database, if not the usual time. */
  patience?: number
}

/**
 * Opens the database, migrates and seeds it, and starts the API and the authorization host. Resolves when they accept
 * connections.
 */
export async function startApi(config: Config, options: ApiOptions = {}): Promise<Api> {
  const { largestFile = MAX_FILE_SIZE, door, patience, ...served } = options
  const { items = productItems, now = () => new Date() } = served
  assertFirstStart(config)
  const log = createLog(config.logLevel, 'api')
  const database = await openDatabase({
    ...config,
    patience,
    onError: ({ message }) => log.error({ message }, 'database connection lost'),
  })
  try {
    const notes = await prepare(database, config, items, log)
    const { readToken, embeddedHost } = await selectSignInHost(config, database.kept, log)
    const cursorKey = await loadOrCreateCursorKey(database.kept)
    const files = await keepFiles(database, config.dataDir, log, now)
    const sweep = () => sweepRows(database.db, now()).catch((error: unknown) => log.error({ err: error }, 'sweep'))
    // Files are not swept at the start: whoever has started CostDraft with wrong settings can stop it.
    await sweep()
    const sweepTimer = setInterval(() => void Promise.all([sweep(), files.tend()]), SWEEP_INTERVAL)
    // No other process uses an embedded database: the jobs of a killed one are resumed at once.
    const isOnlyProcess = database.engine === 'PGlite'
    const jobs = await runJobs(database.db, handlersOf(database.db, files.store, items), log, isOnlyProcess)
    const webhooks = { hosts: allowedHosts(config.webhookAllow), box: await openSecretBox(database.db) }
    const deliveries = await runDeliveries(database.db, { ...webhooks, log, now, alone: isOnlyProcess })
    const servers = [
      ...(await listenOn(
        restApi(database, doorOf(config, readToken, door), log, {
          ...served,
          files: files.store,
          cursorKey,
          largestFile,
          wake: jobs.wake,
          webhooks,
          isExternal: embeddedHost === undefined,
          trustProxy: config.trustProxy,
        }),
        config.apiPort,
        config.hosts,
      )),
      ...(embeddedHost ? await listenOn(embeddedHost, config.authPort, config.hosts) : []),
    ]
    servers.forEach(answerUnreadableRequests)
    return {
      database,
      notes: [...notes, ...(files.problem ? [files.problem] : []), ...(await demoSignIns(database.db, config))],
      stop: async () => {
        clearInterval(sweepTimer)
        await Promise.all(servers.map(close))
        await Promise.all([jobs.stop(), deliveries.stop()])
        await files.ended
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Deletes what is kept for a time. */
const sweepRows = (db: Database['db'], now: Date): Promise<unknown> =>
  Promise.all([
    deleteExpiredAuthRecords(db),
    sweepNotifications(db),
    compactTally(db),
    sweepPreviews(db, now),
    forgetChanges(db, now),
    sweepWebhookEvents(db, now),
  ])

/** What its jobs do. */
const handlersOf = (db: Database['db'], files: FileStore, items: Items): Handlers => ({
  ...documentHandlers(db, files),
  ...previewHandlers(db, files, items),
  ...revaluationHandlers(db, items),
  ...pricingHandlers(db),
})

/** The door of the API, whose API clients have the budget of the configuration. */
const doorOf = (config: Config, readToken: ReadToken, options: ApiOptions['door'] = {}): Door =>
  createDoor({ readToken, ...options, limits: { points: config.queryBudget, ...options.limits } })

interface RestOptions extends Omit<ApiOptions, 'largestFile' | 'door' | 'patience'> {
  files: FileStore
  /** Signs cursors of changes. */
  cursorKey: Buffer
  largestFile: number
  wake: () => void
  /** Where webhooks may be sent, and what their secrets are encrypted with. */
  webhooks: { hosts: AllowedHosts; box: SecretBox }
  /** Whether an external sign-in host is used. */
  isExternal: boolean
  /** How many proxies are trusted to say which address a request came from. */
  trustProxy: number
}

/** What a case is answered with beside its figures. */
const besideCase = (items: Items): BesideCase => ({
  parts: {
    open_comments: (tx, head) => openCommentsOf({ tx, items }, head),
    filing_check: (tx, head) => firstFindings({ tx, items }, head),
  },
  sums: (tx, head, lists) => sumsOfLists({ tx, items }, head, lists),
})

/** An app that says whether it lives. */
function emptyApp(trustProxy: number): Express {
  const app = express().disable('x-powered-by').disable('etag').set('trust proxy', trustProxy).use(helmet())
  app.get('/health', (_req, res) => {
    res.json({ status: 'ok' })
  })
  return app
}

/** The case and admin API as one Express app. Creating it opens no ports. */
export function restApi(
  { db, kept, engine }: Pick<Database, 'db' | 'kept' | 'engine'>,
  door: Door,
  log: Log,
  {
    files,
    cursorKey,
    largestFile,
    wake,
    webhooks,
    isExternal,
    trustProxy,
    items = productItems,
    areas = productAreas,
    now = () => new Date(),
  }: RestOptions,
): Express {
  const ask = askOf(door, asViewerOf(db, kept))
  const today = (): string => londonDay(now())
  const app = emptyApp(trustProxy)
  app.get('/ready', readiness({ db: kept, engine }, files, log, items))
  app.use(noStore, door.enter, readableQuery, jsonBody)
  if (isExternal) app.use(externalHostRefusals(ask))
  app.use(
    additionRoutes(ask),
    userRoutes(ask, createSignInThrottle(db, Date.now)),
    apiClientRoutes(ask),
    notificationRoutes(ask, items),
    // Before the paths of a client, which match one of these too.
    webhookRoutes(ask, webhooks),
    clientRoutes(ask, { items, today }),
    caseBatchRoutes(ask, items),
    bulkRoutes(ask, { items, areas, today, wake, log, now: () => now().getTime() }),
    caseRoutes(ask, { items, areas, files, largest: largestFile, today, beside: besideCase(items) }),
    caseViewRoutes(ask),
    noteRoutes(ask),
    auditRoutes(ask, { items, areas, today }),
    ledgerRoutes(ask, areas),
    ledgerImportRoutes(ask, areas),
    fileRoutes(ask, files, largestFile, items),
    itemRoutes(ask, items, areas),
    expertTypeRoutes(ask),
    commentRoutes(ask, items),
    billRoutes(ask, areas),
    budgetRoutes(ask, areas),
    filingRoutes(ask, items),
    enhancementRoutes(ask, areas),
    rateRoutes(ask),
    rateCardRoutes(ask),
    usualRateRoutes(ask),
    billListRoutes(ask),
    outputRoutes(ask, files, wake, items, areas),
    previewRoutes(ask, files, wake),
    searchRoutes(ask, items),
    reportRoutes(ask, { areas, now, wake }),
    changeRoutes(ask, cursorKey),
  )
  app.use(unknownRoute)
  app.use(errorHandler(log))
  return app
}
