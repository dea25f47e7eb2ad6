import { expect, test } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, SOLICITOR, signIn, OWNER_OF_ASHDOWN } from './people.ts'

test('an API client is let in, its secret shown once, used, and revoked', async ({ page, request }) => {
  const name = `Reporting ${Date.now()}`
  await signIn(page, OWNER_OF_ASHDOWN)
  await page.goto(`${HOUSE_URL}/settings`)
  await page.getByRole('button', { name: 'Add API client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Role').selectOption('Solicitor')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const [id, secret] = [
    await dialog.getByLabel('Client id').inputValue(),
    await dialog.getByLabel('Client secret').inputValue(),
  ]
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Add API client' })).toBeFocused()
  const row = page.getByRole('table', { name: 'API clients' }).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/Solicitor\s*Read\s*Never\s*Never/)
  const token = () =>
    request.post(`${process.env.HOUSE_AUTH_URL ?? ''}/oauth/token`, {
      form: { grant_type: 'client_credentials', client_id: id, client_secret: secret, scope: 'all' },
    })
  const { access_token: access } = (await (await token()).json()) as { access_token: string }
  const asked = async (): Promise<number> =>
    (
      await request.get(`${process.env.HOUSE_API_URL ?? ''}/users/user`, {
        headers: { authorization: `Bearer ${access}` },
      })
    ).status()
  expect(await asked()).toBe(200)
  await row.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toHaveCount(0)
  expect([await asked(), (await token()).status()]).toEqual([401, 401])
})

test('an API client is given some scopes alone @long', async ({ page }) => {
  const name = `Nightly ${Date.now()}`
  await signIn(page, OWNER_OF_ASHDOWN)
  await page.goto(`${HOUSE_URL}/settings`)
  await page.getByRole('button', { name: 'Add API client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Role').selectOption('Owner')
  const scopes = dialog.getByRole('group', { name: 'What it may ask for' })
  await expect(scopes.getByRole('checkbox')).toHaveCount(7)
  await scopes.getByLabel('Change cases').check()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('An API client that may only read has no scope that writes.')
  await scopes.getByLabel('Change cases').uncheck()
  await scopes.getByLabel('Read cases').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('table', { name: 'API clients' }).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/Owner\s*Limited\s*Never\s*Never/)
})

test('an API client is given provisioning alone, by name @long', async ({ page }) => {
  const name = `Directory ${Date.now()}`
  await signIn(page, OWNER_OF_ASHDOWN)
  await page.goto(`${HOUSE_URL}/settings`)
  await page.getByRole('button', { name: 'Add API client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Role').selectOption('IT administrator')
  await dialog.getByLabel('Read only').uncheck()
  await dialog.getByRole('group', { name: 'What it may ask for' }).getByLabel('Provision users (SCIM)').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('table', { name: 'API clients' }).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/IT administrator\s*Limited\s*Never\s*Never/)
})

test('who does not manage them sees no API clients @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/settings`)
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'API clients' })).toHaveCount(0)
})
