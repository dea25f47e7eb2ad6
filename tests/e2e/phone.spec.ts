import { expect, test, type Page } from 'playwright/test'
import { HOUSE_URL, OWNER, SOLICITOR, api, makeCases, signIn } from './people.ts'
import { gotoCase } from './workspace.ts'
import { expectAccessible, violationsOf } from './axe.ts'
import { steady } from '../support/steady.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What names a row must be readable: as wide as a name, and not a letter or two. */
const NAME = 80
const width = (page: Page) => steady(page.locator('html')).then((box) => box.scrollWidth)

for (const [name, path] of [
  ['cases', '/cost-draft/cases?view=list'],
  ['reviews', '/cost-draft/reviews'],
  ['completed cases', '/cost-draft/completed'],
  ['clients', '/clients/active'],
  ['users', '/users/user-list'],
] as const)
  test(`on a phone the list of ${name} names its rows and pans nowhere${name === 'cases' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await signIn(page, OWNER)
    await page.goto(HOUSE_URL + path)
    const first = page.getByRole('rowheader').first()
    await expect(first).toBeVisible()
    expect(await width(page)).toBe(390)
    const row = page.getByRole('row').filter({ has: first }).first()
    const box = await steady(row)
    expect(box?.width).toBeLessThanOrEqual(390)
    // A name of two columns has them side by side.
    const named = await row
      .locator('th, [data-title]')
      .evaluateAll((cells) => cells.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0))
    expect(named).toBeGreaterThan(NAME)
    expect(await violationsOf(page, [], { resultTypes: ['violations'] })).toEqual([])
  })

test('on a phone the dashboard shows what waits over the whole width, and notifications fit @long', async ({
  page,
}) => {
  await signIn(page, OWNER)
  await page.goto(HOUSE_URL)
  const found = page.getByRole('listbox', { name: 'Found' })
  await expect(found.getByRole('option').first()).toBeVisible()
  expect((await steady(found)).width).toBeGreaterThan(350)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await width(page)).toBe(390)
})

test('on a phone the days of a filter have room below one another @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re On a phone'])
  await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${c}?tab=time-recordings&from=2031-01-01`)
  await page.getByRole('button', { name: /^Filter ·/ }).click()
  await page.getByRole('button', { name: /^Filter by Dates/ }).click()
  await expect(page.getByRole('dialog', { name: 'Dates' })).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toBeInViewport({ ratio: 1 })
  // It is placed a moment after it is there.
  await expect.poll(() => width(page)).toBe(390)
})

const TIMES =
  'query ($uuid: ID!) { case(uuid: $uuid) { timeRecordings(first: 9) { nodes { date activityType time description } } } }'
interface Times {
  case: { timeRecordings: { nodes: { date: string; activityType: string; time: string; description: string }[] } }
}
const times = async (page: Page, uuid: string): Promise<string[]> =>
  (await api<Times>(page, TIMES, { uuid })).case.timeRecordings.nodes.map(({ date, activityType, time, description }) =>
    [date, activityType, time, description].join(' '),
  )

test('on a phone rows are entered one at a time; what is wrong is said at its field, and a step is undone', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Rows on a phone'])
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await page.getByRole('button', { name: 'Enter rows' }).click()
  const row = page.getByRole('group', { name: /^Time Recordings, row/ })
  const field = (name: string) => row.getByLabel(name, { exact: true })
  const save = row.getByRole('button', { name: 'Save, new row' })
  await field('Date').fill('5/3/25')
  await field('Fee earner').selectOption({ label: 'Tom Okafor (TO)' })
  await field('Activity').selectOption('Preparation')
  await field('Time').fill('soon')
  await field('Description').fill('Reading')
  await save.click()
  await expect(field('Time')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('Time')).toHaveAccessibleDescription(/hours/i)
  await expect(field('Time')).toBeFocused()
  // What is scrolled half below the top bar is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await steady(page.locator('html'))).scrollWidth).toBe(width)
    for (const key of ['Previous', 'Next', 'Save, new row'])
      expect((await steady(row.getByRole('button', { name: key, exact: true }))).height).toBeGreaterThanOrEqual(44)
    await expect(save).toBeInViewport({ ratio: 1 })
  }
  await field('Time').fill('1:30')
  await save.click()
  await expect(row.getByText('Row 2 of 2')).toBeVisible()
  // The next row begins as in a sheet, with the date and the fee earner of the last.
  await expect(field('Date')).toHaveValue('05/03/2025')
  await expect(field('Activity')).toBeFocused()
  await field('Activity').selectOption('Letter out')
  await field('Time').fill('6m')
  await save.click()
  await expect(row.getByText('All rows saved')).toBeVisible()
  const first = '2025-03-05 preparation 1.50 Reading'
  expect(await times(page, uuid)).toEqual([first, '2025-03-05 letter_out 0.10 '])
  await row.getByRole('button', { name: 'Previous', exact: true }).click()
  await field('Description').fill('To the guardian')
  await row.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect(row.getByText('All rows saved')).toBeVisible()
  expect(await times(page, uuid)).toEqual([first, '2025-03-05 letter_out 0.10 To the guardian'])
  await row.getByRole('button', { name: 'Undo typing in Description' }).click()
  await expect.poll(() => times(page, uuid)).toEqual([first, '2025-03-05 letter_out 0.10 '])
  // What is stored and not answered yet would be kept when the page goes.
  await expect(row.getByText('All rows saved')).toBeVisible()
  // The address leads there, too.
  await page.reload()
  await expect(row.getByText('Row 3 of 3')).toBeVisible()
  await row.getByRole('button', { name: 'Back to list' }).click()
  await expect(page.getByRole('button', { name: 'Enter rows' })).toBeVisible()
})
