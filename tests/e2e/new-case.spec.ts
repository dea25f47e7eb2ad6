import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { SOLICITOR, picture, signIn, OWNER_OF_ASHDOWN, CASES } from './people.ts'
import { steady } from '../support/steady.ts'
import { pageField } from './screen.ts'
import { sentOf } from './firm-people.ts'

const NEW = `${CASES}/add-case`
const DRAFT = /\/cost-draft\/cases\/draft\/edit\/[\da-f-]{36}$/
// These tests are long: allows more time on a busy machine.
test.describe.configure({ timeout: 100_000 })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function fillCase(page: Page, name: string): Promise<void> {
  for (const [label, text] of [
    ['Case name', name],
    ["Solicitor's case reference", 'ASH/2026/001'],
  ] as const)
    await pageField(page, label).fill(text)
  await pageField(page, 'Fee earner').selectOption({ label: 'Priya Shah (PS)' })
  await pageField(page, 'Site').selectOption({ index: 1 })
  await pageField(page, 'Court level').selectOption('High Court judge')
  for (const [label, text] of [
    ['Certificate number', '1120459AA777'],
    ['Date of issue', '2026-01-05'],
  ] as const)
    await pageField(page, label).fill(text)
}

/** Creates a case for one test and opens Edit Case. */
async function ownCase(page: Page, name: string): Promise<string> {
  await page.goto(NEW)
  await fillCase(page, name)
  await next(page).click()
  await expect(page).toHaveURL(DRAFT)
  await page.getByRole('link', { name: 'Edit Case' }).click()
  await expect(pageField(page, 'Case name')).toHaveValue(name)
  return page.url()
}

test('a solicitor drafts a care case with keyboard and mouse', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(NEW)
  await expect(pageField(page, 'Solicitor')).toBeDisabled()
  await expect(pageField(page, 'Area of work').locator('option:disabled')).toHaveCount(0)
  await expect(pageField(page, 'Case type').locator('option:not([value=""])')).toHaveCount(13)
  await fillCase(page, 'Re Abernathy')
  await pageField(page, 'Case type').selectOption('Placement')
  await expect(pageField(page, 'Represented party')).toBeDisabled()
  await expect(pageField(page, 'Parties represented')).toHaveValue('')
  await pageField(page, 'Case type').selectOption('Care and supervision')
  await pageField(page, 'Represented party').press('c')
  for (const key of ['Tab', '2']) await page.keyboard.press(key)
  await pageField(page, 'Half fixed fee').press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(DRAFT)
  await expect(page.getByRole('heading', { name: 'Re Abernathy' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit Case' }).click()
  for (const [label, value] of [
    ['Represented party', 'child'],
    ['Parties represented', '2'],
  ] as const)
    await expect(pageField(page, label)).toHaveValue(value)
  await expect(pageField(page, 'Half fixed fee')).toBeChecked()
})

const scopes = (page: Page) => page.getByRole('group', { name: 'Scope of the certificate' })

test('a private family case is drafted with the scopes of its certificate, which Edit Case shows and changes @long', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  await page.goto(NEW)
  await expect(scopes(page)).toHaveCount(0)
  await fillCase(page, 'Re Scoped')
  await pageField(page, 'Case type').selectOption('Child arrangements orders')
  await expect(pageField(page, 'Represented party')).toBeDisabled()
  await expect(pageField(page, 'Linked certificates')).toBeDisabled()
  await next(page).click()
  const first = scopes(page).getByRole('checkbox').first()
  await expect(first).toBeFocused()
  await expect(scopes(page)).toHaveAccessibleDescription('Choose at least one scope.')
  await scopes(page).getByRole('checkbox', { name: 'Hearing-children FM049' }).check()
  await expect(first).not.toHaveAttribute('aria-invalid')
  // What is ticked for one type is not sent with another, and is there again where the type is chosen again.
  await pageField(page, 'Case type').selectOption('Finance')
  await expect(scopes(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await pageField(page, 'Case type').selectOption('Child arrangements orders')
  await expect(scopes(page).getByRole('checkbox', { checked: true })).toHaveAccessibleName('Hearing-children FM049')
  await scopes(page).getByRole('checkbox', { name: 'Final hearing FM062' }).press('Space')
  await expectAccessible(page)
  await picture(page, 'new-case-scopes')
  await next(page).click()
  await expect(page).toHaveURL(DRAFT)
  await page.getByRole('link', { name: 'Edit Case' }).click()
  await expect(scopes(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await scopes(page).getByRole('checkbox', { name: 'Hearing-children FM049' }).uncheck()
  const request = page.waitForRequest(
    (r) => r.url().endsWith('/graphql') && sentOf(r).operationName === 'EditLegalAidCase',
  )
  const address = page.url()
  await save(page).click()
  expect(sentOf(await request).variables.input).toEqual({
    certificate: { certificateScopes: [{ scope: 'FM062', casePart: null }] },
  })
  await expect(page).toHaveURL(CASES)
  await page.goto(address)
  await expect(scopes(page).getByRole('checkbox', { checked: true })).toHaveAccessibleName('Final hearing FM062')
})

test('scopes are found by code, name or printed wording, and chosen by keyboard alone @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(NEW)
  await fillCase(page, 'Re Searched')
  await pageField(page, 'Case type').selectOption('Domestic abuse and child arrangements')
  const search = page.getByRole('searchbox', { name: 'Search the scopes' })
  const box = (part: string, name: string) =>
    page.getByRole('group', { name: part }).getByRole('checkbox', { name, exact: true })
  const count = scopes(page).getByRole('status')
  await search.pressSequentially('family help HIGHER')
  await expect(count).toHaveText('1 of 95 found, 0 chosen')
  await expect(box('Child Arrangements', 'FHH Children FM059')).toHaveAccessibleDescription(
    /^Limited to Family Help \(Higher\) and to all steps/,
  )
  await expect(page.getByText('Limited to Family Help (Higher) and to all steps')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(box('Child Arrangements', 'FHH Children FM059')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(count).toHaveText('1 of 95 found, 1 chosen')
  // The box is the only one found: up leads back to the search, and what is chosen stays in view whatever is searched
  // for.
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await search.fill('zzz')
  await expect(count).toHaveText('0 of 95 found, 1 chosen')
  await expect(page.getByRole('button', { name: 'Leave out FM059, FHH Children' })).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('group', { name: 'Domestic Abuse' })).toHaveAccessibleDescription(
    'Choose at least one scope for the part Domestic Abuse.',
  )
  await expect(page.getByRole('group', { name: 'Child Arrangements' })).toHaveAccessibleDescription('')
  await search.press('Escape')
  await expect(count).toHaveText('1 chosen')
  await search.fill('cv118')
  await search.press('Enter')
  await expect(box('Child Arrangements', 'Hearing CV118')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(box('Domestic Abuse', 'Hearing CV118')).toBeFocused()
  await page.keyboard.press('Space')
  await search.fill('')
  await expectAccessible(page)
  await picture(page, 'new-case-scopes-390')
  await page.getByRole('button', { name: 'Leave out CV118, Hearing' }).click()
  await expect(search).toBeFocused()
  await expect(box('Domestic Abuse', 'Hearing CV118')).not.toBeChecked()
  // One stop of the Tab key in each list.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Leave out FM059, FHH Children' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: 'Child Arrangements' }).getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: 'Domestic Abuse' }).getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await next(page).click()
  await expect(page).toHaveURL(DRAFT)
})

test('the dates of a certificate are in order and not in the future, in a new case and in Edit Case @long', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  await page.goto(NEW)
  await fillCase(page, 'Re Dated')
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  await pageField(page, 'Date of issue').fill(tomorrow)
  await next(page).click()
  await expect(pageField(page, 'Date of issue')).toBeFocused()
  await expect(pageField(page, 'Date of issue')).toHaveAccessibleDescription(
    'This date is in the future: the certificate has been issued.',
  )
  await pageField(page, 'Date of issue').fill('2026-01-05')
  await next(page).click()
  await expect(page).toHaveURL(DRAFT)
  await page.getByRole('link', { name: 'Edit Case' }).click()
  await pageField(page, 'Date sent to client').fill('2026-01-04')
  await save(page).click()
  await expect(pageField(page, 'Date sent to client')).toHaveAccessibleDescription(
    'This is before the date of issue, 05/01/2026.',
  )
  await pageField(page, 'Date sent to client').fill('2026-01-05')
  await save(page).click()
  await expect(page).toHaveURL(CASES)
})

for (const [type, part] of [
  ['Domestic abuse (non-molestation order)', undefined],
  ['Finance', undefined],
  ['Domestic abuse and child arrangements', 'Domestic Abuse'],
] as const)
  test(`a case of the type ${type} is drafted @long`, async ({ page }) => {
    await signIn(page, SOLICITOR)
    await page.goto(NEW)
    await fillCase(page, `Re ${type.slice(0, 20)}`)
    await pageField(page, 'Case type').selectOption(type)
    await scopes(page).getByRole('checkbox').first().check()
    if (part) {
      await next(page).click()
      await expect(scopes(page).first()).toHaveAccessibleDescription(`Choose at least one scope for the part ${part}.`)
      await page.getByRole('group', { name: part }).getByRole('checkbox', { name: 'AA019' }).check()
    }
    await next(page).click()
    await expect(page).toHaveURL(DRAFT)
    await expect(
      page
        .getByRole('region', { name: 'Costs' })
        .getByText(/fixed fee|Not priced/i)
        .first(),
    ).toBeVisible()
  })

test('every gap is named at once, and nothing typed is lost', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(NEW)
  await pageField(page, 'Linked certificates').fill('12a')
  await pageField(page, 'Certificate number').fill('short')
  const height = (): Promise<number> => steady(page.locator('html')).then((box) => box.scrollHeight)
  const before = await height()
  await next(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please complete all fields to continue.')
  await expect(pageField(page, 'Case name')).toBeFocused()
  for (const name of [
    'Case name',
    "Solicitor's case reference",
    'Fee earner',
    'Site',
    'Court level',
    'Date of issue',
  ]) {
    await expect(pageField(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(pageField(page, name)).toHaveAccessibleDescription('This is required.')
  }
  await expect(pageField(page, 'Case name')).toHaveCSS('border-color', 'rgb(163, 35, 27)')
  await expect(pageField(page, 'Linked certificates')).toHaveAccessibleDescription(
    'Enter digits only, one number per line.',
  )
  await expect(pageField(page, 'Certificate number')).toHaveValue('short')
  expect(await height()).toBe(before)
  await pageField(page, 'Case name').fill('Re Abc')
  await expect(pageField(page, 'Case name')).not.toHaveAttribute('aria-invalid')
})

test('what the server refuses lands on its field @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.route('**/graphql', async (route) => {
    if (sentOf(route.request()).operationName !== 'AddLegalAidCase') return route.continue()
    const extensions = {
      code: 'INVALID_INPUT',
      problems: [
        { path: 'certificate.certificateNumber', message: 'This number is taken.' },
        { path: 'elsewhere', message: 'Too late.' },
      ],
      details: {},
    }
    return route.fulfill({
      json: { errors: [{ message: 'Please complete all fields to continue.', extensions }], data: null },
    })
  })
  await page.goto(NEW)
  await fillCase(page, 'Re Refused')
  await next(page).click()
  await expect(pageField(page, 'Certificate number')).toBeFocused()
  await expect(pageField(page, 'Certificate number')).toHaveAccessibleDescription('This number is taken.')
  await expect(page.getByRole('alert')).toContainText('elsewhere: Too late.')
  await expect(page.getByRole('status').filter({ hasText: 'Please complete all fields to continue.' })).toBeVisible()
  await pageField(page, 'Certificate number').fill('1120459AA778')
  await expect(pageField(page, 'Certificate number')).not.toHaveAttribute('aria-invalid')
})

test('a fee earner and a site are added beside the case @long', async ({ page }) => {
  await signIn(page, OWNER_OF_ASHDOWN)
  await page.goto(NEW)
  await pageField(page, 'Case name').fill('Re Kept')
  await page.getByRole('button', { name: 'New fee earner' }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Surname', 'Quill'],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  await dialog.getByLabel('Site').selectOption({ index: 1 })
  for (const [label, choice] of [
    ['Type', 'Paralegal'],
    ['Grade', 'D'],
  ] as const)
    await dialog.getByLabel(label).selectOption(choice)
  await save(page).click()
  await expect(page.getByText('Fee Earner successfully saved.')).toBeVisible()
  await expect(pageField(page, 'Fee earner').locator('option:checked')).toHaveText('Ada Quill (AQ)')
  await expect(page.getByRole('button', { name: 'New fee earner' })).toBeFocused()
  await page.getByRole('button', { name: 'New site' }).click()
  await expect(dialog.getByLabel('Headquarters')).not.toBeChecked()
  await dialog.getByLabel('Headquarters').check()
  const question = page
    .getByRole('alertdialog')
    .filter({ hasText: 'A headquarters already exists. Make this location the headquarters instead?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Headquarters')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'New site' })).toBeFocused()
  await expect(pageField(page, 'Case name')).toHaveValue('Re Kept')
})

test('one field changed is one field sent; leaving with it unsent asks', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await ownCase(page, 'Re Once')
  await pageField(page, 'Case name').fill('Re Twice')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused()
  await expect(pageField(page, 'Case name')).toHaveValue('Re Twice')
  const request = page.waitForRequest(
    (r) => r.url().endsWith('/graphql') && sentOf(r).operationName === 'EditLegalAidCase',
  )
  await save(page).click()
  await expect(page).toHaveURL(CASES)
  const { input } = sentOf(await request).variables
  expect(input).toEqual({ caseName: 'Re Twice' })
})

for (const [choice, kept] of [
  ['Keep mine', 'Re Mine'],
  ['Take theirs', 'Re Theirs'],
] as const) {
  test(`two people change one case: ${choice} @long`, async ({ browser, page }) => {
    await signIn(page, SOLICITOR)
    const address = await ownCase(page, 'Re Disputed')
    const other = await (await browser.newContext()).newPage()
    await signIn(other, OWNER_OF_ASHDOWN)
    await other.goto(address)
    await pageField(other, 'Case name').fill('Re Theirs')
    await pageField(other, 'Court level').selectOption('Other judge')
    await save(other).click()
    await expect(other).toHaveURL(CASES)
    await pageField(page, 'Case name').fill('Re Mine')
    await save(page).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('row', { name: 'Case name Re Mine Re Theirs' })).toBeVisible()
    await question.getByRole('button', { name: choice }).click()
    if (choice === 'Keep mine') await expect(page).toHaveURL(CASES)
    else await expect(pageField(page, 'Case name')).toHaveValue(kept)
    await page.goto(address)
    await expect(pageField(page, 'Case name')).toHaveValue(kept)
    await expect(pageField(page, 'Court level').locator('option:checked')).toHaveText('Other judge')
  })
}

test('a costs draftsman has one solicitor, chosen and locked @long', async ({ page }) => {
  await signIn(page, 'draftsman@harbour.example')
  await page.goto(NEW)
  await expect(pageField(page, 'Solicitor').locator('option:checked')).toHaveText('Ashdown Family Law')
  await expect(pageField(page, 'Solicitor')).toBeDisabled()
})

test('a complete case only changes its state, and is asked about @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await ownCase(page, 'Re Finished')
  const address = page.url()
  await pageField(page, 'State').selectOption('Complete')
  await save(page).click()
  await expect(page).toHaveURL(CASES)
  await page.goto(address)
  await expect(page.getByRole('note')).toContainText('This case is complete')
  await expect(pageField(page, 'Case name')).toBeDisabled()
  await pageField(page, 'State').selectOption('In progress')
  await save(page).click()
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'Warning: This will delete case output documents.' })
    .getByRole('button', { name: 'Confirm' })
    .click()
  await expect(pageField(page, 'Case name')).toBeEnabled()
  await page.goto(address.replace(/[^/]+$/, crypto.randomUUID()))
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
})

test('nothing for axe to say @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await ownCase(page, 'Re Axe')
  await expectAccessible(page)
  await page.goto(NEW)
  await next(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New site' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
