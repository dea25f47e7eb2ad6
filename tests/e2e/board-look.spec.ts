import { expect, test, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, OWNER, SOLICITOR, makeCases, signIn } from './people.ts'

const CASES = `${HOUSE_URL}/cost-draft/cases`
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (within: Page | Locator, name: string) => within.getByRole('group', { name, exact: true })

test('four columns, with the cards of their stages, how many and what they come to', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(CASES)
  await expect(page.getByRole('checkbox', { name: 'Card View' })).toBeChecked()
  await expect(page.getByRole('region').getByRole('heading')).toHaveText([
    'In progress',
    'Review',
    'Blocked',
    'Complete',
  ])
  const fenwick = card(column(page, 'Review'), 'Re Fenwick')
  await expect(fenwick).toContainText(/ASH\/2025\/0290Legal aid · Care and supervisionPS.*£\d[\d,]*\.\d\d/)
  await expect(fenwick.getByTitle(/^In this stage since \d{1,2} \w+ \d{4}$/)).toBeVisible()
  await expect(column(page, 'Review').locator('header')).toContainText(/^Review\d+ cases?£[\d,]+\.\d\d$/)
  await page.getByRole('button', { name: 'Filter by State' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'PENDING' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region').getByRole('heading')).toHaveText(['Review'])
})

test('unresolved comments are marked, with a word for those who do not see', async ({ page }) => {
  const name = `Re Commented ${Date.now()}`
  await signIn(page, OWNER)
  await makeCases(page, [name])
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"Cases"')) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({
      response,
      body: (await response.text()).replaceAll('"unresolvedComments":0', '"unresolvedComments":2'),
    })
  })
  await page.goto(`${CASES}?q=${encodeURIComponent(name)}`)
  await expect(card(page, name)).toContainText('2 unresolved comments')
})

test('nothing for axe to say about the board', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(CASES)
  await expect(card(page, 'Re Fenwick')).toBeVisible()
  await expectAccessible(page)
  await card(page, 'Re Fenwick').click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goto(`${CASES}?q=Re+Whitcombe`)
  await expect(page.getByText('Nothing is blocked.')).toBeVisible()
  await expectAccessible(page)
})
