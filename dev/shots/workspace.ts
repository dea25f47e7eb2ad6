import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'
import { answers, button, dialog, fails, field, press, refuses, shot, type Shot } from './shot.ts'

const draft =
  (of: keyof Made, tab: string) =>
  (made: Made): string =>
    `/cost-draft/cases/draft/edit/${made[of]}?tab=${tab}`
const rows = (page: Page): Locator => page.getByRole('tabpanel').locator('tbody tr').first()
const words =
  (text: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(text)
const costs = (page: Page): Locator => page.getByRole('region', { name: 'Costs' })
const total = (page: Page): Locator => costs(page).getByRole('button', { name: /^Explain Total/ })
const loaded = async (page: Page): Promise<Locator> => {
  await rows(page).waitFor()
  return total(page)
}
const explain =
  (what: string, shows: string | RegExp) =>
  async (page: Page): Promise<Locator> => {
    await costs(page)
      .getByRole('button', { name: `Explain ${what}` })
      .first()
      .click()
    return dialog(page).getByText(shows).first()
  }
const save = (page: Page): Promise<void> => dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
const refused =
  (open: string) =>
  async (page: Page): Promise<Locator> => {
    await button(page, open).click()
    await save(page)
    return dialog(page).getByText('This is required.').first()
  }
const wholeHearing = async (page: Page): Promise<void> => {
  await button(page, 'Add hearing').click()
  await field(dialog(page), 'Type').selectOption('Interim')
  for (const [name, text] of [
    ['Date', '2025-03-04'],
    ['Start', '10:00'],
    ['End', '15:30'],
  ] as const)
    await field(dialog(page), name).fill(text)
  for (const name of ['Lunch adjournment', 'Allegations of harm', 'Exceptional travel'])
    await field(dialog(page), name).check()
  await button(page, 'Add a disbursement').click()
  await button(page, 'Add a disbursement').click()
}
const severalDays = async (page: Page): Promise<Locator> => {
  await button(page, 'Add hearing').click()
  await field(dialog(page), 'Type').selectOption('Interim')
  await field(dialog(page), 'Over several days').check()
  for (let i = 0; i < 2; i++) await button(page, 'Add a day').click()
  return dialog(page).getByRole('group', { name: 'Day 2' })
}
const ledger =
  (file: string) =>
  async (page: Page): Promise<Locator> => {
    await page.getByLabel('Ledger file').setInputFiles(join(import.meta.dirname, '../../tests/data', file))
    return dialog(page)
  }
const takenIn = (page: Page) =>
  page.route('**/time-recording/upload*', (route) =>
    route.fulfill({ json: { added: 412, updated: 6, unchanged: 0, estimated: 9, failed: [] } }),
  )
const typed = async (page: Page): Promise<void> => {
  const text = page.getByRole('textbox', { name: 'Narrative' })
  await text.press('Control+End')
  await text.pressSequentially(' No appeal was brought.')
}
const stored = {
  editNarrative: { __typename: 'Case', uuid: '', text: '', version: 'next', updatedAt: '2026-01-05T10:00:00Z' },
}

/** Screens of the case workspace: its tabs, dialogs and costs panel. */
export const workspace: Shot[] = [
  shot('draft-time', draft('marlowe', 'time-recordings'), rows, loaded),
  shot('draft-hearings', draft('marlowe', 'hearings'), rows, loaded),
  shot('draft-other-fas', draft('marlowe', 'other-fas'), rows, loaded),
  shot('draft-disbursements', draft('marlowe', 'disbursements'), rows, loaded),
  shot(
    'draft-narrative',
    draft('marlowe', 'narrative'),
    (page) => page.getByRole('textbox', { name: 'Narrative' }),
    async (page) => total(page),
  ),
  shot(
    'draft-narrative-saved',
    draft('marlowe', 'narrative'),
    (page) => page.getByRole('textbox', { name: 'Narrative' }),
    async (page) => {
      await typed(page)
      return page.getByText(/^Saved/)
    },
    { before: answers('"EditNarrative"', stored) },
  ),
  shot(
    'draft-narrative-not-saved',
    draft('marlowe', 'narrative'),
    (page) => page.getByRole('textbox', { name: 'Narrative' }),
    async (page) => {
      await typed(page)
      return page.getByRole('alert')
    },
    { before: refuses('"EditNarrative"', 'The narrative is too long.'), mayLog: /./ },
  ),
  shot('draft-enhancement', draft('exceptional', 'enhancement'), words('40 %'), async (page) => total(page)),
  shot(
    'draft-enhancement-not-exceptional',
    draft('marlowe', 'enhancement'),
    (page) => page.getByRole('textbox', { name: 'Reasons for enhancement' }),
    async (page) => total(page),
  ),
  shot(
    'draft-enhancement-not-fetched',
    draft('exceptional', 'enhancement'),
    (page) => button(page, 'Try again'),
    undefined,
    { before: fails('"Enhancements"'), mayLog: /./ },
  ),
  shot('edit-enhancement', draft('exceptional', 'enhancement'), words('40 %'), press('Edit enhancement')),
  shot('edit-enhancement-refused', draft('exceptional', 'enhancement'), words('40 %'), async (page) => {
    await button(page, 'Edit enhancement').click()
    await field(dialog(page), 'Counsel').fill('70')
    await save(page)
    return dialog(page).getByRole('alert')
  }),
  shot('draft-details-open', draft('marlowe', 'hearings'), rows, async (page) => {
    await button(page, 'Case Details').click()
    return loaded(page)
  }),
  shot('draft-costs-hidden', draft('marlowe', 'time-recordings'), rows, async (page) => {
    await button(page, 'Hide costs').click()
    return button(page, 'Show costs')
  }),
  shot('draft-row-hovered', draft('marlowe', 'time-recordings'), rows, async (page) => {
    await loaded(page)
    await page.getByRole('tabpanel').locator('tbody tr').nth(2).hover()
  }),
  shot('draft-row-focused', draft('marlowe', 'hearings'), rows, async (page) => {
    await loaded(page)
    await rows(page).focus()
    await page.keyboard.press('ArrowDown')
  }),
  shot('draft-scrolled', draft('marlowe', 'time-recordings'), rows, async (page) => {
    await loaded(page)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 1_500)
  }),
  shot('draft-list-end', draft('marlowe', 'time-recordings'), rows, async (page) => {
    await loaded(page)
    await page.getByText('100 of 420').scrollIntoViewIfNeeded()
  }),
  shot('draft-empty-time', draft('empty', 'time-recordings'), words('No time recordings yet.'), async (page) =>
    total(page),
  ),
  shot('draft-empty-hearings', draft('empty', 'hearings'), words('No hearings yet.'), async (page) => total(page)),
  shot(
    'rows-filtered',
    (made) => `${draft('marlowe', 'time-recordings')(made)}&activity_type=counsel,advocacy&sort=time&order=desc`,
    rows,
    loaded,
  ),
  shot('rows-dates', draft('marlowe', 'time-recordings'), rows, async (page) => {
    // In a small window the filters are in a menu.
    const dates = button(page, 'Filter by Dates')
    if (!(await dates.isVisible())) await button(page, /^Filter( ·|$)/).click()
    return press('Filter by Dates')(page)
  }),
  shot(
    'rows-none',
    (made) => `${draft('marlowe', 'time-recordings')(made)}&from=2031-01-01`,
    words(/match these filters/),
  ),
  shot(
    'rows-columns',
    draft('interPartes', 'time-recordings'),
    rows,
    press('Columns', (page) => page.getByRole('menu')),
  ),
  shot('draft-long-name', draft('exceptional', 'hearings'), rows, loaded),
  shot('costs', draft('marlowe', 'hearings'), rows, async (page) => {
    await loaded(page)
    await costs(page).scrollIntoViewIfNeeded()
  }),
  shot('costs-exceptional', draft('exceptional', 'time-recordings'), rows, async (page) => {
    await loaded(page)
    await total(page).scrollIntoViewIfNeeded()
  }),
  shot('explain-fixed-fee', draft('marlowe', 'hearings'), rows, explain('Fixed fee', 'Table used')),
  shot('explain-advocacy', draft('marlowe', 'hearings'), rows, explain('Advocacy', /Table 1/)),
  shot('explain-total', draft('marlowe', 'hearings'), rows, explain('Total', /and VAT £/)),
  shot('explain-core-costs', draft('exceptional', 'hearings'), rows, explain('Core costs: scheduled', 'Table used')),
  shot('add-time', draft('marlowe', 'time-recordings'), rows, press('Add time recording')),
  shot('add-time-refused', draft('marlowe', 'time-recordings'), rows, refused('Add time recording')),
  shot('add-hearing', draft('marlowe', 'hearings'), rows, press('Add hearing')),
  shot('add-hearing-refused', draft('marlowe', 'hearings'), rows, refused('Add hearing')),
  shot('add-hearing-whole', draft('marlowe', 'hearings'), rows, async (page) => {
    await wholeHearing(page)
    await field(dialog(page), 'Type').first().scrollIntoViewIfNeeded()
  }),
  shot('add-hearing-whole-end', draft('marlowe', 'hearings'), rows, async (page) => {
    await wholeHearing(page)
    await save(page)
    await field(dialog(page), 'Description').last().scrollIntoViewIfNeeded()
  }),
  shot('add-hearing-several-days', draft('marlowe', 'hearings'), rows, severalDays),
  shot('edit-hearing', draft('marlowe', 'hearings'), rows, async (page) => {
    await loaded(page)
    await rows(page).hover()
    await button(page, /^Edit interim/)
      .first()
      .click()
    return dialog(page)
  }),
  shot('add-other-fas', draft('marlowe', 'other-fas'), rows, press('Add other FAS item')),
  shot('add-disbursement', draft('marlowe', 'disbursements'), rows, press('Add disbursement')),
  shot('add-disbursement-refused', draft('marlowe', 'disbursements'), rows, refused('Add disbursement')),
  shot('add-disbursement-discard', draft('marlowe', 'disbursements'), rows, async (page) => {
    await button(page, 'Add disbursement').click()
    await field(dialog(page), 'Amount').fill('12')
    await page.keyboard.press('Escape')
    return page.getByRole('alertdialog')
  }),
  shot(
    'ledger-taken-in',
    draft('empty', 'time-recordings'),
    words('No time recordings yet.'),
    ledger('ledger-care-420.xlsx'),
    { before: takenIn },
  ),
  shot(
    'ledger-refused-rows',
    draft('empty', 'time-recordings'),
    words('No time recordings yet.'),
    ledger('ledger-messy.csv'),
    { mayLog: /./ },
  ),
  shot(
    'ledger-not-a-ledger',
    draft('empty', 'time-recordings'),
    words('No time recordings yet.'),
    ledger('../e2e/people.ts'),
    { mayLog: /./ },
  ),
]
