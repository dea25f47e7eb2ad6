import { expect, test, type Locator } from 'playwright/test'
import { HOUSE_URL, SOLICITOR, api, makeCases, signIn } from './people.ts'

const DISBURSED = 'mutation ($c: ID!, $i: DisbursementInput!) { addDisbursement(caseUuid: $c, input: $i) { uuid } }'

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('Nothing is shown.')
  const isAside = a.x + a.width <= b.x || b.x + b.width <= a.x,
    isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y
  expect(isAside || isAbove).toBe(true)
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a toast covers neither the top bar nor what closes a drawer, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, SOLICITOR)
    const [c = ''] = await makeCases(page, ['Re Toast'])
    await api(page, DISBURSED, { c, i: { date: '2025-03-04', disbursementType: 'taxi', amount: 40 } })
    await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${c}?tab=disbursements`)
    await page.getByRole('row', { name: /Taxi/ }).press('Delete')
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
    await expect(toast).toBeInViewport({ ratio: 1 })
    await expectApart(toast, page.getByRole('banner'))
    await page.getByRole('button', { name: /^Ready to file/ }).click()
    const close = page.getByRole('dialog', { name: 'Ready to file' }).getByRole('button', { name: 'Close' })
    await expectApart(toast, close)
    await close.click()
    await expect(close).toHaveCount(0)
    await expect(toast).toBeVisible()
  })
}
