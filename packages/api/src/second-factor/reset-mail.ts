import type { Kysely } from 'kysely'
import type { Sender } from '../accounts/link-mail.ts'
import type { Tables } from '../db/tables.ts'
import { enqueue, type Handlers } from '../jobs/jobs.ts'
import { mailJob } from '../mail/mail-job.ts'

/** The kind of job that tells a user of a reset; its key is the uuid of the user. */
const RESET_MAIL_JOB = 'second_factor_mail'

interface Receiver {
  uuid: string
  client_uuid: string | null
}

/** Queues the mail that tells a user of the reset of their second factor, in the transaction of the reset. */
export const queueResetMail = (tx: Kysely<Tables>, { uuid, client_uuid }: Receiver): Promise<void> =>
  enqueue(tx, { kind: RESET_MAIL_JOB, key: uuid, ...(client_uuid !== null && { client_uuid }) })

/** Job handlers: tell users that their second factor was reset. */
export const resetMailHandlers = (db: Kysely<Tables>, { mailer }: Sender): Handlers =>
  mailJob(RESET_MAIL_JOB, mailer, async ({ key }) => {
    const person = await db
      .selectFrom('person')
      .select(['email_address', 'firstname'])
      .where('uuid', '=', key)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst()
    return (
      person && {
        to: person.email_address,
        kind: 'second_factor_reset',
        words: {
          subject: 'Your second factor for CostDraft was reset',
          greeting: `Dear ${person.firstname},`,
          before: [
            'An administrator of your firm has removed the second factor and the recovery codes of your account at CostDraft, and ended your sessions.',
            'You sign in with your password, and can add a new second factor then.',
          ],
          after: ['If you have not asked for this, tell your administrator at once.'],
        },
      }
    )
  })
