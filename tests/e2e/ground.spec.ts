import { expect, test } from 'playwright/test'

test('the web app opens, and its console is clean', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(process.env.HOUSE_URL ?? '')
  await expect(page.getByRole('heading', { name: 'CostDraft' })).toBeVisible()
  expect(said).toEqual([])
})
