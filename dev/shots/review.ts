import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'
import { button, dialog, press, shot, type Shot } from './shot.ts'

const review =
  (of: keyof Made, tab: string) =>
  (made: Made): string =>
    `/cost-draft/cases/draft/review/${made[of]}?tab=${tab}`
const claim =
  (of: keyof Made, tab = 'time-recordings') =>
  (made: Made): string =>
    `/cost-draft/completed/${made[of]}?tab=${tab}`
const rows = (page: Page): Locator => page.getByRole('tabpanel').locator('tbody tr').first()
const total = async (page: Page): Promise<Locator> =>
  page.getByRole('region', { name: 'Costs' }).getByRole('button', { name: /^Explain Total/ })
const documents = (page: Page): Locator => page.getByRole('region', { name: 'Final documents' })
const drawer = async (page: Page): Promise<Locator> => {
  await button(page, /^Comments on/)
    .first()
    .click()
  return dialog(page).getByRole('listitem').first()
}
const short = async (page: Page): Promise<Locator> => {
  await drawer(page)
  await dialog(page).getByRole('textbox', { name: 'New comment' }).fill('No')
  await dialog(page).getByRole('button', { name: 'Add comment' }).click()
  return dialog(page).getByText('Enter at least 3 characters.')
}
const noComments = async (page: Page): Promise<Locator> => {
  await button(page, /^Comments on/)
    .last()
    .click()
  return dialog(page).getByText('No comments yet.')
}

/** Screens of review, completion and documents. */
export const reviews: Shot[] = [
  shot('review-reviewing', review('reviewing', 'hearings'), rows, total),
  shot('review-blocked', review('blocked', 'disbursements'), rows, total),
  shot('review-stage-blocked', review('held', 'time-recordings'), (page) => page.getByText(/^Stage: Blocked/), total),
  shot(
    'draft-stage-blocked',
    ({ held }) => `/cost-draft/cases/draft/edit/${held}`,
    (page) => page.getByText(/^Stage: Blocked/),
    total,
  ),
  shot(
    'review-narrative',
    review('blocked', 'narrative'),
    (page) => page.getByRole('article', { name: 'Narrative' }),
    total,
  ),
  shot(
    'review-narrative-none',
    ({ empty }) => `/cost-draft/cases/draft/review/${empty}?tab=narrative`,
    (page) => page.getByText('No narrative has been written.'),
    total,
  ),
  shot(
    'review-enhancement',
    review('exceptional', 'enhancement'),
    (page) => page.getByRole('article', { name: 'Reasons for enhancement' }),
    total,
  ),
  shot('comments', review('blocked', 'disbursements'), rows, drawer),
  shot('comments-too-short', review('blocked', 'disbursements'), rows, short),
  shot('comments-none', review('blocked', 'disbursements'), rows, noComments),
  shot('comments-in-draft', ({ marlowe }) => `/cost-draft/cases/draft/edit/${marlowe}?tab=disbursements`, rows, drawer),
  shot(
    'completed-no-documents',
    claim('unfiled'),
    (page) => documents(page).getByText('No documents have been generated yet.'),
    total,
  ),
  shot('completed-documents', claim('filed'), (page) => documents(page).getByLabel('Select All'), total),
  shot('completed-documents-chosen', claim('filed', 'disbursements'), rows, async (page) => {
    await documents(page).getByLabel('Select All').check()
    return documents(page).getByRole('list', { name: 'Documents' })
  }),
  shot('completed-reopen', claim('filed'), rows, press('Reopen Case')),
  shot('completed-in-review', review('filed', 'hearings'), rows, total),
]
