import { expect, test, type Page } from 'playwright/test'
import { HOUSE_URL, OWNER, SOLICITOR, makeCases, signIn } from './people.ts'
import { violationsOf } from './axe.ts'
import { steady } from '../support/steady.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What names a row must be readable: as wide as a name, and not a letter or two. */
const NAME = 80
const width = (page: Page) => steady(page.locator('html')).then((box) => box.scrollWidth)

for (const [name, path] of [
  ['cases', '/cost-draft/cases?view=list'],
  ['reviews', '/cost-draft/reviews'],
  ['completed cases', '/cost-draft/completed'],
  ['clients', '/clients/active'],
  ['users', '/users/user-list'],
] as const)
  test(`on a phone the list of ${name} names its rows and pans nowhere${name === 'cases' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await signIn(page, OWNER)
    await page.goto(HOUSE_URL + path)
    const first = page.getByRole('rowheader').first()
    await expect(first).toBeVisible()
    expect(await width(page)).toBe(390)
    const row = page.getByRole('row').filter({ has: first }).first()
    const box = await steady(row)
    expect(box?.width).toBeLessThanOrEqual(390)
    // A name of two columns has them side by side.
    const named = await row
      .locator('th, [data-title]')
      .evaluateAll((cells) => cells.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0))
    expect(named).toBeGreaterThan(NAME)
    expect(await violationsOf(page, [], { resultTypes: ['violations'] })).toEqual([])
  })

test('on a phone the dashboard shows what waits over the whole width, and notifications fit @long', async ({
  page,
}) => {
  await signIn(page, OWNER)
  await page.goto(HOUSE_URL)
  const found = page.getByRole('listbox', { name: 'Found' })
  await expect(found.getByRole('option').first()).toBeVisible()
  expect((await steady(found)).width).toBeGreaterThan(350)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await width(page)).toBe(390)
})

test('on a phone the days of a filter have room below one another @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re On a phone'])
  await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${c}?tab=time-recordings&from=2031-01-01`)
  await page.getByRole('button', { name: /^Filter by Dates/ }).click()
  await expect(page.getByRole('dialog', { name: 'Dates' })).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toBeInViewport({ ratio: 1 })
  // It is placed a moment after it is there.
  await expect.poll(() => width(page)).toBe(390)
})
