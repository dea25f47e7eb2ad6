import type { Server } from 'node:http'
import { MAX_FILE_SIZE } from '@costdraft/schema/files/file-types.ts'
import { createDrain, type Drain } from '@costdraft/schema/drain.ts'
import { close, listenOn } from '@costdraft/schema/http.ts'
import { answeredRequests } from '@costdraft/schema/telemetry/answered-requests.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import express, { type Express } from 'express'
import helmet from 'helmet'
import { secretBox } from './access/secret-box.ts'
import type { Sender } from './accounts/link-mail.ts'
import type { ReadToken } from './access/tokens.ts'
import type { HostOptions } from './sign-in/authorization-host.ts'
import { selectSignInHost } from './sign-in/select-sign-in-host.ts'
import { assertVersion } from './assert-version.ts'
import { bringToVersion } from './bring-to-version.ts'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './db/db.ts'
import { withReplica } from './db/open-replica.ts'
import type { ReplicaTimes } from './db/replica.ts'
import { createLog, type Log } from './errors/log.ts'
import { createDoor, partOfDoor, type Door, type DoorOptions } from './http/door.ts'
import { readiness, type ReadinessProblem } from './readiness.ts'
import { answered } from './telemetry/answered.ts'
import { answerUnreadableRequests } from './http/unreadable-requests.ts'
import { demoSignIns } from './seed/demo-sign-ins.ts'
import { assertFilledOrFillable, assertFirstStart } from './seed/assert-first-start.ts'
import { seed } from './seed/seed.ts'
import { loadOrCreateCursorKey } from './changes/cursor-key.ts'
import { productItems } from './items/index.ts'
import type { Items } from './items/registry.ts'
import { keepFiles, type KeptFiles } from './files/keep-files.ts'
import { openStore } from './files/open-store.ts'
import { createMailer } from './mail/mailer.ts'
import { readWorkbookInWorker } from './assessment/import/reading-job.ts'
import { readInWorker } from './ledger/reading/read-in-worker.ts'
import { allowedHosts } from './webhooks/allowed-hosts.ts'
import { loadOrCreateUnsubscribeKey } from './notifications/unsubscribe-links.ts'
import { openSecretBox } from './webhooks/webhook-secrets.ts'
import { ALL_PARTS, type Part } from './parts.ts'
import { startWorker } from './worker.ts'
import { alive, restApi, type RestOptions, type Served } from './rest-api.ts'

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

interface ApiOptions extends Served {
  /** In bytes. */
  largestFile?: number
  door?: Omit<DoorOptions, 'readToken'>
  /** In milliseconds: how long a request waits for a connection to the database, if not the usual time. */
  patience?: number
  /** What this process does, if not everything. */
  parts?: ReadonlySet<Part>
  /** When the read replica is asked and given up, if not at the usual times. */
  replicaTimes?: Partial<ReplicaTimes>
}

/** Whether a process has to do with files: the sign-in host alone needs no store, nor a key of one. */
const usesFiles = (parts: ReadonlySet<Part>): boolean => parts.has('api') || parts.has('worker')

/**
 * Opens the database. A bucket is opened before it, so that one that does not exist is refused before a table is made;
 * a folder of files is made once all else is in order.
 */
async function openStorage(config: Config, { patience, parts = ALL_PARTS }: ApiOptions, log: Log) {
  const bucket = usesFiles(parts) && config.files.kind === 's3' ? await openStore(config.files) : undefined
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
      /** Undefined where the process has nothing to do with files. */
      openFiles: async (database: Database, now: () => Date) =>
        usesFiles(parts) ? keepFiles(database, bucket ?? (await openStore(config.files)), log, now) : undefined,
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
    const files = await openFiles(database, now)
    const webhooks = { hosts: allowedHosts(config.webhookAllow), box: await openSecretBox(database.db) }
    const worker =
      files && parts.has('worker')
        ? await startWorker({
            ...{ database, files, items, webhooks, log, now },
            mail: senderOf(config),
            atOnce: config.workerConcurrency,
          })
        : undefined
    const drain = createDrain(config.drainSeconds)
    const giver = { now, sendsMail: config.mail !== undefined, wake: worker?.wake ?? noWorkerHere }
    const servers = await listenForParts(parts, config, log, {
      database,
      door,
      drain,
      largestFile,
      host: { ...giver, log },
      rest: files && {
        ...served,
        files: files.store,
        wake: giver.wake,
        links: { ...giver, authUrl: config.authUrl },
        webhooks,
        ...(!worker && { readLedger: readInWorker(database.db), readWorkbook: readWorkbookInWorker(database.db) }),
      },
    })
    return {
      database,
      notes: [...notes, ...problemsOf(files), ...(await demoSignIns(database.db, config))],
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

const problemsOf = (files: KeptFiles | undefined): string[] => (files?.problem ? [files.problem] : [])

/** What hands mail over; undefined where none is sent. */
const senderOf = (config: Config): (Sender & { webUrl: string }) | undefined =>
  config.mail && { ...config, mailer: createMailer(config.mail) }

/** Workers in other processes look for jobs by themselves. */
const noWorkerHere = (): void => {}

interface Listening {
  database: Database
  door: ApiOptions['door']
  drain: Drain
  largestFile: number | undefined
  host: HostOptions
  /** Undefined where the process is no API. */
  rest:
    | Omit<
        RestOptions,
        'cursorKey' | 'factorBox' | 'unsubscribeKey' | 'largestFile' | 'isExternal' | 'trustProxy' | 'drain'
      >
    | undefined
}

/** Opens the ports of those parts that have one. */
async function listenForParts(
  parts: ReadonlySet<Part>,
  config: Config,
  log: Log,
  { database, door, drain, largestFile = MAX_FILE_SIZE, host, rest }: Listening,
): Promise<Server[]> {
  if (!parts.has('api') && !parts.has('auth')) return []
  const { readToken, embeddedHost } = await selectSignInHost(config, database.kept, host)
  const api = async (options: NonNullable<typeof rest>): Promise<Express> =>
    restApi(database, doorOf(config, readToken, door), log, {
      ...options,
      drain,
      cursorKey: await loadOrCreateCursorKey(database.kept),
      factorBox: await secretBox(database.kept, 'second_factors'),
      unsubscribeKey: await loadOrCreateUnsubscribeKey(database.kept),
      largestFile,
      isExternal: embeddedHost === undefined,
      trustProxy: config.trustProxy,
    })
  const { apiPort, authPort, hosts, counts } = config
  // One process that does everything has its port alone, however many are to come.
  const isShared = counts.apis > 1 && !parts.has('worker')
  const servers = [
    ...(parts.has('api') && rest ? await listenOn(await api(rest), apiPort, hosts, { isShared }) : []),
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
