import { expect, test, type Locator, type Page } from 'playwright/test'
import { hiddenFocus } from '../../dev/shots/hidden-focus.ts'
import { ADMIN, HOUSE_URL, OWNER, SOLICITOR, api, makeCases, makeInterPartesCase, signIn, visit } from './people.ts'
import { ADD_DISBURSEMENT } from './mutations.ts'
import { lostWords } from './cut-words.ts'
import { button, dialog, field, question } from './screen.ts'
import { costs, gotoCase } from './workspace.ts'

// A window of 1280 by 1024 at a zoom of 400 %.
test.use({ viewport: { width: 320, height: 256 } })

/** Whatever can have the focus is seen when it has it, and the last button of a form can be reached. */
async function expectSeen(page: Page, last?: Locator): Promise<void> {
  expect(await hiddenFocus(page)).toEqual([])
  if (!last) return
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
}
const cancel = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Cancel' })
/** Opens an overlay with a button, asks it, and closes it. */
async function expectDialogSeen(page: Page, open: Locator, last?: (page: Page) => Locator): Promise<void> {
  await open.click()
  await expect(dialog(page)).toBeVisible()
  await expect(
    dialog(page)
      .locator(':focus')
      .or(dialog(page).and(page.locator(':focus'))),
  ).toBeAttached()
  await expectSeen(page, last?.(page))
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

test('at a zoom of 400 % each field of a dialog of rows is seen when it has the focus', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Small window'])
  await gotoCase(page, uuid, { tab: 'hearings' })
  await button(page, 'Add hearing').click()
  await field(page, 'Lunch adjournment').check()
  await field(page, 'Exceptional travel').check()
  await dialog(page).getByRole('button', { name: 'Add a disbursement' }).click()
  await expectSeen(page, cancel(page))
  await field(page, 'Description').first().fill('Directions')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await expectSeen(page, question(page).getByRole('button', { name: 'Discard' }))
})

test('at a zoom of 400 % rows, files, comments and figures are read and entered @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re Small windows'])
  await api(page, ADD_DISBURSEMENT, { c, i: { date: '2025-03-04', disbursementType: 'taxi', amount: 40 } })
  await gotoCase(page, c, { tab: 'disbursements' })
  // The rows have lines, and no column a width to be changed.
  await expect(page.getByRole('row', { name: /Taxi/ })).toBeVisible()
  await expect(page.getByRole('separator')).toHaveCount(0)
  await expectSeen(page)
  await expectDialogSeen(page, button(page, 'Add disbursement'), cancel)
  await expectDialogSeen(page, page.getByRole('button', { name: /^Comments/ }).first())
  await expectDialogSeen(page, button(page, 'Case Documents'))
  await expectDialogSeen(page, page.getByRole('button', { name: /^Ready to file/ }))
  await expectDialogSeen(
    page,
    costs(page)
      .getByRole('button', { name: /^Explain/ })
      .first(),
  )
  await gotoCase(page, c, { tab: 'time-recordings' })
  await button(page, 'Case Details').click()
  await expect(page.getByRole('form', { name: 'Case Details' })).toBeVisible()
  await expectSeen(page)
  await expectDialogSeen(page, button(page, 'Add several'))
  // What is done seldom, and what filters, is in menus where there is no room.
  await button(page, 'More').click()
  await expectDialogSeen(page, button(page, 'Import ledger'))
  await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${c}?tab=time-recordings&from=2031-01-01`)
  await page.getByRole('button', { name: /^Filter ·/ }).click()
  await page.getByRole('button', { name: /^Filter by Dates/ }).click()
  await expect(page.getByRole('dialog', { name: 'Dates' }).getByLabel('To', { exact: true })).toBeInViewport()
  await page.keyboard.press('Escape')
  // One row at a time, with its keys below it.
  await gotoCase(page, c, { tab: 'disbursements' })
  await button(page, 'Enter rows').click()
  await expect(button(page, 'Save, new row')).toBeVisible()
  await expectSeen(page, button(page, 'Save, new row'))
  // A toast on which the pointer rests gives way to what has the focus.
  await button(page, 'Back to list').click()
  await page.getByRole('row', { name: /Taxi/ }).press('Delete')
  await page
    .getByRole('status')
    .filter({ has: button(page, 'Undo') })
    .hover()
  await expectSeen(page)
  const { uuid } = await makeInterPartesCase(page, 'Ash v Birch in a small window', 'costs_budget')
  await gotoCase(page, uuid, { tab: 'parties' })
  await expectDialogSeen(page, button(page, 'Budget'))
})

test('at a zoom of 400 % cases, people, clients and rates are entered @long', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  const next = button(page, 'Next')
  await next.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectSeen(page, next)
  await visit(page, '/users/add')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expectSeen(page, button(page, 'Save'))
  // The roles of a permission, and the facts of a session, are named in its row.
  await visit(page, '/users/roles')
  await expect(page.getByRole('row', { name: /^Add users/ })).toBeVisible()
  expect(await lostWords(page)).toEqual([])
  await expectSeen(page)
  await visit(page, '/profile')
  await expect(page.getByText('This session')).toBeVisible()
  expect(await lostWords(page)).toEqual([])
  await visit(page, '/settings/rates/private_family_fixed_fee/add')
  await expect(page.getByRole('textbox', { name: /^Children, High Court judge/ }).first()).toBeVisible()
  await expectSeen(page)
  await visit(page, '/settings/rate-cards')
  await expectDialogSeen(page, button(page, 'Add rate'), cancel)
  await signIn(page, ADMIN)
  await page.goto(`${HOUSE_URL}/clients/add`)
  await expectDialogSeen(page, button(page, 'Add location'), cancel)
  await expectSeen(page)
})

test('at a zoom of 400 % one signs in @long', async ({ page }) => {
  await page.goto(HOUSE_URL)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expectSeen(page, button(page, 'Sign in'))
})
