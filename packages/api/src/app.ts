import type { Server } from 'node:http'
import { areas as productAreas, type Areas } from '@costdraft/schema/areas/index.ts'
import { MAX_FILE_SIZE } from '@costdraft/schema/files/file-types.ts'
import { createDrain, type Drain } from '@costdraft/schema/drain.ts'
import { close, listenOn } from '@costdraft/schema/http.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { answeredRequests } from '@costdraft/schema/telemetry/answered-requests.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import express, { type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import { asViewerOf } from './access/as-viewer.ts'
import { externalHostRefusals } from './http/external-host-refusals.ts'
import type { ReadToken } from './access/tokens.ts'
import { selectSignInHost } from './access/select-sign-in-host.ts'
import { createSignInThrottle } from './access/sign-in-throttle.ts'
import { assertVersion } from './assert-version.ts'
import { bringToVersion } from './bring-to-version.ts'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './db/db.ts'
import { withReplica } from './db/open-replica.ts'
import type { ReplicaTimes } from './db/replica.ts'
import { createLog, type Log } from './errors/log.ts'
import { additionRoutes } from './http/additions.ts'
import { createDoor, partOfDoor, type Door, type DoorOptions } from './http/door.ts'
import { jsonBody } from './http/json-body.ts'
import { readableQuery } from './http/query.ts'
import { readiness, type ReadinessProblem } from './readiness.ts'
import { askOf, errorHandler, noStore, unknownRoute } from './http/request.ts'
import { answered } from './telemetry/answered.ts'
import { answerUnreadableRequests } from './http/unreadable-requests.ts'
import { demoSignIns } from './seed/demo-sign-ins.ts'
import { assertFilledOrFillable, assertFirstStart } from './seed/assert-first-start.ts'
import { seed } from './seed/seed.ts'
import { apiClientRoutes } from './api-clients/api-clients.routes.ts'
import { auditRoutes } from './audit-routes/audit.routes.ts'
import { billRoutes } from './bills/bills.routes.ts'
import { loadOrCreateCursorKey } from './changes/cursor-key.ts'
import { changeRoutes } from './changes/changes.routes.ts'
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
import { openStore } from './files/open-store.ts'
import { commentRoutes } from './item-routes/comments.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { outputRoutes } from './outputs/outputs.routes.ts'
import { previewRoutes } from './outputs/previews/previews.routes.ts'
import { billListRoutes } from './rates/bill-lists.routes.ts'
import { rateCardRoutes } from './rates/rate-cards.routes.ts'
import { usualRateRoutes } from './rates/usual-rate.routes.ts'
import { rateRoutes } from './rates/rates.routes.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { allowedHosts, type AllowedHosts } from './webhooks/allowed-hosts.ts'
import { openSecretBox, type SecretBox } from './webhooks/webhook-secrets.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { ALL_PARTS, type Part } from './parts.ts'
import { startWorker } from './worker.ts'

export interface Api {
  database: Database
  /** What the person who starts the product should read: one line each. */
  notes: string[]
  /** Says at `/ready` that it is to stop; resolves when it may be stopped. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

/** Whether a process changes the schema: one that does everything, unless it was told not to. */
const migrates = ({ migrate }: Config, parts: ReadonlySet<Part>): boolean => migrate && parts === ALL_PARTS

/**
 * Brings the database to this version, or asserts that somebody has, and fills an empty one, if this process answers
 * requests. Returns what the person who starts it should know.
 */
async function prepare(
  { db }: Database,
  config: Config,
  { items, parts, log }: { items: Items; parts: ReadonlySet<Part>; log: Log },
): Promise<string[]> {
  const checked = migrates(config, parts) ? undefined : await assertVersion(db, items)
  await assertFilledOrFillable(db, config)
  const found = checked ?? (await bringToVersion(db, items))
  const notes = Object.entries(found).filter((entry): entry is [string, string] => !!entry[1])
  for (const [problem, note] of notes) log.warn({ problem }, note)
  if (parts.has('api')) {
    await seed(db, config)
    await db.insertInto('start').values({ version: VERSION }).execute()
  }
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
  /** What this process does, if not everything. */
  parts?: ReadonlySet<Part>
  /** When the read replica is asked and given up, if not at the usual times. */
  replicaTimes?: Partial<ReplicaTimes>
}

/**
 * Opens the database. A bucket is opened before it, so that one that does not exist is refused before a table is made;
 * a folder of files is made once all else is in order.
 */
async function openStorage(config: Config, { patience, parts = ALL_PARTS }: ApiOptions, log: Log) {
  const bucket = config.files.kind === 's3' ? await openStore(config.files) : undefined
  const opening = {
    ...config,
    migrate: migrates(config, parts),
    patience,
    onError: ({ message }: Error) => log.error({ message }, 'database connection lost'),
  }
  try {
    return {
      opening,
      database: await openDatabase(opening),
      openFiles: async () => bucket ?? openStore(config.files),
      closeFiles: () => bucket?.store.close(),
    }
  } catch (error) {
    bucket?.store.close()
    throw error
  }
}

/**
 * Opens the database, migrates and seeds it, and starts the parts of this process: the API, the authorization host, and
 * the worker. Resolves when they accept connections.
 */
export async function startApi(config: Config, options: ApiOptions = {}): Promise<Api> {
  const { largestFile, door, parts = ALL_PARTS, replicaTimes, ...served } = options
  const { items = productItems, now = () => new Date() } = served
  assertFirstStart(config)
  const log = createLog(config.logLevel, parts.has('api') ? 'api' : [...parts].join(' '))
  const { opening, openFiles, closeFiles, ...storage } = await openStorage(config, options, log)
  let { database } = storage
  const closeAll = async (): Promise<void> => {
    closeFiles()
    await database.close()
  }
  try {
    const notes = await prepare(database, config, { items, parts, log })
    if (parts.has('api'))
      database = await withReplica(database, { ...opening, warn: sayOfReplica(log), times: replicaTimes })
    const files = await keepFiles(database, await openFiles(), log, now)
    const webhooks = { hosts: allowedHosts(config.webhookAllow), box: await openSecretBox(database.db) }
    const worker = parts.has('worker')
      ? await startWorker({ database, files, items, webhooks, log, now, atOnce: config.workerConcurrency })
      : undefined
    const drain = createDrain(config.drainSeconds)
    const servers = await listenForParts(parts, config, log, {
      database,
      door,
      drain,
      largestFile,
      rest: { ...served, files: files.store, wake: worker?.wake ?? noWorkerHere, webhooks },
    })
    return {
      database,
      notes: [...notes, ...(files.problem ? [files.problem] : []), ...(await demoSignIns(database.db, config))],
      // A worker alone has nobody who would have to look for another.
      drain: servers.length > 0 ? drain.begin : async () => {},
      stop: async () => {
        await Promise.all(servers.map(close))
        await worker?.stop()
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

const sayOfReplica =
  (log: Log) =>
  (line: string): void =>
    log.warn({ problem: 'read_replica' satisfies ReadinessProblem }, line)

/** Workers in other processes look for jobs by themselves. */
const noWorkerHere = (): void => {}

interface Listening {
  database: Database
  door: ApiOptions['door']
  drain: Drain
  largestFile: number | undefined
  rest: Omit<RestOptions, 'cursorKey' | 'largestFile' | 'isExternal' | 'trustProxy' | 'drain'>
}

/** Opens the ports of those parts that have one. */
async function listenForParts(
  parts: ReadonlySet<Part>,
  config: Config,
  log: Log,
  { database, door, drain, largestFile = MAX_FILE_SIZE, rest }: Listening,
): Promise<Server[]> {
  if (!parts.has('api') && !parts.has('auth')) return []
  const { readToken, embeddedHost } = await selectSignInHost(config, database.kept, log)
  const api = async (): Promise<Express> =>
    restApi(database, doorOf(config, readToken, door), log, {
      ...rest,
      drain,
      cursorKey: await loadOrCreateCursorKey(database.kept),
      largestFile,
      isExternal: embeddedHost === undefined,
      trustProxy: config.trustProxy,
    })
  const { apiPort, authPort, hosts, counts } = config
  // One process that does everything has its port alone, however many are to come.
  const isShared = counts.apis > 1 && !parts.has('worker')
  const servers = [
    ...(parts.has('api') ? await listenOn(await api(), apiPort, hosts, { isShared }) : []),
    ...(parts.has('auth') && embeddedHost
      ? await listenOn(signInApp(embeddedHost, database, drain, log), authPort, hosts)
      : []),
  ]
  servers.forEach(answerUnreadableRequests)
  return servers
}

/** The authorization host as an app that says whether it lives and is ready. */
function signInApp(host: Express, { kept, engine }: Database, drain: Drain, log: Log): Express {
  const app = express().disable('x-powered-by').disable('etag')
  app.use(answeredRequests({ log, answered }))
  app.get('/health', helmet(), alive)
  app.get('/ready', helmet(), drain.answer, readiness({ db: kept, engine }, undefined, log))
  return app.use(host)
}

/** The door of the API: its part of the limits that all API processes share, by the budget of the configuration. */
const doorOf = ({ counts, queryBudget }: Config, readToken: ReadToken, options: ApiOptions['door'] = {}): Door =>
  createDoor({ readToken, ...options, limits: { ...partOfDoor(counts, queryBudget), ...options.limits } })

interface RestOptions extends Omit<ApiOptions, 'largestFile' | 'door' | 'patience' | 'parts' | 'replicaTimes'> {
  files: FileStore
  /** Signs cursors of changes. */
  cursorKey: Buffer
  largestFile: number
  wake: () => void
  /** Answers at `/ready` that the process is to stop; by default none is. */
  drain?: Drain
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

const alive: RequestHandler = (_req, res) => {
  res.json({ status: 'ok' })
}

/** An app that says whether it lives. */
function emptyApp(trustProxy: number, log: Log): Express {
  const app = express().disable('x-powered-by').disable('etag').set('trust proxy', trustProxy)
  app.use(answeredRequests({ log, answered }), helmet())
  app.get('/health', alive)
  return app
}

/** The case and admin API as one Express app. Creating it opens no ports. */
export function restApi(
  { db, kept, engine, replica }: Pick<Database, 'db' | 'kept' | 'engine' | 'replica'>,
  door: Door,
  log: Log,
  {
    files,
    cursorKey,
    largestFile,
    wake,
    drain = createDrain(0),
    webhooks,
    isExternal,
    trustProxy,
    items = productItems,
    areas = productAreas,
    now = () => new Date(),
  }: RestOptions,
): Express {
  const ask = askOf(door, asViewerOf(db, kept, replica))
  const today = (): string => londonDay(now())
  const app = emptyApp(trustProxy, log)
  app.get('/ready', drain.answer, readiness({ db: kept, engine, replica }, files, log, items))
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
  app.use(unknownRoute, errorHandler(log))
  return app
}
