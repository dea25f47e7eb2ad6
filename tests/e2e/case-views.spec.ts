import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, OWNER, SOLICITOR, makeCases, signIn } from './people.ts'
import { steady } from '../support/steady.ts'
import { names } from './screen.ts'

const LIST = `${HOUSE_URL}/cost-draft/cases?view=list`
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
async function choose(page: Page, filter: string, choice: string): Promise<void> {
  await button(page, `Filter by ${filter}`).click()
  await page.getByRole('menuitemcheckbox', { name: choice, exact: true }).click()
  await page.keyboard.press('Escape')
}

test('a list is filtered, saved as a view, found again, shared, changed and deleted @long', async ({ page }) => {
  const word = `V${Date.now()}`
  await signIn(page, OWNER)
  await makeCases(page, [`Re View ${word}`])
  await page.goto(LIST)
  await button(page, 'Filter').click()
  await choose(page, 'Type', 'Care and supervision')
  await page.getByRole('columnheader', { name: 'Staff' }).getByRole('button').click()
  await expect(page).toHaveURL(/type=care_and_supervision/)
  await expect(page).toHaveURL(/sort=staff/)
  await expect(page.getByRole('columnheader', { name: 'Staff' })).toHaveAttribute('aria-sort', 'ascending')

  await button(page, 'Views').click()
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This is required.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(`Care ${word}`)
  await page.keyboard.press('Enter')
  await expect(button(page, `Views: Care ${word}`)).toBeFocused()

  await button(page, 'Clear search and filters').click()
  await expect(button(page, 'Views')).toBeVisible()
  await button(page, 'Views').click()
  await page.getByRole('menuitem', { name: `Care ${word}` }).click()
  await expect(button(page, 'Filter by Type: Care and supervision')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Staff' })).toHaveAttribute('aria-sort', 'ascending')

  // Changed to the list as it is shown, and shared.
  await page.getByRole('textbox', { name: 'Search cases' }).fill(word)
  await expect.poll(() => names(page)).toEqual([`Re View ${word}`])
  await button(page, 'Views').click()
  await page.getByRole('menuitem', { name: 'Manage my views…' }).click()
  const manage = page.getByRole('dialog', { name: 'My views' })
  await expectAccessible(page)
  await manage.getByRole('button', { name: `Set Care ${word} to the list as shown` }).click()
  await expect(page.getByText('View saved.').last()).toBeVisible()
  await manage.getByRole('button', { name: `Edit Care ${word}` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit view' })
  await edit.getByText('Share with colleagues').click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(manage.getByRole('listitem').filter({ hasText: word }).getByText('Shared')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, `Views: Care ${word}`)).toBeVisible()

  await button(page, `Views: Care ${word}`).click()
  await page.getByRole('menuitem', { name: 'Manage my views…' }).click()
  await manage.getByRole('button', { name: `Delete Care ${word}` }).click()
  await expect(manage.getByText(`Care ${word}`)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(button(page, `Views: Care ${word}`)).toBeVisible()
})

test('a view that is shared is a colleague’s to use; one of another firm is nobody’s', async ({ page, browser }) => {
  const word = `S${Date.now()}`
  await signIn(page, SOLICITOR)
  await page.goto(`${LIST}&state=in_review&q=${word}`)
  await button(page, 'Views').click()
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a view' })
  await dialog.getByLabel('Name').fill(word)
  await dialog.getByText('Share with colleagues').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(button(page, `Views: ${word}`)).toBeVisible()
  for (const [who, sees] of [
    ['owner@ashdown.example', true],
    ['leader@bryn.example', false],
  ] as const) {
    const other = await browser.newPage()
    await signIn(other, who)
    await other.goto(LIST)
    await button(other, 'Views').click()
    await expect(other.getByRole('menuitem', { name: 'Save as a view…' })).toBeVisible()
    await expect(other.getByRole('menuitem', { name: word })).toHaveCount(sees ? 1 : 0)
    if (sees) {
      await other.getByRole('menuitem', { name: word }).click()
      await expect(other).toHaveURL(/state=in_review/)
      await expect(button(other, `Views: ${word}`)).toBeVisible()
    }
    await other.close()
  }
})

test('the cases are exported as they are listed', async ({ page }) => {
  const word = `X${Date.now()}`
  await signIn(page, OWNER)
  await makeCases(page, [`Re Exported ${word}`, `Re Exported again ${word}`])
  await page.goto(`${LIST}&sort=case_name&q=${word}`)
  await expect.poll(async () => (await names(page)).length).toBe(2)
  for (const [choice, type] of [
    ['CSV', 'csv'],
    ['Excel workbook (XLSX)', 'xlsx'],
  ] as const) {
    const coming = page.waitForEvent('download')
    await button(page, 'Export').click()
    await page.getByRole('menuitem', { name: choice }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(new RegExp(`^Cases \\d{4}-\\d\\d-\\d\\d\\.${type}$`))
    const bytes = await readFile(await download.path())
    if (type === 'csv') expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    if (type === 'csv')
      expect(
        bytes
          .toString()
          .trim()
          .split('\r\n')
          .map((line) => line.split(',')[0]),
      ).toEqual(['Case Name', `Re Exported again ${word}`, `Re Exported ${word}`])
    else expect(bytes.subarray(0, 2).toString()).toBe('PK')
  }
})

test('filters by person and days, on the board as well, and on a phone @long', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(`${HOUSE_URL}/cost-draft/cases`)
  await button(page, 'Filter').click()
  await button(page, 'Filter by Fee earner').click()
  await page.getByRole('menuitemcheckbox', { name: 'Ellen Marsh (EM)' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/earner=/)
  await button(page, 'Filter by Last update').click()
  await page.getByRole('textbox', { name: 'From' }).fill('01/01/2020')
  await page.getByRole('textbox', { name: 'To' }).fill('02/01/2020')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/to=2020-01-02/)
  await page.keyboard.press('Escape')
  await expect(page.getByText('No case matches this search and these filters.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(button(page, 'Filter by Fee earner: Ellen Marsh (EM)')).toBeVisible()
  expect((await steady(page.locator('html'))).scrollWidth).toBe(390)
  await expectAccessible(page)
})
