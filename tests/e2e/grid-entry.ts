import { expect, type Locator, type Page } from 'playwright/test'

/** The grid in which rows are entered, and the toolbar above it. */
export const grid = (page: Page): Locator => page.getByRole('grid')
export const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Grid' })
/** The cells of a row, counted from one. */
export const cells = (page: Page, row: number): Locator =>
  grid(page)
    .locator(`tbody tr[aria-rowindex="${row + 1}"]`)
    .getByRole('gridcell')
export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}
export const saved = (page: Page): Promise<void> => expect(bar(page).getByText('All rows saved')).toBeVisible()
/** Opens what is set in the selected rows. */
export const openSet = (page: Page): Promise<void> =>
  bar(page)
    .getByRole('button', { name: /^Set in \d+ rows…$/ })
    .click()
