import { londonDay } from '@costdraft/schema/london-day.ts'
import { onScrape } from '@costdraft/schema/telemetry/metrics.ts'
import { workbookHandlers } from './assessment/import/reading-job.ts'
import { sweepAssessments } from './assessment/sweep-assessments.ts'
import { workOutOutcomes } from './assessment/work-out-outcomes.ts'
import { addressMailHandlers } from './accounts/address-mail.ts'
import { sweepLinks } from './accounts/account-links.ts'
import { linkMailHandlers, type Sender } from './accounts/link-mail.ts'
import { deleteExpiredAuthRecords } from './access/oidc-adapter.ts'
import { forgetSignIns } from './access/sign-in-history.ts'
import { pricingHandlers } from './bills/price-cases.ts'
import { compactTally } from './case-routes/case-tally.ts'
import { forgetChanges } from './changes/forget-changes.ts'
import type { Database } from './db/db.ts'
import { remindOfDeadlines } from './deadlines/remind-of-deadlines.ts'
import { workOutDeadlines } from './deadlines/work-out-deadlines.ts'
import type { Log } from './errors/log.ts'
import type { FileStore } from './files/file-store.ts'
import type { KeptFiles } from './files/keep-files.ts'
import { forgetOutcomes } from './http/idempotency.ts'
import type { Items } from './items/registry.ts'
import { archiveHandlers, sweepFirmArchives } from './firm-archive/archive-job.ts'
import { runJobs, sweepJobs, type Handlers } from './jobs/jobs.ts'
import { readingHandlers, sweepReadings } from './ledger/reading/reading-job.ts'
import { notificationMailHandlers } from './notifications/mail-jobs.ts'
import { sweepNotifications } from './notifications/notify.ts'
import { runMailQueue } from './notifications/queue-mails.ts'
import { loadOrCreateUnsubscribeKey } from './notifications/unsubscribe-links.ts'
import { documentHandlers } from './outputs/documents-job.ts'
import { previewSources } from './assessment/assessed-documents.ts'
import { previewHandlers, sweepPreviews } from './outputs/previews/preview-job.ts'
import { revaluationHandlers } from './revaluation/revalue.ts'
import { resetMailHandlers } from './second-factor/reset-mail.ts'
import { forgottenHandlers } from './sign-in/forgotten-password-job.ts'
import { sweepRemovals } from './removals/sweep-removals.ts'
import { queueFigures } from './telemetry/queue-figures.ts'
import type { AllowedHosts } from './webhooks/allowed-hosts.ts'
import { runDeliveries } from './webhooks/run-deliveries.ts'
import { sweepWebhookEvents } from './webhooks/sweep-webhooks.ts'
import type { SecretBox } from './access/secret-box.ts'

/** In milliseconds. */
const SWEEP_INTERVAL = 600_000
/** How many ledgers and workbooks are read at once, each by a child process. */
const READ_AT_ONCE = 2
/** How many mails are handed over at once. */
const MAIL_AT_ONCE = 2

interface WorkerOptions {
  database: Database
  files: KeptFiles
  /** The kinds of item that it knows. */
  items: Items
  /** Where webhooks may be sent, and what their secrets are encrypted with. */
  webhooks: { hosts: AllowedHosts; box: SecretBox }
  /** Undefined where no mail is sent; with the public address of the web app. */
  mail: (Sender & { webUrl: string }) | undefined
  log: Log
  now: () => Date
  /** How many jobs it does at once. */
  atOnce: number
}

export interface Worker {
  /** Looks for jobs now instead of at the next interval. */
  wake: () => void
  /** Ends what can be repeated, and resolves when nothing of it uses the database any more. */
  stop: () => Promise<void>
}

/** Starts the work that no request waits for: jobs, deliveries of webhooks, and what is swept and counted. */
export async function startWorker({
  database,
  files,
  items,
  webhooks,
  mail,
  log,
  now,
  atOnce,
}: WorkerOptions): Promise<Worker> {
  const { db } = database
  const mailing = await mailingHandlers(database, mail, { now, items })
  const sweep = () =>
    sweepRows(db, files.store, { mailing: Object.keys(mailing), now: now() }).catch((error: unknown) =>
      log.error({ err: error }, 'sweep'),
    )
  // Files are not swept at the start: whoever has started CostDraft with wrong settings can stop it.
  await sweep()
  const sweepTimer = setInterval(() => void Promise.all([sweep(), files.tend()]), SWEEP_INTERVAL)
  const counted = files.count()
  // No other process uses an embedded database: the jobs of a killed one are resumed at once.
  const alone = database.engine === 'PGlite'
  const handlers = handlersOf(db, files.store, { items, now, log })
  const reading = { ...readingHandlers(db), ...workbookHandlers(db) }
  const kinds = Object.keys({ ...handlers, ...mailing, ...reading })
  const endFigures = onScrape('database', queueFigures(database.kept, kinds))
  const jobs = await runJobs(db, handlers, log, { alone, atOnce })
  // In turn with each other and not with documents: whoever has sent a file waits for it. One process that does
  // everything reads files when they come.
  const readings = alone ? undefined : await runJobs(db, reading, log, { alone, atOnce: READ_AT_ONCE })
  // Nor behind documents: whoever has forgotten a password waits for it.
  const mails = await runJobs(db, mailing, log, { alone, atOnce: MAIL_AT_ONCE })
  const mailQueue = mail && runMailQueue(db, { now, log, wake: mails.wake })
  const deliveries = await runDeliveries(db, { ...webhooks, log, now, alone })
  return {
    wake: () => {
      jobs.wake()
      mails.wake()
    },
    stop: async () => {
      clearInterval(sweepTimer)
      endFigures()
      await mailQueue?.stop()
      await Promise.all([jobs.stop(), readings?.stop(), mails.stop(), deliveries.stop()])
      await counted
    },
  }
}

/** Deletes what is kept for a time, reminds of dates, and works out what an older version has not. */
const sweepRows = (
  db: Database['db'],
  files: FileStore,
  { mailing, now }: { mailing: readonly string[]; now: Date },
): Promise<unknown> =>
  Promise.all([
    sweepJobs(db, mailing, now),
    sweepLinks(db, now),
    deleteExpiredAuthRecords(db),
    forgetSignIns(db, now),
    sweepNotifications(db),
    compactTally(db),
    sweepPreviews(db, now),
    sweepReadings(db, now),
    forgetChanges(db, now),
    sweepWebhookEvents(db, now),
    sweepRemovals(db, now),
    sweepAssessments(db, now),
    workOutOutcomes(db),
    workOutDeadlines(db),
    sweepFirmArchives(db, files, now),
    forgetOutcomes(db, now),
    remindOfDeadlines(db, now),
  ])

/** What the jobs do that end in a mail. */
async function mailingHandlers(
  { db, kept }: Database,
  mail: WorkerOptions['mail'],
  { now, items }: Pick<WorkerOptions, 'now' | 'items'>,
): Promise<Handlers> {
  const forgotten = forgottenHandlers(db, { now, sendsMail: mail !== undefined })
  if (!mail) return forgotten
  const unsubscribeKey = await loadOrCreateUnsubscribeKey(kept)
  return {
    ...forgotten,
    ...linkMailHandlers(db, mail),
    ...addressMailHandlers(db, mail),
    ...resetMailHandlers(db, mail),
    ...notificationMailHandlers(db, { ...mail, unsubscribeKey, items }),
  }
}

/** What its jobs do. */
const handlersOf = (
  db: Database['db'],
  files: FileStore,
  { items, now, log }: Pick<WorkerOptions, 'items' | 'now' | 'log'>,
): Handlers => ({
  ...documentHandlers(db, files),
  ...previewHandlers(
    db,
    files,
    previewSources(items, () => londonDay(now())),
  ),
  ...revaluationHandlers(db, items),
  ...pricingHandlers(db),
  ...archiveHandlers(db, files, { items, now, log }),
})
