import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'
import { button, dialog, fails, shot, type Shot } from './shot.ts'

const hearings =
  (of: keyof Made) =>
  (made: Made): string =>
    `/cost-draft/cases/draft/edit/${made[of]}?tab=hearings`
const rows = (page: Page): Locator => page.getByRole('tabpanel').locator('tbody tr').first()
const documents = async (page: Page): Promise<Locator> => {
  await button(page, 'Case Documents').click()
  return dialog(page).getByText(/^Ledger export|^No documents yet/)
}
const papers = [
  { name: 'Signed statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  { name: 'Holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') },
]
const adding = async (page: Page): Promise<Locator> => {
  await (await documents(page)).waitFor()
  await page.getByLabel('Document files', { exact: true }).setInputFiles(papers)
  return dialog(page).getByRole('alert')
}

const opened =
  (name: string | RegExp, shows: (page: Page) => Locator, before?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<Locator> => {
    await (await documents(page)).waitFor()
    await before?.(page)
    await page.getByRole('dialog').getByText(name).first().click()
    return shows(page)
  }
const pageOne = (page: Page): Locator =>
  page.getByRole('group', { name: 'Page 1', exact: true }).getByText('ORDER', { exact: true })
const chosen = async (page: Page): Promise<Locator> => {
  await (await documents(page)).waitFor()
  for (const name of ['2025', 'Ledger export.csv'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  return page.getByText('1 file and 1 folder chosen')
}

/** The documents of a case: the file manager, the preview and what is chosen. */
export const caseDocuments: Shot[] = [
  shot('documents', hearings('marlowe'), rows, documents),
  shot('documents-empty', hearings('empty'), (page) => page.getByText('No hearings yet.'), documents),
  shot('documents-adding', hearings('marlowe'), rows, adding, {
    before: (page) =>
      page.addInitScript(() => {
        XMLHttpRequest.prototype.send = () => {}
      }),
    mayLog: /./,
  }),
  shot('documents-menu', hearings('marlowe'), rows, async (page) => {
    await (await documents(page)).waitFor()
    await dialog(page).getByRole('button', { name: 'Actions for Fee notes' }).click({ force: true })
    return page.getByRole('menuitem', { name: 'Remove' })
  }),
  shot(
    'documents-new-folder-refused',
    hearings('marlowe'),
    rows,
    async (page) => {
      await (await documents(page)).waitFor()
      await button(page, 'New folder').click()
      await page.getByLabel('Name', { exact: true }).fill('Orders')
      await button(page, 'Add').click()
      return page.getByRole('alert')
    },
    { mayLog: /./ },
  ),
  shot('documents-move', hearings('marlowe'), rows, async (page) => {
    await (await documents(page)).waitFor()
    await dialog(page).getByRole('button', { name: 'Actions for Final order' }).click({ force: true })
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    return page.getByRole('combobox', { name: 'Folder' })
  }),
  shot(
    'documents-not-loaded',
    hearings('marlowe'),
    rows,
    async (page) => {
      await button(page, 'Case Documents').click()
      return dialog(page).getByRole('alert')
    },
    { before: fails('"CaseFiles"'), mayLog: /./ },
  ),
  shot('documents-review', (made) => `/cost-draft/cases/draft/review/${made.reviewing}`, rows, documents),
  shot('documents-chosen', hearings('marlowe'), rows, chosen),
  shot('documents-preview', hearings('marlowe'), rows, opened('Final order.pdf', pageOne)),
  shot('documents-preview-zoomed', hearings('marlowe'), rows, async (page) => {
    const first = await opened('Final order.pdf', pageOne)(page)
    await first.waitFor()
    for (let i = 0; i < 3; i++) await button(page, 'Zoom in').click()
    return button(page, /^Zoom 200 %/)
  }),
  shot(
    'documents-preview-other-type',
    hearings('marlowe'),
    rows,
    opened('Ledger export.csv', (page) => page.getByText('Only PDF files and images')),
  ),
  shot(
    'documents-preview-failed',
    hearings('marlowe'),
    rows,
    opened(
      'Final order.pdf',
      (page) => page.getByText('This document is no longer in the case.'),
      (page) =>
        page
          .route('**/api/files/client/case/*/file/*', (route) =>
            route.fulfill({ status: 404, json: { message: 'Not found.', details: {} } }),
          )
          .then(() => {}),
    ),
    { mayLog: /./ },
  ),
  shot(
    'documents-attach',
    (made) => `/cost-draft/cases/draft/edit/${made.marlowe}?tab=disbursements`,
    rows,
    async (page) => {
      await rows(page).hover()
      await button(page, /^Documents of/)
        .first()
        .click()
      return dialog(page).getByText('Final order.pdf')
    },
  ),
]
