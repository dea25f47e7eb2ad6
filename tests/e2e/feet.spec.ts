import { expect, test } from 'playwright/test'
import { oddFeet } from './feet.ts'
import { HOUSE_URL, SOLICITOR, makeCases, signIn } from './people.ts'
import { gotoCase } from './workspace.ts'

test('forms, their dialogs and questions have one foot: a rule, then the main button first @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Feet'])
  const seen = async (text: string): Promise<void> => {
    const foot = page.locator('[data-form-foot]').filter({ hasText: text }).last()
    await expect(foot).toBeVisible()
    await expect(foot.locator('button, a').first()).toHaveText(text)
    expect(await oddFeet(page)).toEqual([])
  }
  await gotoCase(page, uuid, { tab: 'disbursements' })
  await page.getByRole('button', { name: 'Add disbursement' }).first().click()
  await seen('Save')
  await page.getByRole('dialog').getByLabel('Description').fill('Copying')
  await page.keyboard.press('Escape')
  await seen('Go on editing')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.goto(`${HOUSE_URL}/profile`)
  await seen('Change password')
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  await seen('Next')
})
