import { expect, test } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { card, column, nameOf } from './board.ts'
import { OWNER, SOLICITOR, makeCases, signIn, CASES } from './people.ts'
import { steady } from '../support/steady.ts'

test('four columns, with the cards of their stages, how many and what they come to @long', async ({ page }) => {
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
  await expect(fenwick).toContainText(
    /ASH\/2025\/0290 · Legal aid · Care and supervisionPSUpdated .+ ago£\d[\d,]*\.\d\d/,
  )
  await expect(
    fenwick.getByTitle(/^Updated \d\d\/\d\d\/\d{4}, \d\d:\d\d\nIn this stage since \d\d\/\d\d\/\d{4}$/),
  ).toBeVisible()
  // What has no room in its line says so, and the card shows it whole while it has the focus.
  const line = fenwick.locator('[data-line]')
  await expect(line).toHaveAttribute('data-cut')
  await page.keyboard.press('Tab')
  await fenwick.focus()
  await expect(page.locator('[data-scope=tooltip]').getByText(/Legal aid · Care and supervision$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(column(page, 'Review').locator('header')).toContainText(/^Review\d+ cases?£[\d,]+\.\d\d$/)
  await page.getByRole('button', { name: 'Filter by State' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'PENDING' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region').getByRole('heading')).toHaveText(['Review'])
})

test('seven cards of a column are seen at once, and say nothing that all of them share @long', async ({ page }) => {
  const name = nameOf('Dense')
  await signIn(page, OWNER)
  await makeCases(
    page,
    Array.from({ length: 9 }, (_, i) => `${name} ${i + 1}`),
  )
  await page.goto(`${CASES}?q=${encodeURIComponent(name)}`)
  const inProgress = column(page, 'In progress')
  await expect(inProgress.getByRole('listitem')).toHaveCount(9)
  await expect(inProgress).not.toContainText('Care and supervision')
  await steady(inProgress)
  const seen = await inProgress.getByRole('listitem').evaluateAll((cards) => {
    const { bottom } = cards[0]!.closest('section')!.getBoundingClientRect()
    return cards.filter((one) => one.getBoundingClientRect().bottom <= Math.min(bottom, innerHeight)).length
  })
  expect(seen).toBeGreaterThanOrEqual(7)
  // The columns fill the screen and no more.
  const { scrollHeight, clientHeight } = await steady(page.locator('html'))
  expect(scrollHeight).toBe(clientHeight)
})

test('unresolved comments are marked, with a word for those who do not see @long', async ({ page }) => {
  const name = nameOf('Commented')
  await signIn(page, OWNER)
  await makeCases(page, [name])
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"CasesScreen"')) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({
      response,
      body: (await response.text()).replaceAll('"unresolvedComments":0', '"unresolvedComments":2'),
    })
  })
  await page.goto(`${CASES}?q=${encodeURIComponent(name)}`)
  await expect(card(page, name)).toContainText('2 unresolved comments')
})

test('nothing for axe to say about the board @long', async ({ page }) => {
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
