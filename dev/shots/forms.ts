import type { Locator, Page } from 'playwright/test'
import { button, dialog, field, press, shot, type Shot } from './shot.ts'

const NEW = '/cost-draft/cases/add-case'
const filled = (page: Page): Locator => field(page.getByRole('main'), 'Case name')
const main = (page: Page): Locator => page.getByRole('main')
const refused = async (page: Page): Promise<Locator> => {
  await field(main(page), 'Linked certificates').fill('12a')
  await field(main(page), 'Certificate number').fill('short')
  await button(page, 'Next').click()
  return page.getByRole('alert').filter({ hasText: 'Please complete all fields' })
}
const refusedIn =
  (open: string, save: string) =>
  async (page: Page): Promise<Locator> => {
    await button(page, open).click()
    await dialog(page).getByRole('button', { name: save }).click()
    return dialog(page).getByText('This is required.').first()
  }

/** Screens of the case forms. */
const listed = (page: Page): Locator => page.getByRole('term').first()

export const forms: Shot[] = [
  shot('new-case', NEW, filled, undefined, { isWhole: true }),
  shot('new-case-refused', NEW, filled, refused),
  shot('new-case-refused-whole', NEW, filled, refused, { isWhole: true }),
  shot('new-case-new-site', NEW, filled, press('New site')),
  shot('new-case-new-site-refused', NEW, filled, refusedIn('New site', 'Save')),
  shot('new-case-new-fee-earner', NEW, filled, press('New fee earner')),
  shot('new-case-documents', NEW, filled, async (page) => {
    const paper = (name: string, size: number) => ({ name, mimeType: '', buffer: Buffer.alloc(size, 'x') })
    await page
      .getByLabel('Document files', { exact: true })
      .setInputFiles([
        paper('Instructions to counsel.pdf', 1_240_000),
        paper('Chronology.docx', 48_200),
        paper('Photographs.zip', 900),
      ])
    await page.getByRole('region', { name: 'Case documents' }).scrollIntoViewIfNeeded()
    return page.getByText('Chronology.docx')
  }),
  shot('new-case-leaving', NEW, filled, async (page) => {
    await filled(page).fill('Re Half entered')
    await page.getByRole('link', { name: 'Cancel' }).click()
    return dialog(page)
  }),
  shot(
    'edit-case',
    ({ marlowe }) => `/cost-draft/cases/details/edit/${marlowe}`,
    filled,
    async (page) => page.getByRole('list', { name: 'Notes' }),
    { isWhole: true },
  ),
  shot(
    'edit-case-audit',
    ({ marlowe }) => `/cost-draft/cases/details/edit/${marlowe}`,
    filled,
    async (page) => {
      await page.getByRole('tab', { name: 'Audit Logs' }).click()
      return page.getByRole('list', { name: 'Audit logs' })
    },
    { isWhole: true },
  ),
  shot('edit-case-complete', ({ unfiled }) => `/cost-draft/cases/details/edit/${unfiled}`, filled),
  shot('review-details', ({ reviewing }) => `/cost-draft/cases/details/review/${reviewing}`, listed, undefined, {
    isWhole: true,
  }),
  shot(
    'edit-case-not-found',
    () => '/cost-draft/cases/details/edit/00000000-0000-4000-8000-000000000000',
    (page) => page.getByRole('heading', { name: '404' }),
  ),
]
