import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { steady } from '../support/steady.ts'
import { HOUSE_URL, SOLICITOR, api, makeCases, picture, signIn } from './people.ts'
import { manager, documentRow, storedPaths, PDF } from './document-manager.ts'
import { gotoCase } from './workspace.ts'
import { pageField } from './screen.ts'

const file = (name: string, buffer = PDF) => ({ name, mimeType: 'application/octet-stream', buffer })
const opener = (page: Page) => page.getByRole('button', { name: /^Case Documents/ })
const menu = async (page: Page, name: string, item: string): Promise<void> => {
  await documentRow(page, name).getByRole('button').click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const named = async (page: Page, title: string, name: string, press: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: press }).click()
}
const newFolder = async (page: Page, name: string): Promise<void> => {
  await manager(page).getByRole('button', { name: 'New folder' }).click()
  await named(page, 'New folder', name, 'Add')
}
/** Simulates dropping files from the desktop on an element. */
async function dropOn(page: Page, selector: string, names: string[]): Promise<void> {
  const data = await page.evaluateHandle((all) => {
    const carried = new DataTransfer()
    for (const name of all) carried.items.add(new File(['%PDF-1.7\n'], name, { type: 'application/pdf' }))
    return carried
  }, names)
  for (const type of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent(selector, type, { dataTransfer: data })
}
async function openManager(page: Page, name: string): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  await gotoCase(page, uuid)
  await opener(page).click()
  await expect(manager(page)).toContainText('No documents yet.')
  return uuid
}

test('documents are added, filed by hand and by keyboard, removed and brought back', async ({ page }) => {
  const uuid = await openManager(page, 'Re Filed')
  await manager(page)
    .getByLabel('Document files', { exact: true })
    .setInputFiles([file('order.pdf'), file('letter.pdf'), file('virus.exe')])
  await expect(manager(page).getByRole('list', { name: 'Uploads' }).getByRole('alert')).toHaveText(
    'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.',
  )
  await expect(documentRow(page, 'letter.pdf')).toContainText('17 Bytes')
  await manager(page).getByRole('button', { name: 'Dismiss virus.exe' }).click()
  await newFolder(page, '  Orders ')
  await newFolder(page, 'Orders')
  await expect(page.getByRole('alert')).toHaveText('A folder with this name already exists')
  await named(page, 'New folder', '  ', 'Add')
  await expect(page.getByRole('dialog', { name: 'New folder' })).toBeHidden()
  await expect(manager(page).getByRole('button', { name: 'New folder' })).toBeFocused()
  await newFolder(page, 'Letters')
  await picture(page, 'case-documents')

  // With the mouse: a file into a folder, a folder into another, but no folder into itself.
  await documentRow(page, 'order.pdf').dragTo(documentRow(page, 'Orders'))
  await expect.poll(() => storedPaths(page, uuid)).toEqual(['Letters', 'Orders', 'Orders/order.pdf', 'letter.pdf'])
  await documentRow(page, 'Orders').dragTo(documentRow(page, 'Letters'))
  await expect
    .poll(() => storedPaths(page, uuid))
    .toEqual(['Letters', 'Letters/Orders', 'Letters/Orders/order.pdf', 'letter.pdf'])
  await documentRow(page, 'Letters').dragTo(documentRow(page, 'Orders'))
  await documentRow(page, 'order.pdf').dragTo(documentRow(page, 'letter.pdf'))
  await dropOn(page, '[role=row][data-row]:has-text("Orders")', ['dropped.pdf'])
  await expect
    .poll(() => storedPaths(page, uuid))
    .toEqual(['Letters', 'Letters/Orders', 'Letters/Orders/dropped.pdf', 'Letters/Orders/order.pdf', 'letter.pdf'])

  // With the keyboard: navigates rows, closes a folder, renames, moves and removes a file.
  await documentRow(page, 'Letters').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(documentRow(page, 'Orders')).toBeHidden()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'F2']) await page.keyboard.press(key)
  await named(page, 'Rename', 'first', 'Rename')
  await expect(documentRow(page, 'first.pdf')).toBeFocused()
  await menu(page, 'first.pdf', 'Move to…')
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Case documents')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(documentRow(page, 'first.pdf').getByRole('button')).toBeFocused()
  await expect
    .poll(() => storedPaths(page, uuid))
    .toEqual(['Letters', 'Letters/Orders', 'Letters/Orders/order.pdf', 'first.pdf', 'letter.pdf'])
  await documentRow(page, 'Letters').focus()
  await page.keyboard.press('Delete')
  await expect(documentRow(page, 'Letters')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(documentRow(page, 'order.pdf')).toBeVisible()
  await documentRow(page, 'letter.pdf').focus()
  await page.keyboard.press('Delete')
  await expect(documentRow(page, 'letter.pdf')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(documentRow(page, 'letter.pdf')).toBeVisible()
  const coming = page.waitForEvent('download')
  await menu(page, 'order.pdf', 'Download')
  const download = await coming
  expect([download.suggestedFilename(), await readFile(await download.path())]).toEqual(['order.pdf', PDF])
  await expectAccessible(page)
})

test('a document is given its date by keyboard, which is taken back, refused where it is none, and removed @long', async ({
  page,
}) => {
  const uuid = await openManager(page, 'Re Dated')
  const dates = async (): Promise<unknown[]> =>
    (
      await api<{ case: { folderStructure: { nodes: { dated: string | null }[] } } }>(
        page,
        'query ($c: ID!) { case(uuid: $c) { folderStructure { nodes { dated } } } }',
        { c: uuid },
      )
    ).case.folderStructure.nodes.map(({ dated }) => dated)
  await manager(page)
    .getByLabel('Document files', { exact: true })
    .setInputFiles([file('order.pdf'), file('letter.pdf')])
  await expect(documentRow(page, 'order.pdf')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Date', exact: true })
  const opensDate = async (): Promise<void> => {
    await documentRow(page, 'order.pdf').getByRole('button').focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name: 'Date…' })
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(item).toHaveAttribute('data-highlighted', { timeout: 100 })
    }).toPass({ intervals: [50] })
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Date of the document')).toBeFocused()
  }
  await opensDate()
  await page.keyboard.type('no day')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Enter a date such as 14/01/2025.')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('14 Jan 2025')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(documentRow(page, 'order.pdf')).toContainText('14/01/2025')
  await expectAccessible(page)
  expect(await dates()).toEqual([null, '2025-01-14'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(dates).toEqual([null, null])
  await opensDate()
  await page.keyboard.type('2/3/2024')
  await page.keyboard.press('Enter')
  await expect(documentRow(page, 'order.pdf')).toContainText('02/03/2024')
  await opensDate()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect.poll(dates).toEqual([null, null])
  await documentRow(page, 'order.pdf').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(dates).toEqual([null, '2024-03-02'])
})

test('a file that is released within five pixels of where it was pressed is not moved @long', async ({ page }) => {
  const uuid = await openManager(page, 'Re Trembling')
  const shown = page.locator('[data-drag-follower]')
  await newFolder(page, 'Orders')
  await manager(page)
    .getByLabel('Document files', { exact: true })
    .setInputFiles([file('order.pdf')])
  await expect(documentRow(page, 'order.pdf')).toBeVisible()
  /** Drags the file from its upper edge into the folder above it, by so many pixels. */
  const dragUp = async (px: number): Promise<void> => {
    const { x, y } = await steady(documentRow(page, 'order.pdf'))
    const [left, top] = [Math.round(x + 90), Math.ceil(y) + 1]
    await page.mouse.move(left, top)
    await page.mouse.down()
    for (let moved = 1; moved <= px; moved++) await page.mouse.move(left, top - moved)
    if (px >= 5) await expect(shown).toHaveText('order.pdf')
    else await expect(shown).toHaveCount(0)
    await page.mouse.up()
    await expect(shown).toHaveCount(0)
  }
  await dragUp(4)
  await newFolder(page, 'Letters')
  await expect.poll(() => storedPaths(page, uuid)).toEqual(['Letters', 'Orders', 'order.pdf'])
  await dragUp(5)
  await expect.poll(() => storedPaths(page, uuid)).toEqual(['Letters', 'Orders', 'Orders/order.pdf'])
})

test('a file with the name and the size of another is refused, not taken for it @long', async ({ page }) => {
  const uuid = await openManager(page, 'Re Two of one name')
  const add = (body: string) =>
    manager(page)
      .getByLabel('Document files', { exact: true })
      .setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${body}\n`) })
  await add('Draft.')
  await expect(documentRow(page, 'order.pdf')).toBeVisible()
  await add('Final.')
  await expect(manager(page).getByRole('list', { name: 'Uploads' })).toContainText(
    'A file with this name already exists',
  )
  expect(await storedPaths(page, uuid)).toHaveLength(1)
})

test('what fails says so in the specified words and is not lost; who reviews reads @long', async ({ page }) => {
  const uuid = await openManager(page, 'Re Failing')
  const consoleErrors: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') consoleErrors.push(line.text())
  })
  const toast = (text: string) => page.locator('[data-scope=toast][data-part=root]').filter({ hasText: text }).first()
  await page.route('**/api/files/client/case/*/file', (route) => route.abort())
  await manager(page).getByLabel('Document files', { exact: true }).setInputFiles(file('order.pdf'))
  await expect(manager(page).getByRole('list', { name: 'Uploads' })).toContainText(
    'Error processing files. Please try again.',
  )
  await expect(toast('Error processing files. Please try again.')).toBeVisible()
  await page.unroute('**/api/files/client/case/*/file')
  await manager(page).getByRole('button', { name: 'Try again' }).click()
  await expect(documentRow(page, 'order.pdf')).toBeVisible()

  // A cancelled upload leaves nothing.
  await page.route('**/api/files/client/case/*/file', () => {})
  await manager(page).getByLabel('Document files', { exact: true }).setInputFiles(file('slow.pdf'))
  await expect(manager(page).getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible()
  await manager(page).getByRole('button', { name: 'Cancel slow.pdf' }).click()
  await expect(manager(page).getByRole('list', { name: 'Uploads' })).toBeHidden()
  await page.unroute('**/api/files/client/case/*/file')

  await page.route('**/api/files/client/case/*/file/*', (route) =>
    route.fulfill({ status: 404, json: { message: 'Not found.', details: {} } }),
  )
  await menu(page, 'order.pdf', 'Download')
  await expect(toast('Failed to open file. Please try again.')).toBeVisible()
  const node = {
    __typename: 'CaseFile',
    id: '/odd.pdf',
    parent: null,
    uuid: null,
    name: 'odd.pdf',
    isFile: true,
    size: 3,
    createdAt: null,
    createdByName: null,
  }
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"CaseFiles"')
      ? route.fulfill({
          json: {
            data: {
              case: {
                __typename: 'Case',
                uuid,
                folderStructure: { __typename: 'FolderStructure', version: '9', nodes: [node] },
              },
            },
          },
        })
      : route.fallback(),
  )
  await page.reload()
  await opener(page).click()
  await documentRow(page, 'odd.pdf').getByText('odd.pdf').click()
  await expect(toast('File information is incomplete')).toBeVisible()
  for (const text of [
    'Error processing files. Please try again.',
    'Failed to open file. Please try again.',
    'File information is incomplete',
  ])
    expect(consoleErrors.join('\n')).toContain(text)

  await page.unroute('**/graphql')
  await gotoCase(page, uuid, { screen: 'draft/review' })
  await opener(page).click()
  await expect(documentRow(page, 'order.pdf')).toBeVisible()
  await expect(manager(page).getByRole('button', { name: /Upload|New folder/ })).toHaveCount(0)
  await documentRow(page, 'order.pdf').getByRole('button').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Download'])
  await page.keyboard.press('Escape')
  await expect(documentRow(page, 'order.pdf').getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

/** Opens the page of a new case and fills in what it needs. */
async function newCase(page: Page, caseName: string): Promise<void> {
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  const field = (name: string) => pageField(page, name)
  for (const [label, text] of [
    ['Case name', caseName],
    ["Solicitor's case reference", 'ASH/2026/009'],
    ['Certificate number', '1120459AA779'],
    ['Date of issue', '2026-01-05'],
  ] as const)
    await field(label).fill(text)
  await field('Fee earner').selectOption({ index: 1 })
  await field('Site').selectOption({ index: 1 })
  await field('Court level').selectOption({ index: 1 })
}
const DRAFT = /\/cost-draft\/cases\/draft\/edit\/[\da-f-]{36}$/
const documents = (page: Page) => page.getByRole('region', { name: 'Case documents' })
const entry = (page: Page, name: string) => documents(page).getByRole('row', { name: new RegExp(`^${name}`) })

test('the documents of a new case are filed before it exists, and sent with it in one request', async ({ page }) => {
  await newCase(page, 'Re Papers')
  const section = documents(page)
  await expect(section).toContainText('max 500 MB')
  await section
    .getByLabel('Document files', { exact: true })
    .setInputFiles([file('order.pdf'), file('scan.pdf'), file('notes.txt'), file('order.pdf')])
  await expect(section.getByRole('alert')).toHaveText(
    /notes.txt: Only .pdf, .docx, .xlsx, .doc and .csv files can be added.order.pdf: A file with this name is here already./,
  )
  for (const name of ['Orders', 'Letters']) {
    await section.getByRole('button', { name: 'New folder' }).click()
    await named(page, 'New folder', name, 'Add')
  }
  await section.getByRole('button', { name: 'New folder' }).click()
  await named(page, 'New folder', 'Orders', 'Add')
  await expect(page.getByRole('alert').filter({ hasText: 'A folder with' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'main')
  await picture(page, 'new-case-documents')
  // By mouse, by keyboard and by menu, as in the file manager of a case. Nothing of it submits the form.
  await entry(page, 'order.pdf').dragTo(entry(page, 'Orders'))
  await entry(page, 'scan.pdf').focus()
  await page.keyboard.press('F2')
  await named(page, 'Rename', 'First letter', 'Rename')
  await entry(page, 'First letter.pdf').getByRole('button').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Rename', 'Move to…', 'Remove'])
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'Letters' })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await entry(page, 'Orders').focus()
  await page.keyboard.press('Delete')
  await expect(entry(page, 'order.pdf')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry(page, 'order.pdf')).toHaveAttribute('aria-level', '2')
  await entry(page, 'order.pdf').getByRole('checkbox').press('Enter')
  // Documents alone count as unsaved changes.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /api\/files|AddLegalAidCase/.test(request.url() + (request.postData() ?? '')))
      sent.push(new URL(request.url()).pathname.replace(/[\da-f-]{36}/, ':client'))
  })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(DRAFT)
  expect(sent).toEqual(['/api/files/client/:client/case/legal-aid'])
  expect(await storedPaths(page, page.url().slice(-36))).toEqual([
    'Letters',
    'Letters/First letter.pdf',
    'Orders',
    'Orders/order.pdf',
  ])
})

test('a document that is refused is named, and nothing is stored until it is left out @long', async ({ page }) => {
  await newCase(page, 'Re Refused papers')
  const section = documents(page)
  const untrue = file('false.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
  await section.getByLabel('Document files', { exact: true }).setInputFiles([file('order.pdf'), untrue])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('form', { name: 'New case' })).toContainText(
    'By its content this is a .png file, not a .pdf.',
  )
  await expect(page).toHaveURL(/add-case$/)
  await entry(page, 'false.pdf').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(DRAFT)
  expect(await storedPaths(page, page.url().slice(-36))).toEqual(['order.pdf'])
})
