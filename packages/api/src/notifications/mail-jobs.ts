import { isMailedKind } from '@costdraft/schema/notifications/notification-mail.ts'
import { sql, type Kysely } from 'kysely'
import { becomeUnasked } from '../access/become.ts'
import { ofViewer, type Tx } from '../access/viewer-transaction.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { Tables } from '../db/tables.ts'
import type { Items } from '../items/registry.ts'
import type { Handlers } from '../jobs/jobs.ts'
import { mailJob, type DueMail } from '../mail/mail-job.ts'
import type { Mailer } from '../mail/mailer.ts'
import { mailWords, type MailedNotification } from './mail-words.ts'
import { readChoices } from './notification-choices.ts'
import { notificationRows, ownNotifications } from './notification-rows.ts'
import { unsubscribeAddress } from './unsubscribe-links.ts'

/** The kind of job that mails notifications to a person. */
export const NOTIFICATION_MAIL_JOB = 'notification_mail'
/** What such a job is about: no word of it, which is composed when it is sent. */
export type MailPayload = {
  person: string
  uuids: string[]
}

export interface NotificationSender {
  mailer: Mailer
  /** The public address of the web app. */
  webUrl: string
  /** What signs the links that end the mails of a person. */
  unsubscribeKey: Buffer
  items: Items
}

/** Those of some notifications that the viewer may know of, has not read, and still wants mailed; newest first. */
async function wantedRows(
  tx: Tx,
  viewer: SignedIn,
  uuids: readonly string[],
  items: Items,
): Promise<{ rows: MailedNotification[]; isDaily: boolean }> {
  const isOwn = ownNotifications(viewer)
  const choices = await readChoices(tx, viewer.user_uuid)
  if (!isOwn || !choices) return { rows: [], isDaily: false }
  const where = sql`${isOwn} and read_at is null and uuid = any(${uuids}::uuid[])`
  const found = await notificationRows(tx, items, { where, limit: uuids.length })
  const rows = found.flatMap(({ kind, ...row }): MailedNotification[] =>
    isMailedKind(kind) && choices.isOn[kind] && choices.mail[kind] !== 'off' ? [{ ...row, kind }] : [],
  )
  return { rows, isDaily: rows.every(({ kind }) => choices.mail[kind] === 'daily') }
}

/**
 * Job handlers: mail notifications. What they say is composed when they are sent, as in the bell: of the present case,
 * and with what the person may read then.
 */
export const notificationMailHandlers = (
  db: Kysely<Tables>,
  { mailer, webUrl, unsubscribeKey, items }: NotificationSender,
): Handlers =>
  mailJob(NOTIFICATION_MAIL_JOB, mailer, ({ payload }) =>
    db.transaction().execute(async (tx): Promise<DueMail | undefined> => {
      const { person, uuids } = payload as MailPayload
      const viewer = await becomeUnasked(tx, person)
      if (!viewer) return undefined
      const { rows, isDaily } = await wantedRows(ofViewer(tx), viewer, uuids, items)
      if (rows.length === 0) return undefined
      const unsubscribe = unsubscribeAddress(webUrl, unsubscribeKey, person)
      return {
        to: viewer.email_address,
        kind: isDaily ? 'notification_digest' : 'notification',
        words: mailWords(rows, { firstname: viewer.firstname, isDaily, webUrl, unsubscribe }),
        unsubscribe,
      }
    }),
  )
