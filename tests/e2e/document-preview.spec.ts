import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { makePdf } from '../support/pdf/make-pdf.ts'
import { expectAccessible } from './axe.ts'
import { SOLICITOR, api, close, makeCases, picture, signIn } from './people.ts'
import { steady } from '../support/steady.ts'
import { manager } from './document-manager.ts'
import { gotoCase } from './workspace.ts'

interface SentFile {
  name: string
  buffer: Buffer
}
const ORDER = makePdf([{ text: 'The order of\nthe court' }, { text: 'Its schedule', isScanned: true }, { text: 'End' }])
/** A file of a few hundred bytes that claims twenty million pages. */
const ENDLESS = Buffer.from(
  makePdf([{ text: 'Quiet' }, { text: 'End' }])
    .toString('latin1')
    .replace(
      /Count 2 .Kids .(\d+ 0 R) (\d+ 0 R)./,
      'Count 20000001 /Kids [<< /Type /Pages /Count 20000000 /Kids [$1] >> $2]',
    ),
  'latin1',
)
const LETTER = makePdf([{ text: 'Dear Sirs' }])
const row = (page: Page, name: string) => manager(page).getByRole('row', { name: new RegExp(`^(Select )?${name}`) })
const shown = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const contents = (page: Page, name: string) => page.getByRole('region', { name: `Contents of ${name}` })
const pageOf = (page: Page, number: number) => page.getByRole('group', { name: `Page ${number}`, exact: true })

/** Opens the documents of a new case that has these files. */
async function openWith(page: Page, name: string, files: readonly SentFile[]): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  await gotoCase(page, uuid)
  await page.getByRole('button', { name: /^Case Documents/ }).click()
  await manager(page)
    .getByLabel('Document files', { exact: true })
    .setInputFiles(files.map((file) => ({ mimeType: 'application/octet-stream', ...file })))
  for (const file of files) await expect(row(page, file.name)).toBeVisible()
  return uuid
}
/** The colour of a canvas at a place, in parts of its width and height, as red, green, blue. */
const colourAt = (canvas: Locator, x: number, y: number): Promise<number[]> =>
  canvas.evaluate(
    (element: HTMLCanvasElement, [left, top]) => [
      ...(element
        .getContext('2d')
        ?.getImageData(left * element.width, top * element.height, 1, 1)
        .data.slice(0, 3) ?? []),
    ],
    [x, y] as const,
  )
/** Answers every download of a document with these bytes, as a host might that keeps to no rule. */
const answerWith = (page: Page, body: Buffer, contentType: string) =>
  page.route('**/api/files/client/case/*/file/*', (route) => route.fulfill({ status: 200, body, contentType }))

test('a PDF is read in the file manager, page by page and file by file', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (line) => {
    if (/Content Security Policy|PDF/i.test(line.text())) refused.push(line.text())
  })
  await openWith(page, 'Re Read', [
    { name: 'b order.pdf', buffer: ORDER },
    { name: 'c table.csv', buffer: Buffer.from('date,fee\n') },
    { name: 'd letter.pdf', buffer: LETTER },
  ])
  const font = page.waitForResponse((answer) => answer.url().endsWith('/standard_fonts/LiberationSans-Regular.ttf'))
  await row(page, 'b order.pdf').getByText('b order.pdf').click()
  expect((await font).status()).toBe(200)
  const dialog = shown(page, 'b order.pdf')
  await expect(pageOf(page, 1)).toContainText('The order of')
  await expect(dialog).toContainText('Page 1 of 3')
  await expect(dialog).toContainText('1 of 2')
  await expect(contents(page, 'b order.pdf')).toBeFocused()
  await expectAccessible(page)
  await picture(page, 'document-preview')

  // A scanned page is decoded, and only what is near is drawn.
  await expect(pageOf(page, 3).locator('canvas')).toHaveCount(0)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(pageOf(page, 2)).toContainText('Its schedule')
  await expect.poll(() => colourAt(pageOf(page, 2).locator('canvas'), 0.25, 0.4)).toEqual([0, 0, 0])
  expect(await colourAt(pageOf(page, 2).locator('canvas'), 0.9, 0.9)).toEqual([255, 255, 255])
  // While the browser still scrolls from the last key it may drop the next one.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(dialog).toContainText('Page 3 of 3', { timeout: 1_000 })
  }).toPass()
  await expect(pageOf(page, 1).locator('canvas')).toHaveCount(0)

  // Magnified it stays on its page.
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByRole('button', { name: 'Zoom 125 %, fit the width' })).toBeVisible()
  await expect(dialog).toContainText('Page 3 of 3')
  await contents(page, 'b order.pdf').focus()
  await page.keyboard.press('0')
  await expect(dialog.getByRole('button', { name: 'Zoom 100 %, fit the width' })).toBeVisible()

  // What cannot be shown is passed over.
  await page.keyboard.press('ArrowRight')
  await expect(shown(page, 'd letter.pdf')).toContainText('2 of 2')
  await expect(pageOf(page, 1)).toContainText('Dear Sirs')
  await page.keyboard.press('ArrowRight')
  await expect(shown(page, 'd letter.pdf')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shown(page, 'd letter.pdf').getByRole('button', { name: 'Download' }).click(),
  ])
  expect([download.suggestedFilename(), await readFile(await download.path())]).toEqual(['d letter.pdf', LETTER])
  await contents(page, 'd letter.pdf').focus()
  await page.keyboard.press('Escape')
  await expect(shown(page, 'd letter.pdf')).toBeHidden()
  await expect(manager(page)).toBeVisible()
  await expect(row(page, 'b order.pdf')).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const other = shown(page, 'c table.csv')
  await expect(other.getByText('Only PDF files and images can be shown here. Download it to read it.')).toBeVisible()
  await expectAccessible(page)
  await other.getByRole('button', { name: 'Previous file' }).click()
  await expect(pageOf(page, 1)).toContainText('The order of')
  expect(refused).toEqual([])
})

test('what is not what its name says is not shown, and what a file would run is not run', async ({ page }) => {
  await openWith(page, 'Re Hostile', [
    {
      name: 'script.pdf',
      buffer: makePdf([{ text: 'Quiet' }], '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    },
    { name: 'damaged.pdf', buffer: Buffer.from('%PDF-1.7\nA page.\n') },
    { name: 'endless.pdf', buffer: ENDLESS },
  ])
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const open = async (name: string): Promise<void> => {
    await row(page, name).getByText(name).click()
    await expect(shown(page, name)).toBeVisible()
  }
  await open('script.pdf')
  await expect(pageOf(page, 1)).toContainText('Quiet')
  await close(shown(page, 'script.pdf'))
  await open('damaged.pdf')
  await expect(
    shown(page, 'damaged.pdf').getByText('This PDF cannot be shown. It may be damaged. Download it to read it.'),
  ).toBeVisible()
  await close(shown(page, 'damaged.pdf'))
  await open('endless.pdf')
  await expect(pageOf(page, 1)).toContainText('Quiet')
  await expect(
    shown(page, 'endless.pdf').getByText(
      'Only the first 5,000 of 20,000,001 pages are shown here. Download it to read the rest.',
    ),
  ).toBeAttached()
  await close(shown(page, 'endless.pdf'))

  // Whatever a host calls them, a web page and a drawing with a script are no document of ours.
  const HTML = Buffer.from('<!doctype html><script>alert("page"); document.title = "taken"</script><h1>Sign in</h1>')
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(2)"><script>alert(3)</script></svg>')
  for (const [body, type] of [
    [HTML, 'application/pdf'],
    [HTML, 'text/html'],
    [SVG, 'image/svg+xml'],
    [SVG, 'image/png'],
  ] as const) {
    await answerWith(page, body, type)
    await open('script.pdf')
    await expect(
      shown(page, 'script.pdf').getByText(
        'This cannot be shown: by its content it is neither a PDF nor an image, whatever its name says.',
      ),
    ).toBeVisible()
    await expect(page.locator('iframe, object, embed, [role=region] img, [role=region] svg:not(.lucide)')).toHaveCount(
      0,
    )
    await close(shown(page, 'script.pdf'))
    await page.unroute('**/api/files/client/case/*/file/*')
  }
  expect(dialogs).toEqual([])
  expect(await page.title()).not.toBe('taken')
})

test('an image is shown as what its bytes are, and its address ends with it @long', async ({ page }) => {
  await openWith(page, 'Re Image', [{ name: 'scan.pdf', buffer: LETTER }])
  // A host of the firm's own may hold images, which the upload takes none of. This one is 2 × 1 pixels.
  const GIF = Buffer.from('47494638376102000100800000ff00000000ff2c0000000002000100000202440a003b', 'hex')
  await answerWith(page, GIF, 'text/html')
  await row(page, 'scan.pdf').getByText('scan.pdf').click()
  const dialog = shown(page, 'scan.pdf')
  const image = dialog.getByRole('img', { name: 'scan.pdf' })
  await expect(dialog).toContainText('2 × 1 pixels')
  await expect(image).toHaveCSS('width', '2px')
  await expectAccessible(page)
  await page.keyboard.press('+')
  await expect(image).toHaveCSS('width', '2.5px')
  const address = await image.evaluate((element: HTMLImageElement) => element.src)
  expect(address).toMatch(/^blob:/)
  const isThere = (): Promise<boolean> =>
    page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const probe = new Image()
          probe.addEventListener('load', () => resolve(true))
          probe.addEventListener('error', () => resolve(false))
          probe.src = src
        }),
      address,
    )
  expect(await isThere()).toBe(true)
  await close(dialog)
  expect(await isThere()).toBe(false)
})

test('a document that cannot be had is told in a sentence, and asked for again @long', async ({ page }) => {
  await openWith(page, 'Re Absent', [{ name: 'order.pdf', buffer: ORDER }])
  const answer = { message: 'No.', details: {} }
  const dialog = shown(page, 'order.pdf')
  const opened = async (status: number): Promise<void> => {
    await page.route('**/api/files/client/case/*/file/*', (route) => route.fulfill({ status, json: answer }))
    await row(page, 'order.pdf').getByText('order.pdf').click()
  }
  for (const [status, sentence] of [
    [404, 'This document is no longer in the case.'],
    [403, 'You may not open this document.'],
    [502, 'Failed to open file. Please try again.'],
  ] as const) {
    await opened(status)
    await expect(dialog.getByRole('alert')).toContainText(sentence)
    await expect(
      page.locator('[data-scope=toast][data-part=root]').filter({ hasText: 'Failed to open file.' }).first(),
    ).toBeVisible()
    await page.unroute('**/api/files/client/case/*/file/*')
    if (status !== 502) await close(dialog)
  }
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(pageOf(page, 1)).toContainText('The order of')
  await close(dialog)

  // It is not fetched to its end where it says that it is too large, and not shown where it is although it says
  // nothing.
  await page.route('**/api/files/client/case/*/file/*', (route) =>
    route.fulfill({ status: 200, body: ORDER, headers: { 'content-length': String(101 * 1024 * 1024) } }),
  )
  await row(page, 'order.pdf').getByText('order.pdf').click()
  await expect(
    dialog.getByText('Files of more than 100.00 MB are not shown here. Download it to read it.'),
  ).toBeVisible()
})

test('on a phone and in the dark a document fits the screen @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openWith(page, 'Re Phone', [
    { name: 'a rather long name of an order of the court.pdf', buffer: ORDER },
    { name: 'letter.pdf', buffer: LETTER },
  ])
  const name = 'a rather long name of an order of the court.pdf'
  await picture(page, 'phone-documents')
  await row(page, name).getByText(name).click()
  await expect(pageOf(page, 1)).toContainText('The order of')
  await picture(page, 'phone-preview')
  const { width } = await steady(pageOf(page, 1))
  expect(width).toBeLessThanOrEqual(390)
  expect(width).toBeGreaterThan(330)
  for (let i = 0; i < 3; i++) await shown(page, name).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => (await steady(pageOf(page, 1))).width).toBeGreaterThan(500)
  // It is magnified about its middle.
  const middle = (box: { x: number; width: number } | null): number => (box ? box.x + box.width / 2 : 0)
  expect(Math.abs(middle(await steady(pageOf(page, 1))) - 195)).toBeLessThan(12)
  // The dialog does not become wider than the screen.
  expect((await steady(page.locator('html'))).scrollWidth).toBe(390)
})

test('a document of a case that is drafted is read page by page, and is out of date once the case moves on @long', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Drafted'])
  await gotoCase(page, uuid)
  const open = page.getByRole('button', { name: 'Preview', exact: true })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Preview of documents' })
  const documents = dialog.getByRole('navigation', { name: 'Documents' })
  const bill = dialog.getByRole('region', { name: 'Legal aid bill' })
  await expect(pageOf(page, 1).locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect(bill.getByText(/^Draft of /)).toBeVisible()
  await expect(pageOf(page, 1).getByText('Bill of costs')).toBeAttached()
  await expectAccessible(page)
  await picture(page, 'preview-of-documents')

  // The case moves on while the preview is open.
  const edit = 'mutation($c: ID!, $n: String!) { editNarrative(caseUuid: $c, narrative: $n) { uuid } }'
  await api(page, edit, { c: uuid, n: 'The case was heard in May.' })
  await expect(bill.getByText('Out of date: the case has changed since.')).toBeVisible({ timeout: 20_000 })
  await expect(documents.getByRole('button', { name: /Legal aid bill PDF · out of date/ })).toBeVisible()
  await picture(page, 'preview-of-documents-old')
  await bill.getByRole('button', { name: 'Make it anew' }).press('Enter')
  await expect(bill.getByText(/^Draft of /)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The case was heard in May.').first()).toBeAttached()

  // A text is shown as it stands; what a browser does not show can be downloaded.
  await documents.getByRole('button', { name: /^Line items/ }).click()
  const lines = dialog.getByRole('region', { name: 'Line items', exact: true })
  await expect(lines.getByText('title,category,date,net,vat_applicable,fee_earner')).toBeVisible({ timeout: 30_000 })
  await picture(page, 'preview-of-documents-text')
  await documents.getByRole('button', { name: /^Advocacy schedule/ }).click()
  const schedule = dialog.getByRole('region', { name: 'Advocacy schedule', exact: true })
  await expect(schedule.getByText('Only PDF files and images can be shown here. Download it to read it.')).toBeVisible({
    timeout: 30_000,
  })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    schedule.getByRole('button', { name: 'Download' }).first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^DRAFT – .* – Advocacy schedule\.xlsx$/)

  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await documents.getByRole('button', { name: /^Legal aid bill/ }).click()
  await expect(pageOf(page, 1).locator('canvas')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await picture(page, 'preview-of-documents-phone')
  await close(dialog)
  await expect(open).toBeFocused()
})
