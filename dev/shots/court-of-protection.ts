import type { Locator, Page } from 'playwright/test'
import { button, dialog, field, heading, press, shot, type Shot } from './shot.ts'
import type { Made } from './made.ts'

const draft =
  (tab: string) =>
  ({ deputy }: Made): string =>
    `/cost-draft/cases/draft/edit/${deputy}?tab=${tab}`
const rows = (page: Page): Locator => page.getByRole('tabpanel').locator('tbody tr').first()
const costs = (page: Page): Locator => page.getByRole('region', { name: 'Costs' })
const groups = async (page: Page): Promise<Locator> => costs(page).getByRole('table', { name: 'By part' })

/** Screens of a Court of Protection case. */
export const deputy: Shot[] = [
  shot(
    'court-of-protection-new',
    '/cost-draft/cases/add-case',
    heading('New case'),
    async (page) => {
      await field(page.getByRole('main'), 'Area of work').selectOption({ label: 'Court of Protection' })
      return page.getByRole('group', { name: 'Fixed costs for' })
    },
    { isWhole: true },
  ),
  shot('court-of-protection-parts', draft('parts'), rows, groups, { isWhole: true }),
  shot('court-of-protection-part-add', draft('parts'), rows, press('Add part')),
  shot('court-of-protection-parties', draft('parties'), rows, groups),
  shot('court-of-protection-party-add', draft('parties'), rows, press('Add party')),
  shot('court-of-protection-time', draft('time-recordings'), rows, groups),
  shot('court-of-protection-time-add', draft('time-recordings'), rows, press('Add time recording')),
  shot('court-of-protection-time-several', draft('time-recordings'), rows, press('Add several')),
  shot('court-of-protection-disbursements', draft('disbursements'), rows, groups),
  shot('court-of-protection-assets', draft('value-of-assets'), (page) =>
    page.getByRole('textbox', { name: 'Value of Assets' }),
  ),
  shot(
    'court-of-protection-details',
    draft('parts'),
    rows,
    async (page) => {
      await button(page, 'Case Details').click()
      return page.getByRole('group', { name: 'Fixed costs for' })
    },
    { isWhole: true },
  ),
  shot('court-of-protection-groups', draft('parts'), rows, async (page) => {
    await button(page, 'All figures').click()
    return dialog(page).getByRole('table', { name: 'By grade' })
  }),
  shot('court-of-protection-explained', draft('parts'), rows, async (page) => {
    await costs(page)
      .getByRole('button', { name: /^Explain Profit costs/ })
      .click()
    return dialog(page).getByRole('table', { name: 'Lines' })
  }),
]
