import type { Locator, Page } from 'playwright/test'
import { button, dialog, fails, heading, press, refuses, shot, type Shot } from './shot.ts'

const CASES = '/cost-draft/cases'
const LIST = `${CASES}?view=list`
const card = (page: Page): Locator => page.getByRole('group', { name: 'Re Marlowe (care proceedings)', exact: true })
const row =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('row').filter({ hasText: name })
const menu = (page: Page): Locator => page.getByRole('menu')
const rightClick =
  (what: (page: Page) => Locator) =>
  async (page: Page): Promise<Locator> => {
    await what(page).click({ button: 'right' })
    return menu(page)
  }
const toBlocked = async (page: Page): Promise<Locator> => {
  await rightClick(card)(page)
  await page.getByRole('menuitem', { name: 'Move to Blocked' }).click()
  return page.getByText('could not be moved')
}

/** Screens of the case lists and their actions. */
export const lists: Shot[] = [
  shot('board', CASES, card),
  shot('board-of-several-firms', CASES, card, undefined, { who: 'owner' }),
  shot('board-card-menu', CASES, card, rightClick(card)),
  shot('board-card-focused', CASES, card, async (page) => {
    await page.getByRole('checkbox', { name: 'Card View' }).focus()
    await page.keyboard.press('Tab')
  }),
  shot('board-card-lifted', CASES, card, async (page) => {
    await card(page).focus()
    for (const key of ['Space', ...Array.from({ length: 9 }, () => 'ArrowRight'), 'ArrowDown'])
      await page.keyboard.press(key)
    return page.locator('[data-over]')
  }),
  shot('board-move-refused', CASES, card, toBlocked, {
    before: refuses('MoveCase', 'A comment is still open.'),
    mayLog: /still open/,
  }),
  shot('board-with-empty-columns', `${CASES}?q=Re+Whitcombe`, (page) => page.getByText('Nothing is blocked.')),
  shot('list', LIST, row('Re Marlowe')),
  shot('list-of-several-firms', LIST, row('Re Marlowe'), undefined, { who: 'owner' }),
  shot('list-row-menu', LIST, row('Re Marlowe'), rightClick(row('Re Marlowe'))),
  shot('list-row-menu-complete', LIST, row('Re Thackeray'), rightClick(row('Re Thackeray'))),
  shot('list-filter', LIST, row('Re Marlowe'), press('Filter by State', menu)),
  shot('list-nothing-found', `${LIST}&q=nobody+of+that+name`, (page) =>
    page.getByText('No case matches this search and these filters.'),
  ),
  shot('list-not-loaded', LIST, (page) => page.getByText('The cases could not be loaded.'), undefined, {
    before: fails('"Cases'),
    mayLog: /./,
  }),
  shot('add-case', CASES, card, press('Add case')),
  shot('reviews', '/cost-draft/reviews', row('Re Fenwick')),
  shot('dates', '/cost-draft/dates', row('Ashworth & Daughters')),
  shot('completed-list', '/cost-draft/completed', row('Re Thackeray')),
  shot('completed-list-chosen', '/cost-draft/completed', row('Re Thackeray'), async (page) => {
    await page.getByLabel('Select Re Thackeray').check()
    return button(page, /^Download/)
  }),
  shot(
    'completed-list-empty',
    '/cost-draft/completed',
    heading('Completed'),
    async (page) => page.getByText(/yet\.$/).first(),
    { who: 'otherFirm' },
  ),
  shot('reopen-from-list', LIST, row('Re Thackeray'), async (page) => {
    await rightClick(row('Re Thackeray'))(page)
    await page.getByRole('menuitem', { name: 'Reopen Case' }).click()
    return dialog(page)
  }),
]
