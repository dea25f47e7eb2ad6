import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Download, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { rows, test, total } from './case-by-screen.ts'
import { button, makeFirm, makeUser } from './firm-people.ts'
import { HOUSE_URL, OWNER, api, close, makeCases, signIn } from './people.ts'

const ODD = join(import.meta.dirname, '../data/ledger-odd.csv')
const EARNER = 'mutation ($f: ID!, $i: FeeEarnerInput!) { addFeeEarner(clientUuid: $f, input: $i) { uuid } }'
const ADD = 'mutation ($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { uuid } }'

interface Opened {
  uuid: string
  /** The uuid of Tom Okafor, who has recorded time. */
  tom: string
}
const path = (uuid: string): string => `${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}?tab=time-recordings`

/** A firm of its own with Priya Shah and Tom Okafor, because a firm remembers what names mean, and a case of it, whose time recordings are opened. */
async function openCase(page: Page): Promise<Opened> {
  await signIn(page, OWNER)
  const firm = await makeFirm(page, 'Ledger', 'solicitor'),
    uuids: string[] = []
  for (const [firstname, surname, initials] of [
    ['Priya', 'Shah', 'PS'],
    ['Tom', 'Okafor', 'TO'],
  ]) {
    const i = { site: firm.sites[0]?.uuid, firstname, surname, initials, type: 'solicitor', grade: 'A' }
    uuids.push((await api<{ addFeeEarner: { uuid: string } }>(page, EARNER, { f: firm.uuid, i })).addFeeEarner.uuid)
  }
  await signIn(page, await makeUser(page, firm, 'Dan Webb', 'costs_draftsman'))
  const [uuid = ''] = await makeCases(page, ['Re Ledger'])
  return { uuid, tom: uuids[1] ?? '' }
}
/** The row that the case has already, as row 10 of the file says it too. */
const storeRow = (page: Page, { uuid, tom }: Opened): Promise<unknown> =>
  api(page, ADD, {
    c: uuid,
    i: {
      date: '2025-02-17',
      feeEarner: tom,
      activityType: 'letter_out',
      time: 0.1,
      description: 'Email to the local authority about contact',
    },
  })

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Import ledger' })
const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  page.getByLabel('Ledger to import').setInputFiles(file)
const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})
const begin = async (page: Page): Promise<Locator> => {
  await button(page, 'Import ledger').click()
  await expect(dialog(page).getByRole('button', { name: 'Choose a file' })).toBeFocused()
  return dialog(page)
}
const column = (page: Page, name: string): Locator => dialog(page).getByLabel(`Column ${name}`, { exact: true })
const meaning = (page: Page, text: string): Locator => dialog(page).getByLabel(`${text} means`, { exact: true })
const filter = (page: Page, name: string): Locator =>
  dialog(page).getByRole('group', { name: 'Which rows are listed' }).getByRole('button', { name })
const listed = (page: Page): Locator =>
  dialog(page).getByRole('table', { name: 'Rows of the file' }).locator('tbody tr')
const counts = (page: Page): Locator => dialog(page).getByRole('status').filter({ hasText: 'cannot be taken' })
const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8')

/** Says which columns of the odd ledger are what, and what its names mean; ends with the counts of its rows. */
async function explain(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText('Choose the columns for')
  await column(page, 'Who').selectOption('Fee earner')
  await column(page, 'Kind').selectOption('Activity')
  await column(page, 'What was done').selectOption('Description')
  await column(page, 'Spent').selectOption('Time in hours')
  await meaning(page, 'Shah, Priya').selectOption({ label: 'Priya Shah' })
  await meaning(page, 'Tom Okafer').selectOption({ label: 'Tom Okafor' })
  await meaning(page, 'Drafting').selectOption({ label: 'Preparation' })
  await meaning(page, 'Perusing').selectOption({ label: 'Preparation' })
  await expect(counts(page)).toHaveText('53 ready, 3 to check, 4 cannot be taken, 0 left out.')
}

test('a messy ledger is understood, imported, undone, and the second time nothing is asked', async ({ page }) => {
  const opened = await openCase(page)
  await storeRow(page, opened)
  await page.goto(path(opened.uuid))
  await expect(rows(page)).toHaveCount(1)
  const before = await total(page, 'Total').textContent()
  await begin(page)
  await choose(page, ODD)
  await explain(page)

  await filter(page, 'To check').click()
  await expect(listed(page)).toHaveCount(3)
  await expect(listed(page).nth(0)).toContainText('In the case')
  await expect(listed(page).nth(0).getByRole('checkbox')).toHaveCount(0)
  await expect(listed(page).nth(1)).toContainText('Row 18 of the file')
  await listed(page).nth(2).getByRole('checkbox', { name: 'Take this row too (row 52)' }).uncheck()
  await expect(counts(page)).toHaveText('53 ready, 2 to check, 4 cannot be taken, 1 left out.')
  await expect(listed(page).nth(2).getByRole('checkbox')).toBeFocused()

  await filter(page, 'Cannot be taken').click()
  await expect(listed(page)).toHaveText([/^8.*not a date/, /^23.*not a date/, /^35.*not a time/, /^46.*fee earner/])
  const saved = page.waitForEvent('download')
  await button(page, 'Save the 4 failed rows').click()
  const failed = await textOf(await saved)
  expect(failed.trim().split(/\r?\n/)).toHaveLength(5)
  expect(failed).toMatch(/Why\r?\n/)

  await button(page, 'Import 54 rows, leave 5 out').click()
  await expect(dialog(page)).toContainText('54 rows added. 1 row was here already. 1 row left out.')
  await expect(button(page, 'Done')).toBeFocused()
  await button(page, 'Done').click()
  await expect(button(page, 'Import ledger')).toBeFocused()
  await expect(rows(page)).toHaveCount(55)
  await expect(total(page, 'Total')).not.toHaveText(before ?? '')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Import undone: 54 rows removed.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(total(page, 'Total')).toHaveText(before ?? '')

  await begin(page)
  await expect(dialog(page).getByRole('listitem')).toContainText(/ledger-odd\.csv.*54 rows added.*Undone/s)
  await choose(page, ODD)
  await expect(dialog(page)).toContainText('All columns were recognised, as you chose them before. Not taken: Matter.')
  await expect(dialog(page)).toContainText('1 name is not known')
  await expect(dialog(page)).toContainText('4 are remembered from earlier imports.')
  await button(page, 'Import 55 rows, leave 4 out').click()
  await expect(dialog(page)).toContainText('55 rows added. 1 row was here already.')
  await button(page, 'Done').click()

  const mended = failed
    .replace('31/02/2025', '28/02/2025')
    .replace('end of March', '31/03/2025')
    .replace('a while', '0:30')
    .replace('Agency clerk', 'Priya Shah')
  await begin(page)
  await choose(page, csv('failed-rows.csv', [mended]))
  await expect(dialog(page)).toContainText('All columns were recognised, as you chose them before.')
  await expect(dialog(page)).toContainText('All names and activities were recognised.')
  await button(page, 'Import 4 rows').click()
  await expect(dialog(page)).toContainText('4 rows added.')
  await button(page, 'Done').click()
  await expect(rows(page)).toHaveCount(60)
})
