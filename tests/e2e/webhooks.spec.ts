import { expect, test } from 'playwright/test'
import { isSignedWith, startReceiver } from '../support/receiver.ts'
import { expectAccessible } from './axe.ts'
import { SEND_FOR_REVIEW } from './mutations.ts'
import { api, HOUSE_URL, makeCases, OWNER_OF_ASHDOWN, SOLICITOR, signIn } from './people.ts'

test('a webhook is added, told of a case, read, sent again, given a new secret and removed', async ({ page }) => {
  const receiver = await startReceiver(() => ({ status: 200, text: 'Thank you' }))
  const name = `Case system ${Date.now()}`
  try {
    await signIn(page, OWNER_OF_ASHDOWN)
    await page.goto(`${HOUSE_URL}/settings`)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill('https://10.1.2.3/')
    await dialog.getByLabel('A case moves to another stage').check()
    await dialog.getByLabel('What it is for').fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This address is of an internal network.')
    await dialog.getByLabel('Address').fill(receiver.url)
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const secret = await dialog.getByLabel('Secret').inputValue()
    expect(secret).toMatch(/^whsec_/)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('On')
    await row.getByRole('link', { name }).click()
    await expect(page.getByText('Nothing was sent yet')).toBeVisible()
    const delivered = page.getByRole('table', { name: 'Deliveries' }).getByRole('row').nth(1)
    const [uuid] = await makeCases(page, [`Re ${name}`])
    await api(page, SEND_FOR_REVIEW, { c: uuid })
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
    expect(isSignedWith(secret, receiver.received[0]!)).toBe(true)
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(delivered).toContainText('Delivered', { timeout: 1_000 })
    }).toPass()
    await expect(delivered).toContainText('200 Thank you')
    await expectAccessible(page)
    const before = receiver.received.length
    await delivered.getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => receiver.received.length).toBe(before + 1)
    await page.goto(`${HOUSE_URL}/settings`)
    await row.getByRole('button', { name: 'New secret' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make new secret' }).click()
    expect(await dialog.getByLabel('Secret').inputValue()).not.toBe(secret)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await row.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove webhook' }).click()
    await expect(row).toHaveCount(0)
  } finally {
    await receiver.stop()
  }
})

test('who does not manage them sees no webhooks, and is told so on the page of one @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/settings`)
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toHaveCount(0)
  await page.goto(`${HOUSE_URL}/settings/webhooks/00000000-0000-4000-8000-000000000000`)
  await expect(page.getByText('The deliveries could not be loaded.')).toBeVisible()
})
