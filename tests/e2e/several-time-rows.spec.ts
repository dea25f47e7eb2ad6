import { aspects } from '@costdraft/costing'
import { scopeCodes } from '@costdraft/schema/areas/scopes.ts'
import { expect, test, type Page, type Route } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { SOLICITOR, api, makeCases, signIn } from './people.ts'
import { steady } from '../support/steady.ts'
import { itemRows, gotoCase } from './workspace.ts'
import { EDIT_CASE } from './mutations.ts'
import { labelled } from './screen.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add several time recordings' })
const rows = (page: Page) => dialog(page).getByRole('group', { name: /^Row \d+$/ })
const field = (page: Page, row: number, name: string) => labelled(rows(page).nth(row), name)
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true })
const opener = (page: Page) => page.getByRole('button', { name: 'Add several' })

/** Creates a case for one test and opens its time recordings. */
async function workspace(
  page: Page,
  name: string,
  prepare: (page: Page, uuid: string) => Promise<unknown> = async () => undefined,
): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  await prepare(page, uuid)
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await expect(page.getByText('No time recordings yet.')).toBeVisible()
  return uuid
}
const TWO_PARTS = 'domestic_abuse_and_child_arrangement'
const inTwoParts = (page: Page, uuid: string): Promise<unknown> =>
  api(page, EDIT_CASE, {
    uuid,
    input: {
      caseType: TWO_PARTS,
      certificate: {
        certificateScopes: aspects.map((casePart) => ({ scope: scopeCodes(TWO_PARTS, casePart)[0], casePart })),
      },
    },
  })
const open = async (page: Page): Promise<void> => {
  await opener(page).click()
  await expect(field(page, 0, 'Activity')).toBeFocused()
}
const fill = async (page: Page, row: number, activity: string, time: string): Promise<void> => {
  await field(page, row, 'Activity').selectOption(activity)
  await field(page, row, 'Time').fill(time)
}

interface Stored {
  date: string
  activityType: string
  time: string
  description: string | null
}
const TIMES =
  'query ($uuid: ID!) { case(uuid: $uuid) { timeRecordings { nodes { date activityType time description } } } }'
const stored = async (page: Page, uuid: string): Promise<Stored[]> =>
  (await api<{ case: { timeRecordings: { nodes: Stored[] } } }>(page, TIMES, { uuid })).case.timeRecordings.nodes

interface Sent {
  operationName: string
  variables: { changes: { input: { description: string } }[] }
}
interface Answered {
  data: { changed: unknown[] }
}
/** Follows the requests that store several rows. Returns the descriptions of each. */
const sent = async (
  page: Page,
  answer: (route: Route, body: Sent) => Promise<unknown> = (route) => route.fallback(),
): Promise<string[][]> => {
  const requests: string[][] = []
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as Sent
    if (body.operationName !== 'ChangeTimeRecordings') return route.fallback()
    requests.push(body.variables.changes.map(({ input }) => input.description))
    await answer(route, body)
  })
  return requests
}
/** The server stores all rows but the second, which it refuses. */
const refuseSecond = async (route: Route, body: Sent): Promise<void> => {
  const { changes } = body.variables
  const postData = { ...body, variables: { ...body.variables, changes: changes.toSpliced(1, 1) } }
  const response = await route.fetch({ postData })
  const { data } = (await response.json()) as Answered
  const error = {
    __typename: 'RowRefusal',
    code: 'INVALID_INPUT',
    message: 'Refused.',
    problems: [{ __typename: 'RowProblem', path: 'feeEarner', message: 'This fee earner has left the firm.' }],
    current: null,
  }
  const refused = { __typename: 'TimeRecordingChanged', item: null, error }
  await route.fulfill({ response, json: { data: { changed: data.changed.toSpliced(1, 0, refused) } } })
}

test('five rows: one is refused and mended, all are stored once, and the focus is on the last', async ({ page }) => {
  const uuid = await workspace(page, 'Re Several')
  await open(page)
  await expect(rows(page)).toHaveCount(3)
  await expect(field(page, 0, 'Part')).toHaveCount(0)
  await field(page, 0, 'Date').fill('14/01/2025')
  for (let row = 0; row < 5; row++) {
    await fill(page, row, 'Preparation', `0:${30 + row}`)
    await field(page, row, 'Description').fill(`Work number ${row + 1}`)
  }
  // Another is there below the last, and has the date of the row above.
  await expect(rows(page)).toHaveCount(6)
  await expect(field(page, 5, 'Date')).toHaveValue('14/01/2025')
  const requests = await sent(page, refuseSecond)
  await save(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('4 of 5 stored.')
  await expect(field(page, 0, 'Description')).toHaveValue('Work number 2')
  await expect(field(page, 0, 'Fee earner')).toBeFocused()
  await expect(field(page, 0, 'Fee earner')).toHaveAccessibleDescription('This fee earner has left the firm.')
  expect((await stored(page, uuid)).map(({ description }) => description)).toEqual(
    [1, 3, 4, 5].map((n) => `Work number ${n}`),
  )
  expect(requests).toEqual([[1, 2, 3, 4, 5].map((n) => `Work number ${n}`)])
  await page.unrouteAll()
  await field(page, 0, 'Fee earner').selectOption({ label: 'Tom Okafor (TO)' })
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('5 time recordings are saved.')).toBeVisible()
  await expect(itemRows(page)).toHaveCount(5)
  await expect(itemRows(page).filter({ hasText: 'Work number 2' })).toBeFocused()
  const all = await stored(page, uuid)
  expect(all).toHaveLength(5)
  expect(new Set(all.map(({ date }) => date))).toEqual(new Set(['2025-01-14']))
})

test('what is wrong is marked at its field and nothing is sent; rows without typing are no rows @long', async ({
  page,
}) => {
  const uuid = await workspace(page, 'Re Several wrong')
  await open(page)
  await fill(page, 0, 'Preparation', '1:30')
  await field(page, 2, 'Time').fill('never')
  await save(page).click()
  await expect(field(page, 2, 'Activity')).toBeFocused()
  await expect(field(page, 2, 'Activity')).toHaveAccessibleDescription('This is required.')
  await expect(page.getByText('Please complete all fields to continue.')).toBeVisible()
  await expect(field(page, 1, 'Activity')).not.toHaveAttribute('aria-invalid', 'true')
  expect(await stored(page, uuid)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Remove row 3' }).click()
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await stored(page, uuid)).toMatchObject([{ activityType: 'preparation', time: '1.50', description: null }])
})

test('a lost answer keeps what is left, also when the page is closed; trying again stores each row once @long', async ({
  page,
}) => {
  const uuid = await workspace(page, 'Re Several lost')
  await open(page)
  for (const [row, text] of ['First', 'Second', 'Third'].entries()) {
    await fill(page, row, 'Preparation', '1')
    await field(page, row, 'Description').fill(`${text} row`)
  }
  const requests = await sent(page, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    '0 of 3 stored. We do not know yet whether this was saved; trying again is safe.',
  )
  await expect(field(page, 0, 'Description')).toHaveValue('First row')
  await expect(field(page, 2, 'Description')).toHaveValue('Third row')
  expect(requests).toEqual([['First row', 'Second row', 'Third row']])
  expect(await stored(page, uuid)).toHaveLength(3)
  await page.unrouteAll()
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(field(page, 1, 'Description')).toHaveValue('Second row')
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  expect((await stored(page, uuid)).map(({ description }) => description)).toEqual([
    'First row',
    'Second row',
    'Third row',
  ])
})

test('by keyboard: Enter goes to the next row, Ctrl+Enter stores; closing with rows asks @long', async ({ page }) => {
  const uuid = await workspace(page, 'Re Several keys')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 0, 'Activity')).toBeFocused()
  await page.keyboard.type('prep')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6m')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Read the papers')
  await page.keyboard.press('Enter')
  await expect(field(page, 1, 'Activity')).toBeFocused()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 row has not been saved.')
  await question.getByRole('button', { name: 'Go on editing' }).click()
  await expect(field(page, 1, 'Activity')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(itemRows(page).first()).toBeFocused()
  expect(await stored(page, uuid)).toMatchObject([{ time: '0.10', description: 'Read the papers' }])

  await open(page)
  await field(page, 0, 'Description').fill('Not to be kept')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await page.reload()
  await expect(itemRows(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Restore what you typed' })).toHaveCount(0)
})

test('a case of two parts asks for the part, and hands it on @long', async ({ page }) => {
  await workspace(page, 'Re Several parts', inTwoParts)
  await open(page)
  await field(page, 0, 'Part').selectOption('Child Arrangements')
  await expect(field(page, 1, 'Part').locator('option:checked')).toHaveText('Child Arrangements')
  await field(page, 1, 'Time').fill('1')
  await field(page, 1, 'Part').selectOption('Domestic Abuse')
  await expect(field(page, 2, 'Part').locator('option:checked')).toHaveText('Domestic Abuse')
  await expect(field(page, 0, 'Part').locator('option:checked')).toHaveText('Child Arrangements')
})

test('several rows on a narrow screen, and nothing for axe to say @long', async ({ page }) => {
  await workspace(page, 'Re Several narrow')
  await open(page)
  await field(page, 0, 'Time').fill('never')
  await save(page).click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rows(page).nth(1).getByText('Activity', { exact: true })).toBeVisible()
  expect((await steady(page.locator('html'))).scrollWidth).toBe(390)
  await expectAccessible(page)
})
