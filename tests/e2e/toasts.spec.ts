import { expect, test, type Locator } from 'playwright/test'
import { toastsOverControls } from '../../dev/shots/covering-toasts.ts'
import { HOUSE_URL, SOLICITOR, api, close, makeCases, picture, signIn, visit } from './people.ts'
import { steady } from '../support/steady.ts'
import { ADD_DISBURSEMENT } from './mutations.ts'
import { gotoCase } from './workspace.ts'

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await steady(one), await steady(other)]
  if (!a || !b) throw new Error('Nothing is shown.')
  const isAside = a.x + a.width <= b.x || b.x + b.width <= a.x
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y
  expect(isAside || isAbove).toBe(true)
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [720, 450],
  [390, 844],
  [320, 256],
] as const) {
  test(`a toast covers neither the top bar nor anything one can use, at a width of ${width} @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, SOLICITOR)
    const [c = ''] = await makeCases(page, ['Re Toast'])
    await api(page, ADD_DISBURSEMENT, { c, i: { date: '2025-03-04', disbursementType: 'taxi', amount: 40 } })
    await gotoCase(page, c, { tab: 'disbursements' })
    await page.getByRole('row', { name: /Taxi/ }).press('Delete')
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
    await expect(toast).toBeInViewport({ ratio: 1 })
    await expectApart(toast, page.getByRole('banner'))
    await expect.poll(() => toastsOverControls(page)).toEqual([])
    const { x, width: wide } = await steady(toast)
    expect(x + wide).toBeGreaterThan(width - 24)
    await picture(page, `toast-page-${width}`)
    await page.getByRole('button', { name: 'Add disbursement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add disbursement' })
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect.poll(() => toastsOverControls(page)).toEqual([])
    await picture(page, `toast-dialog-${width}`)
    await close(dialog)
    await page.getByRole('button', { name: /^Ready to file/ }).click()
    const shut = page.getByRole('dialog', { name: 'Ready to file' }).getByRole('button', { name: 'Close' })
    await expectApart(toast, shut)
    await shut.click()
    await expect(shut).toHaveCount(0)
    await expect(toast).toBeVisible()
  })
}

test('where no place is free on a phone, a toast has the bottom of the window, and the page ends above it @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re Many toasts'])
  for (let day = 10; day < 30; day++)
    await api(page, ADD_DISBURSEMENT, { c, i: { date: `2025-03-${day}`, disbursementType: 'taxi', amount: 40 } })
  await gotoCase(page, c, { tab: 'disbursements' })
  await expect(page.getByRole('row', { name: /Taxi/ })).toHaveCount(20)
  await page.getByRole('row', { name: /Taxi/ }).nth(9).press('Delete')
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeInViewport({ ratio: 1 })
  await expect.poll(() => toastsOverControls(page)).toEqual([])
  await picture(page, 'toast-bottom')
  const { y } = await steady(page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) }))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const foot = await steady(page.getByRole('contentinfo'))
  expect(foot.y + foot.height).toBeLessThanOrEqual(y)
  await picture(page, 'toast-bottom-end')
  await page.keyboard.press('Alt+KeyT')
  const isReached = () => undo.evaluate((button) => button === document.activeElement)
  for (let stops = 0; stops < 3 && !(await isReached()); stops++) await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Taxi/ })).toHaveCount(20)
})

test('a case or a list of cases that cannot be loaded is told in a toast and in the log @long', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
  await signIn(page, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re Not loaded'])
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    return ['CasesScreen', 'Cases', 'CaseScreen', 'Workspace', 'CaseDetails', 'CaseNotes'].includes(operationName)
      ? route.fulfill({
          json: { errors: [{ message: `No ${operationName}.`, extensions: { details: { why: 'Down' } } }] },
        })
      : route.fallback()
  })
  await page.goto(`${HOUSE_URL}/cost-draft/completed`)
  const told = async (operation: string): Promise<void> => {
    const toast = page.getByRole('status').filter({ hasText: `No ${operation}.` })
    await expect(toast).toHaveText(`No ${operation}.Details: why: Down`)
    await expect.poll(() => logged.filter((line) => line.includes(`No ${operation}.`))).toHaveLength(1)
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
    logged.length = 0
  }
  await told('Cases')
  await visit(page, '/cost-draft/cases')
  await told('Cases')
  await visit(page, `/cost-draft/cases/draft/edit/${c}`)
  await told('Workspace')
  await visit(page, `/cost-draft/cases/details/edit/${c}`)
  await told('CaseDetails')
  await page.unroute('**/graphql')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CaseNotes')
      ? route.fulfill({ json: { errors: [{ message: 'No CaseNotes.', extensions: { details: { why: 'Down' } } }] } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await told('CaseNotes')
})
