import { expect, test, type Page } from 'playwright/test'
import { HOUSE_URL, SOLICITOR, api, makeCases, picture, signIn } from './people.ts'
import { grid, bar, cells, openSet, press, saved } from './grid-entry.ts'

const rows = (page: Page) => grid(page).locator('tbody tr[data-row]')
const said = (page: Page, words: string | RegExp) => expect(page.getByRole('status').getByText(words)).toBeAttached()

interface Stored {
  uuid: string
  activityType: string
  time: string
  description: string | null
}
const KEPT =
  'query ($uuid: ID!) { case(uuid: $uuid) { value timeRecordings(first: 500) { nodes { uuid activityType time description } } } }'
/** The rows of a case by their uuids, and what it comes to. */
async function keptOf(page: Page, uuid: string): Promise<{ value: string; rows: Stored[] }> {
  const { value, timeRecordings } = (
    await api<{ case: { value: string; timeRecordings: { nodes: Stored[] } } }>(page, KEPT, { uuid })
  ).case
  return { value, rows: timeRecordings.nodes.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)) }
}

const EARNERS = '{ solicitors { feeEarners { uuid surname } } }'
const CHANGE =
  'mutation ($c: ID!, $changes: [TimeRecordingChange!]!) { changeTimeRecordings(caseUuid: $c, changes: $changes) { item { uuid } } }'
/** Opens the grid of a case with rows of time by turns of preparation and letters in. */
async function openGrid(page: Page, name: string, count: number): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  const { solicitors } = await api<{ solicitors: { feeEarners: { uuid: string; surname: string }[] }[] }>(page, EARNERS)
  const feeEarner = solicitors.flatMap(({ feeEarners }) => feeEarners).find(({ surname }) => surname === 'Okafor')?.uuid
  const changes = Array.from({ length: count }, (_, i) => ({
    action: 'add',
    idempotencyKey: crypto.randomUUID(),
    input: {
      date: '2025-03-05',
      feeEarner,
      activityType: i % 2 === 0 ? 'preparation' : 'letter_in',
      time: 1,
      description: `Row ${i + 1}`,
    },
  }))
  if (count > 0) await api(page, CHANGE, { c: uuid, changes })
  await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}?tab=time-recordings&view=grid`)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 2))
  return uuid
}
async function choose(page: Page, ...names: string[]): Promise<void> {
  const filter = page.getByRole('button', { name: /^Filter(?: · \d+ applied)?$/ })
  await filter.click()
  await page.getByRole('button', { name: /^Filter by Activity/ }).click()
  for (const name of names) await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await press(page, 'Escape')
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(0)
  await press(page, 'Escape')
  await expect(page.getByRole('search', { name: /^Filter/ })).toHaveCount(0)
}
/** Computes so many times slower. */
const slowed = async (page: Page, rate: number) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
/** Begins at the cell of a row. */
const at = (page: Page, row: number, column: number) => cells(page, row).nth(column).click()
const ACTIVITY = 2

test('what is typed over a row that a filter then leaves out is undone in that row, and nothing is billed twice', async ({
  page,
}) => {
  const uuid = await openGrid(page, 'Re Undo typed', 10)
  const before = await keptOf(page, uuid)
  await choose(page, 'Preparation')
  await expect(rows(page)).toHaveCount(6)
  await at(page, 2, ACTIVITY)
  await page.keyboard.type('trav')
  await press(page, 'Enter')
  await saved(page)
  // The list is read again without it; here it stays in sight.
  await expect(cells(page, 2).nth(ACTIVITY)).toHaveText('Travelling and waiting')
  await expect(rows(page)).toHaveCount(6)
  await press(page, 'Control+z')
  await said(page, 'Undone: typing in Activity.')
  expect(await keptOf(page, uuid)).toEqual(before)
  await press(page, 'Control+y')
  await said(page, 'Done again: typing in Activity.')
  // What is pressed again before a slow machine has painted it is taken back.
  await slowed(page, 12)
  await choose(page, 'Letter in')
  await choose(page, 'Letter in')
  await slowed(page, 1)
  await expect(page).not.toHaveURL(/letter_in/)
  await expect(rows(page)).toHaveCount(6)
  // Applied again, the filter leaves it out; the step finds it all the same.
  await choose(page, 'Letter in')
  await expect(rows(page)).toHaveCount(10)
  await choose(page, 'Letter in')
  await expect(rows(page)).toHaveCount(5)
  await bar(page).getByRole('button', { name: 'Undo typing in Activity' }).click()
  await said(page, 'Undone: typing in Activity.')
  expect(await keptOf(page, uuid)).toEqual(before)
  await expect(rows(page)).toHaveCount(6)
})

test('undo leads to the cell that it changed, wherever one is by then', async ({ page }) => {
  await openGrid(page, 'Re Undo place', 45)
  const active = grid(page).locator(':focus')
  await press(page, 'Control+Home')
  await at(page, 2, 4)
  await page.keyboard.type('Typed over')
  await press(page, 'Enter', 'Control+End')
  await expect(active).toHaveAttribute('aria-label', 'Description, row 46')
  await press(page, 'Control+z')
  await expect(active).toHaveAttribute('aria-label', 'Description, row 2')
  await expect(active).toHaveValue('Row 2')
  await expect(active).toBeInViewport({ ratio: 1 })
  // Also where it is the active one, and out of sight.
  await grid(page).hover()
  await page.mouse.wheel(0, 4_000)
  await expect(active).not.toBeInViewport()
  await press(page, 'Control+y')
  await expect(active).toHaveValue('Typed over')
  await expect(active).toBeInViewport({ ratio: 1 })
  await saved(page)
})

test('rows that are set together under a filter are what they were once that is undone, twice @long', async ({
  page,
}) => {
  const uuid = await openGrid(page, 'Re Undo set', 20)
  const before = await keptOf(page, uuid)
  await choose(page, 'Preparation')
  await expect(rows(page)).toHaveCount(11)
  await at(page, 1, ACTIVITY)
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown')
  await openSet(page)
  await bar(page).getByLabel('Field').selectOption('Activity')
  await bar(page).getByLabel('New Activity').selectOption('Letter out')
  await bar(page).getByRole('button', { name: 'Set', exact: true }).click()
  await saved(page)
  const after = await keptOf(page, uuid)
  expect(after.rows.filter(({ activityType }) => activityType === 'letter_out')).toHaveLength(5)
  for (let time = 1; time <= 2; time++) {
    await press(page, 'Control+z')
    await said(page, 'Undone: setting Activity of 5 rows.')
    expect(await keptOf(page, uuid)).toEqual(before)
    await press(page, 'Control+y')
    await said(page, 'Done again: setting Activity of 5 rows.')
    expect(await keptOf(page, uuid)).toEqual(after)
  }
})

test('a paste that is filtered afterwards is undone whole @long', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Undo paste', 6)
  const before = await keptOf(page, uuid)
  const sheet = Array.from(
    { length: 20 },
    (_, i) => `05/03/2025\tTO\t${i % 4 === 0 ? 'prep' : 'letter in'}\t0:30\tPasted ${i + 1}`,
  ).join('\r\n')
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, sheet)
  await page.getByRole('dialog', { name: 'Paste 20 rows?' }).getByRole('button', { name: 'Paste' }).click()
  await saved(page)
  expect((await keptOf(page, uuid)).rows).toHaveLength(26)
  await choose(page, 'Preparation')
  await expect(rows(page)).toHaveCount(9)
  await bar(page).getByRole('button', { name: 'Undo pasting 20 rows' }).click()
  await said(page, 'Undone: pasting 20 rows.')
  expect(await keptOf(page, uuid)).toEqual(before)
  await expect(rows(page)).toHaveCount(4)
})

test('rows that are typed while the line is down are kept, said, and stored by themselves, once @long', async ({
  page,
  context,
}) => {
  const uuid = await openGrid(page, 'Re Offline', 0)
  const type = async (...texts: string[]): Promise<void> => {
    for (const [i, text] of texts.entries()) {
      if (i > 0) await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
  }
  // The answer to the first is lost, and the line with it.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"AddTimeRecording"')) return route.fallback()
    await route.fetch()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await type('5/3/25', 'TO', 'prep', '1', 'Sent, not heard of')
  await expect(bar(page).getByText('Offline: 1 row kept here')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await type('tel', '6m', 'Typed offline')
  await type('letter out', '6m', 'Typed offline too')
  await expect(bar(page).getByText('Offline: 3 rows kept here')).toBeVisible()
  await picture(page, 'grid-offline')
  await expect(bar(page).getByText('with a problem')).toHaveCount(0)
  await context.setOffline(false)
  await saved(page)
  const { rows: stored } = await keptOf(page, uuid)
  expect(stored.map(({ description }) => description).toSorted()).toEqual([
    'Sent, not heard of',
    'Typed offline',
    'Typed offline too',
  ])
})
