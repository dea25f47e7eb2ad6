import { randomUUID } from 'node:crypto'
import { count } from '@costdraft/schema/telemetry/metrics.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { enqueue, type Handlers } from '../jobs/jobs.ts'
import { mailOf } from '../mail/mail-page.ts'
import type { Mailer } from '../mail/mailer.ts'

/** The kind of job that tells an address that it is no longer that of an account. */
const ADDRESS_MAIL_JOB = 'address_mail'

/** How often a mail is tried, over a quarter of an hour in which its server may be away. */
const ATTEMPTS = 20

/** A change of the address of a person: `address` is what it was. */
export interface ChangedAddress {
  person: string
  client: string | null
  address: string
  /** Whether it was changed from the account itself, and not by an administrator. */
  isOwn: boolean
}

/** Queues the mail about a change of an address, in the transaction that makes it. */
export const queueAddressMail = (tx: Kysely<Tables>, { client, ...payload }: ChangedAddress): Promise<void> =>
  enqueue(tx, { kind: ADDRESS_MAIL_JOB, key: randomUUID(), payload, ...(client !== null && { client_uuid: client }) })

/** Who can do something about a change that nobody expected. */
const whomToAsk = (firm: string | null): string =>
  firm === null
    ? 'another system administrator, or whoever runs CostDraft on its machine'
    : `an owner or IT administrator of ${firm}`

/** Job handlers: tell the old address. The new one is not said, because whoever reads this may be a stranger by now. */
export const addressMailHandlers = (db: Kysely<Tables>, { mailer }: { mailer: Mailer }): Handlers => ({
  [ADDRESS_MAIL_JOB]: {
    attempts: ATTEMPTS,
    work: async ({ payload }) => {
      const { person, address, isOwn } = payload as unknown as Omit<ChangedAddress, 'client'>
      const found = await db
        .selectFrom('person')
        .leftJoin('client', 'client.uuid', 'person.client_uuid')
        .select(['person.firstname', 'client.name as firm'])
        .where('person.uuid', '=', person)
        .executeTakeFirst()
      if (!found) return
      const how = isOwn ? 'in your profile' : 'by an administrator'
      await mailer.send({
        to: address,
        ...mailOf({
          subject: 'Your account at CostDraft has another e-mail address',
          greeting: `Dear ${found.firstname},`,
          before: [
            `The e-mail address of your account at CostDraft was changed ${how}. You sign in with the new one, and this one is not written to any more.`,
          ],
          after: [
            `If you did not expect this, turn to ${whomToAsk(found.firm)} at once: they can set it back and end every sign-in.`,
          ],
        }),
      })
      count('costdraft_mails_total', { kind: 'address' })
    },
  },
})
