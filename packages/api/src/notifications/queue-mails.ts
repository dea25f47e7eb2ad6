import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../errors/log.ts'
import { enqueue } from '../jobs/jobs.ts'
import { BUNDLED } from './mail-due.ts'
import { NOTIFICATION_MAIL_JOB, type MailPayload } from './mail-jobs.ts'

/** People whose mails are queued in one transaction. */
const AT_ONCE = 100
/** In milliseconds: what could not be mailed for so long is in the bell, and not mailed any more. */
const STALE = 86_400_000
/** In milliseconds: between two looks for what is due, each of which is one look into an index. */
const INTERVAL = 5_000

/**
 * Queues the mails that are due, a job for each person, and answers for how many. Each notification is queued once,
 * whoever else does so at the same time: then this one does nothing.
 */
export const queueMails = (db: Kysely<Tables>, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const {
      rows: [turn],
    } = await sql<{
      isOurs: boolean
    }>`select pg_try_advisory_xact_lock(hashtext('costdraft notification mails')) as "isOurs"`.execute(tx)
    if (!turn?.isOurs) return 0
    const at = (milliseconds: number) => sql`${new Date(now.getTime() + milliseconds).toISOString()}::timestamptz`
    const { rows } = await sql<{ person: string; uuids: string[] | null }>`
      with due as (
        select uuid, person_uuid, mail_due > ${at(-STALE)} as is_mailed from notification
        where mail_due <= ${at(BUNDLED)} and person_uuid in (
          select person_uuid from notification where mail_due <= ${at(0)} group by person_uuid limit ${AT_ONCE})
        for update),
      taken as (update notification set mail_due = null from due where notification.uuid = due.uuid)
      select person_uuid as person, array_agg(uuid) filter (where is_mailed) as uuids from due group by person_uuid`.execute(
      tx,
    )
    for (const { person, uuids } of rows) {
      const [key] = uuids ?? []
      if (!uuids || key === undefined) continue
      // In the name of the person, so that what somebody waits for, such as a link to choose a password, goes first.
      const payload = { person, uuids } satisfies MailPayload
      await enqueue(tx, { kind: NOTIFICATION_MAIL_JOB, key, created_by: person, payload })
    }
    return rows.length
  })

interface Options {
  now: () => Date
  log: Log
  /** Called when jobs were queued. */
  wake: () => void
}

/** Starts looking for mails that are due. `stop` resolves when nothing of it uses the database any more. */
export function runMailQueue(db: Kysely<Tables>, { now, log, wake }: Options): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let working: Promise<void> | undefined
  const queueAll = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await queueMails(db, now())) > 0) wake()
  }
  const look = (): void => {
    working ??= queueAll()
      .catch((error: unknown) => log.error({ err: error }, 'notification mails'))
      .finally(() => {
        working = undefined
      })
  }
  const timer = setInterval(look, INTERVAL)
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await working
    },
  }
}
