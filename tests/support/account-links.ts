import type { MailServer } from '../../dev/mail-server.ts'
import { expect } from 'vitest'
import { linkIn } from './links-in-text.ts'
import { visitor } from './sign-in.ts'

/** The link in the `nth` mail to an address, which has it in both of its forms; waits until the mail has come. */
export async function linkMailedTo(mail: MailServer, address: string, nth = 0): Promise<string> {
  await expect.poll(async () => (await mail.mailsTo(address)).length, { timeout: 20_000 }).toBeGreaterThan(nth)
  const { text, html } = (await mail.mailsTo(address))[nth] ?? {}
  expect(linkIn(html)).toBe(linkIn(text))
  return linkIn(text)
}

/** A browser at a link, with what it is answered. */
export function atLink(link: string) {
  const visit = visitor(link)
  return {
    look: () => visit('GET', link),
    choose: (password: string) => visit('POST', link, { password }),
  }
}
export const headingIn = (page: string): string | undefined => /<h1>([^<]*)/.exec(page)?.[1]
