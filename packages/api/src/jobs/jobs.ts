import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../log.ts'

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
/** What does a kind of job, and what else is true once it has failed for good, in the same transaction. */
interface Handler {
  work: (job: Job, signal: AbortSignal) => Promise<void>
  failed?: (tx: Kysely<Tables>, job: Job) => Promise<void>
}
export type Handlers = Readonly<Record<string, Handler>>
export interface Jobs {
  /** Looks for work now, and not at the next round. */ wake: () => void
  stop: () => Promise<void>
}

/** A failure that another attempt would not mend; its message is a sentence for the person who asked. */
export class Final extends Error {
  override name = 'Final'
}

const ROUND = 2_000,
  LEASE_SECONDS = 20,
  RENEW = 5_000,
  ATTEMPTS = 3,
  BACKOFF_SECONDS = 5
const FAILED = 'This could not be done. Try again; if it fails again, tell your administrator.'

/** Asks for work, in the transaction that needs it; of one kind and key only once while it waits or runs. */
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
  await sql`insert into job (kind, key, client_uuid, case_uuid, created_by, payload)
    values (${job.kind}, ${job.key}, ${job.client_uuid ?? null}, ${job.case_uuid ?? null}, ${job.created_by ?? null}, ${JSON.stringify(job.payload ?? {})}::jsonb)
    on conflict (kind, key) where state in ('queued', 'running') do nothing`.execute(tx)
}

async function claim(db: Kysely<Tables>): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update job set state = 'running', attempts = attempts + 1, locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (select id from job where (state = 'queued' and run_at <= now()) or (state = 'running' and locked_until < now()) order by run_at, id for update skip locked limit 1)
    returning id, kind, key, client_uuid, case_uuid, payload, attempts, created_by`.execute(db)
  return rows[0]
}

/** A job of this attempt, and of no later one that took it over. */
const mine = ({ id, attempts }: Job) => sql`id = ${id} and attempts = ${attempts} and state = 'running'`

/**
 * Works through the jobs, one at a time: waiting ones, and those whose worker has gone without a word. `alone` says that nobody else
 * has this database open, so that what a killed process left running need not wait for its lease.
 */
export async function runJobs(db: Kysely<Tables>, handlers: Handlers, log: Log, alone: boolean): Promise<Jobs> {
  if (alone) await sql`update job set locked_until = now() - interval '1 second' where state = 'running'`.execute(db)
  const stopping = new AbortController()
  let working: Promise<void> | undefined

  const work = async (job: Job): Promise<void> => {
    const renewing = setInterval(() => {
      sql`update job set locked_until = now() + make_interval(secs => ${LEASE_SECONDS}) where ${mine(job)}`
        .execute(db)
        .catch((error: unknown) => log.error({ err: error, job: job.id }, 'lease'))
    }, RENEW)
    try {
      await handlers[job.kind]?.work(job, stopping.signal)
      await sql`update job set state = 'done', error = null, ended_at = now() where ${mine(job)}`.execute(db)
    } catch (error) {
      if (stopping.signal.aborted)
        await sql`update job set state = 'queued', attempts = attempts - 1, locked_until = null where ${mine(job)}`.execute(
          db,
        )
      else await failed(job, error)
    } finally {
      clearInterval(renewing)
    }
  }
  const failed = async (job: Job, error: unknown): Promise<void> => {
    const sentence = error instanceof Final ? error.message : FAILED
    if (!(error instanceof Final)) log.error({ err: error, job: job.id, kind: job.kind }, 'job')
    if (error instanceof Final || job.attempts >= ATTEMPTS) {
      await db.transaction().execute(async (tx) => {
        const { numAffectedRows } =
          await sql`update job set state = 'failed', error = ${sentence}, ended_at = now() where ${mine(job)}`.execute(
            tx,
          )
        // A job that someone else has taken over, or dropped, is theirs to end.
        if (numAffectedRows) await handlers[job.kind]?.failed?.(tx, job)
      })
    } else
      await sql`update job set state = 'queued', locked_until = null, run_at = now() + make_interval(secs => ${BACKOFF_SECONDS * job.attempts}) where ${mine(job)}`.execute(
        db,
      )
  }
  const round = async (): Promise<void> => {
    for (let job = await claim(db); job && !stopping.signal.aborted; job = await claim(db)) await work(job)
  }
  const wake = (): void => {
    if (working || stopping.signal.aborted) return
    working = round()
      .catch((error: unknown) => log.error({ err: error }, 'jobs'))
      .finally(() => {
        working = undefined
      })
  }
  const rounds = setInterval(wake, ROUND)
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(rounds)
      stopping.abort()
      await working
    },
  }
}
