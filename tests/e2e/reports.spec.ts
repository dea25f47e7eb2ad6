import { readFile } from 'node:fs/promises'
import { reportNames, reports } from '@costdraft/schema/reports/report.ts'
import { parseCsv } from 'hucre/csv'
import { expect, test, type Download, type Locator, type Page } from 'playwright/test'
import { steady } from '../support/steady.ts'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, LEADER, OWNER, SOLICITOR, place, signIn } from './people.ts'
import { button, heading, main } from './screen.ts'

const WORK = `${HOUSE_URL}/reports/work-in-progress`
const table = (page: Page, title = 'Work in progress'): Locator => page.getByRole('table', { name: title })
const head = (page: Page, name: string): Locator => table(page).getByRole('columnheader', { name, exact: true })
const total = (page: Page): Locator => table(page).getByRole('row', { name: /^Total/ })
const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })

/** The cells of a row by the heads of its table. */
const cellsOf = async (page: Page, row: Locator): Promise<Record<string, string>> => {
  const heads = await table(page).getByRole('columnheader').allTextContents()
  const cells = await row.locator('th, td').allTextContents()
  return Object.fromEntries(heads.map((name, i) => [name.replaceAll('\u00A0', ' '), cells[i] ?? '']))
}
const penceOf = (amount: string | undefined): number => Math.round(Number((amount ?? '').replaceAll(',', '')) * 100)
/** What is not priced yet is priced meanwhile; the page reads it by itself. */
const allPriced = (page: Page): Promise<void> => expect(total(page).locator('td').last()).toHaveText('0')

async function exported(page: Page, format = 'CSV'): Promise<Download> {
  const coming = page.waitForEvent('download')
  await button(page, 'Export').click()
  await page.getByRole('menuitem', { name: format }).click()
  return coming
}
const linesOf = async (download: Download): Promise<string[][]> =>
  (parseCsv((await readFile(await download.path())).toString()) as unknown[][]).map((cells) => cells.map(String))

test('a team leader finds what is stuck, with whom and what it is worth, and its cases add up', async ({ page }) => {
  await signIn(page, LEADER)
  await page.goto(HOUSE_URL)
  await place(page, 'Reports').click()
  await main(page).getByRole('link', { name: 'Work in progress' }).click()
  await expect(page).toHaveURL(WORK)
  await expect(page).toHaveTitle('Work in progress · Reports · CostDraft')
  await expect(head(page, 'Stage')).toBeVisible()
  await allPriced(page)

  await page.getByLabel('Group by').selectOption({ label: 'Fee earner' })
  await expect(head(page, 'Fee earner')).toBeVisible()
  await expect(page).toHaveURL(/by=fee_earner/)
  const row = table(page).getByRole('row').nth(1)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  const said = await cellsOf(page, row)
  const count = Number(said.Cases)
  expect(count).toBeGreaterThan(0)
  // All of the row leads to its cases.
  await row.click()
  await expect(page).toHaveURL(/\/cost-draft\/cases\?.*view=list/)
  await expect(page.getByText(`${count} of ${count}`, { exact: true })).toBeVisible()
  const [heads = [], ...cases] = await linesOf(await exported(page))
  const at = heads.indexOf('Value with VAT')
  expect(cases).toHaveLength(count)
  const worth = cases.reduce((sum, cells) => sum + penceOf(cells[at]), 0)
  expect(worth).toBe(penceOf(said['Net, £']) + penceOf(said['VAT, £']))

  // The bars lead to the cases as well; a single row needs none.
  await page.goBack()
  await page.getByLabel('Group by').selectOption({ label: 'Stage' })
  await expect(head(page, 'Stage')).toBeVisible()
  await page.locator('[aria-hidden] a').first().click()
  await expect(page).toHaveURL(/\/cost-draft\/cases\?.*view=list/)
})

test('groups and filters stand in the address, and are there again when the report is opened anew @long', async ({
  page,
}) => {
  await signIn(page, OWNER)
  await page.goto(WORK)
  await page.getByLabel('then by').selectOption({ label: 'Area' })
  await button(page, 'Filter by Firm').click()
  await page.getByRole('menuitemcheckbox', { name: 'Bryn Solicitors' }).click()
  await page.keyboard.press('Escape')
  await expect(head(page, 'Area')).toBeVisible()
  await expect(page).toHaveURL(/by=stage%2Carea&firm=/)
  const [bryn] = [new URL(page.url()).searchParams.get('firm')]
  await expect(
    main(page)
      .getByRole('link', { name: /^In progress, / })
      .first(),
  ).toHaveAttribute('href', new RegExp(`firm=${bryn}`))

  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Dates' }).click()
  await expect(heading(page, 'Dates')).toBeVisible()
  await expect(button(page, 'Filter by Firm')).toBeVisible()
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Work in progress' }).click()
  await expect(button(page, 'Filter by Firm: Bryn Solicitors')).toBeVisible()
  await expect(page).toHaveURL(/by=stage%2Carea&firm=/)

  await button(page, 'Clear').click()
  await expect(page).toHaveURL(WORK)
  await expect(head(page, 'Area')).toHaveCount(0)
  await page.reload()
  await expect(head(page, 'Stage')).toBeVisible()
  await expect(head(page, 'Area')).toHaveCount(0)
})

test('a period is chosen, and a report is exported as it is filtered', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(`${HOUSE_URL}/reports/completed?from=2001-01-01`)
  await button(page, 'Filter by Period: from 01/01/2001').click()
  await page.getByRole('textbox', { name: 'To' }).fill('31/12/2001')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/from=2001-01-01&to=2001-12-31/)
  await expect(page.getByText('No case was completed in this period.').first()).toBeVisible()

  await page.goto(`${WORK}?by=area`)
  await allPriced(page)
  const areas = await table(page).locator('tbody').first().getByRole('rowheader').allTextContents()
  const lines = await linesOf(await exported(page))
  for (const area of areas) expect(lines.flat().some((cell) => cell.includes(area))).toBe(true)
  const workbook = await exported(page, 'Excel workbook (XLSX)')
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK')
})

test('whoever may read the reports of no firm has no way there, and is told so @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(HOUSE_URL)
  await expect(place(page, 'Cases')).toBeVisible()
  await expect(place(page, 'Reports')).toHaveCount(0)
  for (const path of ['', '/work-in-progress']) {
    await page.goto(`${HOUSE_URL}/reports${path}`)
    await expect(heading(page, 'You do not have access to this page')).toBeVisible()
    await expect(page.getByText('Reports are open to those whose role may read the reports of a firm.')).toBeVisible()
  }
})

test('a report that there is not is no page @long', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(`${HOUSE_URL}/reports/weather`)
  await expect(heading(page, '404')).toBeVisible()
})

test('what a report lists its cases by is said above the list, and taken off one by one @long', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(
    `${HOUSE_URL}/cost-draft/cases?view=list&reported=true&mark=unpriced&completed_from=2001-01-01&completed_to=2001-01-31&staff=none&sent_back=9`,
  )
  const filters = page.getByRole('list', { name: 'Filters of the report' }).getByRole('listitem')
  await expect(filters).toHaveText(['Unpriced rows', 'Completed 01/01/2001 – 31/01/2001', 'In reports'])
  await expect(button(page, 'Filter by Staff: Nobody')).toBeVisible()
  await expect(page.getByText('No case matches this search and these filters.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Remove the filter: Unpriced rows').click()
  await expect(filters).toHaveText(['Completed 01/01/2001 – 31/01/2001', 'In reports'])
  await expect(page).not.toHaveURL(/mark=/)
  await page.reload()
  await expect(filters).toHaveCount(2)
  await button(page, 'Clear search and filters').click()
  await expect(filters).toHaveCount(0)
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases?view=list`)
})

for (const name of reportNames) {
  const { path, title } = reports[name]
  test(`${title}: nothing for axe to say, and nothing sideways on a phone${name === 'workInProgress' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await signIn(page, OWNER)
    await page.goto(`${HOUSE_URL}/reports/${path}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await steady(page.locator('html'))).scrollWidth).toBe(390)
    await expectAccessible(page)
  })
}

test('a report that cannot be loaded says so, and is asked again @long', async ({ page }) => {
  await signIn(page, OWNER)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Report"') ? route.fulfill({ status: 503, body: 'down' }) : route.fallback(),
  )
  await page.goto(WORK)
  await expect(page.getByText(/^The report could not be loaded\./)).toBeVisible()
  await page.unroute('**/graphql')
  await button(page, 'Try again').click()
  await expect(table(page)).toBeVisible()
})

test('the table alone is what the keyboard and a screen reader have @long', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto(WORK)
  const first = table(page).getByRole('rowheader').first().getByRole('link')
  await first.focus()
  await expect(first).toBeFocused()
  // No link of the picture is a stop.
  expect(
    await page.locator('[aria-hidden] a').evaluateAll((links) => links.map((a) => (a as HTMLElement).tabIndex)),
  ).toEqual(expect.not.arrayContaining([0]))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cost-draft\/cases\?.*view=list/)
  await page.goBack()
  await expect(link(page, 'Total')).toBeVisible()
})
