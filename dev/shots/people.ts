import type { Locator, Page } from 'playwright/test'
import { button, dialog, fails, field, refuses, onPhone, shot, type Shot } from './shot.ts'

const USERS = '/users/user-list'
const owner = { who: 'owner' } as const
const rows = (page: Page): Locator => page.getByRole('rowheader')
const IMPORT = /users\/clients\/[\w-]+\/import(\?.*)?$/

const file = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Name,E-mail address,Role,Office,SRA number,Grade,Child client,Role in child client',
      'Amira Khan,amira.khan@harbour.example,Team leader,,,B,Ashdown Family Law,Solicitor',
      '"Featherstonehaugh-Cholmondeley, Margaret",margaret@harbour.example,Partner,,,,,',
      'Tom Bell,tom.bell at harbour.example,Costs draftsman,,,,,',
      'Dora Draper,draftsman@harbour.example,Costs draftsman,,,,,',
    ].join('\n'),
  ),
}
const begin = async (page: Page): Promise<Locator> => {
  await button(page, 'Import people').click()
  return button(page, 'Choose a file')
}
const opened = async (page: Page): Promise<Locator> => {
  await (await begin(page)).waitFor()
  await page.getByLabel('People to import').setInputFiles(file)
  return button(page, 'Another file')
}
const understood = async (page: Page): Promise<Locator> => {
  await (await opened(page)).waitFor()
  await dialog(page).getByLabel('Partner means').selectOption({ label: 'Team leader' })
  return dialog(page).getByText('All roles, offices, grades and clients were recognised.')
}
const stored = async (page: Page): Promise<void> => {
  await (await understood(page)).waitFor()
  await dialog(page)
    .getByRole('button', { name: /^Import \d/ })
    .click()
}

// Nobody is imported: the next picture would find them there.
const invitation = (name: string, address: string, i: number) => ({
  ...{ user_uuid: `00000000-0000-4000-8000-00000000000${i}`, name, email_address: address },
  ...{ expires_at: '2026-11-28T11:40:00', sent_to: null },
  link: `https://sign-in.harbour.example/account/${'k'.repeat(42)}${i}`,
})
const given = [
  invitation('Amira Khan', 'amira.khan@harbour.example', 1),
  invitation('Margaret Featherstonehaugh-Cholmondeley', 'margaret@harbour.example', 2),
]
const outcome = {
  import_uuid: '00000000-0000-4000-8000-000000000009',
  ...{ users_added: 2, users_updated: 0, fee_earners_added: 1, links_set: 1, unchanged: 1, left_out: 1 },
  invitations: given,
  failed: [
    {
      ...{ row: 4, column: 'E-mail address', value: 'tom.bell at harbour.example' },
      message: 'Enter an e-mail address, such as name@firm.co.uk.',
    },
  ],
}
const counts = { users_added: 20, users_updated: 0, fee_earners_added: 12, links_set: 0 }
const undoneThen = { undone_at: '2026-11-20T09:05:00', undone_by: 'Olivia Reed', may_undo: false }
const earlier = [
  { uuid: given[0]?.user_uuid, file_name: 'people.csv', at: '2026-11-26T10:12:00', may_undo: true, undone_at: null },
  { uuid: given[1]?.user_uuid, file_name: 'leeds office (2).xlsx', at: '2026-11-20T09:00:00', ...undoneThen },
].map((record) => ({ by: 'Olivia Reed', undone_by: null, ...counts, ...record }))

const answering =
  (imported: object = outcome) =>
  (page: Page): Promise<unknown> =>
    page.route(IMPORT, (route) =>
      route.fulfill({ json: route.request().method() === 'GET' ? { imports: earlier } : imported }),
    )
const mailed = {
  ...outcome,
  failed: [],
  left_out: 0,
  invitations: given.map((one) => ({ ...one, link: null, sent_to: one.email_address })),
}

const addPeople = async (page: Page): Promise<Locator> => {
  await button(page, 'Add people…').click()
  return dialog(page).getByRole('checkbox').first()
}
const chosen = async (page: Page): Promise<Locator> => {
  await (await addPeople(page)).check()
  await field(dialog(page), 'Role').selectOption('Solicitor')
  return dialog(page).getByText(/ gets? Solicitor in /)
}
const client = ({ firm }: { firm: string }): string => `/clients/edit/${firm}`
const loaded = (page: Page): Locator => button(page, 'Add people…')

/** Many people at once: imported from a sheet, and given a role in a child client. */
export const manyPeople: Shot[] = [
  shot('people-import', USERS, rows, begin, { ...owner, before: answering() }),
  shot('people-import-roles', USERS, rows, opened, owner),
  shot('people-import-rows', USERS, rows, understood, owner),
  shot('people-import-phone', USERS, rows, onPhone(understood), owner),
  shot(
    'people-import-links',
    USERS,
    rows,
    async (page) => {
      await stored(page)
      return dialog(page).getByText('Links to hand over')
    },
    { ...owner, before: answering() },
  ),
  shot(
    'people-import-phone-links',
    USERS,
    rows,
    onPhone(async (page) => {
      await stored(page)
      return dialog(page).getByText('Links to hand over')
    }),
    { ...owner, before: answering() },
  ),
  shot(
    'people-import-unsaved',
    USERS,
    rows,
    async (page) => {
      await stored(page)
      await button(page, 'Done').click()
      return page.getByText('Close without the links?')
    },
    { ...owner, before: answering() },
  ),
  shot(
    'people-import-mailed',
    USERS,
    rows,
    async (page) => {
      await stored(page)
      return dialog(page).getByText('2 invitations were sent.')
    },
    { ...owner, before: answering(mailed) },
  ),
  shot('add-people', client, loaded, addPeople, owner),
  shot('add-people-chosen', client, loaded, chosen, owner),
  shot('add-people-phone', client, loaded, onPhone(chosen), owner),
  shot(
    'add-people-refused',
    client,
    loaded,
    async (page) => {
      await (await chosen(page)).waitFor()
      await dialog(page).getByRole('button', { name: 'Add people' }).click()
      return dialog(page).getByRole('alert')
    },
    { ...owner, before: refuses('"LinkUsers"', 'This client is archived. Restore it to change it.'), mayLog: /./ },
  ),
  shot(
    'add-people-not-loaded',
    client,
    loaded,
    async (page) => {
      await button(page, 'Add people…').click()
      return dialog(page).getByRole('button', { name: 'Try again' })
    },
    { ...owner, before: fails('"PeopleToLink"'), mayLog: /./ },
  ),
]
