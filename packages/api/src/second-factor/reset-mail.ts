import { count } from '@costdraft/schema/telemetry/metrics.ts'
import type { Kysely } from 'kysely'
import type { Sender } from '../accounts/link-mail.ts'
import type { Tables } from '../db/tables.ts'
import { enqueue, type Handlers } from '../jobs/jobs.ts'
import { mailOf } from '../mail/mail-page.ts'

/** The kind of job that tells a user of a reset; its key is the uuid of the user. */
const RESET_MAIL_JOB = 'second_factor_mail'
const ATTEMPTS = 20

interface Receiver {
  uuid: string
  client_uuid: string | null
}

/** Queues the mail that tells a user of the reset of their second factor, in the transaction of the reset. */
export const queueResetMail = (tx: Kysely<Tables>, { uuid, client_uuid }: Receiver): Promise<void> =>
  enqueue(tx, { kind: RESET_MAIL_JOB, key: uuid, ...(client_uuid !== null && { client_uuid }) })

/** Job handlers: tell users that their second factor was reset. */
export const resetMailHandlers = (db: Kysely<Tables>, { mailer }: Sender): Handlers => ({
  [RESET_MAIL_JOB]: {
    attempts: ATTEMPTS,
    work: async ({ key }) => {
      const person = await db
        .selectFrom('person')
        .select(['email_address', 'firstname'])
        .where('uuid', '=', key)
        .where('deactivated_at', 'is', null)
        .executeTakeFirst()
      if (!person) return
      await mailer.send({
        to: person.email_address,
        ...mailOf({
          subject: 'Your second factor for CostDraft was reset',
          greeting: `Dear ${person.firstname},`,
          before: [
            'An administrator of your firm has removed the second factor and the recovery codes of your account at CostDraft, and ended your sessions.',
            'You sign in with your password, and can add a new second factor then.',
          ],
          after: ['If you have not asked for this, tell your administrator at once.'],
        }),
      })
      count('costdraft_mails_total', { kind: 'second_factor_reset' })
    },
  },
})
