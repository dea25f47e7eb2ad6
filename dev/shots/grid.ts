import type { Locator, Page } from 'playwright/test'
import { button, dialog, shot, type Shot } from './shot.ts'
import type { Made } from './made.ts'

const entry =
  (of: keyof Made, tab: string) =>
  (made: Made): string =>
    `/cost-draft/cases/draft/edit/${made[of]}?tab=${tab}&view=grid`
/** On a phone the rows are forms, one at a time: what is done in the sheet is not done there. */
const field = (page: Page): Locator => page.locator('[data-row-field]')
const cell = (page: Page): Locator => page.locator('[data-grid-editor]:focus').or(field(page))
const inSheet =
  (act: (page: Page) => Promise<Locator>) =>
  async (page: Page): Promise<Locator> =>
    (await field(page).count()) > 0 ? field(page) : act(page)
const type = async (page: Page, ...texts: string[]): Promise<void> => {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

/** The grid in which rows are entered. */
export const grids: Shot[] = [
  shot('grid', entry('marlowe', 'time-recordings'), cell),
  shot(
    'grid-selection',
    entry('marlowe', 'time-recordings'),
    cell,
    inSheet(async (page) => {
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowRight'])
        await page.keyboard.press(key)
      await button(page, 'Set in 3 rows…').click()
      return button(page, 'Set')
    }),
  ),
  shot(
    'grid-paste',
    entry('marlowe', 'time-recordings'),
    cell,
    inSheet(async (page) => {
      await page.keyboard.press('ArrowUp')
      await paste(
        page,
        'Date\tFee earner\tActivity\tTime\tDescription\n5/3/25\tPS\tprep\t1:30\tReading the bundle\n050325\tTom Okafor\tlo\t6m\tTo the guardian\n31/2/25\tXX\tadv\t\tNo',
      )
      return dialog(page).getByRole('table')
    }),
  ),
  shot('grid-disbursements', entry('marlowe', 'disbursements'), cell),
  shot('grid-deputy', entry('deputy', 'time-recordings'), cell),
  shot('grid-inter-partes', entry('interPartes', 'time-recordings'), cell),
  // What is typed here is kept on the device: each in a case of its own.
  shot(
    'grid-choices',
    entry('exceptional', 'time-recordings'),
    cell,
    inSheet(async (page) => {
      await type(page, '050325', 'PS')
      await page.keyboard.type('le')
      return page.getByRole('listbox')
    }),
  ),
  shot(
    'grid-problem',
    entry('empty', 'time-recordings'),
    cell,
    inSheet(async (page) => {
      await type(page, '310225', 'Nobody', 'prep', 'soon', 'Reading')
      await page.keyboard.press('F8')
      return page.getByText('Enter a date such as')
    }),
  ),
]
