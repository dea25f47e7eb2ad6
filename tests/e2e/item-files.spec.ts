import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, SOLICITOR, api, close, makeCases, picture, signIn } from './people.ts'
import { PDF } from './document-manager.ts'
import { gotoCase } from './workspace.ts'

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })
const attach = (page: Page) => page.getByRole('dialog', { name: 'Attach case documents' })
const row = (page: Page, name: string) => attach(page).getByRole('row', { name })
const box = (page: Page, name: string) => attach(page).getByRole('checkbox', { name: `Attach ${name}` })
const opener = (page: Page, count = 0) =>
  page.getByRole('button', {
    name: `Documents of court fee of 04/03/2025${count > 0 ? `, ${count} attached` : ''}`,
    exact: true,
  })
const save = (page: Page) => attach(page).getByRole('button', { name: 'Save', exact: true })
const upload = (page: Page, ...names: string[]): Promise<void> =>
  attach(page).getByLabel('Document files', { exact: true }).setInputFiles(names.map(file))
const attached = async (page: Page, c: string): Promise<string[][]> =>
  (
    await api<{ case: { disbursements: { nodes: { files: { name: string }[] }[] } } }>(
      page,
      'query ($c: ID!) { case(uuid: $c) { disbursements { nodes { files { name } } } } }',
      { c },
    )
  ).case.disbursements.nodes.map(({ files }) => files.map(({ name }) => name))

/** Opens the disbursements of a new case that has one. */
async function open(page: Page, name: string): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  await api(page, 'mutation ($c: ID!, $i: DisbursementInput!) { addDisbursement(caseUuid: $c, input: $i) { uuid } }', {
    c: uuid,
    i: { date: '2025-03-04', disbursementType: 'court_fee', amount: 40, description: 'Issue fee' },
  })
  await gotoCase(page, uuid, { tab: 'disbursements' })
  await expect(page.getByRole('heading', { name })).toBeVisible()
  return uuid
}

test('documents are attached to an item where it is listed, detached, and kept from being removed @database', async ({
  page,
}) => {
  const uuid = await open(page, 'Re Attached')
  await opener(page).click()
  await expect(attach(page)).toContainText('No documents in this case yet.')
  // What is uploaded here is ticked.
  await upload(page, 'invoice.pdf', 'order.pdf', 'virus.exe')
  await expect(attach(page).getByRole('alert')).toHaveText('Only .pdf, .docx, .xlsx, .doc and .csv files can be added.')
  await expect(box(page, 'invoice.pdf')).toBeChecked()
  await expect(box(page, 'order.pdf')).toBeChecked()
  await expect(attach(page).getByRole('status')).toHaveText('2 chosen')
  await attach(page).getByRole('button', { name: 'Dismiss virus.exe' }).click()
  await expectAccessible(page)
  await picture(page, 'attach-documents')
  await save(page).click()
  await expect(attach(page)).toBeHidden()
  await expect(opener(page, 2)).toBeFocused()
  expect(await attached(page, uuid)).toEqual([['invoice.pdf', 'order.pdf']])

  await page.reload()
  await opener(page, 2).click()
  await expect(box(page, 'order.pdf')).toBeChecked()
  await box(page, 'order.pdf').uncheck()
  await save(page).click()
  await expect(opener(page, 1)).toBeFocused()
  expect(await attached(page, uuid)).toEqual([['invoice.pdf']])

  // Nothing is lost by a slip: a change that was not saved is asked about.
  await opener(page, 1).click()
  await box(page, 'invoice.pdf').uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(attach(page)).toBeHidden()
  await expect(opener(page, 1)).toBeVisible()

  await page.getByRole('button', { name: /^Case Documents/ }).click()
  const manager = page.getByRole('dialog', { name: 'Case Documents' })
  const remove = async (name: string): Promise<void> => {
    await manager
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('button')
      .click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
  }
  await remove('invoice.pdf')
  await expect(page.getByText('“invoice.pdf” is attached to 1 item. Detach it there first.')).toBeVisible()
  await expect(page.getByText('Disbursement: 04/03/2025 Issue fee')).toBeVisible()
  await remove('order.pdf')
  await expect(page.getByText('Removed: order.pdf')).toBeVisible()
  await expect(manager.getByRole('row', { name: /^invoice.pdf/ })).toBeVisible()
})

test('the tree is used by keyboard, folders at once, and searched where it is long @long', async ({ page }) => {
  const uuid = await open(page, 'Re Keys')
  await api(page, 'mutation ($c: ID!) { addFolder(caseUuid: $c, name: "Letters") { uuid } }', { c: uuid })
  await opener(page).click()
  await upload(page, ...Array.from({ length: 11 }, (_, i) => `page ${i + 1}.pdf`))
  await expect(attach(page).getByRole('status')).toHaveText('11 chosen')
  const {
    case: { folderStructure },
  } = await api<{ case: { folderStructure: { nodes: { id: string; name: string }[] } } }>(
    page,
    'query ($c: ID!) { case(uuid: $c) { folderStructure { nodes { id name } } } }',
    { c: uuid },
  )
  const idOf = (name: string) => folderStructure.nodes.find((node) => node.name === name)?.id
  for (const name of ['page 1.pdf', 'page 2.pdf'])
    await api(page, 'mutation ($c: ID!, $i: ID!, $t: ID) { moveFile(caseUuid: $c, id: $i, to: $t) { uuid } }', {
      c: uuid,
      i: idOf(name),
      t: idOf('Letters'),
    })
  await save(page).click()
  await expect(opener(page, 11)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(row(page, 'Letters')).toBeVisible()
  const letters = attach(page).getByRole('row', { name: /Letters/ })
  // The tree as it was when the dialog was closed is shown until it is read again.
  await expect(attach(page).getByRole('row', { name: /page 2\.pdf/ })).toHaveAttribute('aria-level', '2')
  await letters.focus()
  await page.keyboard.press('Space')
  await expect(attach(page).getByRole('status')).toHaveText('9 chosen')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(box(page, 'page 1.pdf')).toBeChecked()
  expect(
    await attach(page)
      .getByRole('checkbox', { name: 'Attach all in Letters' })
      .evaluate((input: HTMLInputElement) => input.indeterminate),
  ).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(letters).toHaveAttribute('aria-expanded', 'false')
  // A file is opened where it is chosen; what was chosen stays.
  await attach(page).getByRole('button', { name: 'Open page 3.pdf' }).click()
  const opened = page.getByRole('dialog', { name: 'page 3.pdf' })
  await expect(opened).toContainText('3 of 11')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    opened.getByRole('button', { name: 'Download' }).first().click(),
  ])
  expect(await readFile(await download.path())).toEqual(PDF)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(attach(page).getByRole('button', { name: 'Open page 3.pdf' })).toBeFocused()
  await expect(attach(page).getByRole('status')).toHaveText('10 chosen')

  await attach(page).getByRole('textbox', { name: 'Search the documents' }).fill('page 2')
  await expect(attach(page).getByRole('checkbox')).toHaveCount(2)
  await expect(box(page, 'page 2.pdf')).not.toBeChecked()
  // Escape clears the search, and only then asks to close.
  await page.keyboard.press('Escape')
  await expect(attach(page).getByRole('checkbox')).toHaveCount(10)
  await page.keyboard.press('Control+Enter')
  await expect(opener(page, 10)).toBeFocused()
})

test('where nothing is edited the documents are listed for download, and a row without any has no button @long', async ({
  page,
}) => {
  const uuid = await open(page, 'Re Listed')
  await opener(page).click()
  await upload(page, 'invoice.pdf')
  await expect(box(page, 'invoice.pdf')).toBeChecked()
  // A save that fails is told in the dialog, and nothing in it is lost.
  const isSave = (request: { postData: () => string | null }): boolean =>
    request.postData()?.includes('SetDisbursementFiles') ?? false
  const failure = { json: { errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }] } }
  await page.route('**/graphql', (route) => (isSave(route.request()) ? route.fulfill(failure) : route.fallback()))
  await save(page).click()
  await expect(attach(page).getByRole('alert')).toHaveText('Error processing files. Please try again.')
  await expect(box(page, 'invoice.pdf')).toBeChecked()
  await page.unroute('**/graphql')
  await save(page).click()
  await expect(opener(page, 1)).toBeFocused()
  await api(page, 'mutation ($c: ID!) { addCostNote(caseUuid: $c, input: { body: "Agreed." }) { uuid } }', { c: uuid })
  await api(page, 'mutation ($u: ID!) { moveCase(uuid: $u, stage: complete) { uuid } }', { u: uuid })
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${uuid}?tab=disbursements`)
  await opener(page, 1).click()
  const list = page.getByRole('dialog', { name: 'Documents of court fee of 04/03/2025' })
  await expect(list.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Download invoice.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('invoice.pdf')
  await list.getByRole('button', { name: 'Open invoice.pdf' }).click()
  await expect(page.getByRole('dialog', { name: 'invoice.pdf' })).toContainText('It may be damaged.')
  await close(page.getByRole('dialog', { name: 'invoice.pdf' }))
  await expect(list.getByRole('button', { name: 'Open invoice.pdf' })).toBeFocused()
  await page.route('**/api/files/**', (route) => route.abort())
  await list.getByRole('button', { name: 'Download invoice.pdf' }).click()
  await expect(page.getByText('Failed to open file. Please try again.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(page, 1)).toBeFocused()
  await page.getByRole('tab', { name: 'Cost Notes' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Agreed.')
  await expect(page.getByRole('button', { name: /^Documents of/ })).toHaveCount(0)
})

test('files are dropped on the picker, and saving waits for those that are on their way @long', async ({ page }) => {
  const uuid = await open(page, 'Re Dropped')
  await opener(page).click()
  await expect(attach(page)).toContainText('No documents in this case yet.')
  // The second upload is held back until it has been seen to be waited for, the third fails once.
  let posts = 0
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/files/client/case/*/file', async (route) => {
    posts++
    if (posts === 2) await held
    return posts === 3 ? route.abort() : route.fallback()
  })
  const carried = await page.evaluateHandle(() => {
    const all = new DataTransfer()
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
      all.items.add(new File(['%PDF-1.7\nDropped.\n'], name, { type: 'application/pdf' }))
    return all
  })
  for (const type of ['dragenter', 'dragover', 'drop'])
    await attach(page).getByText('No documents in this case yet.').dispatchEvent(type, { dataTransfer: carried })
  await expect(box(page, 'a.pdf')).toBeChecked()
  await expect(attach(page).getByRole('progressbar', { name: 'Uploading b.pdf' })).toBeVisible()
  await save(page).click()
  await expect(attach(page).getByRole('alert')).toHaveText(
    'Files are still being uploaded. Save when they have arrived, so that they are attached as well.',
  )
  await expectAccessible(page)
  release()
  await expect(box(page, 'b.pdf')).toBeChecked()
  const uploads = attach(page).getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toHaveText('Error processing files. Please try again.')
  await uploads.getByRole('button', { name: 'Try again' }).click()
  await expect(box(page, 'c.pdf')).toBeChecked()
  await save(page).click()
  await expect(opener(page, 3)).toBeFocused()
  expect(await attached(page, uuid)).toEqual([['a.pdf', 'b.pdf', 'c.pdf']])
})

test('two people attach documents to the same item at once, and neither change is lost @long', async ({ page }) => {
  const uuid = await open(page, 'Re Both')
  await opener(page).click()
  await upload(page, 'mine.pdf', 'theirs.pdf')
  await expect(attach(page).getByRole('status')).toHaveText('2 chosen')
  await box(page, 'theirs.pdf').uncheck()
  const {
    case: { folderStructure, disbursements },
  } = await api<{
    case: { folderStructure: { nodes: { id: string; name: string }[] }; disbursements: { nodes: { uuid: string }[] } }
  }>(
    page,
    'query ($c: ID!) { case(uuid: $c) { folderStructure { nodes { id name } } disbursements { nodes { uuid } } } }',
    { c: uuid },
  )
  await api(
    page,
    'mutation ($c: ID!, $u: ID!, $f: [ID!]!) { setDisbursementFiles(caseUuid: $c, uuid: $u, files: $f) { uuid } }',
    {
      c: uuid,
      u: disbursements.nodes[0]?.uuid,
      f: [folderStructure.nodes.find(({ name }) => name === 'theirs.pdf')?.id],
    },
  )
  await save(page).click()
  await expect(opener(page, 2)).toBeFocused()
  expect(await attached(page, uuid)).toEqual([['theirs.pdf', 'mine.pdf']])
})
