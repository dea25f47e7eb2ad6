import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'
import { button, dialog, onPhone, shot, type Shot } from './shot.ts'

const time = ({ marlowe }: Made): string => `/cost-draft/cases/draft/edit/${marlowe}?tab=time-recordings`
const rows = (page: Page): Locator => page.getByRole('tabpanel').locator('tbody tr').first()
const IMPORT = /time-recording\/import(\?.*)?$/

type File = string | { name: string; mimeType: string; buffer: Buffer }
const odd = join(import.meta.dirname, '../../tests/data/ledger-odd.csv')
const small: File = {
  name: 'march.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Date,Fee earner,Activity,Description,Time',
      "14/01/2025,Ellen Marsh,Preparation,Preparing client's statement in reply to threshold,1.9",
      '03/03/2025,Tom Okafor,Telephone Call,Call with the social worker about contact at the half-term holiday,0.4',
      '03/03/2025,Tom Okafor,Telephone Call,Call with the social worker about contact at the half-term holiday,0.4',
      '04/03/2005,Priya Shah,Preparation,Preparing the position statement for the issues resolution hearing,1.2',
      '05/03/2025,Priya Shah,Letter Out,Letter to the guardian,',
    ].join('\n'),
  ),
}

/** Asks for a ledger: on a phone from what is done seldom. */
async function ask(page: Page): Promise<void> {
  const importing = button(page, 'Import ledger')
  const more = button(page, 'More')
  await importing.or(more).first().waitFor()
  if (!(await importing.isVisible())) await more.click()
  await importing.click()
}

const opened =
  (file: File) =>
  async (page: Page): Promise<Locator> => {
    await ask(page)
    await page.getByLabel('Ledger to import').setInputFiles(file)
    return button(page, 'Another file')
  }
const chosen = (page: Page, name: string, label: string): Promise<unknown> =>
  dialog(page).getByLabel(name, { exact: true }).selectOption({ label })
const named = async (page: Page): Promise<Locator> => {
  await (await opened(odd)(page)).waitFor()
  for (const [column, meaning] of [
    ['Who', 'Fee earner'],
    ['Kind', 'Activity'],
    ['What was done', 'Description'],
    ['Spent', 'Time in hours'],
  ] as const)
    await chosen(page, `Column ${column}`, meaning)
  return dialog(page).getByText(/not known: choose what they mean/)
}
const understood = async (page: Page): Promise<Locator> => {
  await (await named(page)).waitFor()
  for (const [text, meaning] of [
    ['Shah, Priya', 'Priya Shah'],
    ['Tom Okafer', 'Tom Okafor'],
  ] as const)
    await dialog(page).getByLabel(`${text} means`).selectOption({ label: meaning })
  for (const text of ['Drafting', 'Perusing']) await chosen(page, `${text} means`, 'Preparation')
  await button(page, 'Hide the columns').click()
  return button(page, /^Cannot be taken 4$/)
}
const listing =
  (name: RegExp, file: File = small) =>
  async (page: Page): Promise<Locator> => {
    await (await (file === odd ? understood(page) : opened(file)(page))).waitFor()
    await dialog(page).getByRole('button', { name }).click()
    return dialog(page).getByRole('grid').locator('tbody tr').first()
  }

// Nothing is imported: the firm would remember what was chosen, and the next picture would not ask.
const outcome = {
  import_uuid: '00000000-0000-4000-8000-000000000001',
  added: 53,
  updated: 0,
  unchanged: 1,
  estimated: 0,
  left_out: 0,
  warnings: [],
  failed: [
    { row: 8, column: 'When', value: '31/02/2025', message: 'This is not a date. Write it as 31/01/2026.' },
    { row: 35, column: 'Spent', value: 'a while', message: 'This is not a time. Write hours as 1.5, 1:30 or 90m.' },
  ],
}
const undone = { undone_at: '2026-02-18T09:05:00', undone_by: 'Tom Okafor', may_undo: false }
const earlier = [
  ['harbour-february.xlsx', 'Priya Shah', '2026-02-20T10:12:00', 58, { may_undo: true, undone_at: null }],
  ['ledger export (2).csv', 'Tom Okafor', '2026-02-18T09:00:00', 12, undone],
].map(([file_name, by, at, added, more], i) => ({
  uuid: `00000000-0000-4000-8000-00000000000${i}`,
  ...{ file_name, by, at, added, updated: 2 * i, left_out: 4, undone_by: null },
  ...(more as object),
}))
const answered = (page: Page): Promise<unknown> =>
  page.route(IMPORT, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { imports: earlier } })
      : route.fulfill({ json: outcome }),
  )
const lost = (page: Page): Promise<unknown> =>
  page.route(IMPORT, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
const sent = async (page: Page): Promise<void> => {
  await (await understood(page)).waitFor()
  await dialog(page)
    .getByRole('button', { name: /^Import \d/ })
    .click()
}

const fixture = (name: string): string => join(import.meta.dirname, '../../packages/api/src/ledger/fixtures', name)
const stranger: File = {
  name: 'stranger.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Time report,,,,',
      'Matter: Smith,,,,',
      'Tag,Wer,Art,Was,Dauer',
      '03/02/2025,Priya Shah,Preparation,Perusing the report of the guardian,0.5',
      '31/02/2025,Priya Shah,Preparation,Preparing the bundle,1:30',
      ',,,Total,2.0',
    ].join('\n'),
  ),
}
/** A cell of the second row of the preview while it is corrected, or once it is. */
const correcting =
  (isDone: boolean) =>
  async (page: Page): Promise<Locator> => {
    await (await opened(small)(page)).waitFor()
    const cell = dialog(page).locator('[data-place="5 date"]')
    await cell.click()
    await page.keyboard.type('04/03/2025')
    if (!isDone) return dialog(page).getByLabel('Date, row 5')
    await page.keyboard.press('Enter')
    return button(page, 'Put back the date of row 5')
  }

/** The import of a ledger, from the choice of the file to its outcome. */
export const ledgerImport: Shot[] = [
  shot(
    'ledger-import',
    time,
    rows,
    async (page) => {
      await ask(page)
      return dialog(page).getByText('Earlier imports')
    },
    { before: answered },
  ),
  shot('ledger-import-sheets', time, rows, opened(fixture('12-sheets/two.xlsx'))),
  shot('ledger-import-headings', time, rows, async (page) => {
    await (await opened(stranger)(page)).waitFor()
    await button(page, 'Change the row of the headings').click()
    return dialog(page).getByRole('radiogroup')
  }),
  shot('ledger-import-correcting', time, rows, correcting(false)),
  shot('ledger-import-corrected', time, rows, correcting(true)),
  shot('ledger-import-phone-corrected', time, rows, onPhone(correcting(true))),
  shot('ledger-import-columns', time, rows, opened(odd)),
  shot('ledger-import-names', time, rows, named),
  shot('ledger-import-rows', time, rows, understood),
  shot('ledger-import-to-check', time, rows, listing(/^To check/)),
  shot('ledger-import-failed-rows', time, rows, listing(/^Cannot be taken/, odd)),
  shot('ledger-import-phone', time, rows, onPhone(listing(/^To check/))),
  shot('ledger-import-phone-names', time, rows, onPhone(understood)),
  shot(
    'ledger-import-lost',
    time,
    rows,
    async (page) => {
      await sent(page)
      return dialog(page).getByText(/^The connection was lost/)
    },
    { before: lost, mayLog: /./ },
  ),
  shot(
    'ledger-import-done',
    time,
    rows,
    async (page) => {
      await sent(page)
      return button(page, 'Undo this import')
    },
    { before: answered },
  ),
]
