import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { test } from './case-by-screen.ts'
import { makeFirmOfTwo, makeUser } from './firm-people.ts'
import { bar, grid, press, saved } from './grid-entry.ts'
import { watchHands, within } from './hands.ts'
import { ADD_TIME } from './mutations.ts'
import { HOUSE_URL, OWNER, api, makeCases, signIn } from './people.ts'
import { button, dialog } from './screen.ts'
import { gotoCase, itemRows } from './workspace.ts'

const ODD = join(import.meta.dirname, '../data/ledger-odd.csv')
const TIMES = `query ($uuid: ID!) { case(uuid: $uuid) {
  timeRecordings(first: 500) { totalCount nodes { uuid date activityType time description } }
  hearings(first: 50) { totalCount nodes { date } } } }`
interface Stored {
  case: {
    timeRecordings: { totalCount: number; nodes: { description: string | null }[] }
    hearings: { totalCount: number }
  }
}
const stored = (page: Page, uuid: string): Promise<Stored> => api<Stored>(page, TIMES, { uuid })

/** A draftsman of a firm of its own, with Priya Shah and Tom Okafor, and an empty case. */
async function begin(page: Page): Promise<{ uuid: string; tom: string }> {
  await signIn(page, OWNER)
  const { firm, tom } = await makeFirmOfTwo(page, 'Day')
  await watchHands(page)
  await signIn(page, await makeUser(page, firm, 'Dan Webb', 'costs_draftsman'))
  const [uuid = ''] = await makeCases(page, ['Re Day'])
  return { uuid, tom }
}

/** Types texts into one cell after the other, and ends the row. */
async function typeRow(page: Page, ...texts: string[]): Promise<void> {
  for (const [i, text] of texts.entries()) {
    if (i > 0) await press(page, 'Tab')
    await page.keyboard.type(text)
  }
  await press(page, 'Enter')
}

const WORK = [
  ['prep', '5u', 'Draft order'],
  ['tel', '6m', 'Guardian'],
  ['trav', '1:30', 'To court'],
] as const

/** A messy file of sixty rows: all are in, or it is said why not. An action is a press, or a choice from a list. */
async function importMessy(page: Page, uuid: string): Promise<void> {
  let actions = 0
  const act = (action: Promise<unknown>): Promise<unknown> => {
    actions++
    return action
  }
  const importing = page.getByRole('dialog', { name: 'Import ledger' })
  const choose = (label: string, text: string): Promise<unknown> =>
    act(importing.getByLabel(label, { exact: true }).selectOption({ label: text }))
  await act(button(page, 'Import ledger').click())
  await act(page.getByLabel('Ledger to import').setInputFiles(ODD))
  await choose('Column Who', 'Fee earner')
  await choose('Column Kind', 'Activity')
  await choose('Column What was done', 'Description')
  await choose('Column Spent', 'Time in hours')
  await choose('Shah, Priya means', 'Priya Shah')
  await choose('Tom Okafer means', 'Tom Okafor')
  await choose('Drafting means', 'Preparation')
  await choose('Perusing means', 'Preparation')
  const counts = importing.getByRole('status').filter({ hasText: 'cannot be taken' })
  await expect(counts).toHaveText(/^5\d ready, \d to check, 4 cannot be taken, 0 left out\.$/)
  await act(importing.getByRole('button', { name: /^Import \d+ rows, leave 4 out$/ }).click())
  await expect(importing).toContainText(/\d+ rows added\./)
  await act(button(page, 'Done').click())
  expect(actions).toBeLessThanOrEqual(12)
  expect((await stored(page, uuid)).case.timeRecordings.totalCount).toBe(56)
}

/** Five hearings by keys alone: the first begins at its date, each other with the day and the kind of the last. */
async function typeHearings(page: Page): Promise<void> {
  await press(page, 'n')
  await expect(dialog(page).getByLabel('Date', { exact: true })).toBeFocused()
  const at = async (name: string): Promise<void> => {
    const field = dialog(page).getByLabel(name, { exact: true })
    const isBefore = await field.evaluate(
      (one) => (document.activeElement?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
    )
    while (!(await field.evaluate((one) => one === document.activeElement)))
      await press(page, isBefore ? 'Shift+Tab' : 'Tab')
  }
  for (let i = 1; i <= 5; i++) {
    await within(page, `hearing ${i}`, { keys: 50, clicks: 0 }, async () => {
      await at('Date')
      await page.keyboard.type(`0${i}0425`)
      await at('Type')
      await page.keyboard.type('i')
      await at('Start')
      await page.keyboard.type('1000')
      await at('End')
      await page.keyboard.type(`1${i + 1}15`)
      await press(page, 'Control+Enter')
      await expect(dialog(page).getByLabel('End', { exact: true })).toHaveValue('')
    })
  }
  await press(page, 'Escape')
  await expect(itemRows(page)).toHaveCount(5)
}

test('the day of a draftsman, by counted keys and clicks @long', async ({ another }) => {
  test.setTimeout(300_000)
  const page = await another()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { uuid, tom } = await begin(page)
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await within(page, 'sixty rows from a messy file', { clicks: 12 }, () => importMessy(page, uuid))

  await button(page, 'Enter in grid').click()
  await expect(grid(page).locator(':focus')).toHaveAttribute('aria-label', /^Date, row 57$/)
  await typeRow(page, '3/4/25', 'TO', 'prep', '1', 'First')
  await saved(page)
  for (let i = 0; i < 30; i++)
    await within(page, `row ${i + 1}`, { keys: 20, clicks: 0 }, () => typeRow(page, ...(WORK[i % WORK.length] ?? [])))
  await saved(page)
  expect((await stored(page, uuid)).case.timeRecordings.totalCount).toBe(87)

  await gotoCase(page, uuid, { tab: 'hearings' })
  await expect(button(page, 'Add hearing')).toBeVisible()
  await typeHearings(page)

  // Seventy-two rows with a word that is wrong, corrected at once, and undone to the letter.
  const [other = ''] = await makeCases(page, ['Re Corrected'])
  for (let i = 0; i < 72; i++)
    await api(page, ADD_TIME, {
      c: other,
      i: {
        date: '2025-03-03',
        feeEarner: tom,
        activityType: 'preparation',
        time: 0.5,
        description: `Perusing page ${i}`,
      },
    })
  const before = await stored(page, other)
  await gotoCase(page, other, { tab: 'time-recordings' })
  await button(page, 'Enter in grid').click()
  await expect(grid(page).locator(':focus')).toBeVisible()
  await within(page, '72 rows corrected', { keys: 40, clicks: 2 }, async () => {
    await press(page, 'Control+h')
    await page.keyboard.type('Perusing')
    await press(page, 'Tab')
    const panel = page.getByRole('search', { name: 'Find in the grid' })
    await panel.getByLabel('Replace with').focus()
    await page.keyboard.type('Considering')
    await panel.getByRole('button', { name: 'Replace 72 cells' }).click()
    await expect(panel.getByText('Replaced in 72 cells.')).toBeVisible()
    await saved(page)
  })
  const corrected = (await stored(page, other)).case.timeRecordings.nodes
  expect(corrected.filter(({ description }) => description?.startsWith('Considering'))).toHaveLength(72)
  await within(page, 'and undone', { keys: 2, clicks: 0 }, async () => {
    await press(page, 'Escape', 'Control+z')
    await saved(page)
  })
  expect(await stored(page, other)).toEqual(before)

  await within(page, 'an offline minute', { clicks: 0 }, async () => {
    await page.context().setOffline(true)
    await press(page, 'Control+End', 'ArrowDown', 'Home')
    await typeRow(page, '4/4/25', 'PS', 'prep', '1', 'Without a line')
    await expect(bar(page).getByText('Offline: 1 row kept here')).toBeVisible()
    await page.context().setOffline(false)
    await saved(page)
  })
  expect((await stored(page, other)).case.timeRecordings.totalCount).toBe(73)

  await gotoCase(page, other, { tab: 'time-recordings' })
  const boxOf = (text: string) => itemRows(page).filter({ hasText: text }).getByRole('checkbox')
  const selected = page.getByRole('toolbar', { name: 'Selected rows' })
  await within(page, 'a row divided', { keys: 8, clicks: 3 }, async () => {
    await button(page, 'Select rows').click()
    await boxOf('Perusing page 7').first().check()
    await selected.getByRole('button', { name: 'Divide…' }).click()
    await expect(dialog(page).getByLabel('Time of the new row')).toBeFocused()
    await page.keyboard.type('0:12')
    await press(page, 'Enter')
    await expect(itemRows(page).filter({ hasText: 'Perusing page 7' }).filter({ hasText: '0.20' })).toHaveCount(1)
  })
  await within(page, 'two rows moved', { keys: 10, clicks: 8 }, async () => {
    await button(page, 'Select rows').click()
    await boxOf('Perusing page 1').first().check()
    await boxOf('Perusing page 2').first().check()
    await selected.getByRole('button', { name: 'Move…' }).click()
    const moving = page.getByRole('dialog', { name: 'Move 2 rows' })
    await moving.getByRole('textbox', { name: 'Find a case' }).click()
    await page.keyboard.type('Re Day')
    await moving.getByRole('radio', { name: /^Re Day/ }).check()
    await moving.getByRole('button', { name: 'Move 2 rows' }).click()
    await expect(page.getByText('Moved 2 rows to Re Day')).toBeVisible()
  })
  await page.goto(`${HOUSE_URL}/cost-draft/cases?view=list`)
  await within(page, 'a case copied', { keys: 16, clicks: 4 }, async () => {
    await button(page, 'Actions for Re Corrected').click()
    await page.getByRole('menuitem', { name: 'Copy Case' }).click()
    await dialog(page).getByLabel('Certificate number').click()
    await page.keyboard.type('1120459AA778')
    await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Copy of Re Corrected' })).toBeVisible()
  })

  await gotoCase(page, uuid)
  await within(page, 'from review to the PDF', { clicks: 12 }, async () => {
    await button(page, 'SEND FOR REVIEW').click()
    await page.getByRole('link', { name: 'Reviews' }).click()
    await page.getByRole('link', { name: 'Re Day' }).click()
    await button(page, 'MARK AS COMPLETE').click()
    await button(page, 'Complete anyway').click()
    await page.getByRole('link', { name: 'Completed' }).click()
    await page.getByRole('link', { name: 'Re Day' }).click()
    await button(page, 'Generate Documents').click()
    await expect(page.getByText('Documents generated successfully!')).toBeVisible({ timeout: 100_000 })
    const coming = page.waitForEvent('download')
    await page
      .getByRole('region', { name: 'Final documents' })
      .getByRole('button', { name: /^Download .*Legal aid bill/ })
      .click()
    const text = execFileSync('pdftotext', ['-layout', await (await coming).path(), '-']).toString()
    expect(text).toContain('Draft order')
  })
})
