import { expect, test, type Page } from 'playwright/test'
import { HOUSE_URL, SOLICITOR, api, fillSignIn, makeCases, picture, signIn, OWNER_OF_ASHDOWN } from './people.ts'
import { dialog, field } from './screen.ts'
import { openNewCase, gotoCase } from './workspace.ts'
import { ADD_DISBURSEMENT } from './mutations.ts'

const PASSWORD = 'CostDraft-demo-1'
const kept = (page: Page) => page.getByRole('list', { name: 'Kept on this device' }).getByRole('listitem')
const restore = (page: Page) => page.getByRole('button', { name: 'Restore what you typed' })
const draftsStored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('draft.'))
      .join('\n'),
  )

/** Fills in the dialog of a new disbursement. */
async function typeDisbursement(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add disbursement' }).click()
  await field(page, 'Date').fill('2025-03-04')
  await field(page, 'Type').selectOption({ index: 1 })
  await field(page, 'Amount').fill(amount)
}

/**
 * Ends the session: the access token has expired and cannot be refreshed. What the page still asks for would lead to
 * sign-in at once.
 */
const endSession = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const { access_token: token } = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}') as { access_token: string }
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const expired = btoa(JSON.stringify({ ...(JSON.parse(claims) as object), exp: 1 }))
    localStorage.setItem('auth_tokens', JSON.stringify({ access_token: `x.${expired}.x` }))
  })
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page.getByText('What you typed is kept on this device until you are signed in again.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillSignIn(page, email, PASSWORD)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached()
}

const NARRATIVE = 'query ($c: ID!) { case(uuid: $c) { narrative } }'
const DISBURSEMENTS = 'query ($c: ID!) { case(uuid: $c) { disbursements { nodes { amount } } } }'
const amounts = async (page: Page, c: string): Promise<string[]> =>
  (
    await api<{ case: { disbursements: { nodes: { amount: string }[] } } }>(page, DISBURSEMENTS, { c })
  ).case.disbursements.nodes.map(({ amount }) => amount)

test('a narrative outlives the session it was typed in, and is offered back at its place @long', async ({ page }) => {
  const uuid = await openNewCase(page, 'Re Session', 'narrative')
  await endSession(page)
  await page.getByRole('textbox', { name: 'Narrative' }).fill('Typed as the session ended.')
  await page.getByRole('tab', { name: 'Disbursements' }).click()
  await signInAgain(page, SOLICITOR)
  await expect(page.getByText('Your session ended.')).toBeVisible()
  await expect(kept(page)).toHaveCount(1)
  await kept(page).getByRole('link', { name: 'Narrative · Re Session' }).click()
  await expect(page.getByRole('textbox', { name: 'Narrative' })).toHaveValue('')
  await restore(page).click()
  await expect(page.getByRole('textbox', { name: 'Narrative' })).toHaveValue('Typed as the session ended.')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  const stored = await api<{ case: { narrative: string } }>(page, NARRATIVE, { c: uuid })
  expect(stored.case.narrative).toBe('Typed as the session ended.')
  expect(await draftsStored(page)).toBe('')
})

test('an open dialog outlives the session, and nobody else is offered it', async ({ page }) => {
  await openNewCase(page, 'Re Dialog', 'disbursements')
  await typeDisbursement(page, '123.45')
  expect(await draftsStored(page)).toContain('123.45')
  await endSession(page)
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await signInAgain(page, OWNER_OF_ASHDOWN)
  await expect(page.getByText('Your session ended.')).toHaveCount(0)
  await expect(kept(page)).toHaveCount(0)
  expect(await draftsStored(page)).toBe('')
})

test('a closed tab: the dialog is offered in its tab, restored, and stored once', async ({ page, context }) => {
  const uuid = await openNewCase(page, 'Re Closed', 'disbursements')
  await page.getByRole('button', { name: 'Add disbursement' }).click()
  const date = await field(page, 'Date').inputValue()
  await field(page, 'Type').selectOption({ index: 1 })
  await field(page, 'Amount').fill('67.80')
  // By the time it is restored, a new row would begin with the date of this one; the date that was on the screen is the
  // one that counts.
  await api(page, ADD_DISBURSEMENT, { c: uuid, i: { date: '2025-05-06', disbursementType: 'taxi', amount: 5 } })
  const again = await context.newPage()
  await page.close()
  await again.goto(`${HOUSE_URL}/`)
  await kept(again).getByRole('link', { name: 'Add disbursement · Re Closed' }).click()
  await restore(again).click()
  await expect(field(again, 'Amount')).toHaveValue('67.80')
  await expect(field(again, 'Date')).toHaveValue(date)
  await dialog(again).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(again)).toHaveCount(0)
  expect(await amounts(again, uuid)).toEqual(['5.00', '67.80'])
  expect(await draftsStored(again)).toBe('')
  await expect(restore(again)).toHaveCount(0)
})

test('a lost connection keeps what was typed; opening it again offers it; discarding ends it @long', async ({
  page,
  context,
}) => {
  const uuid = await openNewCase(page, 'Re Offline', 'narrative')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Narrative' }).fill('Typed without a line.')
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await gotoCase(again, uuid, { tab: 'narrative' })
  await expect(restore(again)).toBeVisible()
  await again.getByRole('button', { name: 'Discard' }).click()
  await expect(again.getByRole('textbox', { name: 'Narrative' })).toHaveValue('')
  expect(await draftsStored(again)).toBe('')
  const stored = await api<{ case: { narrative: string | null } }>(again, NARRATIVE, { c: uuid })
  expect(stored.case.narrative ?? '').toBe('')
})

test('notes and the details of a case are kept as well; signing out clears everything', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Noted'])
  const path = `${HOUSE_URL}/cost-draft/cases/details/edit/${uuid}`
  page.on('dialog', (asked) => void asked.accept())
  await page.goto(path)
  await page.getByRole('textbox', { name: 'New note' }).fill('To ask the clerk.')
  await page.getByLabel('Case name').fill('Re Noted and kept')
  await page.goto(path)
  await expect(restore(page)).toHaveCount(2)
  // Until one has chosen, nothing can be typed behind what is offered, and it looks so.
  const name = page.getByLabel('Case name')
  const paper = (): Promise<string> => name.evaluate((field) => getComputedStyle(field).backgroundColor)
  await expect(name).toBeVisible()
  const closed = await paper()
  await picture(page, 'behind-offer')
  await restore(page).first().click()
  await restore(page).first().click()
  await expect.poll(paper).not.toBe(closed)
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('To ask the clerk.')
  await expect(page.getByLabel('Case name')).toHaveValue('Re Noted and kept')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.goto(`${HOUSE_URL}/health`)
  expect(await draftsStored(page)).toBe('')
})

test('a draft older than a week is gone @long', async ({ page }) => {
  await openNewCase(page, 'Re Old', 'disbursements')
  await typeDisbursement(page, '9.99')
  await page.evaluate(() => {
    const [name = '', text = ''] = Object.entries(localStorage).find(([key]) => key.startsWith('draft.')) ?? []
    const draft = JSON.parse(text) as { at: number }
    localStorage.setItem(name, JSON.stringify({ ...draft, at: draft.at - 7 * 86_400_000 }))
  })
  await page.reload()
  await expect(page.getByText('No disbursements yet.')).toBeVisible()
  await expect(restore(page)).toHaveCount(0)
  expect(await draftsStored(page)).toBe('')
})

test('an answer that is lost is told truly; saving again stores one row @long', async ({ page }) => {
  const uuid = await openNewCase(page, 'Re Lost answer', 'disbursements')
  await typeDisbursement(page, '50.00')
  await page.route(
    '**/graphql',
    async (route) => {
      if (!route.request().postData()?.includes('AddDisbursement')) return route.fallback()
      await route.fetch()
      return route.abort()
    },
    { times: 1 },
  )
  const save = dialog(page).getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'We do not know yet whether this was saved; trying again is safe.',
  )
  expect(await amounts(page, uuid)).toEqual(['50.00'])
  // The page is closed before the second attempt: the key of the first one is kept with the text.
  await page.reload()
  await restore(page).click()
  await save.click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await amounts(page, uuid)).toEqual(['50.00'])
})

test('a note whose answer is lost is added once @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Note once'])
  await gotoCase(page, uuid, { screen: 'details/edit' })
  await page.getByRole('textbox', { name: 'New note' }).fill('Said once.')
  let isFirst = true
  await page.route('**/graphql', async (route) => {
    if (!isFirst || !route.request().postData()?.includes('AddNote')) return route.fallback()
    isFirst = false
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('We do not know yet whether this was saved; trying again is safe.')).toBeVisible()
  // What is there is read anew, so the note is listed before it is sent again.
  const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem')
  await expect(notes).toHaveCount(1)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await expect(notes).toHaveCount(1)
  const { case: found } = await api<{ case: { notes: { totalCount: number } } }>(
    page,
    'query ($c: ID!) { case(uuid: $c) { notes { totalCount } } }',
    { c: uuid },
  )
  expect(found.notes.totalCount).toBe(1)
})
