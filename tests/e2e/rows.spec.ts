import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { OWNER_OF_ASHDOWN, SOLICITOR, api, makeCases, picture, signIn } from './people.ts'
import { ADD_TIME } from './mutations.ts'
import { gotoCase } from './workspace.ts'

const panel = (page: Page) => page.getByRole('tabpanel')
const rows = (page: Page) => panel(page).locator('tbody tr[data-row]')
const foot = (page: Page) => panel(page).locator('tfoot')
const head = (page: Page, name: string) => panel(page).getByRole('columnheader', { name })
/** The texts of a column, by its place. */
const column = (page: Page, place: number) =>
  rows(page).evaluateAll((all, place) => all.map((row) => row.children[place]?.textContent?.trim() ?? ''), place)
const ACTIVITY = 2
const TIME = 4
const COST = 5
async function choose(page: Page, filter: string, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Filter by ${filter}`) }).click()
  for (const name of names) await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}
const numbers = (texts: readonly string[]): number[] => texts.map((text) => Number(text.replaceAll(',', '')))
const summed = (texts: readonly string[]): string =>
  numbers(texts)
    .reduce((sum, value) => sum + Math.round(value * 100), 0)
    .toString()
const pence = (text: string): string => String(Math.round(Number(text.replaceAll(',', '')) * 100))

const EARNERS = '{ solicitors { uuid feeEarners { uuid surname } } }'
/** A case with twelve rows of time by two people, in three activities, over four days. */
async function caseWithRows(page: Page, name: string): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  const { solicitors } = await api<{ solicitors: { feeEarners: { uuid: string; surname: string }[] }[] }>(page, EARNERS)
  const earners = solicitors[0]?.feeEarners ?? []
  const [marsh, okafor] = ['Marsh', 'Okafor'].map((surname) => earners.find((one) => one.surname === surname)?.uuid)
  const activities = ['preparation', 'letter_out', 'counsel']
  for (let i = 0; i < 12; i++)
    await api(page, ADD_TIME, {
      c: uuid,
      i: {
        date: `2025-03-0${(i % 4) + 1}`,
        feeEarner: i % 2 ? marsh : okafor,
        activityType: activities[i % 3],
        time: (12 - i) / 10,
        description: `Row ${i}`,
      },
    })
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await expect(rows(page)).toHaveCount(12)
  return uuid
}

test('rows are filtered, sorted and summed, and the address holds it', async ({ page }) => {
  await caseWithRows(page, 'Re Rows')
  await expect(head(page, 'Date')).toHaveAttribute('aria-sort', 'ascending')
  await expect(foot(page)).toContainText('7.80')
  await expect
    .poll(async () => summed(await column(page, COST)))
    .toBe(pence(await foot(page).locator('td').last().innerText()))
  await choose(page, 'Activity', 'Preparation', 'Counsel')
  await expect(rows(page)).toHaveCount(8)
  await choose(page, 'Fee earner', 'Tom Okafor (TO)')
  await expect(rows(page)).toHaveCount(4)
  expect(new Set(await column(page, ACTIVITY))).toEqual(new Set(['Preparation', 'Counsel']))
  await head(page, 'Time').getByRole('button').click()
  await expect(head(page, 'Time')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => numbers(await column(page, TIME))).toEqual([0.4, 0.6, 1, 1.2])
  await head(page, 'Time').getByRole('button').click()
  await expect.poll(async () => numbers(await column(page, TIME))).toEqual([1.2, 1, 0.6, 0.4])
  await expect(foot(page).locator('[data-sum=Time]')).toHaveText('3.20')
  await expectAccessible(page)
  await picture(page, 'rows-filtered')
  await page.reload()
  await expect.poll(async () => numbers(await column(page, TIME))).toEqual([1.2, 1, 0.6, 0.4])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(12)
  // A query belongs to its tab.
  await choose(page, 'Activity', 'Counsel')
  await page.getByRole('tab', { name: /^Hearings/ }).click()
  await expect(page).not.toHaveURL(/activity_type|sort/)
})

test('by day, and by what needs attention @long', async ({ page }) => {
  await caseWithRows(page, 'Re Rows by day')
  await page.getByRole('button', { name: 'Filter by Dates' }).click()
  const dates = page.getByRole('dialog', { name: 'Dates' })
  await dates.getByRole('textbox', { name: 'From' }).fill('2/3/25')
  await page.keyboard.press('Tab')
  await dates.getByRole('textbox', { name: 'To' }).fill('3/3/25')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(rows(page)).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filter by Dates: 02/03/2025 – 03/03/2025' })).toBeVisible()
  await choose(page, 'Only', 'With open comments')
  await expect(panel(page).getByText('No time recordings match these filters.')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(rows(page)).toHaveCount(12)
})

test('a row that is changed or deleted leaves a list that it is no longer part of, and comes back', async ({
  page,
}) => {
  await caseWithRows(page, 'Re Rows changed')
  await choose(page, 'Activity', 'Counsel')
  await expect(rows(page)).toHaveCount(4)
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit time recording' })
  await dialog.getByLabel('Activity').selectOption('Preparation')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows(page)).toHaveCount(3)
  await rows(page).first().focus()
  await page.keyboard.press('Delete')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(3)
  // By key, too, and once for each.
  for (const left of [2, 1]) {
    await rows(page).first().focus()
    await page.keyboard.press('Delete')
    await expect(rows(page)).toHaveCount(left)
    await expect(page.getByText(/^Deleted: /)).toHaveCount(3 - left)
  }
  for (const left of [2, 3]) {
    await page.keyboard.press('Control+z')
    await expect(rows(page)).toHaveCount(left)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'About CostDraft' })).toContainText('Bring back what was deleted last')
})

const boxOf = (page: Page, text: string) => rows(page).filter({ hasText: text }).getByRole('checkbox')
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' })

test('a row is divided, rows are moved to another case, and either is undone', async ({ page }) => {
  await caseWithRows(page, 'Re Rows divided')
  const [other = ''] = await makeCases(page, ['Re Rows received'])
  await page.getByRole('button', { name: 'Select rows' }).click()
  await boxOf(page, 'Row 2').check()
  await toolbar(page).getByRole('button', { name: 'Divide…' }).click()
  const dividing = page.getByRole('dialog', { name: 'Divide time recording' })
  await dividing.getByLabel('Time of the new row').fill('15u')
  await expect(dividing.getByRole('status')).toContainText('The row has 1.00 h')
  await dividing.getByLabel('Time of the new row').fill('0:18')
  await expect(dividing.getByRole('status')).toHaveText('This row keeps 0.70 h, the new row has 0.30 h.')
  await expectAccessible(page)
  await picture(page, 'rows-divide')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(13)
  const halves = rows(page).filter({ hasText: 'Row 2' })
  await expect(halves).toHaveCount(2)
  await expect(halves.nth(0)).toContainText('0.70')
  await expect(halves.nth(1)).toContainText('0.30')
  await expect(halves.nth(1)).toBeFocused()
  await expect(foot(page).locator('[data-sum=Time]')).toHaveText('7.80')
  await page.keyboard.press('Control+z')
  await expect(rows(page)).toHaveCount(12)
  await expect(halves).toContainText('1.00')
  // Space selects the row that has the focus.
  await rows(page).filter({ hasText: 'Row 4' }).focus()
  await page.keyboard.press('Space')
  // Shift takes the rows on the way along, and leaves them on the way back.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(`Shift+${key}`)
  await expect(boxOf(page, 'Row 8')).toBeChecked()
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(toolbar(page).getByRole('button', { name: 'Divide…' })).toBeDisabled()
  await picture(page, 'rows-selected')
  await toolbar(page).getByRole('button', { name: 'Move…' }).click()
  const moving = page.getByRole('dialog', { name: 'Move 2 rows' })
  await moving.getByRole('textbox', { name: 'Find a case' }).fill('Re Rows received')
  await moving
    .getByRole('radio', { name: /^Re Rows received/ })
    .first()
    .check()
  await expectAccessible(page)
  await picture(page, 'rows-move')
  await moving.getByRole('button', { name: 'Move 2 rows' }).click()
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByText('Moved 2 rows to Re Rows received')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(rows(page)).toHaveCount(12)
  await gotoCase(page, other, { tab: 'time-recordings' })
  await expect(panel(page)).toContainText('No time recordings yet')
})

test('in the grid a row is divided and rows are moved by keys, and each is undone in its turn', async ({ page }) => {
  await caseWithRows(page, 'Re Grid divided')
  await makeCases(page, ['Re Grid received'])
  await page.keyboard.press('g')
  const sheet = page.getByRole('grid')
  const bar = page.getByRole('toolbar', { name: 'Grid' })
  const counts = (count: number) => expect(sheet).toHaveAttribute('aria-rowcount', `${count + 2}`)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await counts(12)
  // What is typed and not stored yet goes first: the row is divided as it stands.
  for (const key of ['Control+Home', 'End']) await page.keyboard.press(key)
  await expect.poll(focused).toMatch(/, row 1$/)
  const cell = await focused()
  await page.keyboard.type('Typed')
  await page.keyboard.press('Alt+Shift+D')
  const dividing = page.getByRole('dialog', { name: 'Divide time recording' })
  await expect(dividing.getByRole('status')).toContainText('The row has 1.20 h')
  await expectAccessible(page)
  await picture(page, 'grid-divide')
  await page.keyboard.type('0.2')
  await page.keyboard.press('Enter')
  await counts(13)
  await expect(sheet.getByRole('row').filter({ hasText: 'Typed' })).toHaveCount(2)
  await expect(dividing).toBeHidden()
  await expect.poll(focused).toBe(cell)
  await expect(bar.getByRole('button', { name: 'Undo dividing a row' })).toBeEnabled()
  await page.keyboard.press('Control+z')
  await counts(12)
  await expect(bar.getByRole('button', { name: /^Undo typing in/ })).toBeEnabled()
  await expect.poll(focused).toBe(cell)
  // Its button does the same, and Escape leads back to the cell.
  await bar.getByRole('button', { name: 'Divide the row' }).click()
  await expect(dividing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe(cell)
  for (const key of ['Shift+ArrowDown', 'Alt+Shift+M']) await page.keyboard.press(key)
  const moving = page.getByRole('dialog', { name: 'Move 2 rows' })
  await moving.getByRole('textbox', { name: 'Find a case' }).fill('Re Grid received')
  await moving
    .getByRole('radio', { name: /^Re Grid received/ })
    .first()
    .check()
  await moving.getByRole('button', { name: 'Move 2 rows' }).click()
  await counts(10)
  await expect.poll(focused).toMatch(/, row \d+$/)
  await page.keyboard.press('Control+z')
  await counts(12)
  await page.keyboard.press('Control+z')
  await expect(sheet.getByText('Typed')).toHaveCount(0)
  await expect(bar.getByText('All rows saved')).toBeVisible()
  await page.getByRole('button', { name: 'Back to list' }).click()
  await expect(rows(page)).toHaveCount(12)
  await expect(panel(page)).not.toContainText('Typed')
  // A row in which nothing is entered has nothing to divide.
  await page.keyboard.press('g')
  for (const key of ['Control+End', 'Alt+Shift+D']) await page.keyboard.press(key)
  await expect(page.getByText('Nothing is entered in this row yet.').first()).toBeVisible()
  await page.keyboard.press('F1')
  await expect(page.getByRole('dialog', { name: 'About CostDraft' })).toContainText('Divide the row; move')
})

test('a list that was read before a row went is read again, however late its answer is @long', async ({ page }) => {
  await caseWithRows(page, 'Re Rows read late')
  await choose(page, 'Activity', 'Counsel')
  await expect(rows(page)).toHaveCount(4)
  const read = Promise.withResolvers<undefined>()
  const deliver = Promise.withResolvers<undefined>()
  let isHeld = false
  await page.route('**/graphql', async (route) => {
    if (isHeld || !route.request().postData()?.includes('"operationName":"TimeRecordings"')) return route.fallback()
    isHeld = true
    const response = await route.fetch()
    read.resolve(undefined)
    await deliver.promise
    return route.fulfill({ response })
  })
  const removed = () =>
    page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('RemoveTimeRecording'))
  await rows(page).nth(0).focus()
  await page.keyboard.press('Delete')
  await read.promise
  const second = removed()
  await rows(page).last().focus()
  await page.keyboard.press('Delete')
  await (await second).finished()
  deliver.resolve(undefined)
  await expect(rows(page)).toHaveCount(2)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
})

test('the rows of a tab are on their way while it is pointed at, and asked for once @long', async ({ page }) => {
  const uuid = await caseWithRows(page, 'Re Rows read ahead')
  await gotoCase(page, uuid, { tab: 'hearings' })
  await expect(panel(page)).toContainText('No hearings yet')
  const asked = Promise.withResolvers<undefined>()
  const deliver = Promise.withResolvers<undefined>()
  let count = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"TimeRecordings"')) return route.fallback()
    count += 1
    const response = await route.fetch()
    asked.resolve(undefined)
    await deliver.promise
    return route.fulfill({ response })
  })
  const tab = page.getByRole('tab', { name: /^Time Recordings/ })
  await tab.hover()
  await asked.promise
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  deliver.resolve(undefined)
  await expect(rows(page)).toHaveCount(12)
  expect(count).toBe(1)
})

test('what a filter leaves is deleted together in the grid, and gone from the list @long', async ({ page }) => {
  await caseWithRows(page, 'Re Rows deleted together')
  await choose(page, 'Activity', 'Counsel')
  await expect(rows(page)).toHaveCount(4)
  await page.keyboard.press('g')
  const grid = page.getByRole('grid')
  const saved = page.getByRole('toolbar', { name: 'Grid' }).getByText('All rows saved')
  await expect(grid).toHaveAttribute('aria-rowcount', '6')
  for (const key of ['Control+Home', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+Delete'])
    await page.keyboard.press(key)
  await expect(grid).toHaveAttribute('aria-rowcount', '3')
  await expect(saved).toBeVisible()
  await page.getByRole('button', { name: 'Back to list' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('g')
  await expect(grid).toHaveAttribute('aria-rowcount', '3')
  await page.getByRole('button', { name: 'Back to list' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(9)
})

test('filters and a sort that follow one another at once are all there @long', async ({ page }) => {
  await caseWithRows(page, 'Re Rows at once')
  await page.getByRole('button', { name: 'Filter by Activity' }).click()
  const sort = (await head(page, 'Time').getByRole('button').elementHandle())!
  await page.getByRole('menuitemcheckbox', { name: /^(?:Counsel|Preparation)$/ }).evaluateAll((choices, button) => {
    // All are clicked before the page is drawn anew.
    for (const choice of choices) (choice as HTMLElement).click()
    queueMicrotask(() => queueMicrotask(() => (button as HTMLElement).click()))
  }, sort)
  await expect(page).toHaveURL(/sort=time/)
  await expect(page).toHaveURL(/activity_type=[^&]*counsel/)
  await expect(page).toHaveURL(/activity_type=[^&]*preparation/)
})

test('columns are chosen, and stay so @long', async ({ page }) => {
  await caseWithRows(page, 'Re Rows columns')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Fee earner' }).click()
  await page.keyboard.press('Escape')
  await expect(head(page, 'Fee earner')).toHaveCount(0)
  await page.reload()
  await expect(rows(page)).toHaveCount(12)
  await expect(head(page, 'Fee earner')).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Fee earner' }).click()
  await expect(head(page, 'Fee earner')).toBeVisible()
})

/** The width of a column, and of the handle at the end of its heading. */
const widthOf = async (page: Page, name: string): Promise<number> =>
  Math.round((await head(page, name).boundingBox())?.width ?? 0)
const handle = (page: Page, name: string) => panel(page).getByRole('separator', { name: `Width of ${name}` })

test('a column is as wide as somebody makes it, for them alone @long', async ({ page }) => {
  const uuid = await caseWithRows(page, 'Re Rows widths')
  const all = async (): Promise<number> =>
    (
      await Promise.all(
        ['Date', 'Fee earner', 'Activity', 'Description', 'Time', 'Cost £'].map((one) => widthOf(page, one)),
      )
    ).reduce((sum, width) => sum + width, 0)
  const [own, room] = [await widthOf(page, 'Activity'), await all()]
  const grip = (await handle(page, 'Activity').boundingBox())!
  await page.mouse.move(grip.x + 4, grip.y + 8)
  await page.mouse.down()
  await page.mouse.move(grip.x + 44, grip.y + 8, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf(page, 'Activity')).toBe(own + 40)
  // The others share what is left, and nothing is sorted by it.
  expect(await all()).toBe(room)
  await expect(head(page, 'Date')).toHaveAttribute('aria-sort', 'ascending')
  await handle(page, 'Activity').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(handle(page, 'Activity')).toHaveAttribute('aria-valuenow', String(own + 16))
  await page.reload()
  await expect.poll(() => widthOf(page, 'Activity')).toBe(own + 16)
  await expectAccessible(page)
  // Somebody else at this machine.
  await signIn(page, OWNER_OF_ASHDOWN)
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await expect(rows(page)).toHaveCount(12)
  expect(await widthOf(page, 'Activity')).toBe(own)
  await signIn(page, SOLICITOR)
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await expect.poll(() => widthOf(page, 'Activity')).toBe(own + 16)
  await handle(page, 'Activity').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => widthOf(page, 'Activity')).toBe(own)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Reset widths' }).click()
  await expect.poll(() => widthOf(page, 'Activity')).toBe(own)
})

test('of 10,000 rows those that are asked for are sorted as a whole @long', async ({ page }) => {
  test.slow()
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Rows ten thousand'])
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await page.getByLabel('Ledger file').setInputFiles(join(import.meta.dirname, '../data/ledger-care-10000.csv'))
  await page.getByRole('button', { name: /^Import [\d,]+ rows/ }).click({ timeout: 100_000 })
  await expect(page.getByRole('dialog')).toContainText(/rows added\./, { timeout: 100_000 })
  await page.keyboard.press('Escape')
  await choose(page, 'Activity', 'Advocacy')
  await expect(panel(page).getByText('100 of 193')).toBeVisible()
  await head(page, 'Time').getByRole('button').click()
  await head(page, 'Time').getByRole('button').click()
  await expect(head(page, 'Time')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Show 93 more' }).click()
  await expect(rows(page)).toHaveCount(193)
  const times = numbers(await column(page, TIME))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(summed(await column(page, TIME))).toBe(pence(await foot(page).locator('[data-sum=Time]').innerText()))
})

test('a printed tab has its headings on each page, whole texts and the total once, without what stands around', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re Printed rows'])
  const { solicitors } = await api<{ solicitors: { feeEarners: { uuid: string }[] }[] }>(page, EARNERS)
  const feeEarner = solicitors[0]?.feeEarners[0]?.uuid
  const long = 'Reading the report of the expert on the children, with notes for the conference. '.repeat(6)
  const input = { date: '2025-03-03', feeEarner, activityType: 'preparation', time: 0.1 }
  const changes = Array.from({ length: 110 }, (_, i) => ({
    action: 'add',
    input: { ...input, description: i === 50 ? `${long}The end of it.` : `Row ${i}.` },
  }))
  const several =
    'mutation ($c: ID!, $r: [TimeRecordingChange!]!) { changeTimeRecordings(caseUuid: $c, changes: $r) { error { message } } }'
  for (const r of [changes.slice(0, 100), changes.slice(100)]) await api(page, several, { c, r })
  await page.emulateMedia({ colorScheme: 'dark' })
  await gotoCase(page, c, { tab: 'time-recordings' })
  await page.getByRole('button', { name: 'Show 10 more' }).click()
  await expect(rows(page)).toHaveCount(110)
  const path = join(test.info().outputDir, 'tab.pdf')
  await page.pdf({ path, preferCSSPageSize: true })
  const pages = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
  expect(pages.length).toBeGreaterThan(2)
  for (const text of pages) expect(text).toMatch(/Date\s+Fee earner\s+Activity\s+Description\s+Time\s+Cost £/)
  const whole = pages.join('\n')
  expect(whole.match(/^\s*Total\b/gm)).toHaveLength(1)
  expect(pages.at(-1)).toMatch(/Total\s+11\.00/)
  expect(whole.match(/Row \d+\./g)).toHaveLength(109)
  expect(whole).toContain('The end of it.')
  expect(whole).not.toMatch(/Add time recording|Show costs|Hide costs|Cancel|Cost Notes|Net\b/)
  expect(execFileSync('pdfinfo', [path], { encoding: 'utf8' })).toMatch(/Page size:\s+841\.\d* x 59[45]/)
})
