import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { SOLICITOR, api, makeCases, picture, signIn } from './people.ts'
import { zippedNames } from './zipped-names.ts'
import { manager, documentRow, storedPaths } from './document-manager.ts'
import { gotoCase } from './workspace.ts'

const contentOf = (name: string): Buffer => Buffer.from(`%PDF-1.7\nThis is ${name}.\n`)
const box = (page: Page, name: string) => manager(page).getByRole('checkbox', { name: `Select ${name}`, exact: true })
const bar = (page: Page) => manager(page).getByRole('group', { name: 'Chosen documents' })
const chosen = (page: Page) => manager(page).getByRole('row', { selected: true })
const send = (page: Page, ...names: string[]): Promise<void> =>
  manager(page)
    .getByLabel('Document files', { exact: true })
    .setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: contentOf(name) })))

async function openWith(page: Page, name: string, ...files: string[]): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  for (const folder of ['Letters', 'Orders'])
    await api(page, 'mutation ($c: ID!, $n: String!) { addFolder(caseUuid: $c, name: $n) { uuid } }', {
      c: uuid,
      n: folder,
    })
  await gotoCase(page, uuid)
  await page.getByRole('button', { name: /^Case Documents/ }).click()
  await expect(documentRow(page, 'Orders')).toBeVisible()
  if (files.length > 0) await send(page, ...files)
  for (const file of files) await expect(documentRow(page, file)).toBeVisible()
  return uuid
}

test('what is chosen while others are being moved stays chosen @long', async ({ page }) => {
  await openWith(page, 'Re Several', 'a.pdf', 'b.pdf')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"MoveFiles"')) await answered
    return route.fallback()
  })
  await box(page, 'a.pdf').check()
  await bar(page).getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Letters')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await box(page, 'b.pdf').check()
  await expect(bar(page)).toContainText('2 files chosen')
  answer()
  await expect(bar(page)).toContainText('1 file chosen')
  await expect(box(page, 'b.pdf')).toBeChecked()
})

test('several documents are chosen, moved, downloaded and removed at once, and brought back with one undo', async ({
  page,
}) => {
  const uuid = await openWith(page, 'Re Several', 'a.pdf', 'b.pdf', 'c.pdf', 'd.pdf')
  // With the mouse: one, a range, one less.
  await box(page, 'a.pdf').check()
  await expect(bar(page)).toContainText('1 file chosen')
  await documentRow(page, 'c.pdf')
    .getByText('c.pdf')
    .click({ modifiers: ['Shift'] })
  await expect(chosen(page)).toHaveCount(3)
  await documentRow(page, 'b.pdf')
    .getByText('b.pdf')
    .click({ modifiers: ['Control'] })
  await box(page, 'Letters').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('2 files and 2 folders chosen')
  await box(page, 'Orders').uncheck()
  await expect(bar(page)).toContainText('2 files and 1 folder chosen')
  await expectAccessible(page)
  await picture(page, 'several-documents')

  // Escape drops the choice, and only then closes the dialog.
  await page.keyboard.press('Escape')
  await expect(chosen(page)).toHaveCount(0)
  await expect(manager(page).getByRole('button', { name: 'Upload files' })).toBeVisible()

  // With the keyboard: a range, all, one less.
  await documentRow(page, 'a.pdf').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page)).toContainText('3 files chosen')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(bar(page)).toContainText('2 files chosen')
  await expect(documentRow(page, 'b.pdf')).toBeFocused()
  await page.keyboard.press('Control+a')
  await expect(bar(page)).toContainText('4 files and 2 folders chosen')
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('3 files and 2 folders chosen')

  // Moved by the dialog: into no folder that is moved itself.
  await page.keyboard.press('Escape')
  for (const name of ['a.pdf', 'b.pdf']) await box(page, name).check()
  await bar(page).getByRole('button', { name: 'Move to…' }).click()
  await expect(page.getByRole('dialog', { name: 'Move 2 files' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Letters')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect
    .poll(() => storedPaths(page, uuid))
    .toEqual(['Letters', 'Letters/a.pdf', 'Letters/b.pdf', 'Orders', 'c.pdf', 'd.pdf'])
  await expect(chosen(page)).toHaveCount(0)
  await expect(manager(page).locator(':focus')).toBeVisible()

  // By dragging one of them.
  for (const name of ['c.pdf', 'd.pdf']) await box(page, name).check()
  await documentRow(page, 'd.pdf').getByText('d.pdf').dragTo(documentRow(page, 'Orders'))
  await expect
    .poll(() => storedPaths(page, uuid))
    .toEqual(['Letters', 'Letters/a.pdf', 'Letters/b.pdf', 'Orders', 'Orders/c.pdf', 'Orders/d.pdf'])
  await expect(chosen(page)).toHaveCount(0)

  // Where the button goes with what was removed, the tree has the focus, and so its keys.
  for (const name of ['c.pdf', 'd.pdf']) await box(page, name).check()
  await bar(page).getByRole('button', { name: 'Remove' }).click()
  await expect(documentRow(page, 'c.pdf')).toBeHidden()
  await expect(manager(page).getByRole('treegrid').locator(':focus')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(documentRow(page, 'd.pdf')).toBeVisible()
  await expect(documentRow(page, 'c.pdf')).toBeVisible()

  // A folder and a file in it are one removal; one undo brings all back.
  for (const name of ['Letters', 'a.pdf', 'd.pdf']) await box(page, name).check()
  await documentRow(page, 'd.pdf').focus()
  await page.keyboard.press('Delete')
  await expect.poll(() => storedPaths(page, uuid)).toEqual(['Orders', 'Orders/c.pdf'])
  await expect(page.getByText('Removed: 1 file and 1 folder')).toBeVisible()
  await expect(manager(page).locator(':focus')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(documentRow(page, 'a.pdf')).toBeVisible()
  expect(await storedPaths(page, uuid)).toEqual([
    'Letters',
    'Letters/a.pdf',
    'Letters/b.pdf',
    'Orders',
    'Orders/c.pdf',
    'Orders/d.pdf',
  ])
  await expect(chosen(page)).toHaveCount(0)

  // A folder is downloaded as the files in it, and several files as a zip with their folders.
  for (const name of ['Letters', 'c.pdf']) await box(page, name).check()
  const coming = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Download' }).click()
  const zip = await coming
  expect(zip.suggestedFilename()).toBe('Case documents.zip')
  expect((await zippedNames(zip)).toSorted()).toEqual(['Letters/a.pdf', 'Letters/b.pdf', 'Orders/c.pdf'])

  // What cannot be done with all of them is done with none, and stays chosen.
  await api(page, 'mutation ($c: ID!) { addFolder(caseUuid: $c, name: "c.pdf") { uuid } }', { c: uuid })
  await page.keyboard.press('Escape')
  for (const name of ['Letters', 'c.pdf']) await box(page, name).check()
  await bar(page).getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Case documents')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('A folder with this name already exists').first()).toBeVisible()
  await expect(chosen(page)).toHaveCount(2)
})

test('of several files one that fails says so and is tried again, and the others arrive @long', async ({ page }) => {
  const uuid = await openWith(page, 'Re Failing One')
  let posts = 0
  await page.route('**/api/files/client/case/*/file', (route) => (++posts === 2 ? route.abort() : route.fallback()))
  await send(page, 'a.pdf', 'b.pdf', 'c.pdf')
  const uploads = manager(page).getByRole('list', { name: 'Uploads' })
  await expect(documentRow(page, 'c.pdf')).toBeVisible()
  await expect(uploads.getByRole('listitem')).toHaveCount(1)
  await expect(uploads).toContainText('b.pdf')
  await expect(uploads.getByRole('alert')).toHaveText('Error processing files. Please try again.')
  await expectAccessible(page)
  await uploads.getByRole('button', { name: 'Try again' }).click()
  await expect(documentRow(page, 'b.pdf')).toBeVisible()
  await expect(uploads).toBeHidden()
  expect(await storedPaths(page, uuid)).toEqual(['Letters', 'Orders', 'a.pdf', 'b.pdf', 'c.pdf'])
})

test('who may not change documents chooses them for download @long', async ({ page }) => {
  const uuid = await openWith(page, 'Re Reading', 'a.pdf')
  await gotoCase(page, uuid, { screen: 'draft/review' })
  await page.getByRole('button', { name: /^Case Documents/ }).click()
  await box(page, 'a.pdf').check()
  await expect(bar(page).getByRole('button')).toHaveCount(2)
  await documentRow(page, 'a.pdf').focus()
  await page.keyboard.press('Delete')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('a.pdf')
  expect(await storedPaths(page, uuid)).toContain('a.pdf')
})
