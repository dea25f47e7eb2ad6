import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, OWNER, SOLICITOR, signIn } from './people.ts'

/** Opens the notes of a demonstration case. */
async function openNotes(page: Page, caseName: string): Promise<void> {
  await page.goto(`${HOUSE_URL}/cost-draft/cases?view=list&q=${encodeURIComponent(caseName)}`)
  await page.getByRole('row').filter({ hasText: caseName }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Edit Case Details' }).click()
  await expect(page.getByRole('tab', { name: 'Notes' })).toBeVisible()
  // Content that loads later would move the notes while one is being clicked.
  await page.waitForLoadState('networkidle')
}
const note = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Notes' }).getByRole('listitem').filter({ hasText: text })
const box = (page: Page) => page.getByRole('textbox', { name: 'New note' })

test("notes: one adds, changes and deletes one's own, and nobody else's", async ({ page, browser }) => {
  const text = `Counsel's fee note is awaited ${Date.now()}`
  await signIn(page, SOLICITOR)
  await openNotes(page, 'Re K and L')
  await box(page).fill('No')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Enter at least 3 characters.')).toBeVisible()
  await box(page).fill(text)
  await expect(page.getByText(`${text.length} of 5,000 characters`)).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' }).getByRole('listitem').first()).toContainText(text)
  await expect(box(page)).toHaveValue('')

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signIn(other, OWNER)
  await openNotes(other, 'Re K and L')
  await expect(note(other, text)).toBeVisible()
  await expect(note(other, text).getByRole('button')).toHaveCount(0)
  await other.context().close()

  await note(page, text).getByRole('button', { name: 'Edit note' }).click()
  const edited = page.getByRole('list', { name: 'Notes' }).getByRole('textbox', { name: 'Note' })
  await expect(edited).toBeFocused()
  await edited.fill(`${text}, chased`)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(note(page, `${text}, chased`)).toContainText('edited')
  await expect(note(page, text).getByRole('textbox')).toHaveCount(0)
  await page.reload()
  await note(page, `${text}, chased`).getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).last().click()
  await expect(note(page, text)).toBeVisible()
  await note(page, text).getByRole('button', { name: 'Delete note' }).click()
  await note(page, text).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(note(page, text)).toHaveCount(0)
})

test('what was typed outlives a failure and a look at the audit, which speaks in sentences @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await openNotes(page, 'Re K and L')
  await box(page).fill('Kept through it all')
  const refuse = { status: 503, contentType: 'text/html', body: 'down' }
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AddNote') ? route.fulfill(refuse) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('We do not know yet whether this was saved; trying again is safe.')).toBeVisible()
  await page.getByRole('tab', { name: 'Audit Logs' }).click()
  await expect(page.getByRole('list', { name: 'Audit logs' })).toContainText('Case details')
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(box(page)).toHaveValue('Kept through it all')
})

test('nothing for axe to say about notes @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await openNotes(page, 'Re Marlowe')
  for (const tab of ['Notes', 'Audit Logs']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectAccessible(page, '[role=tablist]', '[role=tabpanel]')
  }
})
