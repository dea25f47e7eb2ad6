import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { enqueue, type Handlers } from '../jobs/jobs.ts'
import { mailJob } from '../mail/mail-job.ts'
import type { MailWords } from '../mail/mail-page.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { LinkKind } from './account-link.table.ts'
import { giveToken, linkAddress } from './account-links.ts'

/** The kind of job that mails a link; its key is the uuid of the link. */
const LINK_MAIL_JOB = 'link_mail'

const UNASKED = 'If you did not expect this, you need do nothing: the link opens nothing unless somebody uses it.'

/** What is written to whoever gets a link. */
const WORDS: Readonly<Record<LinkKind, (firm: string) => Omit<MailWords, 'greeting' | 'link'> & { label: string }>> = {
  invitation: (firm) => ({
    subject: 'Your account at CostDraft',
    before: [
      `${firm} has made an account for you at CostDraft, where legal costs are drafted. Choose your password to sign in.`,
    ],
    label: 'Choose a password',
    after: ['The link can be used once, within 24 hours.', UNASKED],
  }),
  reset: () => ({
    subject: 'A new password for CostDraft',
    before: ['Somebody, probably you or an administrator of your firm, has asked for a new password of your account.'],
    label: 'Choose a new password',
    after: ['The link can be used once, within an hour. Your present password works until then.', UNASKED],
  }),
}

/** Queues the mail of a link, in the transaction that makes it. */
export const queueLinkMail = (tx: Kysely<Tables>, link: string, client: string | null): Promise<void> =>
  enqueue(tx, { kind: LINK_MAIL_JOB, key: link, ...(client !== null && { client_uuid: client }) })

export interface Sender {
  mailer: Mailer
  /** The public address of the sign-in host. */
  authUrl: string
  companyName: string
}

/**
 * Job handlers: mail links. What opens a link is made when it is sent, so that it is stored nowhere; a mail that is
 * sent a second time has another one, and the first is worth nothing.
 */
export const linkMailHandlers = (db: Kysely<Tables>, { mailer, authUrl, companyName }: Sender): Handlers =>
  mailJob(LINK_MAIL_JOB, mailer, async ({ key }) => {
    const link = await db
      .selectFrom('account_link')
      .innerJoin('person', 'person.uuid', 'account_link.person_uuid')
      .leftJoin('client', 'client.uuid', 'account_link.client_uuid')
      .select(['account_link.kind', 'person.email_address', 'person.firstname', 'client.name as firm'])
      .where('account_link.uuid', '=', key)
      .where('person.deactivated_at', 'is', null)
      .executeTakeFirst()
    const token = link && (await giveToken(db, key))
    // It was used or replaced meanwhile, or the person is gone.
    if (!link || !token) return undefined
    const { label, ...words } = WORDS[link.kind](link.firm ?? companyName)
    return {
      to: link.email_address,
      kind: link.kind,
      words: { ...words, greeting: `Dear ${link.firstname},`, link: { label, url: linkAddress(authUrl, token) } },
    }
  })
