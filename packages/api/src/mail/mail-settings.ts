/** How mail is sent. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with a user and a password where the server asks for them. */
  smtpUrl: string
  /** Whom mail is from: an address, or a name and an address in angle brackets. */
  from: string
}

type Env = Readonly<Record<string, string | undefined>>

const ADDRESS = /^(?:[^<>\r\n]* <)?[^\s@<>]+@[^\s@<>]+\.?[^\s@<>]*>?$/

/** SMTP_URL and MAIL_FROM; undefined where no mail is sent. Adds to `problems` what cannot be used. */
export function readMail({ SMTP_URL, MAIL_FROM }: Env, problems: string[]): MailSettings | undefined {
  if (!SMTP_URL) {
    if (MAIL_FROM) problems.push('MAIL_FROM says whom mail is from, but SMTP_URL does not say where it is sent.')
    return undefined
  }
  // The value is not repeated: it may hold a password.
  if (!URL.canParse(SMTP_URL) || !/^smtps?:$/.test(new URL(SMTP_URL).protocol))
    problems.push('SMTP_URL must be an address such as smtps://user:password@mail.example.com.')
  if (!MAIL_FROM || !ADDRESS.test(MAIL_FROM))
    problems.push('MAIL_FROM must be an address such as "CostDraft <costs@firm.example>" where SMTP_URL is set.')
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? '' }
}
