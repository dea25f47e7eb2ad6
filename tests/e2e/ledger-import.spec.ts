import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Download, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { test, total } from './case-by-screen.ts'
import { makeFirmOfTwo, makeUser } from './firm-people.ts'
import { HOUSE_URL, OWNER, api, close, makeCases, signIn } from './people.ts'
import { sideways, steady } from '../support/steady.ts'
import { button } from './screen.ts'
import { ADD_TIME } from './mutations.ts'
import { itemRows } from './workspace.ts'

const ODD = join(import.meta.dirname, '../data/ledger-odd.csv')

interface Opened {
  uuid: string
  /** The uuid of Tom Okafor, who has recorded time. */
  tom: string
}
const path = (uuid: string): string => `${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}?tab=time-recordings`

/**
 * A firm of its own with Priya Shah and Tom Okafor, because a firm remembers what names mean, and a case of it, whose
 * time recordings are opened.
 */
async function openCase(page: Page): Promise<Opened> {
  await signIn(page, OWNER)
  const { firm, tom } = await makeFirmOfTwo(page, 'Ledger')
  await signIn(page, await makeUser(page, firm, 'Dan Webb', 'costs_draftsman'))
  const [uuid = ''] = await makeCases(page, ['Re Ledger'])
  return { uuid, tom }
}
/** The row that the case has already, as row 10 of the file says it too. */
const storeRow = (page: Page, { uuid, tom }: Opened): Promise<unknown> =>
  api(page, ADD_TIME, {
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
const listed = (page: Page): Locator => dialog(page).getByRole('grid', { name: 'Rows of the file' }).locator('tbody tr')
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
  await expect(itemRows(page)).toHaveCount(1)
  const before = (await total(page, 'Core costs: routine').textContent()) ?? ''
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
  await expect(itemRows(page)).toHaveCount(55)
  await expect(total(page, 'Core costs: routine')).not.toHaveText(before)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Import undone: 54 rows removed.')).toBeVisible()
  await expect(itemRows(page)).toHaveCount(1)
  await expect(total(page, 'Core costs: routine')).toHaveText(before)

  await begin(page)
  await expect(dialog(page).getByRole('listitem')).toContainText(/ledger-odd\.csv.*54 rows added.*Undone/s)
  await choose(page, ODD)
  await expect(dialog(page)).toContainText('All columns were recognised, as you chose them before.')
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
  await expect(itemRows(page)).toHaveCount(60)
})

const HEADS = 'Date,Fee earner,Activity,Description,Time'
const small = csv('small.csv', [
  HEADS,
  '03/02/2025,"Shah, Priya",Perusing,Perusing the report,0.5',
  '04/02/2025,Tom Okafor,Preparation,Preparing the bundle,1:30',
  '04/02/2025,Tom Okafor,Preparation,Preparing the bundle,1:30',
  '05/02/2025,Tom Okafor,Preparation,Late,never',
])
const focused = (page: Page): Locator => page.locator(':focus')
/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 40 && (await element.and(focused(page)).count()) === 0; presses++)
    await page.keyboard.press('Tab')
  await expect(element).toBeFocused()
}

test('a ledger is imported and undone by keyboard alone @long', async ({ page }) => {
  const { uuid } = await openCase(page)
  await page.goto(path(uuid))
  // Asked for long before it comes: the key is pressed at once.
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Import ledger').focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(small)
  await expect(page.getByRole('heading', { name: /^small\.csv/ })).toBeFocused()
  await expect(counts(page)).toHaveText('1 ready, 1 to check, 2 cannot be taken, 0 left out.')
  await tabTo(page, meaning(page, 'Shah, Priya'))
  await page.keyboard.type('Priya')
  await expect(counts(page)).toHaveText('1 ready, 1 to check, 2 cannot be taken, 0 left out.')
  await expect(meaning(page, 'Shah, Priya')).toBeFocused()
  await tabTo(page, meaning(page, 'Perusing'))
  await page.keyboard.type('Prep')
  await expect(counts(page)).toHaveText('2 ready, 1 to check, 1 cannot be taken, 0 left out.')
  await tabTo(page, filter(page, 'To check'))
  await page.keyboard.press('Enter')
  await expect(listed(page)).toHaveCount(1)
  await tabTo(page, listed(page).getByRole('checkbox'))
  await page.keyboard.press('Space')
  await expect(counts(page)).toHaveText('2 ready, 0 to check, 1 cannot be taken, 1 left out.')
  await expect(listed(page).getByRole('checkbox')).toBeFocused()
  await tabTo(page, button(page, 'Import 2 rows, leave 2 out'))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('2 rows added. 1 row left out.')
  await expect(button(page, 'Done')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(dialog(page)).toContainText('Undone: 2 rows removed.')
  await expect(button(page, 'Done')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Import ledger')).toBeFocused()
  await expect(itemRows(page)).toHaveCount(0)
})

test('an import whose answer is lost is tried again, and stored once @long', async ({ page }) => {
  const { uuid } = await openCase(page)
  await page.goto(path(uuid))
  await begin(page)
  await choose(
    page,
    csv('two.csv', [HEADS, '03/02/2025,PS,Preparation,One,0.5', '04/02/2025,"Okafor, Tom",Preparation,Two,0.5']),
  )
  await meaning(page, 'Okafor, Tom').selectOption({ label: 'Tom Okafor' })
  const keys: (string | undefined)[] = []
  await page.route(/time-recording\/import(\?.*)?$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    return keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer })
  })
  await button(page, 'Import 2 rows').click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The connection was lost, so we do not know whether the rows were imported. Trying again is safe: nothing is stored twice.',
  )
  await button(page, 'Try again').click()
  await expect(dialog(page)).toContainText('2 rows added.')
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
  await button(page, 'Done').click()
  await expect(itemRows(page)).toHaveCount(2)
  await begin(page)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
})

/** Expects no violation of any rule of axe, those of good practice included, beside what `expectAccessible` expects. */
async function expectFlawless(page: Page): Promise<void> {
  await expectAccessible(page)
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (within: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run('[role=dialog]')
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))])
  })
  expect(found).toEqual([])
}

const FIXTURES = join(import.meta.dirname, '../../packages/api/src/ledger/fixtures')
const cell = (page: Page, row: number, key: string): Locator => dialog(page).locator(`[data-place="${row} ${key}"]`)
const stranger = csv('stranger.csv', [
  'Time report,,,,',
  'Tag,Wer,Art,Was,Dauer',
  '03/02/2025,Priya Shah,Preparation,Perusing the report,0.5',
  '31/02/2025,Priya Shah,Preparation,Preparing the bundle,1:30',
  ',,,Total,2.0',
])

test('a sheet is asked for, headings are pointed at, and cells are corrected where they stand @long', async ({
  page,
}) => {
  const { uuid } = await openCase(page)
  await page.goto(path(uuid))
  await page.getByLabel('Ledger file').setInputFiles(join(FIXTURES, '12-sheets/two.xlsx'))
  const sheet = dialog(page).getByRole('combobox', { name: 'Sheet' })
  await expect(dialog(page)).toContainText('2 sheets of this workbook read as ledgers: choose one.')
  await expectFlawless(page)
  await sheet.selectOption({ label: 'Jan (2 rows)' })
  await meaning(page, 'Bar South').selectOption({ label: 'Priya Shah (PS)' })
  await expect(counts(page)).toHaveText('1 ready, 0 to check, 0 cannot be taken, 0 left out.')
  await sheet.selectOption({ label: 'Feb (2 rows)' })
  await expect(counts(page)).toHaveText('1 ready, 0 to check, 0 cannot be taken, 0 left out.')
  await button(page, 'Import 1 row').click()
  await expect(dialog(page)).toContainText('1 row added.')
  await expect(dialog(page)).toContainText('Taken from the sheet “Feb”, one of 2.')
  await button(page, 'Done').click()

  await page.getByLabel('Ledger file').setInputFiles(stranger)
  await expect(dialog(page)).toContainText('Row 2 names the columns.')
  await button(page, 'Change the row of the headings').click()
  await dialog(page).getByText('Time report', { exact: true }).click()
  await expect(dialog(page)).toContainText('Row 1 names the columns.')
  await expectFlawless(page)
  await dialog(page).getByRole('radio', { name: 'Row 1: Time report' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page)).toContainText('Row 2 names the columns.')
  await expect(dialog(page).getByRole('radio', { name: 'Row 2: Tag, Wer, Art, Was, Dauer' })).toBeChecked()
  await column(page, 'Tag').selectOption('Date')
  await column(page, 'Dauer').selectOption('Time in hours')
  await column(page, 'Was').selectOption('Description')
  await expect(counts(page)).toHaveText('1 ready, 0 to check, 1 cannot be taken, 1 left out.')
  await expect(dialog(page)).toContainText('1 row adds up others or repeats the headings, and is left out.')
  await filter(page, 'Cannot be taken').click()

  await page.route('**/import/preview', (route) => route.abort('connectionreset'), { times: 1 })
  await cell(page, 4, 'date').click()
  await page.keyboard.type('28 Feb 2025')
  await page.keyboard.press('Enter')
  await expect(cell(page, 4, 'date')).toBeFocused()
  await expect(dialog(page).getByRole('alert')).toHaveText('The ledger could not be read.')
  await expect(cell(page, 4, 'date')).toContainText('28 Feb 2025')
  await button(page, 'Try again').click()
  await expect(counts(page)).toHaveText('2 ready, 0 to check, 0 cannot be taken, 1 left out.')
  await expect(listed(page)).toContainText(['28/02/2025'])
  await expect(listed(page)).toContainText(['Date corrected, was “31/02/2025”.'])
  await expectFlawless(page)
  await cell(page, 4, 'date').focus()
  await page.keyboard.press('End')
  await expect(cell(page, 4, 'time')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('2')
  await page.keyboard.press('Escape')
  await expect(cell(page, 4, 'time')).toBeFocused()
  await expect(cell(page, 4, 'time')).toHaveText('1.50')
  await button(page, 'Put back the date of row 4').click()
  await expect(counts(page)).toHaveText('1 ready, 0 to check, 1 cannot be taken, 1 left out.')
  await cell(page, 4, 'date').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('27/02/2025')
  await page.keyboard.press('Tab')
  await button(page, 'Import 2 rows, leave 1 out').click()
  await expect(dialog(page)).toContainText('2 rows added. 1 row left out.')
  await expect(dialog(page)).toContainText('Row 5: This row adds up others, so it is left out.')
  await button(page, 'Done').click()
  await expect(itemRows(page).filter({ hasText: '27/02/2025' })).toHaveCount(1)
})

test('a lost preview is asked for again; closing with choices asks first @long', async ({ page }) => {
  const { uuid } = await openCase(page)
  await page.goto(path(uuid))
  await begin(page)
  await page.route('**/import/preview', (route) => route.abort('connectionreset'), { times: 1 })
  await choose(page, small)
  await expect(dialog(page).getByRole('alert')).toHaveText('The ledger could not be read.')
  await button(page, 'Try again').click()
  await expect(counts(page)).toHaveText('1 ready, 1 to check, 2 cannot be taken, 0 left out.')
  await page.route('**/import/preview', (route) => route.abort('connectionreset'), { times: 1 })
  await meaning(page, 'Perusing').selectOption({ label: 'Preparation' })
  await expect(dialog(page).getByRole('alert')).toHaveText('The ledger could not be read.')
  await expect(meaning(page, 'Perusing')).toHaveValue('preparation')
  await button(page, 'Try again').click()
  await expect(dialog(page)).toContainText('1 name is not known')

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close without importing?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(meaning(page, 'Perusing')).toHaveValue('preparation')
  await button(page, 'Cancel').click()
  await question.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Import ledger')).toBeFocused()
  await begin(page)
  await close(dialog(page))
})

test('what is asked of a file fits a phone in light and dark @long', async ({ page }) => {
  const { uuid } = await openCase(page)
  await page.goto(path(uuid))
  await page.getByLabel('Ledger file').setInputFiles(small)
  await expect(counts(page)).toHaveText('1 ready, 1 to check, 2 cannot be taken, 0 left out.')
  await expectFlawless(page)
  await button(page, 'Change the columns').click()
  await button(page, 'Change the names that are known').click()
  await expectFlawless(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFlawless(page)
  const box = await steady(dialog(page))
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844])
  const body = dialog(page).locator('.chakra-dialog__body')
  expect(await sideways(body)).toBe(0)
  await button(page, 'Hide the columns').click()
  await button(page, 'Import 2 rows, leave 2 out').click()
  await expect(dialog(page)).toContainText('2 rows added.')
  await expectFlawless(page)
  await button(page, 'Undo this import').click()
  await expect(dialog(page)).toContainText('Undone: 2 rows removed.')
  await button(page, 'Done').click()
  // What is done seldom is in a menu, once no dialog is open.
  await button(page, 'More').click()
  await begin(page)
  await expect(dialog(page).getByRole('listitem')).toContainText('small.csv')
  await expectFlawless(page)
})
