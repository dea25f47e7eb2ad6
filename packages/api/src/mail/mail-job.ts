import { count } from '@costdraft/schema/telemetry/metrics.ts'
import type { Job, Handlers } from '../jobs/jobs.ts'
import { mailOf, type MailWords } from './mail-page.ts'
import type { Mailer } from './mailer.ts'

/** How often a mail is tried, over a quarter of an hour in which its server may be away. */
const ATTEMPTS = 20

/** A mail that is to be sent. */
export interface DueMail {
  to: string
  words: MailWords
  /** What it is counted as. */
  kind: string
  /** The address that ends mails of its sort (`Mail`). */
  unsubscribe?: string
}

/**
 * The handler of a kind of job that sends a mail. `due` writes it when its turn comes; undefined where nobody is to get
 * it any more.
 */
export const mailJob = (
  job: string,
  mailer: Mailer,
  due: (job: Pick<Job, 'key' | 'payload'>) => Promise<DueMail | undefined>,
): Handlers => ({
  [job]: {
    attempts: ATTEMPTS,
    work: async (claimed) => {
      const mail = await due(claimed)
      if (!mail) return
      const { to, words, unsubscribe } = mail
      await mailer.send({ to, ...mailOf(words), ...(unsubscribe !== undefined && { unsubscribe }) })
      count('costdraft_mails_total', { kind: mail.kind })
    },
  },
})
