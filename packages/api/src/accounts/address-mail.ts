import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { enqueue, type Handlers } from '../jobs/jobs.ts'
import { mailJob } from '../mail/mail-job.ts'
import type { Mailer } from '../mail/mailer.ts'

/** The kind of job that tells an address that it is no longer that of an account. */
const ADDRESS_MAIL_JOB = 'address_mail'

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
export const addressMailHandlers = (db: Kysely<Tables>, { mailer }: { mailer: Mailer }): Handlers =>
  mailJob(ADDRESS_MAIL_JOB, mailer, async ({ payload }) => {
    const { person, address, isOwn } = payload as unknown as Omit<ChangedAddress, 'client'>
    const found = await db
      .selectFrom('person')
      .leftJoin('client', 'client.uuid', 'person.client_uuid')
      .select(['person.firstname', 'client.name as firm'])
      .where('person.uuid', '=', person)
      .executeTakeFirst()
    const how = isOwn ? 'in your profile' : 'by an administrator'
    return (
      found && {
        to: address,
        kind: 'address',
        words: {
          subject: 'Your account at CostDraft has another e-mail address',
          greeting: `Dear ${found.firstname},`,
          before: [
            `The e-mail address of your account at CostDraft was changed ${how}. You sign in with the new one, and this one is not written to any more.`,
          ],
          after: [
            `If you did not expect this, turn to ${whomToAsk(found.firm)} at once: they can set it back and end every sign-in.`,
          ],
        },
      }
    )
  })
