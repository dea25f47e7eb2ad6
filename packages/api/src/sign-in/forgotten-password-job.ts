import type { Kysely } from 'kysely'
import { addLink } from '../accounts/account-links.ts'
import { FORGOTTEN_JOB } from './forgotten-password.ts'
import { queueLinkMail } from '../accounts/link-mail.ts'
import { sameEmail } from '../access/same-email.ts'
import type { Tables } from '../db/tables.ts'
import type { Handlers } from '../jobs/jobs.ts'
import { notifyPasswordForgotten } from '../notifications/notify-password-forgotten.ts'

/** In milliseconds: for how long one link is enough for whoever asks again. */
const ENOUGH = 120_000

interface ForgottenOptions {
  now: () => Date
  sendsMail: boolean
}

/**
 * Job handlers: whoever has forgotten a password is mailed a link; where no mail is sent, the administrators of the
 * firm are told. An address that nobody has does nothing.
 */
export const forgottenHandlers = (db: Kysely<Tables>, { now, sendsMail }: ForgottenOptions): Handlers => ({
  [FORGOTTEN_JOB]: {
    work: async ({ payload }) => {
      const { address } = payload as { address: string }
      await db.transaction().execute(async (tx) => {
        const person = await tx
          .selectFrom('person')
          .select(['uuid', 'client_uuid'])
          .where(sameEmail(address))
          .where('kind', '=', 'person')
          .where('deactivated_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!person) return
        if (!sendsMail) return notifyPasswordForgotten(tx, person, now())
        const at = now()
        if (await hasAskedSince(tx, person.uuid, new Date(at.getTime() - ENOUGH))) return
        const wanted = { person: person.uuid, client: person.client_uuid, kind: 'reset', by: null } as const
        await queueLinkMail(tx, await addLink(tx, wanted, at), person.client_uuid)
      })
    },
  },
})

/** Whether somebody without a sign-in has asked for a link of this person since then. */
const hasAskedSince = async (tx: Kysely<Tables>, person: string, since: Date): Promise<boolean> =>
  (await tx
    .selectFrom('account_link')
    .select('uuid')
    .where('person_uuid', '=', person)
    .where('created_by', 'is', null)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst()) !== undefined
