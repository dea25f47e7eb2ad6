import { expect, test, type Page, type Request } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import {
  HOUSE_URL,
  SOLICITOR,
  api,
  fillSignIn,
  makeCases,
  makeInterPartesCase,
  signIn,
  visit,
  CASES,
} from './people.ts'
import { steady } from '../support/steady.ts'
import { question, savePage, labelled } from './screen.ts'
import { EDIT_CASE } from './mutations.ts'
import { gotoCase } from './workspace.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Case Details' })
const form = (page: Page) => page.getByRole('form', { name: 'Case Details' })
const field = (page: Page, name: string) => labelled(form(page), name)
const send = (page: Page) => page.getByRole('button', { name: 'SEND FOR REVIEW' })

const isListed = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(CASES)
  await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible()
}

/** Creates a case for one test and opens its workspace. */
async function workspace(page: Page, name: string): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  await gotoCase(page, uuid)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  return uuid
}
/** The same with the details opened. */
async function details(page: Page, name: string): Promise<string> {
  const uuid = await workspace(page, name)
  await toggle(page).click()
  await expect(field(page, 'Case name')).toHaveValue(name)
  return uuid
}

type Sent = { operationName?: string; variables: Record<string, unknown> }
/** What the page changes from now on: the name and the variables of each mutation. */
function changesOf(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return
    const body = request.postDataJSON() as Sent
    if (/^(Edit|Move|Send|Complete)/.test(body.operationName ?? '')) sent.push(body)
  })
  return sent
}
interface Stored {
  caseName: string
  stage: string
  certificate: { certificateNumber: string }
}
const STORED = 'query ($uuid: ID!) { case(uuid: $uuid) { caseName stage certificate { certificateNumber } } }'
const stored = async (page: Page, uuid: string): Promise<Stored> =>
  (await api<{ case: Stored }>(page, STORED, { uuid })).case

test('a name and a certificate number are changed in the header, and sent alone', async ({ page }) => {
  const uuid = await workspace(page, 'Re Header')
  const sent = changesOf(page)
  await expect(form(page)).toHaveCount(0)
  await expect(savePage(page)).toBeDisabled()
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(field(page, 'Bill Type').locator('option:checked')).toHaveText('Care and supervision')
  await expect(field(page, 'State')).toHaveCount(0)
  await expect(savePage(page)).toBeDisabled()
  await field(page, 'Case name').fill('Re Header, renamed')
  await expect(savePage(page)).toBeEnabled()
  await field(page, 'Certificate number').fill('1129999ZZ002')
  await savePage(page).click()
  await isListed(page)
  await expect(page.getByText('Case saved.')).toBeVisible()
  expect(sent.map(({ operationName }) => operationName)).toEqual(['EditLegalAidCase'])
  expect(sent[0]?.variables.input).toEqual({
    caseName: 'Re Header, renamed',
    certificate: { certificateNumber: '1129999ZZ002' },
  })
  expect(await stored(page, uuid)).toMatchObject({
    caseName: 'Re Header, renamed',
    stage: 'in_progress',
    certificate: { certificateNumber: '1129999ZZ002' },
  })
})

test('what would be refused opens the closed header at the field, and nothing is stored @long', async ({ page }) => {
  const uuid = await details(page, 'Re Refused')
  const sent = changesOf(page)
  await field(page, 'Certificate number').fill('12')
  await toggle(page).click()
  await expect(field(page, 'Certificate number')).toBeHidden()
  for (const button of [savePage(page), send(page)]) {
    await button.click()
    await expect(field(page, 'Certificate number')).toBeFocused()
    await expect(field(page, 'Certificate number')).toHaveAccessibleDescription('Enter exactly 12 characters.')
    await expect(page.getByText('Please complete all fields to continue.')).toBeVisible()
    await toggle(page).click()
  }
  expect(sent).toEqual([])
  expect((await stored(page, uuid)).certificate.certificateNumber).toBe('1129999ZZ001')
})

test('what the server refuses opens the closed header at the field as well @long', async ({ page }) => {
  await details(page, 'Re Refused by the server')
  const problems = [{ path: 'certificate.certificateNumber', message: 'Another case has this number.' }]
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('EditLegalAidCase')
      ? route.fulfill({
          json: { errors: [{ message: 'Refused.', extensions: { code: 'BAD_USER_INPUT', problems } }], data: null },
        })
      : route.fallback(),
  )
  await field(page, 'Certificate number').fill('1129999ZZ009')
  await toggle(page).click()
  await savePage(page).click()
  await expect(field(page, 'Certificate number')).toBeFocused()
  await expect(field(page, 'Certificate number')).toHaveAccessibleDescription('Another case has this number.')
  await expect(page.getByRole('status').filter({ hasText: 'Refused.' })).toBeVisible()
})

test('SEND FOR REVIEW saves the changes first, and without changes only moves the case @long', async ({ page }) => {
  const uuid = await details(page, 'Re Sent')
  const sent = changesOf(page)
  await field(page, 'Case name').fill('Re Sent and renamed')
  await send(page).click()
  await isListed(page)
  await expect(page.getByText('Sent for review.')).toBeVisible()
  expect(sent.map(({ operationName }) => operationName)).toEqual(['EditLegalAidCase', 'SendForReview'])
  expect(sent[0]?.variables.input).toEqual({ caseName: 'Re Sent and renamed' })
  expect(await stored(page, uuid)).toMatchObject({ caseName: 'Re Sent and renamed', stage: 'in_review' })

  const [other = ''] = await makeCases(page, ['Re Sent as it is'])
  await visit(page, `/cost-draft/cases/draft/edit/${other}`)
  await toggle(page).click()
  await expect(field(page, 'Case name')).toHaveValue('Re Sent as it is')
  await send(page).click()
  await isListed(page)
  expect(sent.slice(2).map(({ operationName }) => operationName)).toEqual(['SendForReview'])
  expect((await stored(page, other)).stage).toBe('in_review')
})

test('a case that cannot be moved keeps what was saved, and says so @long', async ({ page }) => {
  const uuid = await details(page, 'Re Half sent')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendForReview')
      ? route.fulfill({ json: { errors: [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }], data: null } })
      : route.fallback(),
  )
  await field(page, 'Case name').fill('Re Half sent, saved')
  await send(page).click()
  await expect(page.getByText('Re Half sent, saved could not be sent for review')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Re Half sent, saved' })).toBeVisible()
  await expect(field(page, 'Case name')).toHaveValue('Re Half sent, saved')
  await expect(savePage(page)).toBeDisabled()
  expect(await stored(page, uuid)).toMatchObject({ caseName: 'Re Half sent, saved', stage: 'in_progress' })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await isListed(page)
})

for (const [choice, kept] of [
  ['Keep mine', 'Re Mine'],
  ['Take theirs', 'Re Theirs'],
] as const) {
  test(`two people change one header: ${choice}${choice === 'Take theirs' ? ' @long' : ''}`, async ({ page }) => {
    const uuid = await details(page, 'Re Disputed header')
    await field(page, 'Case name').fill('Re Mine')
    await api(page, EDIT_CASE, { uuid, input: { caseName: 'Re Theirs' } })
    await savePage(page).click()
    await expect(question(page).getByRole('row', { name: 'Case name Re Mine Re Theirs' })).toBeVisible()
    await question(page).getByRole('button', { name: choice }).click()
    if (choice === 'Keep mine') await isListed(page)
    else {
      await expect(field(page, 'Case name')).toHaveValue(kept)
      await expect(savePage(page)).toBeDisabled()
    }
    expect((await stored(page, uuid)).caseName).toBe(kept)
  })
}

test('a newer version with the same details is no conflict @long', async ({ page }) => {
  const uuid = await details(page, 'Re Exceptional header')
  await field(page, 'Case name').fill('Re Exceptional and renamed')
  const exceptional = page.getByRole('checkbox', { name: 'Exceptional' })
  const moved = page.waitForResponse((answer) => answer.request().postData()?.includes('"SetExceptional"') ?? false)
  await exceptional.focus()
  await page.keyboard.press('Space')
  await moved
  await expect(exceptional).toBeChecked()
  await savePage(page).click()
  await isListed(page)
  expect((await stored(page, uuid)).caseName).toBe('Re Exceptional and renamed')
})

test('leaving with changes asks; a tab and a closed header do not lose them @long', async ({ page }) => {
  const uuid = await details(page, 'Re Left')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await isListed(page)
  await visit(page, `/cost-draft/cases/draft/edit/${uuid}`)
  await toggle(page).click()
  await field(page, 'Case name').fill('Re Left behind')
  await toggle(page).click()
  await page.getByRole('tab', { name: 'Narrative' }).click()
  await page.getByRole('textbox', { name: 'Narrative' }).fill('The narrative is saved on the way.')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(question(page)).toContainText('The case details you changed have not been saved.')
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused()
  await toggle(page).click()
  await expect(field(page, 'Case name')).toHaveValue('Re Left behind')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await isListed(page)
  expect((await stored(page, uuid)).caseName).toBe('Re Left')
  await visit(page, `/cost-draft/cases/draft/edit/${uuid}`)
  await toggle(page).click()
  await expect(field(page, 'Case name')).toHaveValue('Re Left')
  await expect(page.getByRole('button', { name: 'Restore what you typed' })).toHaveCount(0)
})

test('what was typed outlives the session, and is offered in the opened header', async ({ page }) => {
  await details(page, 'Re Session header')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const { access_token: token } = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}') as { access_token: string }
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const expired = btoa(JSON.stringify({ ...(JSON.parse(claims) as object), exp: 1 }))
    localStorage.setItem('auth_tokens', JSON.stringify({ access_token: `x.${expired}.x` }))
  })
  await field(page, 'Case name').fill('Re Session, typed')
  await savePage(page).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillSignIn(page, SOLICITOR, 'CostDraft-demo-1')
  await page.getByRole('link', { name: 'Case Details · Re Session header' }).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(field(page, 'Case name')).toHaveValue('Re Session, typed')
  await savePage(page).click()
  await isListed(page)
})

test('a new fee earner is chosen in the form of the header, which opens for it @long', async ({ page }) => {
  await workspace(page, 'Re Earner')
  await page.getByRole('button', { name: 'New fee earner' }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of [
    ['First name', 'Ida'],
    ['Surname', 'Header'],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  for (const label of ['Site', 'Type', 'Grade']) await dialog.getByLabel(label).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Fee Earner successfully saved.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New fee earner' })).toBeFocused()
  await expect(field(page, 'Fee earner').locator('option:checked')).toHaveText('Ida Header (IH)')
  await expect(savePage(page)).toBeEnabled()
  await savePage(page).click()
  await isListed(page)
})

test('a claimant of 80 characters, given at creation, locks neither Save nor SEND FOR REVIEW @long', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const claimant = 'Ann Ash '.repeat(10).trim()
  const { uuid } = await makeInterPartesCase(page, 'Re Long claimant', 'bill_of_costs', { claimant })
  await gotoCase(page, uuid)
  await toggle(page).click()
  await field(page, 'Case name').fill('Re Long claimant, renamed')
  await field(page, 'Claimant').fill(`${claimant} and others`)
  await savePage(page).click()
  await expect(field(page, 'Claimant')).toHaveAccessibleDescription(/^Enter at most 50 characters/)
  await field(page, 'Claimant').fill(claimant)
  await savePage(page).click()
  await isListed(page)
  await visit(page, `/cost-draft/cases/draft/edit/${uuid}`)
  await toggle(page).click()
  await field(page, 'Case name').fill('Re Long claimant, sent')
  await send(page).click()
  await isListed(page)
  expect(await stored(page, uuid)).toMatchObject({ caseName: 'Re Long claimant, sent', stage: 'in_review' })
})

test('in review, completed and at stage complete the details are read, without inputs @long', async ({ page }) => {
  const uuid = await workspace(page, 'Re Read')
  await api(page, 'mutation ($uuid: ID!) { moveCase(uuid: $uuid, stage: in_review) { uuid } }', { uuid })
  // Loaded anew: what the page has read before says that the case is in progress, and completing it from there is asked
  // about as a move that others made meanwhile.
  await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/review/${uuid}`)
  await expect(page.getByText('REVIEWING')).toBeVisible()
  const isRead = async (): Promise<void> => {
    await toggle(page).click()
    await expect(page.getByRole('term').filter({ hasText: 'Bill Type' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '1129999ZZ001' })).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'New fee earner' })).toHaveCount(0)
    await expect(savePage(page)).toBeDisabled()
  }
  await isRead()
  await expect(send(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'MARK AS COMPLETE' })).toBeEnabled()
  await page.getByRole('button', { name: 'MARK AS COMPLETE' }).click()
  await isListed(page)
  for (const path of [`completed/${uuid}`, `cases/draft/edit/${uuid}`, `cases/draft/review/${uuid}`]) {
    await page.goto(`${HOUSE_URL}/cost-draft/${path}`)
    await expect(page.getByRole('heading', { name: 'Re Read' })).toBeVisible()
    await isRead()
    if (path.includes('/edit/')) await expect(send(page)).toBeDisabled()
    else await expect(send(page)).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'MARK AS COMPLETE' })).toBeDisabled()
})

test('the header by keyboard alone @long', async ({ page }) => {
  const uuid = await workspace(page, 'Re Keys')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Case name')).toBeVisible()
  // Nothing has changed: Enter in a field saves nothing.
  await field(page, 'Case name').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type(' typed')
  await page.keyboard.press('Control+Enter')
  await isListed(page)
  expect((await stored(page, uuid)).caseName).toBe('Re Keys typed')
})

test('on a narrow screen what is needed seldom is in a menu, and nothing is cut @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await details(page, 'Re Narrow')
  expect((await steady(page.locator('html'))).scrollWidth).toBe(390)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'New fee earner' }).click()
  await expect(page.getByRole('dialog', { name: 'New fee earner' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused()
})

test('nothing for axe to say about the opened header @long', async ({ page }) => {
  await details(page, 'Re Axe header')
  await expectAccessible(page)
  await field(page, 'Case name').fill('')
  await savePage(page).click()
  await expect(field(page, 'Case name')).toBeFocused()
  await expectAccessible(page)
})
