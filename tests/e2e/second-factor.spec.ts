import { Secret, TOTP } from 'otpauth'
import { expect, type Page } from 'playwright/test'
import { chosenInstead, PASSWORD } from '../support/sign-in.ts'
import { anyDialog, makeFirm, makeUser, test } from './firm-people.ts'
import { ADMIN, HOUSE_URL, fillSignIn, signIn } from './people.ts'
import { button, heading, row } from './screen.ts'

test.describe.configure({ timeout: 180_000 })

const OWN = chosenInstead(PASSWORD)
/** A code of an authenticator app, of now or of so many steps later. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
}
const givePassword = async (page: Page, submit: string): Promise<void> => {
  await anyDialog(page).getByLabel('Current password').fill(OWN)
  await anyDialog(page).getByRole('button', { name: submit }).click()
}

/** Gives the page a device that keeps passkeys and is always there. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Adds an authenticator app in the profile: its secret, and the recovery codes. */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await button(page, 'Add an authenticator app').click()
  await givePassword(page, 'Go on')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await anyDialog(page).locator('strong').innerText()).replaceAll(' ', '')
  await anyDialog(page).getByLabel('Code that the app shows').fill('000000')
  await anyDialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(anyDialog(page).getByLabel('Code that the app shows')).toHaveAttribute('aria-invalid', 'true')
  await anyDialog(page).getByLabel('Code that the app shows').fill(codeOf(secret))
  await anyDialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(anyDialog(page).getByRole('listitem')).toHaveCount(10)
  const codes = await anyDialog(page).getByRole('listitem').allInnerTexts()
  await button(page, 'I have kept them').click()
  return { secret, codes }
}

test('an authenticator app and a passkey are added in the profile, and sign in', async ({ page }) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Dunlin Costs')
  const email = await makeUser(page, firm, 'Dora Dunlin')
  await signIn(page, email)
  await page.goto(HOUSE_URL)
  await openProfile(page)
  const { secret } = await addApp(page)
  await expect(row(page, 'Authenticator app')).toContainText('Never')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await addDevice(page)
  await button(page, 'Add a passkey').click()
  await givePassword(page, 'Go there')
  await page.getByLabel('Name of the passkey').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(row(page, 'My laptop')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await fillSignIn(page, email, OWN)
  await expect(heading(page, 'Second factor')).toBeVisible()
  await page.getByLabel(/^Code of your authenticator app/).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').first()).toContainText('not a code')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(heading(page, 'Dashboard')).toBeAttached()

  await page.getByRole('button', { name: 'Logout' }).click()
  await fillSignIn(page, email, OWN)
  await page.getByLabel(/^Code of your authenticator app/).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'Dashboard')).toBeAttached()

  await openProfile(page)
  await button(page, 'Remove My laptop').click()
  await givePassword(page, 'Remove')
  await expect(row(page, 'My laptop')).toHaveCount(0)
})

test('a firm requires one, whoever has none adds it at the sign-in, and a lost one is reset', async ({
  another,
  page,
}) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Siskin Costs')
  const owner = await makeUser(page, firm, 'Sara Siskin')
  const email = await makeUser(page, firm, 'Tom Siskin', 'team_leader')
  await signIn(page, owner)
  await page.goto(`${HOUSE_URL}/settings`)
  await page.getByLabel('Team leader').check()
  await expect(page.getByLabel('Team leader')).toBeChecked()

  const other = await another()
  await addDevice(other)
  await other.goto(HOUSE_URL)
  await fillSignIn(other, email, PASSWORD)
  await other.getByLabel('New password').fill(OWN)
  await other.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(heading(other, 'Add a second factor')).toBeVisible()
  await other.getByRole('button', { name: 'Add a passkey instead' }).click()
  await expect(other.getByRole('listitem')).toHaveCount(10)
  await other.getByRole('link', { name: /^I have kept them/ }).click()
  await expect(heading(other, 'Dashboard')).toBeAttached()

  await page.goto(`${HOUSE_URL}/users/user-list`)
  await row(page, email).getByRole('link', { name: 'Edit Tom Siskin' }).click()
  await button(page, 'Reset second factor').click()
  await anyDialog(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('The second factor of Tom Siskin was reset.')).toBeVisible()
  await expect(button(page, 'Reset second factor')).toHaveCount(0)
  await other.goto(HOUSE_URL)
  await fillSignIn(other, email, OWN)
  await expect(heading(other, 'Add a second factor')).toBeVisible()
})
