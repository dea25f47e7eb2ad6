import type { Locator, Page } from 'playwright/test'
import { button, dialog, field, heading, press, shot, type Shot } from './shot.ts'
import type { Made } from './made.ts'

const draft =
  (tab: string) =>
  ({ interPartes }: Made): string =>
    `/cost-draft/cases/draft/edit/${interPartes}?tab=${tab}`
const rows = (page: Page): Locator => page.getByRole('tabpanel').locator('tbody tr').first()
const costs = (page: Page): Locator => page.getByRole('region', { name: 'Costs' })
const groups = async (page: Page): Promise<Locator> => costs(page).getByRole('table', { name: 'By phase' })
const edit =
  (of: RegExp) =>
  async (page: Page): Promise<Locator> => {
    await page.getByRole('tabpanel').getByRole('row').filter({ hasText: of }).press('Enter')
    return dialog(page).getByRole('button', { name: 'Save', exact: true })
  }
const budget = async (page: Page): Promise<Locator> => {
  await button(page, 'Budget').click()
  return dialog(page).getByRole('row', { name: /^Grand total .*[1-9]/ })
}

/** Screens of an inter partes case. */
export const interPartes: Shot[] = [
  shot(
    'inter-partes-new',
    '/cost-draft/cases/add-case',
    heading('New case'),
    async (page) => {
      await field(page.getByRole('main'), 'Area of work').selectOption({ label: 'Inter partes' })
      return field(page.getByRole('main'), 'Costs estimate')
    },
    { isWhole: true },
  ),
  shot(
    'inter-partes-dates',
    ({ interPartes: uuid }) => `/cost-draft/cases/draft/edit/${uuid}?dates=open`,
    (page) => dialog(page).getByRole('table', { name: 'What is due' }),
  ),
  shot('inter-partes-parties', draft('parties'), rows, groups),
  shot('inter-partes-steps', draft('procedural-steps'), rows, groups),
  shot('inter-partes-step-add', draft('procedural-steps'), rows, press('Add procedural step')),
  shot('inter-partes-step-edit', draft('procedural-steps'), rows, edit(/Particulars/), { isWhole: true }),
  shot('inter-partes-time', draft('time-recordings'), rows, groups),
  shot('inter-partes-time-add', draft('time-recordings'), rows, press('Add time recording')),
  shot('inter-partes-time-several', draft('time-recordings'), rows, press('Add several')),
  shot('inter-partes-attendances', draft('attendances'), rows, groups),
  shot('inter-partes-attendance-edit', draft('attendances'), rows, edit(/Case management/)),
  shot('inter-partes-disbursements', draft('disbursements'), rows, groups),
  shot('inter-partes-budget', draft('parties'), rows, budget),
  shot('inter-partes-budget-version', draft('parties'), rows, async (page) => {
    await budget(page)
    await dialog(page).getByLabel('Show', { exact: true }).selectOption('1')
    return dialog(page).getByText(/^As saved on/)
  }),
  shot('inter-partes-groups', draft('parties'), rows, async (page) => {
    await button(page, 'All figures').click()
    return dialog(page).getByRole('table', { name: 'By party' })
  }),
  shot('inter-partes-explained', draft('parties'), rows, async (page) => {
    await costs(page)
      .getByRole('button', { name: /^Explain Profit costs/ })
      .click()
    return dialog(page).getByRole('table', { name: 'Lines' })
  }),
]
