import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'
import { button, dialog, fails, field, heading, press, refuses, shot, type Shot } from './shot.ts'

const ADD = '/admin/clients/add'
const admin = { who: 'administrator' } as const
const main = (page: Page): Locator => page.getByRole('main')
const row =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('row').filter({ hasText: name })
const name = (page: Page): Locator => field(main(page), 'Client name')
const edit = ({ firm }: Made): string => `/admin/clients/edit/${firm}`
const loaded = row('Priya Shah')
const save = (within: Locator): Promise<void> => within.getByRole('button', { name: 'Save', exact: true }).click()
const rightClick = async (page: Page): Promise<Locator> => {
  await row('Bryn Solicitors')(page).click({ button: 'right' })
  return page.getByRole('menu')
}

async function locate(page: Page, siteName: string, town: string): Promise<void> {
  await button(page, 'Add location').click()
  for (const [label, text] of [
    ['Site name', siteName],
    ['Address line 1', '14 Stonegate'],
    ['Town or city', town],
    ['Postcode', 'YO1 8AS'],
    ['Telephone', '01904 555 010'],
  ] as const)
    await field(dialog(page), label).fill(text)
  for (const [label, choice] of [
    ['Region', 'North'],
    ['Location', 'Non-London'],
  ] as const)
    await field(dialog(page), label).selectOption(choice)
  await save(dialog(page))
  await dialog(page).waitFor({ state: 'detached' })
}
const entered = async (page: Page): Promise<Locator> => {
  await name(page).fill('Quill & Stone LLP')
  await locate(page, 'York', 'York')
  await locate(page, 'Harrogate', 'Harrogate')
  await button(page, 'Add fee earner').click()
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Surname', 'Quill'],
  ] as const)
    await field(dialog(page), label).fill(text)
  for (const [label, choice] of [
    ['Site', 'York (headquarters)'],
    ['Type', 'Solicitor'],
    ['Grade', 'A'],
  ] as const)
    await field(dialog(page), label).selectOption(choice)
  await save(dialog(page))
  await dialog(page).waitFor({ state: 'detached' })
  return row('Ada Quill')(page)
}

const editEarner = async (page: Page, earner: string): Promise<Locator> => {
  await button(page, `Edit ${earner}`).click()
  return dialog(page)
}
/** Enters another grade of Priya Shah from a day. */
const askedFrom = async (page: Page): Promise<void> => {
  const within = await editEarner(page, 'Priya Shah')
  await field(within, 'Grade').selectOption('B')
  await within.getByRole('radio', { name: 'From which day?' }).check()
  await field(within, 'First day').fill('01/06/2024')
}
const reviewed = (page: Page): Locator => page.getByText(/open cases? involves? .*;/)

/** Screens of what holds of a fee earner from a day, and of the cases that a change of it moves. */
const periods: Shot[] = [
  shot('client-fee-earner-periods', edit, loaded, (page) => editEarner(page, 'Theo Marsh'), admin),
  shot(
    'client-fee-earner-asked',
    edit,
    loaded,
    async (page) => {
      await askedFrom(page)
      return page.getByRole('radiogroup')
    },
    admin,
  ),
  shot(
    'client-fee-earner-asked-refused',
    edit,
    loaded,
    async (page) => {
      const within = await editEarner(page, 'Theo Marsh')
      await field(within, 'Grade').selectOption('A')
      await save(within)
      return page.locator('[role=radiogroup][aria-invalid]')
    },
    admin,
  ),
  shot(
    'client-fee-earner-review',
    ({ firm }) => `/clients/edit/${firm}`,
    loaded,
    async (page) => {
      await askedFrom(page)
      await save(dialog(page))
      return reviewed(page)
    },
    { who: 'owner' },
  ),
  shot(
    'client-fee-earner-review-unread',
    edit,
    loaded,
    async (page) => {
      await askedFrom(page)
      await save(dialog(page))
      return page.getByText('only to people who may read')
    },
    admin,
  ),
  shot(
    'client-fee-earner-review-not-loaded',
    edit,
    loaded,
    async (page) => {
      await askedFrom(page)
      await save(dialog(page))
      return page.getByText('The cases could not be priced.')
    },
    { ...admin, before: fails('"FeeEarnerPreview"'), mayLog: /./ },
  ),
  shot(
    'client-fee-earner-correct-period',
    edit,
    loaded,
    async (page) => {
      await editEarner(page, 'Theo Marsh')
      await button(page, 'Correct what holds from 03/03/2025').click()
      return page.getByRole('dialog', { name: 'Correct what holds from 03/03/2025' })
    },
    admin,
  ),
  shot(
    'client-fee-earner-remove-period',
    edit,
    loaded,
    async (page) => {
      await editEarner(page, 'Theo Marsh')
      await button(page, 'Remove what holds from 03/03/2025').click()
      return page.getByText('nothing changes yet')
    },
    admin,
  ),
  shot(
    'client-location-review',
    ({ firm }) => `/clients/edit/${firm}`,
    loaded,
    async (page) => {
      await button(page, /^Edit (?!Priya|Theo)/)
        .first()
        .click()
      const region = field(dialog(page), 'Region')
      await region.selectOption((await region.inputValue()) === 'South' ? 'North' : 'South')
      await save(dialog(page))
      return reviewed(page)
    },
    { who: 'owner' },
  ),
]

/** Screens of clients, their sites and fee earners. */
export const clients: Shot[] = [
  shot('clients-active', '/clients/active', row('Ashdown'), undefined, { who: 'owner' }),
  shot('clients-active-read', '/clients/active', row('Ashdown')),
  shot('clients-system', '/admin/clients', row('Ashdown'), undefined, admin),
  shot('clients-menu', '/admin/clients', row('Bryn'), rightClick, admin),
  shot(
    'clients-archive',
    '/admin/clients',
    row('Bryn'),
    async (page) => {
      await rightClick(page)
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      return dialog(page)
    },
    admin,
  ),
  shot('clients-nothing-found', '/clients/active?q=nobody+of+that+name', (page) =>
    page.getByText('No client matches this search.'),
  ),
  shot(
    'clients-not-loaded',
    '/clients/active',
    (page) => page.getByText('The clients could not be loaded.'),
    undefined,
    { before: fails('"Clients"'), mayLog: /./ },
  ),
  shot('clients-archived', '/clients/archived-clients', row('Dunmore'), undefined, admin),
  shot('clients-archived-none', '/clients/archived-clients', (page) => page.getByText('No client is archived.')),
  shot('client-add', ADD, name, undefined, { ...admin, isWhole: true }),
  shot('client-add-own', '/clients/add', name, undefined, { who: 'owner', isWhole: true }),
  shot(
    'client-add-refused',
    ADD,
    name,
    async (page) => {
      await save(main(page))
      return page.getByRole('alert')
    },
    { ...admin, isWhole: true },
  ),
  shot('client-add-location', ADD, name, press('Add location'), admin),
  shot('client-add-entered', ADD, name, entered, { ...admin, isWhole: true }),
  shot(
    'client-add-headquarters',
    ADD,
    name,
    async (page) => {
      await entered(page)
      await button(page, 'Add location').click()
      await field(dialog(page), 'Headquarters').check()
      return page.getByText('A headquarters already exists.')
    },
    admin,
  ),
  shot('client-edit', edit, loaded, undefined, { ...admin, isWhole: true }),
  shot('client-edit-own', ({ firm }) => `/clients/edit/${firm}`, loaded, undefined, { who: 'owner', isWhole: true }),
  shot('client-read', ({ firm }) => `/clients/edit/${firm}`, loaded, undefined, { isWhole: true }),
  shot(
    'client-archived',
    ({ archived }) => `/clients/edit/${archived}`,
    heading('Client'),
    async (page) => row('Head office')(page),
    { ...admin, isWhole: true },
  ),
  shot(
    'client-edit-fee-earner',
    edit,
    loaded,
    async (page) => {
      await button(page, 'Edit Priya Shah').click()
      return dialog(page)
    },
    admin,
  ),
  shot(
    'client-edit-location',
    edit,
    loaded,
    async (page) => {
      await button(page, /^Edit (?!Priya)/)
        .first()
        .click()
      return dialog(page)
    },
    admin,
  ),
  ...periods,
  shot(
    'client-edit-not-saved',
    edit,
    loaded,
    async (page) => {
      await field(main(page), 'Contact').fill('Somebody else')
      await save(main(page))
      return page.getByText('Error updating client')
    },
    { ...admin, before: refuses('"EditClient"', 'This cannot be changed now.'), mayLog: /./ },
  ),
  shot('client-locations-not-loaded', edit, name, async (page) => page.getByRole('button', { name: 'Try again' }), {
    ...admin,
    before: fails('"ClientSites"'),
    mayLog: /./,
  }),
  shot('client-not-loaded', edit, (page) => page.getByText('The client could not be loaded.'), undefined, {
    ...admin,
    before: fails('"ClientDetails"'),
    mayLog: /./,
  }),
]
