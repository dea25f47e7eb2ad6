import type { Locator, Page } from 'playwright/test'
import { button, dialog, field, heading, press, shot, type Shot } from './shot.ts'
import type { Made } from './made.ts'

const draft =
  (tab: string) =>
  ({ highCost }: Made): string =>
    `/cost-draft/cases/draft/edit/${highCost.drafted}?tab=${tab}`
const rows = (page: Page): Locator => page.getByRole('tabpanel').locator('tbody tr').first()
const costs = (page: Page): Locator => page.getByRole('region', { name: 'Costs' })
const groups = async (page: Page): Promise<Locator> => costs(page).getByRole('table', { name: 'By step' })
const edit =
  (of: RegExp) =>
  async (page: Page): Promise<Locator> => {
    await page.locator('tr[data-row]').filter({ hasText: of }).press('Enter')
    return dialog(page).getByRole('button', { name: 'Save', exact: true })
  }
const explain = (head: string) => async (page: Page) => {
  await costs(page)
    .getByRole('button', { name: new RegExp(`^Explain ${head}`) })
    .click()
  return dialog(page).getByRole('table', { name: 'Lines' })
}

/** Screens of a high cost case. */
export const highCost: Shot[] = [
  shot(
    'high-cost-new',
    '/cost-draft/cases/add-case',
    heading('New case'),
    async (page) => {
      await field(page.getByRole('main'), 'Area of work').selectOption({ label: 'High cost legal aid' })
      return field(page.getByRole('main'), 'Work by the hour')
    },
    { isWhole: true },
  ),
  shot(
    'high-cost-header',
    draft('parties'),
    rows,
    async (page) => {
      await button(page, 'Case Details').click()
      return field(page.getByRole('main'), 'State')
    },
    { isWhole: true },
  ),
  shot('high-cost-parties', draft('parties'), rows, groups, { isWhole: true }),
  shot('high-cost-party-add', draft('parties'), rows, press('Add party')),
  shot('high-cost-steps', draft('high-cost-steps'), rows, groups, { isWhole: true }),
  shot('high-cost-step-add', draft('high-cost-steps'), rows, press('Add procedural step')),
  shot('high-cost-step-edit', draft('high-cost-steps'), rows, edit(/Case management/)),
  shot('high-cost-step-counsel', draft('high-cost-steps'), rows, async (page) => {
    await edit(/Case management/)(page)
    await button(page, 'Add a disbursement').scrollIntoViewIfNeeded()
    return button(page, 'Add a disbursement')
  }),
  shot('high-cost-step-refused', draft('high-cost-steps'), rows, async (page) => {
    await press('Add procedural step')(page)
    await button(page, 'Add counsel').click()
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    return dialog(page).getByText('Please complete all fields to continue.')
  }),
  shot('high-cost-expert-fees', draft('expert-fees'), rows, groups),
  shot('high-cost-expert-fee-edit', draft('expert-fees'), rows, edit(/radiology/)),
  shot('high-cost-disbursements', draft('disbursements'), rows, groups),
  shot('high-cost-groups', draft('parties'), rows, async (page) => {
    await button(page, 'All figures').click()
    return dialog(page).getByRole('table', { name: 'By party' })
  }),
  shot('high-cost-explained', draft('high-cost-steps'), rows, explain('Counsel')),
  shot('high-cost-shares', draft('high-cost-steps'), rows, explain('Disbursements')),
  shot(
    'high-cost-incomplete',
    ({ highCost }) => `/cost-draft/completed/${highCost.completed}`,
    rows,
    async (page) => {
      await button(page, 'MARK INCOMPLETE').click()
      return dialog(page).getByText(/^Warning: This will delete/)
    },
  ),
  shot('high-cost-rates', '/settings/rates/ccfs_counsel', (page) => page.getByRole('table').first(), undefined, {
    who: 'owner',
  }),
]
