import { createTransport } from 'nodemailer'
import type { MailSettings } from './mail-settings.ts'

/** A mail to one person, in both forms. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The address that ends mails of its sort by a POST, which programs that show mail offer as a button (RFC 8058). */
  unsubscribe?: string
}
export interface Mailer {
  /** Hands a mail to the server. Rejects if it is not taken. */
  send: (mail: Mail) => Promise<void>
}

/** In milliseconds: a server that says nothing for so long has not taken a mail. */
const PATIENCE = 20_000

/** Why a mail was not taken, without the server's own words: they quote addresses, and this is logged. */
const refusalOf = (error: unknown): Error => {
  const { code, command, responseCode } = error as Record<string, unknown>
  const facts = [code, command, responseCode].filter((fact) => fact !== undefined).join(' ')
  return new Error(`The SMTP server has not taken a mail: ${facts || 'no reason given'}.`)
}

/** The headers of a mail: by RFC 3834, so that nobody's absence is answered, and by RFC 2369 and RFC 8058. */
const headersOf = (unsubscribe: string | undefined): Record<string, string> => ({
  'auto-submitted': 'auto-generated',
  ...(unsubscribe !== undefined && {
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  }),
})

/** Sends mail by an SMTP server, a connection for each. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A text that people wrote must not name a file of this machine, or an address that it asks.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ unsubscribe, ...mail }) => {
      await transport
        .sendMail({ from, ...mail, headers: headersOf(unsubscribe) })
        .catch((error: unknown) => Promise.reject(refusalOf(error)))
    },
  }
}
