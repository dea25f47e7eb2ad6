import { currentRequestId } from '@costdraft/schema/telemetry/current-request.ts'
import { tracePlace } from '@costdraft/schema/telemetry/tracing.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../errors/log.ts'
import { attemptAt, type AttemptResult, type JobOrigin } from './job-attempt.ts'
import type { JobProgress } from './jobs.table.ts'

/** A claimed job. */
export interface Job {
  id: number
  kind: string
  key: string
  client_uuid: string | null
  case_uuid: string | null
  payload: Record<string, unknown>
  attempts: number
  created_by: string | null
}
type ClaimedJob = Job & JobOrigin
/** Implementation of a job kind. `failed` runs in the transaction that marks a job as permanently failed. */
interface Handler {
  work: (job: Job, signal: AbortSignal) => Promise<void>
  failed?: (tx: Kysely<Tables>, job: Job) => Promise<void>
  /** How often it is tried, if not `MAX_ATTEMPTS` times. */
  attempts?: number
}
export type Handlers = Readonly<Record<string, Handler>>
export interface Jobs {
  /** Polls for jobs now instead of at the next interval. */
  wake: () => void
  /** Aborts the running job, which is queued again, and stops polling. */
  stop: () => Promise<void>
}

/** A failure that is retried; if it stays, its message is shown to the user who requested the job. */
export class JobError extends Error {
  override name = 'JobError'
}
/** One that must not be retried. */
export class PermanentJobError extends JobError {
  override name = 'PermanentJobError'
}

const POLL_MS = 2_000
/** Where jobs come from other processes, so that whoever waits for one does not feel it. */
const SHARED_POLL_MS = 250
const LEASE_SECONDS = 20
const LEASE_RENEWAL_MS = 5_000
const MAX_ATTEMPTS = 3
const BACKOFF_SECONDS = 5
const FAILED = 'This could not be done. Try again; if it fails again, tell your administrator.'

/**
 * Queues a job in the given transaction. Does nothing if a job of the same kind and key is already queued or running.
 */
export async function enqueue(
  tx: Kysely<Tables>,
  job: {
    kind: string
    key: string
    client_uuid?: string
    case_uuid?: string
    created_by?: string
    payload?: Record<string, unknown>
  },
): Promise<void> {
  await sql`insert into job (kind, key, client_uuid, case_uuid, created_by, payload, request_id, traceparent)
    values (${job.kind}, ${job.key}, ${job.client_uuid ?? null}, ${job.case_uuid ?? null}, ${job.created_by ?? null}, ${JSON.stringify(job.payload ?? {})}::jsonb,
      ${currentRequestId() ?? null}::text, ${tracePlace() ?? null}::text)
    on conflict (kind, key) where state in ('queued', 'running') do nothing`.execute(tx)
}

/**
 * Takes a queued job, or a running one whose lease has expired, and leases it. People take turns: next is the earliest
 * job of whoever was served longest ago, so that one person's hundreds of jobs delay another person by one. Jobs of
 * nobody, which are our own, go first. Jobs of kinds that there is no handler for are left to another version, which
 * may be running beside this one.
 */
async function claim({ db, handlers }: Pick<Worker, 'db' | 'handlers'>): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    update job set state = 'running', attempts = attempts + 1, progress = null, locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from job as due
      where ((state = 'queued' and run_at <= now()) or (state = 'running' and locked_until < now()))
        and kind = any(${Object.keys(handlers)}::text[])
      order by (select max(served.locked_until) from job as served where served.created_by = due.created_by) nulls first, run_at, id
      for update skip locked limit 1
    )
    returning id, kind, key, client_uuid, case_uuid, payload, attempts, created_by, request_id, traceparent`.execute(db)
  return rows[0]
}

/** SQL condition: the job is still running in this attempt and was not taken over by another worker. */
const isOwnAttempt = ({ id, attempts }: Job) => sql`id = ${id} and attempts = ${attempts} and state = 'running'`

/** Stores how far a job is, for whoever waits for it. Does nothing once another worker has taken it over. */
export async function reportProgress(db: Kysely<Tables>, job: Job, progress: JobProgress): Promise<void> {
  await sql`update job set progress = ${JSON.stringify(progress)}::jsonb where ${isOwnAttempt(job)}`.execute(db)
}

/** What is needed to execute a claimed job. */
interface Worker {
  db: Kysely<Tables>
  handlers: Handlers
  log: Log
  /** Aborted when the process stops. */
  signal: AbortSignal
}

/** Extends the lease of a running job until the returned timer is cleared. */
const keepLease = ({ db, log }: Worker, job: Job): NodeJS.Timeout =>
  setInterval(() => {
    sql`update job set locked_until = now() + make_interval(secs => ${LEASE_SECONDS}) where ${isOwnAttempt(job)}`
      .execute(db)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, 'lease'))
  }, LEASE_RENEWAL_MS)

/** Queues a job again that was aborted by shutdown, without counting the attempt. */
async function giveBack(db: Kysely<Tables>, job: Job): Promise<void> {
  await sql`update job set state = 'queued', attempts = attempts - 1, locked_until = null where ${isOwnAttempt(job)}`.execute(
    db,
  )
}

/** Executes a job and stores its outcome. A job aborted by shutdown is queued again without counting the attempt. */
async function execute(worker: Worker, job: Job): Promise<AttemptResult> {
  const { db, handlers, signal } = worker
  const renewal = keepLease(worker, job)
  try {
    await handlers[job.kind]?.work(job, signal)
    await sql`update job set state = 'done', error = null, ended_at = now() where ${isOwnAttempt(job)}`.execute(db)
    return 'done'
  } catch (error) {
    if (!signal.aborted) return await handleFailure(worker, job, error)
    await giveBack(db, job)
    return 'interrupted'
  } finally {
    clearInterval(renewal)
  }
}

/** Queues a failed job for another attempt with backoff, or marks it as permanently failed. */
async function handleFailure({ db, handlers, log }: Worker, job: Job, error: unknown): Promise<AttemptResult> {
  const isPermanent = error instanceof PermanentJobError
  if (!isPermanent) log.error({ err: error, job: job.id, kind: job.kind }, 'job')
  if (!isPermanent && job.attempts < (handlers[job.kind]?.attempts ?? MAX_ATTEMPTS)) {
    await sql`update job set state = 'queued', run_at = now() + make_interval(secs => ${BACKOFF_SECONDS * job.attempts}) where ${isOwnAttempt(job)}`.execute(
      db,
    )
    return 'retried'
  }
  const message = error instanceof JobError ? error.message : FAILED
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } =
      await sql`update job set state = 'failed', error = ${message}, ended_at = now() where ${isOwnAttempt(job)}`.execute(
        tx,
      )
    // No rows: the job was deleted or taken over by another worker, which then handles its failure.
    if (numAffectedRows) await handlers[job.kind]?.failed?.(tx, job)
  })
  return 'failed'
}

/** In milliseconds: how long a job is kept that nobody asks after. */
const KEPT = 86_400_000

/** Deletes jobs of these kinds that have ended: of kinds whose jobs nobody asks after, and which hold addresses. */
export async function sweepJobs(db: Kysely<Tables>, kinds: readonly string[], now: Date): Promise<void> {
  await db
    .deleteFrom('job')
    .where('kind', 'in', kinds)
    .where('ended_at', '<', new Date(now.getTime() - KEPT).toISOString())
    .execute()
}

interface JobsOptions {
  /**
   * No other process has the database open, so jobs left running by a killed process are released at once instead of
   * after their lease, and nobody but `wake` brings a job.
   */
  alone: boolean
  /** How many jobs are executed at once. */
  atOnce?: number
}

/** Starts the job runner, which executes queued jobs, and running ones whose lease has expired. */
export async function runJobs(
  db: Kysely<Tables>,
  handlers: Handlers,
  log: Log,
  { alone, atOnce = 1 }: JobsOptions,
): Promise<Jobs> {
  // Only of its own kinds: others of this process may have begun.
  if (alone)
    await sql`update job set locked_until = now() - interval '1 second'
      where state = 'running' and kind = any(${Object.keys(handlers)}::text[])`.execute(db)
  const stopping = new AbortController()
  const worker: Worker = { db, handlers, log, signal: stopping.signal }
  const lanes = Array.from({ length: atOnce }, () => createLane(worker))
  /** An idle lane that finds a job wakes the next one, so that a quiet worker asks once for all its lanes. */
  const wake = (): void => {
    const idle = lanes.filter(({ isBusy }) => !isBusy())
    const [first] = idle
    first?.run(wake)
  }
  const polling = setInterval(wake, alone ? POLL_MS : SHARED_POLL_MS)
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(polling)
      stopping.abort()
      await Promise.all(lanes.map(({ ended }) => ended()))
    },
  }
}

/** What executes jobs one after the other, until there is none. */
function createLane(worker: Worker) {
  const { db, log, signal } = worker
  let working: Promise<void> | undefined
  const executeAll = async (found: () => void): Promise<void> => {
    for (let job = await claim(worker); job; job = await claim(worker)) {
      if (signal.aborted) return giveBack(db, job)
      found()
      await attemptAt(job, () => execute(worker, job))
    }
  }
  return {
    isBusy: (): boolean => working !== undefined,
    /** Does all that is due; `found` is called with each job that is about to be done. */
    run: (found: () => void): void => {
      if (signal.aborted) return
      working = executeAll(found)
        .catch((error: unknown) => log.error({ err: error }, 'jobs'))
        .finally(() => {
          working = undefined
        })
    },
    ended: async (): Promise<void> => working,
  }
}
