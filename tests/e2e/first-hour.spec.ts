import { expect, test, type Page } from 'playwright/test'
import { forkInstance } from '../../dev/fork-instance.ts'
import { fillSignIn } from './people.ts'

const ADMIN_EMAIL = 'root@house.example'
const ADMIN_PASSWORD = 'a-long-password-1'
const steps = (page: Page) => page.getByRole('group', { name: 'First steps' }).getByRole('option')
const openSearch = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Search' }).focus()
}

test('an empty house leads its administrator to the first client and its owner', async ({ page }) => {
  const { addresses, stop } = await forkInstance({ SEED: 'none', ADMIN_EMAIL, ADMIN_PASSWORD })
  try {
    await page.goto(addresses.webUrl)
    await fillSignIn(page, ADMIN_EMAIL, ADMIN_PASSWORD)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached()
    await openSearch(page)
    await expect(steps(page)).toHaveText([/^Add the first client/, /^Add its owner/])
    await expect(page.getByText('The search cannot be answered just now.')).toHaveCount(0)
    await steps(page).first().click()
    await expect(page).toHaveURL(`${addresses.webUrl}/admin/clients/add`)
    await expect(page.getByRole('heading', { name: 'Add client' })).toBeVisible()
    await page.goto(`${addresses.webUrl}/cost-draft/cases/add-case`)
    await expect(page.locator('main')).toContainText('Add one of them as a user')
    await expect(page.locator('main')).not.toContainText('ask whoever')
  } finally {
    await stop()
  }
})
