import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'
import { button, dialog, fails, field, onPhone, press, shot, type Shot } from './shot.ts'

const path =
  (query = '') =>
  ({ assessed }: Made): string =>
    `/cost-draft/completed/${assessed}?tab=assessment${query}`
/** On a phone the lines are forms, one at a time: what is done in the sheet is not done there. */
const form = (page: Page): Locator => page.getByRole('group', { name: /^Lines, row/ })
const lines = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Lines' }).locator('tbody tr').first().or(form(page))
const inSheet =
  (act: (page: Page) => Promise<Locator>) =>
  async (page: Page): Promise<Locator> =>
    (await form(page).count()) > 0 ? form(page) : act(page)
const words =
  (text: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(text)
const refused = async (page: Page): Promise<Locator> => {
  const cell = page.locator('[data-grid-editor]')
  await cell.focus()
  await cell.pressSequentially('99999')
  await cell.press('Enter')
  await page.locator('[data-grid-editor]').press('ArrowUp')
  return page.getByText(/is claimed\.$/)
}
/** Selects the first lines, as one drags over them. */
const severalLines = async (page: Page): Promise<Locator> => {
  const cell = page.locator('[data-grid-editor]')
  await cell.focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowDown')
  return button(page, /^Set in 6 rows…$/)
}

/** Screens of the assessment of a completed bill. */
export const assessments: Shot[] = [
  shot('assessment', path(), lines),
  shot('assessment-entered', path(), lines, inSheet(severalLines)),
  shot('assessment-refused', path(), lines, inSheet(refused), { mayLog: /./ }),
  shot('assessment-filtered', path('&state=reduced,refused'), lines),
  shot('assessment-none-found', path('&text=zeppelin'), words('No line matches these filters.')),
  shot(
    'assessment-reductions',
    path(),
    lines,
    press('Reductions', (page) => page.getByRole('table', { name: /^Reductions/ })),
  ),
  shot('assessment-rule', path(), lines, async (page) => {
    await inSheet(severalLines)(page)
    await button(page, 'Rule on…').click()
    await field(dialog(page), 'Percentage').fill('75')
    return dialog(page).getByText(/^\d+ lines:/)
  }),
  shot('assessment-rule-refused', path(), lines, async (page) => {
    await button(page, 'Rule on…').click()
    await field(dialog(page), 'Percentage').fill('175')
    await dialog(page)
      .getByRole('button', { name: /^Rule on/ })
      .click()
    return dialog(page).getByText('Enter a number between 0 and 100.')
  }),
  shot(
    'assessment-payments',
    path(),
    lines,
    press('Payments and offers…', (page) => dialog(page).getByText('Balance')),
  ),
  shot('assessment-remove', path(), lines, async (page) => {
    await button(page, 'More of the assessment').click()
    await page.getByRole('menuitem', { name: 'Remove assessment…' }).click()
    return dialog(page)
  }),
  shot('assessment-not-fetched', path(), words(/^The assessment could not be loaded/), undefined, {
    before: fails('"Assessment"'),
    mayLog: /./,
  }),
  shot(
    'assessment-phone',
    path(),
    lines,
    onPhone(async (page) => page.getByRole('group', { name: 'Lines, row 1' })),
  ),
]
