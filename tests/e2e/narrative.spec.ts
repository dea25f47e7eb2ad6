import { expect, test, type Page } from 'playwright/test'
import { HOUSE_URL, SOLICITOR, api, makeCases, signIn } from './people.ts'
import { gotoCase } from './workspace.ts'

const READ = 'query ($c: ID!) { case(uuid: $c) { narrative } }'
const WRITE = 'mutation ($c: ID!, $n: String!) { editNarrative(caseUuid: $c, narrative: $n) { uuid } }'
const text = (page: Page) => page.getByRole('textbox', { name: 'Narrative' })
const stored = async (page: Page, c: string): Promise<string | null> =>
  (await api<{ case: { narrative: string | null } }>(page, READ, { c })).case.narrative

/** Opens the narrative of a new case, with a clock the test controls. */
async function open(page: Page, name: string, already?: string): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  if (already) await api(page, WRITE, { c: uuid, n: already })
  await page.clock.install()
  await gotoCase(page, uuid, { tab: 'narrative' })
  await expect(text(page)).toHaveValue(already ?? '')
  return uuid
}

test('the narrative saves itself every five seconds while it changes @long', async ({ page }) => {
  const uuid = await open(page, 'Re Narrative')
  await text(page).fill('The local authority issued proceedings.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(await stored(page, uuid)).toBe('The local authority issued proceedings.')
  await text(page).pressSequentially(' The mother opposed.')
  await page.clock.fastForward(5_000)
  await expect(page.getByText(/^Saved/)).toBeVisible()
  expect(await stored(page, uuid)).toContain('The mother opposed.')
})

test('another tab, and another page, save what was typed @long', async ({ page }) => {
  const uuid = await open(page, 'Re Left', 'First.')
  await text(page).fill('First. Second.')
  await page.getByRole('tab', { name: 'Disbursements' }).click()
  await expect.poll(() => stored(page, uuid)).toBe('First. Second.')
  await page.getByRole('tab', { name: 'Narrative' }).click()
  await expect(text(page)).toHaveValue('First. Second.')
  await text(page).fill('First. Second. Third.')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  expect(await stored(page, uuid)).toBe('First. Second. Third.')
})

test('closing the page saves at the last moment', async ({ page }) => {
  const uuid = await open(page, 'Re Closed')
  await text(page).fill('Typed and gone.')
  page.on('dialog', (dialog) => {
    void dialog.accept()
  })
  await page.goto(`${HOUSE_URL}/health`)
  await expect.poll(() => stored(page, uuid)).toBe('Typed and gone.')
})

test('a failed save says so, keeps the text, guards the page, and is tried again', async ({ page }) => {
  const uuid = await open(page, 'Re Kept')
  let isDown = true
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('EditNarrative')
      ? route.fulfill({ status: 503, contentType: 'text/html', body: 'down' })
      : route.fallback(),
  )
  await text(page).fill('Not to be lost.')
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('alert')).toHaveText('Not saved: Request failed with status code 503')
  await page.getByRole('tab', { name: 'Disbursements' }).click()
  await expect(page.getByText('No disbursements yet.')).toBeVisible()
  await page.getByRole('tab', { name: 'Narrative' }).click()
  await expect(text(page)).toHaveValue('Not to be lost.')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(text(page)).toHaveValue('Not to be lost.')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  expect(await stored(page, uuid)).toBe('Not to be lost.')
})

test('a failed save is tried again by itself @long', async ({ page }) => {
  const uuid = await open(page, 'Re Again')
  let isDown = true
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('EditNarrative') ? route.abort() : route.fallback(),
  )
  await text(page).fill('Later, then.')
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('alert')).toContainText('Not saved: CostDraft cannot be reached.')
  isDown = false
  await page.clock.fastForward(5_000)
  await expect(page.getByText(/^Saved/)).toBeVisible()
  expect(await stored(page, uuid)).toBe('Later, then.')
})

test("a save whose answer is lost is not taken for someone else's @long", async ({ page }) => {
  const uuid = await open(page, 'Re Lost answer')
  let isFirst = true
  await page.route('**/graphql', async (route) => {
    if (!isFirst || !route.request().postData()?.includes('EditNarrative')) return route.fallback()
    isFirst = false
    await route.fetch()
    return route.abort()
  })
  await text(page).fill('Written once.')
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('alert')).toContainText('Not saved')
  await text(page).fill('Written once. And on.')
  await page.clock.fastForward(5_000)
  await expect(page.getByText(/^Saved/)).toBeVisible()
  expect(await stored(page, uuid)).toBe('Written once. And on.')
})

for (const choice of ['Keep mine', 'Take theirs'] as const) {
  test(`two people write one narrative: ${choice}${choice === 'Take theirs' ? ' @long' : ''}`, async ({ page }) => {
    const uuid = await open(page, `Re Disputed ${choice}`, 'As it was.')
    await api(page, WRITE, { c: uuid, n: 'Their words.' })
    await text(page).fill('My words.')
    await page.clock.fastForward(5_000)
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('row')).toHaveText(['FieldYoursTheirs', 'NarrativeMy words.Their words.'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toHaveText('Not saved: someone else changed this narrative.')
    await page.getByRole('button', { name: 'Choose whose stands' }).click()
    await question.getByRole('button', { name: choice }).click()
    const stands = choice === 'Keep mine' ? 'My words.' : 'Their words.'
    await expect(text(page)).toHaveValue(stands)
    await expect.poll(() => stored(page, uuid)).toBe(stands)
  })
}

test('outside the draft, and in a complete case, it is read only @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Read only'])
  await api(page, WRITE, { c: uuid, n: 'To be read.' })
  await gotoCase(page, uuid, { screen: 'draft/review', tab: 'narrative' })
  await expect(page.getByRole('article', { name: 'Narrative' })).toHaveText('To be read.')
  await api(page, 'mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }', { c: uuid })
  await gotoCase(page, uuid, { tab: 'narrative' })
  await expect(page.getByRole('article', { name: 'Narrative' })).toHaveText('To be read.')
  await expect(text(page)).toHaveCount(0)
})
