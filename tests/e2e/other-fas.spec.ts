import { expect, test } from 'playwright/test'
import { SOLICITOR, makeCases, picture, signIn } from './people.ts'
import { dialog, field } from './screen.ts'
import { rows, costs, gotoCase } from './workspace.ts'

test("counsel's conference is recorded and not counted, an advocates' meeting is; comment, documents and undo @long", async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Other FAS'])
  await gotoCase(page, uuid, { tab: 'other-fas' })
  const add = async (type: string, description: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add other FAS item' }).click()
    await field(page, 'Date').fill('04/03/2025')
    await field(page, 'Type').selectOption(type)
    await expect(field(page, 'Start')).toHaveCount(0)
    await expect(field(page, 'Days')).toHaveCount(0)
    await field(page, 'Description').fill(description)
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await add('Conference', 'Conference with Mr Hale')
  const total = costs(page).getByRole('button', { name: /^Explain Advocacy, / })
  await expect(total).toHaveAccessibleName('Explain Advocacy, £0.00')
  await total.click()
  await expect(dialog(page)).toContainText(/counsel/i)
  await picture(page, 'other-fas-excluded')
  await page.keyboard.press('Escape')
  await add('Advocate', 'Meeting before the hearing')
  await expect(total).not.toHaveAccessibleName('Explain Advocacy, £0.00')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: 'Start–end' })).toHaveCount(0)

  const conference = rows(page).filter({ hasText: 'Conference with Mr Hale' })
  await conference.hover()
  await expect(conference.getByRole('button', { name: /documents/i })).toHaveCount(1)
  await conference.getByRole('button', { name: /comment/i }).click()
  await page.getByRole('textbox', { name: 'New comment' }).fill('Is there a note of it?')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('Is there a note of it?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(conference).toHaveAttribute('data-attention', 'true')
  await conference.focus()
  await page.keyboard.press('Delete')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(conference).toHaveAttribute('data-attention', 'true')
})
