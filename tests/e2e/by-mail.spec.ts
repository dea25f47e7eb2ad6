import { expect, test, type Page } from 'playwright/test'
import { forkInstance } from '../../dev/fork-instance.ts'
import { startMailServer, type MailServer } from '../../dev/mail-server.ts'
import { linkIn } from '../support/links-in-text.ts'
import { PASSWORD } from '../support/sign-in.ts'
import { choosePassword, fillSignIn } from './people.ts'
import { heading } from './screen.ts'

test.describe.configure({ timeout: 180_000 })

const OWNER = 'owner@ashdown.example'
const NEW = 'nell.ives@ashdown.example'
const people = [NEW, ...Array.from({ length: 19 }, (_, i) => `person-${i}@ashdown.example`)]
const nameOf = (email: string, i: number): string =>
  email === NEW ? 'Nell Ives' : `Person ${String.fromCodePoint(64 + i)}.`
/** A firm of twenty, as somebody exported it from elsewhere. */
const twenty = [
  'Full name;E-mail;Position;Office',
  ...people.map((email, i) => `${nameOf(email, i)};${email};Team leader;Head office`),
].join('\r\n')

/** The link in the `nth` mail to an address, which a program that looks through mail has opened before. */
async function linkMailedTo(mail: MailServer, email: string, nth = 0): Promise<string> {
  await expect.poll(async () => (await mail.mailsTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(nth)
  const link = linkIn((await mail.mailsTo(email))[nth]?.text)
  for (let look = 0; look < 2; look++) expect((await fetch(link)).status).toBe(200)
  return link
}
/** Chooses a password by a link, and signs in with it. */
async function takeLink(page: Page, link: string, webUrl: string, password: string): Promise<void> {
  await page.goto(link)
  await choosePassword(page, password, 'Save the password')
  await expect(heading(page, 'Your password is saved')).toBeVisible()
  await page.goto(webUrl)
  await fillSignIn(page, NEW, password)
  await expect(heading(page, 'Dashboard')).toBeAttached()
}

test('a firm of twenty comes from one file and by mail, and back after a forgotten password @long', async ({
  page,
  browser,
}) => {
  const mail = await startMailServer()
  const { addresses, stop } = await forkInstance({
    SMTP_URL: mail.url,
    MAIL_FROM: 'CostDraft <costs@costdraft.example>',
  })
  const { webUrl } = addresses
  try {
    await page.goto(webUrl)
    await fillSignIn(page, OWNER, PASSWORD)
    await expect(heading(page, 'Dashboard')).toBeAttached()
    await page.goto(`${webUrl}/users/user-list`)
    await page.getByRole('button', { name: 'Import people' }).click()
    await page.getByLabel('People to import').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(twenty),
    })
    await expect(page.getByRole('dialog')).toContainText('20 invitations are sent by mail.')
    await page.getByRole('button', { name: 'Import 20 rows' }).click()
    await expect(page.getByRole('dialog')).toContainText('20 users added')
    await expect(page.getByRole('dialog')).toContainText('20 invitations were sent.')
    await page.getByRole('button', { name: 'Done' }).click()
    await Promise.all(people.map((email) => linkMailedTo(mail, email)))

    const theirs = await (await browser.newContext()).newPage()
    const invitation = await linkMailedTo(mail, NEW)
    await takeLink(theirs, invitation, webUrl, 'the first of my own')
    await theirs.getByRole('button', { name: 'Logout' }).click()

    await theirs.getByRole('link', { name: 'Forgot password?' }).click()
    await theirs.getByLabel('E-mail').fill(NEW)
    await theirs.getByRole('button', { name: 'Ask for a link' }).click()
    await expect(theirs.locator('body')).toContainText('a link is on its way')
    await takeLink(theirs, await linkMailedTo(mail, NEW, 1), webUrl, 'the second of my own')

    // A link is used once, and the one before went with the password.
    await theirs.goto(invitation)
    await expect(theirs.getByLabel('New password')).toHaveCount(0)
    for (const { subject } of await mail.mailsTo(NEW)) expect(subject).not.toContain('Nell')
  } finally {
    await stop()
    await mail.stop()
  }
})
