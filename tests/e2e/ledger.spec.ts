import { join } from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeCases, signIn, SOLICITOR } from './people.ts'
import { gotoCase } from './workspace.ts'

const data = (name: string): string =>
  join(import.meta.dirname, name === 'ledger-care-420.csv' ? '../../packages/api/src/seed' : '../data', name)
const choose = (page: Page, files: string | string[]) => page.getByLabel('Ledger file').setInputFiles(files)
const openTime = async (page: Page): Promise<void> => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Ledger'])
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await expect(page.getByRole('button', { name: 'Import ledger' })).toBeVisible()
}

test('a ledger of 420 rows is taken in, priced, and changes nothing the second time', async ({ page }) => {
  await openTime(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import ledger' }).click()
  await (await chooser).setFiles(data('ledger-care-420.csv'))
  // Five of its rows are there twice: that is asked.
  await page.getByRole('button', { name: 'Import 420 rows' }).click()
  await expect(page.getByRole('dialog')).toContainText('420 rows added.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Import ledger' })).toBeFocused()
  await expect(page.getByText('100 of 420')).toBeVisible()
  await choose(page, data('ledger-care-420.xlsx'))
  await expect(page.getByRole('dialog')).toContainText('Nothing has changed. 420 rows were here already.')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Import ledger' }).click()
  await page.getByRole('button', { name: /^Undo the import of ledger-care-420\.csv/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Undone: 420 rows removed.')
})

test('a ledger without a question is uploaded at once, and undone by a key @long', async ({ page }) => {
  await openTime(page)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/time-recording/')) uploads.push(request.url())
  })
  const lines = ['Ledger of March', 'Date,Fee earner,Activity,Description,Time,Office ref']
  const ledger = [...lines, '03/02/2025,Priya Shah,preparation,Reading,0.5,A1', 'Total,,,,0.5,']
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import ledger' }).click()
  await (await chooser).setFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(ledger.join('\n')) })
  const dialog = page.getByRole('dialog', { name: 'Import ledger' })
  await expect(dialog).toContainText('1 row added. 1 row left out.')
  await expect(dialog).toContainText('Not taken: Office ref.')
  await expect(dialog).toContainText('Row 4: This row adds up others, so it is left out.')
  expect(uploads.map((url) => url.split('/time-recording/')[1])).toEqual(['import/preview', 'upload'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Import ledger' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Import undone: 1 row removed.')).toBeVisible()
})

test('wrong rows are named before anything is stored, and the others can be taken', async ({ page }) => {
  await openTime(page)
  await choose(page, data('ledger-messy.csv'))
  const dialog = page.getByRole('dialog', { name: 'Import ledger' })
  await dialog.getByRole('button', { name: /^Cannot be taken/ }).click()
  await expect(dialog.getByRole('row', { name: /Nobody Known/ })).toContainText(
    'No fee earner of this firm has this name',
  )
  await expect(dialog.getByRole('row', { name: /31\/02\/2025/ })).toContainText(
    'This is not a date. Write it as 31/01/2026.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Import \d+ rows, leave \d+ out$/ }).click()
  await expect(dialog).toContainText(/rows added\./)
  await page.getByRole('button', { name: 'Done' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download estimated' }).click()
  expect((await download).suggestedFilename()).toBe('estimated-time.csv')
})

test('two files, or one of another sort, are refused in the specified words @long', async ({ page }) => {
  await openTime(page)
  for (const files of [
    [data('ledger-care-420.csv'), data('ledger-messy.csv')],
    join(import.meta.dirname, 'people.ts'),
  ]) {
    await choose(page, files)
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Time ledger only accepts CSV or Excel files')
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('odd rows are taken in and listed, each with a link that opens its time recording @long', async ({ page }) => {
  await openTime(page)
  const rows = [
    'Date,Fee earner,Activity,Description,Time',
    '01/02/2004,Priya Shah,preparation,Far too early,0.5',
    '03/02/2025,Priya Shah,preparation,Twice,0.5',
    '03/02/2025,Priya Shah,preparation,Twice,0.5',
  ]
  await page
    .getByLabel('Ledger file')
    .setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  const dialog = page.getByRole('dialog', { name: 'Import ledger' })
  const listed = dialog.getByRole('table', { name: 'Rows to check' }).locator('tbody tr')
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(dialog).toContainText('3 rows added.')
  await expect(listed).toHaveText([
    /^2Date.*before the certificate.*Open row 2$/,
    /^4Description.*repeats row 3.*Open row 4$/,
  ])
  await listed.first().getByRole('link', { name: 'Open row 2' }).click()
  const form = page.getByRole('dialog', { name: 'Edit time recording' })
  await expect(form.getByLabel(/^Description/)).toHaveValue('Far too early')
})
