import { join } from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import {
  HOUSE_URL,
  SOLICITOR,
  api,
  makeCases,
  makeCourtOfProtectionCase,
  makeHighCostCase,
  makeInterPartesCase,
  picture,
  signIn,
} from './people.ts'
import { sideways, steady } from '../support/steady.ts'
import { grid, bar, cells, openSet, press, saved } from './grid-entry.ts'
import { gotoCase } from './workspace.ts'

const active = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const expectActive = (page: Page, name: string) => expect.poll(() => active(page)).toBe(name)
/** Types texts into one cell after the other. */
async function fill(page: Page, ...texts: string[]): Promise<void> {
  for (const [i, text] of texts.entries()) {
    if (i > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}
/** After several requests for many rows. */
const allSaved = (page: Page) => expect(bar(page).getByText('All rows saved')).toBeVisible({ timeout: 100_000 })
/** Puts text on the clipboard as a spreadsheet does, and pastes it. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** Counts the changes of each request that stores several rows. */
function countChanges(page: Page): number[] {
  const counts: number[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string
      variables: { changes: unknown[] }
    }
    if (operationName === 'ChangeTimeRecordings') counts.push(variables.changes.length)
    else if (/^(Add|Edit|Remove|Restore)Time/.test(operationName)) counts.push(1)
  })
  return counts
}

/** Confirms what a paste is about to do. */
async function confirmPaste(page: Page, rows: string): Promise<void> {
  await expect(
    page.getByRole('dialog', { name: `Paste ${rows}?` }).getByRole('button', { name: 'Paste' }),
  ).toBeFocused()
  await press(page, 'Enter')
}

interface Stored {
  date: string
  activityType: string
  time: string
  description: string | null
}
const TIMES =
  'query ($uuid: ID!) { case(uuid: $uuid) { timeRecordings(first: 500) { nodes { date activityType time description } } } }'
const stored = async (page: Page, uuid: string): Promise<Stored[]> =>
  (await api<{ case: { timeRecordings: { nodes: Stored[] } } }>(page, TIMES, { uuid })).case.timeRecordings.nodes

async function openGrid(page: Page, name: string, tab = 'time-recordings'): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  await gotoCase(page, uuid, { tab })
  await page.getByRole('button', { name: 'Enter in grid' }).click()
  await expectActive(page, 'Date, row 1')
  return uuid
}

test('rows are typed by keyboard alone, stored as they are left, and priced', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Grid')
  await fill(page, '5/3/25', 'TO', 'prep', '1:30', 'Reading the bundle')
  await press(page, 'Enter')
  // The next row begins with the date and the fee earner of the last, at what differs.
  await expectActive(page, 'Activity, row 2')
  await saved(page)
  await expect(cells(page, 1).last()).toHaveText(/^\d+\.\d\d$/)
  await page.keyboard.type('let')
  await expect(page.getByRole('option')).toHaveText(['Letter in', 'Letter out'])
  await expectAccessible(page)
  // Two begin so: none is taken until one is marked.
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await press(page, 'ArrowDown', 'ArrowDown', 'Tab')
  await page.keyboard.type('6m')
  await press(page, 'Control+Enter')
  await expectActive(page, 'Activity, row 3')
  await fill(page, 'tel', '12m')
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')
  await expectActive(page, 'Date, row 3')
  await page.keyboard.type('050326')
  await press(page, 'ArrowUp')
  await saved(page)
  expect(await stored(page, uuid)).toEqual([
    { date: '2025-03-05', activityType: 'preparation', time: '1.50', description: 'Reading the bundle' },
    { date: '2025-03-05', activityType: 'letter_out', time: '0.10', description: null },
    { date: '2026-03-05', activityType: 'telephone_call', time: '0.20', description: null },
  ])
  // Escape ends entry, so that Tab leaves the grid.
  await press(page, 'Escape', 'Tab')
  await expect(grid(page).locator(':focus')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to list' }).click()
  await expect(page.getByRole('tabpanel').locator('tbody tr[data-row]')).toHaveCount(3)
})

test('a row with a problem stays where it is, marked and counted, until it is mended @long', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Grid problems')
  await fill(page, '31/2/25', 'TO', 'prep', 'soon', 'Reading')
  await press(page, 'Enter')
  await fill(page, '5/3/25')
  await expect(bar(page).getByText('1 row with a problem')).toBeVisible()
  await expect(cells(page, 1).nth(0)).toHaveAttribute('aria-invalid', 'true')
  await press(page, 'Escape', 'F8')
  await expectActive(page, 'Date, row 1')
  await expect(page.getByText('Row 1. Date: Enter a date such as 14/01/2025.')).toBeVisible()
  expect(await stored(page, uuid)).toEqual([])
  await expectAccessible(page)
  await picture(page, 'grid-problem')
  await fill(page, '3/2/25')
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await fill(page, '15u')
  await press(page, 'Enter')
  await saved(page)
  expect(await stored(page, uuid)).toMatchObject([{ date: '2025-02-03', time: '1.50' }])
})

const SHEET = Array.from({ length: 200 }, (_, i) => `03/02/2025\tTO\tprep\t0:06\tItem ${i + 1}`).join('\r\n')

test('a paste of 200 rows is shown first, makes its own rows in order, and is undone in one step', async ({ page }) => {
  test.slow()
  const uuid = await openGrid(page, 'Re Grid pasted')
  const changes = countChanges(page)
  await paste(page, SHEET)
  const dialog = page.getByRole('dialog', { name: 'Paste 200 rows?' })
  await expect(dialog).toContainText('200 rows added')
  await expect(dialog.getByRole('row').nth(1)).toHaveText('1 new03/02/2025Tom Okafor (TO)Preparation0.10Item 1')
  await expectAccessible(page, '[role=dialog]')
  await confirmPaste(page, '200 rows')
  await allSaved(page)
  await expectActive(page, 'Date, row 1')
  const wanted = Array.from({ length: 200 }, (_, i) => `Item ${i + 1}`)
  expect((await stored(page, uuid)).map(({ description }) => description)).toEqual(wanted)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '202')
  expect(changes.splice(0)).toEqual([50, 50, 50, 50])
  await press(page, 'Control+z')
  await allSaved(page)
  expect(await stored(page, uuid)).toEqual([])
  expect(changes.splice(0)).toEqual([50, 50, 50, 50])
  await press(page, 'Control+y')
  await allSaved(page)
  expect((await stored(page, uuid)).map(({ description }) => description)).toEqual(wanted)
  expect(changes).toEqual([50, 50, 50, 50])
})

test('on a slow line a paste of 200 rows is stored with few requests; if an answer is lost, each row once @long', async ({
  page,
}) => {
  test.slow()
  const uuid = await openGrid(page, 'Re Grid slow line')
  const changes = countChanges(page)
  const pause = () => new Promise((resolve) => setTimeout(resolve, 300))
  const { promise: isBack, resolve: back } = Promise.withResolvers<void>()
  await page.route('**/health', async (route) => {
    await isBack
    return route.fallback()
  })
  await page.route('**/graphql', async (route) => {
    await pause()
    const response = await route.fetch()
    await pause()
    const isLost = changes.length === 2 && route.request().postData()?.includes('"ChangeTimeRecordings"')
    await (isLost ? route.abort() : route.fulfill({ response }))
  })
  await paste(page, SHEET)
  await confirmPaste(page, '200 rows')
  // All are on the screen at once; the bar counts those that are left.
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '202')
  await expect(bar(page).getByText('Saving, 150 left…')).toBeVisible()
  await expect(bar(page).getByText('Offline: 150 rows kept here')).toBeVisible()
  await expect(bar(page).getByText('with a problem')).toHaveCount(0)
  expect(changes).toEqual([50, 50])
  expect(await stored(page, uuid)).toHaveLength(100)
  back()
  await allSaved(page)
  expect(changes).toEqual([50, 50, 50, 50, 50])
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '202')
  expect((await stored(page, uuid)).map(({ description }) => description)).toEqual(
    Array.from({ length: 200 }, (_, i) => `Item ${i + 1}`),
  )
  await page.unrouteAll({ behavior: 'wait' })
})

test('what is copied comes back as it was, and is no formula to a spreadsheet @long', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const uuid = await openGrid(page, 'Re Grid copied')
  await fill(page, '5/3/25', 'TO', 'prep', '1', '=1+1')
  await press(page, 'Enter', 'Escape', 'ArrowUp', 'Home', 'Shift+End', 'Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "05/03/2025\tTom Okafor (TO)\tPreparation\t1.00\t'=1+1",
  )
  await press(page, 'ArrowDown', 'Home', 'Control+v')
  await confirmPaste(page, '1 row')
  await saved(page)
  expect((await stored(page, uuid)).map(({ description }) => description)).toEqual(['=1+1', '=1+1'])
})

test('rows are set, filled down, duplicated and deleted together; each is one step back @long', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Grid together')
  const read = async () => (await stored(page, uuid)).map(({ activityType, time }) => `${activityType} ${time}`)
  await paste(page, ['1', '2', '3'].map((time) => `3/2/25\tTO\tprep\t${time}\tReading`).join('\n'))
  await confirmPaste(page, '3 rows')
  await saved(page)
  await press(page, 'Control+Home', 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown')
  await expect(page.getByText('3 rows × 1 column selected')).toBeAttached()
  await openSet(page)
  await bar(page).getByLabel('Field').selectOption('Activity')
  await bar(page).getByLabel('New Activity').selectOption('Letter out')
  await bar(page).getByRole('button', { name: 'Set', exact: true }).click()
  await saved(page)
  expect(await read()).toEqual(['letter_out 1.00', 'letter_out 2.00', 'letter_out 3.00'])
  await expectActive(page, 'Activity, row 3')
  await press(page, 'Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Control+d')
  await saved(page)
  expect(await read()).toEqual(['letter_out 1.00', 'letter_out 1.00', 'letter_out 3.00'])
  await press(page, 'Control+Shift+d')
  await saved(page)
  expect(await read()).toHaveLength(5)
  await bar(page).getByRole('button', { name: 'Delete 2 rows' }).click()
  await saved(page)
  expect(await read()).toEqual(['letter_out 3.00', 'letter_out 1.00', 'letter_out 1.00'])
  await press(page, 'Control+z', 'Control+z', 'Control+z', 'Control+z')
  await saved(page)
  expect((await read()).toSorted()).toEqual(['preparation 1.00', 'preparation 2.00', 'preparation 3.00'])
})

/** What the grid's foot says of the selection. */
const foot = (page: Page) => page.locator('[data-selection]')

test('a selection is filled, dated, copied into and added up; undo goes to what it changed', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Grid hands')
  const read = async () => (await stored(page, uuid)).map(({ date, time }) => `${date} ${time}`)
  await paste(page, ['1', '2.2', '3'].map((time, i) => `${i + 3}/2/25\tTO\tprep\t${time}\tReading ${i + 1}`).join('\n'))
  await confirmPaste(page, '3 rows')
  await saved(page)
  // The column of the active cell, without the free row; the row with it.
  await press(page, 'Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Control+Space')
  await expect(foot(page)).toHaveText(/^3 cells · 3 rows · 6\.20 hours · £\d+\.\d\d$/)
  await expectActive(page, 'Time, row 1')
  await page.keyboard.type('0:30')
  await press(page, 'Control+Enter')
  await expect(foot(page)).toContainText('Filled 3 cells.')
  await saved(page)
  expect(await read()).toEqual(['2025-02-03 0.50', '2025-02-04 0.50', '2025-02-05 0.50'])
  await expect(foot(page)).toContainText('3 cells · 3 rows · 1.50 hours')
  // What a column does not take stays where it is typed, and nothing is changed.
  await page.keyboard.type('soon')
  await press(page, 'Control+Enter')
  await expect(foot(page)).toContainText('Nothing was changed. Time:')
  await expect(grid(page).locator(':focus')).toHaveValue('soon')
  await press(page, 'Escape', 'Control+;')
  await expect(foot(page)).toContainText('No date cell is selected.')
  await press(page, 'Home', 'ArrowDown', "Control+'")
  await press(page, 'ArrowDown')
  await saved(page)
  expect(await read()).toEqual(['2025-02-03 0.50', '2025-02-03 0.50', '2025-02-05 0.50'])
  await press(page, 'Shift+Space')
  await expect(foot(page)).toContainText('5 cells · 1 row · 0.50 hours')
  await press(page, 'Shift+ArrowUp')
  await expect(foot(page)).toContainText('10 cells · 2 rows · 1.00 hours')
  await press(page, 'Control+;')
  await expect(foot(page)).toContainText(/Today, [\d/]{10}, in 2 cells\./)
  await saved(page)
  // From another place, each step back leads to the cell it changed.
  await press(page, 'Control+End', 'Control+z')
  await expectActive(page, 'Date, row 2')
  await press(page, 'Control+z')
  await expectActive(page, 'Date, row 2')
  await press(page, 'Control+End', 'Control+z')
  await expectActive(page, 'Time, row 1')
  await saved(page)
  expect(await read()).toEqual(['2025-02-03 1.00', '2025-02-04 2.20', '2025-02-05 3.00'])
  await press(page, 'ArrowDown', 'Control+Delete')
  await saved(page)
  await press(page, 'Control+End', 'Control+z')
  await expectActive(page, 'Date, row 2')
  await saved(page)
  expect(await read()).toEqual(['2025-02-03 1.00', '2025-02-04 2.20', '2025-02-05 3.00'])
  // In a text that is typed, a space is one; F1 shows the keys of the grid, and what is typed stays.
  await press(page, 'End')
  await page.keyboard.type('Two')
  await press(page, 'Shift+Space', 'F1')
  const sheet = page.getByRole('dialog', { name: 'About CostDraft' })
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('In the grid')
  await press(page, 'Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.type('words')
  await expect(grid(page).locator(':focus')).toHaveValue('Two words')
})

test('find goes from cell to cell; what replace would do is shown first, and undone in one step', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Grid found')
  const read = async () => (await stored(page, uuid)).map(({ time, description }) => `${time} ${description}`)
  await paste(page, ['1', '2', '1'].map((time, i) => `3/2/25\tTO\tprep\t${time}\tReading ${i + 1}`).join('\n'))
  await confirmPaste(page, '3 rows')
  await saved(page)
  await press(page, 'Control+f')
  const panel = page.getByRole('search', { name: 'Find in the grid' })
  await expect(panel.getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type('reading')
  await expect(panel.getByText('3 found')).toBeVisible()
  await press(page, 'Enter', 'F3')
  await expect(panel.getByText('2 of 3')).toBeVisible()
  await expect(cells(page, 2).nth(4)).toHaveAttribute('data-active')
  await press(page, 'Shift+F3')
  await expect(panel.getByText('1 of 3')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Escape')
  await expectActive(page, 'Description, row 1')
  await press(page, 'Control+h')
  await page.keyboard.type('1')
  await panel.getByLabel('Column').selectOption('Time')
  await panel.getByLabel('Replace with').fill('none')
  await expect(panel.getByText('Nothing is replaced; 2 cells refused')).toBeVisible()
  await panel.getByLabel('Replace with').fill('4')
  const preview = panel.getByRole('region', { name: 'What is replaced' })
  await expect(preview.getByRole('row')).toHaveText(['RowColumnBefore → after', '1Time1.00 → 4.00', '3Time1.00 → 4.00'])
  expect(await read()).toEqual(['1.00 Reading 1', '2.00 Reading 2', '1.00 Reading 3'])
  await expectAccessible(page)
  await picture(page, 'grid-replace')
  await panel.getByRole('button', { name: 'Replace 2 cells' }).click()
  await expect(panel.getByText('Replaced in 2 cells.')).toBeVisible()
  await saved(page)
  expect(await read()).toEqual(['4.00 Reading 1', '2.00 Reading 2', '4.00 Reading 3'])
  await press(page, 'Escape', 'Control+z')
  await expectActive(page, 'Time, row 1')
  await saved(page)
  expect(await read()).toEqual(['1.00 Reading 1', '2.00 Reading 2', '1.00 Reading 3'])
})

test('without a connection nothing typed is lost: the rows are kept, restored and stored once', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Grid lost')
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    if (!/"(?:AddTimeRecording|ChangeTimeRecordings)"/.test(body)) return route.fallback()
    // Stored, but nobody hears of it.
    await route.fetch()
    return route.abort()
  })
  await fill(page, '5/3/25', 'TO', 'prep', '1', 'Sent once')
  await press(page, 'Enter')
  await expect(bar(page).getByText('Offline: 1 row kept here')).toBeVisible()
  await fill(page, 'tel', '6m', 'Sent later')
  await press(page, 'ArrowUp')
  await expect(bar(page).getByText('Offline: 2 rows kept here')).toBeVisible()
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(bar(page).getByText('2 rows not saved yet')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Save now' }).click()
  await saved(page)
  // What was stored unheard stands in the grid once.
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4')
  expect((await stored(page, uuid)).map(({ description }) => description).toSorted()).toEqual([
    'Sent later',
    'Sent once',
  ])
})

test('a row that is half typed when the page goes is offered when one comes back @long', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Grid half typed')
  await fill(page, '5/3/25', 'TO', 'prep', '', 'Half ty')
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await page
    .getByRole('group', { name: 'Kept on this device: Rows of time recordings' })
    .getByRole('button', { name: 'Restore what you typed' })
    .click()
  await expect(cells(page, 1).nth(4)).toHaveText('Half ty')
  await cells(page, 1).nth(4).dblclick()
  await page.keyboard.type('ped')
  await press(page, 'Shift+Tab')
  await page.keyboard.type('1')
  await press(page, 'Control+Enter')
  await saved(page)
  expect((await stored(page, uuid)).map(({ description }) => description)).toEqual(['Half typed'])
  // Going to another tab and back finds the rows as they are.
  await page.getByRole('tab', { name: /^Hearings/ }).click()
  await page.getByRole('tab', { name: /^Time Recordings/ }).click()
  await expect(cells(page, 1).nth(4)).toHaveText('Half typed')
  await expect(page.getByRole('button', { name: 'Restore what you typed' })).toHaveCount(0)
})

const LIST = 'query ($uuid: ID!) { case(uuid: $uuid) { timeRecordings { nodes { uuid feeEarner { uuid } } } } }'
const EDIT =
  'mutation ($c: ID!, $u: ID!, $i: TimeRecordingInput!) { editTimeRecording(caseUuid: $c, uuid: $u, input: $i) { uuid } }'
interface Listed {
  case: { timeRecordings: { nodes: { uuid: string; feeEarner: { uuid: string } }[] } }
}
/** Someone else changes a row, by its place in the list. */
async function changeByOther(page: Page, c: string, place: number, description: string): Promise<void> {
  const row = (await api<Listed>(page, LIST, { uuid: c })).case.timeRecordings.nodes[place]
  const work = { date: '2025-03-05', feeEarner: row?.feeEarner.uuid, activityType: 'preparation', time: 1 }
  await api(page, EDIT, { c, u: row?.uuid, i: { ...work, description } })
}

test('two people at several rows: each is asked about, the others are stored; what was changed is not deleted @long', async ({
  page,
}) => {
  const uuid = await openGrid(page, 'Re Grid conflicts')
  const read = async () => (await stored(page, uuid)).map((row) => `${row.activityType} ${row.description}`)
  await paste(page, [1, 2, 3].map((number) => `5/3/25\tTO\tprep\t1\tRow ${number}`).join('\n'))
  await confirmPaste(page, '3 rows')
  await saved(page)
  await changeByOther(page, uuid, 0, 'Theirs')
  await changeByOther(page, uuid, 2, 'Theirs, too')
  const changes = countChanges(page)
  await press(page, 'Control+Home', 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown')
  await openSet(page)
  await bar(page).getByLabel('Field').selectOption('Activity')
  await bar(page).getByLabel('New Activity').selectOption('Letter out')
  await bar(page).getByRole('button', { name: 'Set', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Letter out')
  expect(await read()).toEqual(['preparation Theirs', 'letter_out Row 2', 'preparation Theirs, too'])
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await question.getByRole('button', { name: 'Take theirs' }).click()
  await expect(question).toHaveCount(0)
  await saved(page)
  expect(await read()).toEqual(['letter_out Theirs', 'letter_out Row 2', 'preparation Theirs, too'])
  await expect(cells(page, 3).nth(4)).toHaveText('Theirs, too')
  expect(changes).toEqual([3, 1])
  await changeByOther(page, uuid, 0, 'Once more')
  await changeByOther(page, uuid, 2, 'Once more')
  await bar(page).getByRole('button', { name: 'Delete 3 rows' }).click()
  await expect(page.getByText('Someone else changed 2 time recordings, so they were not deleted')).toBeVisible()
  await expect(cells(page, 1).nth(4)).toHaveText('Once more')
  await expect(cells(page, 2).nth(4)).toHaveText('Once more')
  await saved(page)
  expect(await read()).toEqual(['preparation Once more', 'preparation Once more'])
})

test('two people at the same row: both values are shown, and one wins', async ({ page }) => {
  const uuid = await openGrid(page, 'Re Grid conflict')
  await fill(page, '5/3/25', 'TO', 'prep', '1', 'Mine')
  await press(page, 'Enter')
  await saved(page)
  await changeByOther(page, uuid, 0, 'Theirs')
  await press(page, 'ArrowUp', 'End')
  await fill(page, 'Mine again')
  await press(page, 'Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Theirs')
  await expect(question).toContainText('Mine again')
  await question.getByRole('button', { name: 'Take theirs' }).click()
  await expect(cells(page, 1).nth(4)).toHaveText('Theirs')
  await saved(page)
})

test('disbursements have a grid of their own; one of a hearing is changed there @long', async ({ page }) => {
  await openGrid(page, 'Re Grid disbursements', 'disbursements')
  await fill(page, '5/3/25', 'court', '120.50', '0', 'Issue fee')
  await press(page, 'Enter')
  await saved(page)
  await expect(cells(page, 1)).toHaveText(['05/03/2025', /^Court/, '120.50', '0', 'Issue fee'])
})

const PAGED =
  'query ($uuid: ID!, $after: String) { case(uuid: $uuid) { timeRecordings(first: 500, after: $after) { nodes { date activityType time description } pageInfo { endCursor hasNextPage } } } }'
interface Paged {
  case: { timeRecordings: { nodes: Stored[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }
}
/** What was entered by hand, of a case with a ledger. */
async function entriesOf(page: Page, uuid: string): Promise<string[]> {
  const found: Stored[] = []
  for (let after: string | undefined, isMore = true; isMore;) {
    const { timeRecordings }: Paged['case'] = (await api<Paged>(page, PAGED, { uuid, after })).case
    found.push(...timeRecordings.nodes.filter(({ description }) => description?.startsWith('Entry ')))
    after = timeRecordings.pageInfo.endCursor
    isMore = timeRecordings.pageInfo.hasNextPage
  }
  return found.map(({ date, activityType, time, description }) => [date, activityType, time, description].join(' '))
}

const WORK = [
  ['preparation', 'Preparation', 'prep', '0.5', '5u'],
  ['letter_out', 'Letter out', 'lo', '0.1', '1u'],
  ['telephone_call', 'Telephone call', 'tel', '0.2', '2u'],
  ['letter_in', 'Letter in', 'li', '0.1', '1u'],
  ['counsel', 'Counsel', 'co', '1.5', '15u'],
] as const
const DAYS = ['03/02/2025', '04/02/2025', '05/02/2025', '06/02/2025', '07/02/2025']

test('fifty rows beside 10,000: no key is lost at full speed, and fewer are needed than in a spreadsheet @long', async ({
  page,
}) => {
  test.slow()
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Grid fifty'])
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await page.getByLabel('Ledger file').setInputFiles(join(import.meta.dirname, '../data/ledger-care-10000.csv'))
  await page.getByRole('button', { name: /^Import [\d,]+ rows/ }).click({ timeout: 100_000 })
  await expect(page.getByRole('dialog')).toContainText(/rows added\./, { timeout: 100_000 })
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Enter in grid' }).click()
  await expectActive(page, 'Date, row 101')
  let keys = 0
  await page.exposeFunction('countKey', () => keys++)
  await page.evaluate(() =>
    addEventListener('keydown', () => (globalThis as unknown as { countKey: () => void }).countKey(), true),
  )
  const rows = Array.from({ length: 50 }, (_, i) => ({
    day: DAYS[Math.floor(i / 10)] ?? '',
    work: WORK[i % WORK.length]!,
    text: `Entry ${i + 1} about the children`,
  }))
  for (const [i, { day, work, text }] of rows.entries()) {
    if (i === 0) await fill(page, day.replaceAll('/', ''), 'TO', work[2], work[4], text)
    else if (rows[i - 1]?.day === day) await fill(page, work[2], work[4], text)
    else {
      // Another day: back to the date, which the rows after it take over.
      await press(page, 'Home')
      await fill(page, day.replaceAll('/', ''), '', work[2], work[4], text)
    }
    await press(page, 'Enter')
  }
  await allSaved(page)
  // In a spreadsheet each cell is typed and left, the fee earner by initials.
  const inSheet = rows.reduce(
    (sum, { day, work, text }) => sum + [day, 'TO', work[1], work[3], text].join('').length + 5,
    0,
  )
  expect(keys).toBeGreaterThan(rows.length)
  expect(keys).toBeLessThan(inSheet)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(10_000 + rows.length + 2))
  const isoOf = (day: string): string => day.split('/').toReversed().join('-')
  const wanted = rows.map(({ day, work, text }) => `${isoOf(day)} ${work[0]} ${Number(work[3]).toFixed(2)} ${text}`)
  expect(await entriesOf(page, uuid)).toEqual(wanted)
})

test('between the parties a row has its phase and its rate @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await makeInterPartesCase(page, 'Grid v List')
  await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}?tab=time-recordings&view=grid`)
  await expectActive(page, 'Date, row 1')
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    'Row',
    'Date',
    'Fee earner',
    'Activity',
    'Time',
    'Party',
    'Phase',
    'Rate £',
    'Description',
    'Cost £',
  ])
  await fill(page, '5/6/24', 'TO', 'prep', '2', '', 'discl', '300', 'Lists')
  await press(page, 'Enter')
  await saved(page)
  await expect(cells(page, 1).last()).toHaveText('600.00')
})

const LONG = `Considering ${'the statement of the social worker and the chronology, '.repeat(4)}`.trim()
/** The box that the grid scrolls in. */
const box = (page: Page) => grid(page).locator('..')
/** How many rows are whole in the box, and in the window. */
const wholeRows = (page: Page): Promise<number> =>
  grid(page).evaluate((table) => {
    const top = table.querySelector('thead')!.getBoundingClientRect().bottom
    const bottom = Math.min(innerHeight, table.parentElement!.getBoundingClientRect().bottom)
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    return rows.filter((row) => row.height === 28 && row.top >= top - 1 && row.bottom <= bottom + 1).length
  })

test('at 1440 by 900 there are 22 rows and the cursor in view, and a long description shows whole where one is', async ({
  page,
}) => {
  await openGrid(page, 'Re Grid in view')
  await paste(
    page,
    Array.from({ length: 30 }, (_, i) => `5/3/25\tTO\tprep\t1\t${i === 28 ? LONG : `Item ${i}`}`).join('\n'),
  )
  await confirmPaste(page, '30 rows')
  await saved(page)
  await page.reload()
  await expectActive(page, 'Date, row 31')
  await steady(box(page))
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(22)
  await expect(grid(page).locator(':focus')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('30 of 30')).toBeInViewport({ ratio: 1 })
  const { scrollHeight, clientHeight } = await steady(page.locator('html'))
  expect(scrollHeight).toBe(clientHeight)
  const cell = cells(page, 29).nth(4)
  await expect(cell).toHaveAttribute('data-cut', '')
  await expect(cells(page, 28).nth(4)).not.toHaveAttribute('data-cut')
  const { y } = await steady(cells(page, 30).nth(4))
  await cell.click()
  const editor = page.getByLabel('Description, row 29')
  await expect(editor).toBeFocused()
  const whole = await steady(editor)
  expect(whole.scrollHeight).toBeLessThanOrEqual(whole.clientHeight)
  expect(whole.height).toBeGreaterThan(40)
  expect((await steady(cells(page, 30).nth(4))).y).toBe(y)
  await expectAccessible(page)
})

test('beside the costs the grid fits its place in every area, with no heading cut @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [legalAid = ''] = await makeCases(page, ['Re Grid fits'])
  const { uuid: interPartes } = await makeInterPartesCase(page, 'Grid v Place')
  const places = [
    [legalAid, 'time-recordings'],
    [await makeCourtOfProtectionCase(page, 'Re Grid of a deputy'), 'time-recordings'],
    [interPartes, 'time-recordings'],
    [await makeHighCostCase(page, 'Re Grid of high cost'), 'disbursements'],
  ] as const
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [uuid, tab] of places) {
      await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}?tab=${tab}&view=grid`)
      await expectActive(page, 'Date, row 1')
      expect(await sideways(box(page))).toBe(0)
      const heads = grid(page).getByRole('columnheader')
      await expect(heads.last()).toBeInViewport({ ratio: 1 })
      const cut = await heads.evaluateAll((all) =>
        all.filter((head) => head.scrollWidth > head.clientWidth + 1).map((head) => head.textContent),
      )
      expect(cut.filter((head) => head !== 'Row')).toEqual([])
    }
  }
})

test('beside the grid rows are filtered behind one button, and what is seldom needed is in a menu @long', async ({
  page,
}) => {
  await openGrid(page, 'Re Grid tools')
  await paste(page, Array.from({ length: 7 }, (_, i) => `5/3/25\tTO\t${i < 2 ? 'counsel' : 'prep'}\t1`).join('\n'))
  await confirmPaste(page, '7 rows')
  await saved(page)
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: 'Filter by Activity' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Counsel' }).click()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4')
  await press(page, 'Escape', 'Escape')
  await expect(page.getByRole('button', { name: 'Filter · 1 applied' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Import ledger' }).click()
  await expect(page.getByRole('dialog', { name: 'Import ledger' })).toBeVisible()
})
