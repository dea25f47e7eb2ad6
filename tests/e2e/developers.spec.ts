import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, SOLICITOR, signIn, visit } from './people.ts'

/** What the browser refuses on a page by its Content-Security-Policy, or asks of another host. */
function watchRefusals(page: Page): string[] {
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) refusals.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    const own = [HOUSE_URL, process.env.HOUSE_AUTH_URL ?? ''].map((url) => new URL(url).host)
    if (protocol.startsWith('http') && !own.includes(host)) refusals.push(request.url())
  })
  return refusals
}

test('the pages about the API are read by anybody, on a phone too @long', async ({ page }) => {
  const refusals = watchRefusals(page)
  await page.goto(`${HOUSE_URL}/docs`)
  await expect(page.getByRole('heading', { level: 1, name: 'CostDraft API' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Errors' }).click()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'NOT_FOUND' }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/docs/errors#not_found`)
  await expect(page.getByRole('heading', { name: 'NOT_FOUND' })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/docs', '/docs/permissions', '/docs/examples/nightly-copy']) {
    await page.goto(`${HOUSE_URL}${path}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  expect(refusals).toEqual([])
})

test('the explorer opens with examples and runs one as the viewer; the reference is searched', async ({ page }) => {
  const refusals = watchRefusals(page)
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/`)
  await page.getByRole('button', { name: 'About CostDraft' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'API documentation' })).toHaveAttribute(
    'href',
    '/docs',
  )
  await page.getByRole('dialog').getByRole('link', { name: 'Reference and explorer' }).click()
  await page.getByRole('link', { name: 'Explorer' }).click()
  await expect(page.getByRole('button', { name: 'OpenCases', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'WhoAmI', exact: true }).click()
  await expect(page.getByRole('button', { name: 'WhoAmI', exact: true })).toHaveAttribute('aria-current', 'true')
  // Its editors come one after the other, and nothing runs before there is one for the answer.
  await expect(page.locator('.result-window .view-lines')).toBeAttached()
  await page.getByRole('button', { name: /Execute query/ }).click()
  await expect(page.locator('.result-window')).toContainText('Ashdown Family Law')
  await expectAccessible(page, '[data-explorer]')

  await visit(page, '/developers/reference')
  await page.getByRole('searchbox', { name: 'Find in the reference' }).fill('case stage since')
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible()
  await expect(page.locator('[id="Case.stageSince"]')).toBeVisible()
  await expect(page.locator('[id="Case.totals"]')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Mutations' })).toBeHidden()
  await expectAccessible(page, 'header', '[type=search]')
  expect(refusals).toEqual([])
})
