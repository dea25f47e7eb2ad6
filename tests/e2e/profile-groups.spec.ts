import { expect } from 'playwright/test'
import { PASSWORD, chosenInstead, tokenCall } from '../support/sign-in.ts'
import { IT, makeFirm, makeUser, test, anyDialog } from './firm-people.ts'
import { ADMIN, HOUSE_URL, fillSignIn, signIn, signInByHand } from './people.ts'
import { steady } from '../support/steady.ts'
import { button, row, heading, pageField } from './screen.ts'

// These tests sign in several users: allows more time on a busy machine.
test.describe.configure({ timeout: 180_000 })

test('one’s own name, password and sessions', async ({ another, page }) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Plover Costs')
  const email = await makeUser(page, firm, 'Pia Plover')
  await signIn(page, email)
  // In a browser, whose name is told.
  const other = await another()
  await signInByHand(other, email)
  await page.goto(HOUSE_URL)
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await pageField(page, 'Name').fill('Pia Lapwing')
  await page.getByRole('form', { name: 'Your details' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'User menu, Pia Lapwing' })).toBeVisible()

  await expect(page.getByText('This session')).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'Sessions' })).toContainText(/Chrom.* on \w+/)
  const ends = page.getByRole('button', { name: /^End the session of/ })
  await expect(ends).toHaveCount(1)
  await ends.click()
  await expect(page.getByText('Session ended.')).toBeVisible()
  await expect(ends).toHaveCount(0)
  const kept = await other.evaluate(
    () => JSON.parse(localStorage.getItem('auth_tokens') ?? '{}') as { refresh_token: string },
  )
  expect(
    (
      await tokenCall(process.env.HOUSE_AUTH_URL ?? '', {
        grant_type: 'refresh_token',
        refresh_token: kept.refresh_token,
      })
    ).body.error,
  ).toBe('invalid_grant')

  const given = chosenInstead(PASSWORD)
  const change = async (current: string, next: string): Promise<void> => {
    await pageField(page, 'Current password').fill(current)
    await pageField(page, 'New password').fill(next)
    await button(page, 'Change password').click()
  }
  await change('not-the-password', 'CostDraft-new-2')
  await expect(pageField(page, 'Current password')).toHaveAttribute('aria-invalid', 'true')
  // The server alone knows what a password must be.
  await change(given, 'short')
  await expect(pageField(page, 'New password')).toHaveAccessibleDescription(/at least 8/)
  await change(given, 'Lapwing1')
  await expect(pageField(page, 'New password')).toHaveAccessibleDescription(/^Your name or your e-mail address/)
  await change(given, 'CostDraft-new-2')
  await expect(page.getByText('Password changed.')).toBeVisible()
  await expect(pageField(page, 'New password')).toHaveValue('')
  await other.evaluate(() => localStorage.clear())
  await other.goto(HOUSE_URL)
  await fillSignIn(other, email, given)
  await expect(other.getByRole('alert')).toBeVisible()
  await fillSignIn(other, email, 'CostDraft-new-2')
  await expect(heading(other, 'Dashboard')).toBeAttached()
})

test('a group is named, filled, found by and removed', async ({ page }) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Gull Costs')
  const owner = await makeUser(page, firm, 'Greta Gull')
  await makeUser(page, firm, 'Henry Heron', 'team_leader')
  await signIn(page, owner)
  await page.goto(`${HOUSE_URL}/users/user-groups`)
  await expect(page.getByText('No groups yet.')).toBeVisible()
  await button(page, 'Add group').click()
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(anyDialog(page).getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await anyDialog(page).getByLabel('Name', { exact: true }).fill('Care team')
  await anyDialog(page)
    .getByLabel(/^Henry Heron/)
    .check()
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Care team')).toContainText('Henry Heron')
  // The button that opened the dialog has gone with the empty list: the one in its place has the focus.
  await expect(button(page, 'Add group')).toBeFocused()
  await row(page, 'Care team').hover()
  await button(page, 'Edit Care team').click()
  await anyDialog(page).getByLabel('Name', { exact: true }).fill('Family team')
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(button(page, 'Edit Family team')).toBeFocused()
  await page.getByRole('link', { name: 'Family team' }).click()
  await expect(button(page, 'Filter by Group: Family team')).toBeVisible()
  await expect(row(page, 'Greta')).toHaveCount(0)
  await expect(row(page, 'Henry')).toBeVisible()
  await button(page, 'Clear search and filters').click()
  await expect(row(page, 'Greta')).toBeVisible()
  await button(page, 'Filter by Role').click()
  await page.getByRole('menuitemcheckbox', { name: 'Owner' }).click()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Henry')).toHaveCount(0)
  await page.reload()
  await expect(row(page, 'Greta')).toBeVisible()
  await expect(row(page, 'Henry')).toHaveCount(0)
  await page.goto(`${HOUSE_URL}/users/user-groups`)
  await row(page, 'Family team').hover()
  await button(page, 'Remove Family team').click()
  await anyDialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No groups yet.')).toBeVisible()
  await expect(button(page, 'Add group')).toBeFocused()
})

test('roles can be read, and settings hold at once and over a reload @long', async ({ page }) => {
  await signIn(page, IT)
  await page.goto(`${HOUSE_URL}/users/roles`)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Permission',
    'Owner',
    'IT administrator',
    'Team leader',
    'Costs draftsman',
    'Solicitor',
  ])
  await expect(row(page, 'Add users').getByRole('cell')).toHaveText(['Yes', 'Yes', 'No', 'No', 'No'])
  const height = async (): Promise<number> => (await steady(row(page, 'Add users'))).height
  const comfortable = await height()
  await page.goto(`${HOUSE_URL}/settings`)
  await page.getByLabel('Dark', { exact: true }).check()
  await page.getByLabel('Compact').check()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.goto(`${HOUSE_URL}/users/roles`)
  await expect(button(page, 'Light mode')).toBeVisible()
  await expect(row(page, 'Add users')).toBeVisible()
  expect(await height()).toBeLessThan(comfortable)
  await page.goto(`${HOUSE_URL}/settings`)
  await page.getByLabel('As the system').check()
  await expect(page.locator('html')).toHaveClass(/light/)
})
