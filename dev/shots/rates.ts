import type { Locator, Page } from 'playwright/test'
import { answers, button, dialog, fails, field, heading, press, shot, type Shot } from './shot.ts'

const RATES = '/settings/rates'
const FEES = `${RATES}/private_family_fixed_fee`
const CARDS = '/settings/rate-cards'
const LISTS = '/settings/bill-lists'
const owner = { who: 'owner' } as const
const main = (page: Page): Locator => page.getByRole('main')
const row =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('row').filter({ hasText: name })
const figure = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Children, Other judge, London', exact: true })
const fill = async (page: Page, text: string): Promise<void> => {
  await field(main(page), 'In force from').fill('01/04/2013')
  await field(main(page), 'Authority').fill('SI 2013/422 Sch. 1 Pt 1 Table 3')
  await figure(page).fill(text)
  await button(page, 'Review changes').click()
}

/** Screens of a firm's rates per hour. */
export const rateCards: Shot[] = [
  shot('rate-cards', CARDS, row('Grade A'), undefined, owner),
  shot('rate-cards-forbidden', CARDS, heading('You do not have access to this page')),
  shot('rate-cards-empty', CARDS, (page) => page.getByText('No rates yet.'), undefined, {
    ...owner,
    before: answers('"RateCards"', { rateCards: [] }),
  }),
  shot('rate-cards-not-loaded', CARDS, (page) => page.getByText('The rates could not be loaded.'), undefined, {
    ...owner,
    before: fails('"RateCards"'),
    mayLog: /./,
  }),
  shot('rate-cards-add', CARDS, row('Grade A'), press('Add rate'), owner),
  shot(
    'rate-cards-refused',
    CARDS,
    row('Grade A'),
    async (page) => {
      await button(page, 'Add rate').click()
      await button(page, 'Save').click()
      return dialog(page).getByText('This is required.').first()
    },
    owner,
  ),
  shot('rate-cards-remove', CARDS, row('Grade A'), press('Remove rate of Grade A from 06/01/2025'), owner),
]

const category = {
  ...{ __typename: 'BillListEntry', uuid: '6f2b1e0e-6d3c-4f4e-9f57-0c2d7f4a9b10', code: '1' },
  ...{ name: 'Visits to the protected person', position: 1, source: 'Form OPG105, version 06.23', from: '2023-06-01' },
  ...{ retired: true, used: true, by: 'Ann Lee', recordedAt: '2025-01-14T09:30:00.000Z', version: '2' },
}
/** Screens of the lists of the Court of Protection's bill. */
export const billLists: Shot[] = [
  shot('bill-lists-empty', LISTS, (page) => page.getByText('No categories yet.'), undefined, owner),
  shot('bill-lists', LISTS, row('Visits'), undefined, {
    ...owner,
    before: answers('"BillLists"', { opg105Categories: [category], copActivities: [] }),
  }),
  shot('bill-lists-add', LISTS, (page) => page.getByText('No categories yet.'), press('Add category'), owner),
]

/** Screens of a firm's rates. */
export const rates: Shot[] = [
  shot('rates', RATES, row('Table 9(aa)'), undefined, owner),
  shot('rates-choose-firm', RATES, row('Calder'), undefined, { who: 'administrator' }),
  shot('rates-forbidden', RATES, heading('You do not have access to this page')),
  shot('rates-not-loaded', RATES, (page) => page.getByText('The tables could not be loaded.'), undefined, {
    ...owner,
    before: fails('"RateTables"'),
    mayLog: /./,
  }),
  shot('rates-table', `${RATES}/care_fixed_fee`, row('Several clients'), undefined, { ...owner, isWhole: true }),
  shot('rates-table-advocacy', `${RATES}/advocacy_care`, row('High Court judge'), undefined, owner),
  shot('rates-table-provisional', `${RATES}/hourly_9aa`, row('Preparation'), undefined, owner),
  shot('rates-table-empty', FEES, (page) => page.getByText('No figure of this table is held'), undefined, owner),
  shot(
    'rates-table-own',
    ({ edition }) => `${RATES}/hourly_10a?edition=${edition}`,
    row('Preparation'),
    undefined,
    owner,
  ),
  shot(
    'rates-edit-edition',
    ({ edition }) => `${RATES}/hourly_10a/edit/${edition}`,
    row('Preparation'),
    undefined,
    owner,
  ),
  shot('rates-new-edition', `${FEES}/add`, figure, undefined, { ...owner, isWhole: true }),
  shot('rates-new-edition-advocacy', `${RATES}/advocacy_care/add`, row('High Court judge'), undefined, owner),
  shot(
    'rates-new-edition-refused',
    `${FEES}/add`,
    figure,
    async (page) => {
      await fill(page, 'one')
      return page.getByText('Enter an amount').first()
    },
    owner,
  ),
  shot(
    'rates-new-edition-review',
    `${FEES}/add`,
    figure,
    async (page) => {
      await fill(page, '1500')
      return dialog(page).getByText(/this table; |No open case/)
    },
    owner,
  ),
]
