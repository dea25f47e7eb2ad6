import { VERSION } from '@costdraft/schema/product.ts'
import type { RequestHandler } from 'express'
import type { Kysely } from 'kysely'
import type { Database } from './db/db.ts'
import { migrations } from './db/migrate.ts'
import { rowSecurityProblem } from './row-security/row-security.ts'
import { findSteps, newerNote, newerRefusal } from './db/schema-steps.ts'
import type { Tables } from './db/tables.ts'
import type { FileCount } from './files/count-files.ts'
import { recordedCount } from './files/recorded-count.ts'
import { OtherFileStore, type FileStore } from './files/file-store.ts'
import { productItems } from './items/index.ts'
import type { Items } from './items/registry.ts'
import type { Log } from './errors/log.ts'

/**
 * What is wrong. Without `database` or `migrations` no request can be served; with the others most can. With
 * `newer_schema` the migrations are those of a newer version, and `migrations` says that this one cannot use them.
 */
export const readinessProblems = [
  'database',
  'migrations',
  'newer_schema',
  'file_store',
  'other_file_store',
  'row_level_security',
  'read_replica',
] as const
export type ReadinessProblem = (typeof readinessProblems)[number]
const FATAL: ReadonlySet<ReadinessProblem> = new Set<ReadinessProblem>(['database', 'migrations'])

/** Milliseconds for which an answer is repeated: the route needs no token, and each check writes a file. */
const REPEAT = 1_000

/**
 * Milliseconds for which a store is waited for. A gateway in front waits two seconds for the answer, and a load
 * balancer hardly longer: a store that hangs must not look like an API that is gone, to which nobody is sent any
 * more.
 */
const STORE_PATIENCE = 1_500

interface Readiness {
  problems: ReadinessProblem[]
  starts?: number
  /** How rows and files differ, as this process or a worker has counted them. */
  count?: Pick<FileCount, 'missing' | 'unknown'> | undefined
}

const NO_STORE: Readiness = { problems: [] }

/** What the work comes to. Rejects if that takes longer than some milliseconds; the work goes on. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}

type Files = Pick<FileStore, 'check' | 'assertOwn' | 'counted'>
/** Whether the file store takes files, and belongs to the database. A database that is away is a problem of its own. */
async function storeReadiness(db: Kysely<Tables>, files: Files): Promise<Readiness> {
  const isOther = within(STORE_PATIENCE, files.assertOwn(db)).then(
    () => false,
    (error: unknown) => error instanceof OtherFileStore,
  )
  await within(STORE_PATIENCE, files.check())
  const count = await recordedCount(db).catch(() => undefined)
  return { problems: (await isOther) ? ['other_file_store'] : [], count }
}

async function databaseReadiness(db: Kysely<Tables>, items: Items, say: (newer: string) => void): Promise<Readiness> {
  const found = await findSteps(db, migrations)
  const isNewer = found.newer.length > 0
  if (isNewer) say(found.isUsable ? newerNote(found) : newerRefusal(found))
  const version: ReadinessProblem[] = isNewer ? ['newer_schema'] : []
  if (found.missing.length > 0 || !found.isUsable) return { problems: ['migrations', ...version] }
  const { starts } = await db
    .selectFrom('start')
    .select((e) => e.fn.countAll<number>().as('starts'))
    .executeTakeFirstOrThrow()
  return {
    starts,
    problems: [...version, ...((await rowSecurityProblem(db, items)) ? (['row_level_security'] as const) : [])],
  }
}

/**
 * The readiness probe. 503 `waiting` while no request can be served; 200 `degraded` with what is wrong while requests
 * are served and something needs an administrator, so that a load balancer keeps sending them; else 200 `ready`. A
 * process that has nothing to do with files leaves the store out.
 */
export function readiness(
  { db, engine, replica }: Pick<Database, 'db' | 'engine' | 'replica'>,
  files: Files | undefined,
  log: Log,
  items: Items = productItems,
  now: () => number = Date.now,
): RequestHandler {
  let saidOfNewer: string | undefined
  /** Once, and not with every question whether we are ready. */
  const sayNewer = (newer: string): void => {
    if (newer !== saidOfNewer) log.warn({ problem: 'newer_schema' satisfies ReadinessProblem }, newer)
    saidOfNewer = newer
  }
  let last: { at: number; answer: Promise<Readiness> } | undefined
  const failed =
    (problem: ReadinessProblem) =>
    (error: unknown): Readiness => {
      log.error({ err: error, problem }, 'not ready')
      return { problems: [problem] }
    }
  const check = async (): Promise<Readiness> => {
    const [database, store] = await Promise.all([
      databaseReadiness(db, items, sayNewer).catch(failed('database')),
      files ? storeReadiness(db, files).catch(failed('file_store')) : NO_STORE,
    ])
    // It was said when it was found.
    const ofReplica: ReadinessProblem[] = replica?.problem() ? ['read_replica'] : []
    return {
      ...database,
      count: files?.counted() ?? store.count,
      problems: [...database.problems, ...store.problems, ...ofReplica],
    }
  }
  return async (_req, res) => {
    if (!last || now() - last.at >= REPEAT) last = { at: now(), answer: check() }
    const { problems, starts, count } = await last.answer
    const { missing: missing_files = null, unknown: unknown_files = null } = count ?? {}
    const isWaiting = problems.some((problem) => FATAL.has(problem))
    const status = problems.length > 0 ? 'degraded' : 'ready'
    res
      .status(isWaiting ? 503 : 200)
      .set('cache-control', 'no-store')
      .json({
        status: isWaiting ? 'waiting' : status,
        problems,
        engine,
        version: VERSION,
        starts,
        missing_files,
        unknown_files,
      })
  }
}
