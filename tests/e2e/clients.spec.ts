import { expect, test, type Locator, type Page, type Request } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { PASSWORD } from '../support/sign-in.ts'
import { ADMIN, HOUSE_URL, SOLICITOR, api, signIn, visit } from './people.ts'
import { main, dialog, labelled, row } from './screen.ts'

// These tests are long: allows more time on a busy machine.
test.describe.configure({ timeout: 180_000 })
const SYSTEM = `${HOUSE_URL}/admin/clients`
const ACTIVE = `${HOUSE_URL}/clients/active`
const ARCHIVED = `${HOUSE_URL}/clients/archived-clients`
const save = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Save', exact: true })
const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click()
const fill = async (within: Locator, values: Record<string, string>): Promise<void> => {
  for (const [name, text] of Object.entries(values)) await labelled(within, name).fill(text)
}
const sentOf = (request: Request) =>
  request.postDataJSON() as { operationName?: string; variables: { input?: object; feeEarners?: object[] } }
const sent = (page: Page, operation: string) =>
  page.waitForRequest((request) => request.url().endsWith('/graphql') && sentOf(request).operationName === operation)
const inputOf = async (request: Promise<Request>) => sentOf(await request).variables.input
const refuse = (page: Page, operation: string, answer: object) =>
  page.route('**/graphql', (route) =>
    sentOf(route.request()).operationName === operation ? route.fulfill(answer) : route.fallback(),
  )
const DOWN = { status: 503, contentType: 'text/html', body: 'down' }
const saying = (message: string, problems: object[] = []) => ({
  json: { errors: [{ message, extensions: { code: 'INVALID_INPUT', problems, details: {} } }], data: null },
})

const ADD =
  'mutation ($input: NewClientInput!, $sites: [SiteInput!]!, $feeEarners: [FeeEarnerInput!]) { addClient(input: $input, sites: $sites, feeEarners: $feeEarners) { uuid } }'
const office = {
  siteName: 'Head office',
  firstLineAddress: '1 High Street',
  town: 'Selby',
  postcode: 'YO8 4QB',
  region: 'North',
  location: 'Non-London',
  headquarters: true,
}
/** Creates a client for one test, sorted to the end of every list. */
async function makeClient(page: Page, name: string, clientType = 'solicitor'): Promise<string> {
  const feeEarners = [{ site: '0', firstname: 'Ann', surname: 'Ablett', type: 'solicitor', grade: 'A' }]
  const { addClient } = await api<{ addClient: { uuid: string } }>(page, ADD, {
    input: { name, clientType, solicitorSraNumber: '612345', primaryContactName: 'Ann Ablett' },
    sites: [office],
    feeEarners,
  })
  return addClient.uuid
}
const named = (what: string): string => `Zz ${what} ${Date.now()}`

/** Fills in the location dialog without submitting it. */
async function locate(page: Page, siteName: string): Promise<void> {
  await fill(dialog(page), {
    'Site name': siteName,
    'Address line 1': '4 Minster Yard',
    'Town or city': 'York',
    Postcode: 'YO1 7HH',
  })
  for (const [name, choice] of [
    ['Region', 'North'],
    ['Location', 'Non-London'],
  ] as const)
    await labelled(dialog(page), name).selectOption(choice)
}

test('a client is added with its locations and fee earners, changed, archived and restored', async ({ page }) => {
  const name = named('Quill & Stone')
  await signIn(page, ADMIN)
  await page.goto(HOUSE_URL)
  const can = page.getByRole('group', { name: 'Administration' }).getByRole('option')
  await expect(can).toHaveText([/^Add a client/, /^Add a user/, /^Clients/, /^Users/])
  await can.filter({ hasText: /^Clients/ }).click()
  await expect(page).toHaveURL(SYSTEM)
  await page.getByRole('link', { name: 'Add client' }).click()
  await save(main(page)).click()
  await expect(page.getByRole('alert')).toHaveText('Please complete all fields to continue. Please add a headquarters.')
  await expect(labelled(main(page), 'Client name')).toBeFocused()
  await fill(main(page), {
    'Client name': name,
    'SRA number': String(Date.now()),
    Contact: 'Ada Quill',
    Telephone: '01904 555 010',
  })
  await labelled(main(page), 'Client type').selectOption('Costs draftsman')
  await expect(page.getByRole('alert')).toHaveText('Please add a headquarters.')
  await expect(page.getByRole('button', { name: 'Add fee earner' })).toBeDisabled()

  await press(page, 'Add location')
  await expect(labelled(dialog(page), 'Headquarters')).toBeChecked()
  await locate(page, 'York')
  await save(dialog(page)).click()
  await expect(row(page, '4 Minster Yard')).toContainText('York Headquarters')
  await expect(page.getByRole('button', { name: 'Add location' })).toBeFocused()
  await press(page, 'Add location')
  await expect(labelled(dialog(page), 'Headquarters')).not.toBeChecked()
  await locate(page, 'Leeds')
  const warning = page
    .getByRole('alertdialog')
    .filter({ hasText: 'A headquarters already exists. Make this location the headquarters instead?' })
  await labelled(dialog(page), 'Headquarters').check()
  await press(warning, 'Cancel')
  await expect(labelled(dialog(page), 'Headquarters')).not.toBeChecked()
  await expect(labelled(dialog(page), 'Headquarters')).toBeFocused()
  await labelled(dialog(page), 'Headquarters').check()
  await press(warning, 'Make headquarters')
  await save(dialog(page)).click()
  await expect(row(page, 'Leeds')).toContainText('Headquarters')
  await expect(row(page, 'Headquarters')).toHaveCount(1)
  await press(page, 'Add fee earner')
  await fill(dialog(page), { 'First name': 'Ben', Surname: 'Stone' })
  await labelled(dialog(page), 'Site').selectOption('Leeds (headquarters)')
  for (const [label, choice] of [
    ['Type', 'Paralegal'],
    ['Grade', 'D'],
  ] as const)
    await labelled(dialog(page), label).selectOption(choice)
  await save(dialog(page)).click()
  await expect(row(page, 'Ben Stone')).toContainText(/BS\s*Paralegal\s*D\s*Leeds\s*No/)
  await expect(page.getByRole('button', { name: 'Add fee earner' })).toBeFocused()
  const added = sent(page, 'AddClient')
  await save(main(page)).click()
  expect(sentOf(await added).variables.feeEarners).toMatchObject([{ surname: 'Stone', site: '1' }])
  await expect(page.getByText('Client Generated Successfully')).toBeVisible()
  await expect(page).toHaveURL(SYSTEM)

  await page.getByRole('textbox', { name: 'Search clients' }).fill(name)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Client Name',
    'Contact',
    'Address',
    'Town/City',
    'Telephone',
    'Client Type',
    'Users',
    'Edit',
    'Actions',
  ])
  await expect(row(page, name)).toContainText(/Ada Quill\s*4 Minster Yard\s*York\s*01904 555 010\s*Costs draftsman\s*0/)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page.getByLabel('breadcrumb')).toContainText(name)
  await expect(labelled(main(page), 'Client type')).toBeDisabled()
  await expect(row(page, 'Ben Stone')).toContainText(/BS\s*Paralegal\s*D\s*Leeds\s*No/)
  await labelled(main(page), 'Contact').fill('Cora Stone')
  await press(page, 'Add location')
  await expect(labelled(dialog(page), 'Headquarters')).not.toBeChecked()
  await locate(page, 'Hull')
  await save(dialog(page)).click()
  await expect(page.getByText('Site successfully saved.')).toBeVisible()
  await expect(row(page, 'Hull')).toBeVisible()
  await press(page, 'Edit Ben Stone')
  await labelled(dialog(page), 'Grade').selectOption('C')
  await dialog(page).getByRole('radio', { name: 'It was entered wrongly: correct it' }).check()
  await save(dialog(page)).click()
  const review = page.getByRole('dialog', { name: 'Correct Ben Stone?' })
  await expect(review).toContainText('No open case involves Ben Stone, so nothing changes yet.')
  const graded = inputOf(sent(page, 'EditFeeEarner'))
  await press(review, 'Save fee earner')
  expect(await graded).toEqual({ grade: 'C' })
  await expect(page.getByText('Fee Earner successfully saved.')).toBeVisible()
  await expect(row(page, 'Ben Stone')).toContainText(/Paralegal\s*C/)
  const changed = inputOf(sent(page, 'EditClient'))
  await save(main(page)).click()
  expect(await changed).toEqual({ primaryContactName: 'Cora Stone' })
  await expect(page.getByText('Client Updated Succesfully')).toBeVisible()

  await page.goto(`${ACTIVE}?q=${encodeURIComponent(name)}`)
  await expect(row(page, name)).toContainText('Cora Stone')
  const archive = async (answer: string): Promise<void> => {
    await row(page, name).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await press(page.getByRole('alertdialog', { name: `Archive ${name}?` }), answer)
  }
  await archive('Cancel')
  await expect(row(page, name).getByRole('button', { name: `Actions for ${name}` })).toBeFocused()
  await archive('Archive')
  await expect(page.getByText('No client matches this search.')).toBeVisible()
  await page.goto(`${ARCHIVED}?q=${encodeURIComponent(name)}`)
  await page.getByRole('rowheader').getByRole('link', { name }).click()
  await expect(page.getByRole('note')).toContainText('This client is archived')
  await expect(save(main(page))).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await press(page, `Restore ${name}`)
  await expect(row(page, name)).toHaveCount(0)
  await page.goto(`${ACTIVE}?q=${encodeURIComponent(name)}`)
  await expect(row(page, name)).toBeVisible()
})

test('what was not changed is not sent; two people change one client @long', async ({ page }) => {
  await signIn(page, ADMIN)
  const name = named('Disputed')
  const uuid = await makeClient(page, name)
  const address = `${HOUSE_URL}/clients/edit/${uuid}`
  let edits = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && sentOf(request).operationName === 'EditClient') edits += 1
  })
  await page.goto(address)
  await expect(labelled(main(page), 'Client name')).toHaveValue(name)
  await expect(labelled(main(page), 'Client type')).toHaveCount(0)
  await labelled(main(page), 'Client name').fill(`${name} `)
  await save(main(page)).click()
  await expect(page).toHaveURL(ACTIVE)
  expect(edits).toBe(0)

  await page.goto(address)
  await labelled(main(page), 'Contact').fill('Mine')
  await api(
    page,
    'mutation ($uuid: ID!) { editClient(uuid: $uuid, input: { primaryContactName: "Theirs", solicitorSraNumber: "999999" }) { uuid } }',
    { uuid },
  )
  await save(main(page)).click()
  await expect(page.getByRole('alertdialog').getByRole('row', { name: 'Contact Mine Theirs' })).toBeVisible()
  await press(page.getByRole('alertdialog'), 'Take theirs')
  await expect(labelled(main(page), 'Contact')).toHaveValue('Theirs')
  await api(
    page,
    'mutation ($uuid: ID!) { editClient(uuid: $uuid, input: { primaryContactName: "Theirs again" }) { uuid } }',
    { uuid },
  )
  await labelled(main(page), 'Contact').fill('Mine')
  await save(main(page)).click()
  await press(page.getByRole('alertdialog'), 'Keep mine')
  await expect(page).toHaveURL(ACTIVE)
  await page.goto(address)
  await expect(labelled(main(page), 'Contact')).toHaveValue('Mine')
  await expect(labelled(main(page), 'SRA number')).toHaveValue('999999')
})

test('an owner adds a solicitor below the firm, and says whose sign-in a fee earner has @long', async ({ page }) => {
  await signIn(page, ADMIN)
  const firm = named('Costs')
  const clientUuid = await makeClient(page, firm, 'costs_draftsman')
  const emailAddress = `owner-${Date.now()}@costs.example`
  const {
    client: {
      sites: [site],
    },
  } = await api<{ client: { sites: { uuid: string }[] } }>(
    page,
    'query ($uuid: ID!) { client(uuid: $uuid) { sites { uuid } } }',
    { uuid: clientUuid },
  )
  const input = { name: 'Olive Owner', emailAddress, clientRole: 'owner', siteUuid: site?.uuid, password: PASSWORD }
  await api(
    page,
    'mutation ($clientUuid: ID!, $input: NewUserInput!) { addUser(clientUuid: $clientUuid, input: $input) { uuid } }',
    { clientUuid, input },
  )
  await signIn(page, emailAddress)
  await page.goto(`${HOUSE_URL}/clients/add`)
  const solicitor = named('Below')
  await fill(main(page), { 'Client name': solicitor, 'SRA number': String(Date.now()) })
  await expect(labelled(main(page), 'Client type')).toHaveCount(0)
  await press(page, 'Add location')
  await locate(page, 'York')
  await save(dialog(page)).click()
  await expect(row(page, '4 Minster Yard')).toBeVisible()
  await save(main(page)).click()
  await expect(page).toHaveURL(ACTIVE)
  await expect(page.getByRole('rowheader')).toHaveText([solicitor, firm])
  await expect(row(page, solicitor)).toContainText(/Solicitor\s*0/)

  await page.getByRole('link', { name: firm, exact: true }).click()
  await press(page, 'Edit Ann Ablett')
  await labelled(dialog(page), 'User').selectOption('Olive Owner')
  await save(dialog(page)).click()
  await expect(page.getByText('Fee Earner successfully saved.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit Ann Ablett' })).toBeFocused()
  await page.reload()
  await press(page, 'Edit Ann Ablett')
  await expect(labelled(dialog(page), 'User').locator('option:checked')).toHaveText('Olive Owner')
})

test('fifty at a time @long', async ({ page }) => {
  await signIn(page, ADMIN)
  const many = named('Many')
  for (let i = 0; i < 52; i++) await makeClient(page, `${many} ${i + 1}`)
  await page.goto(`${SYSTEM}?q=${encodeURIComponent(many)}`)
  await expect(page.getByText('50 of 52')).toBeVisible()
  await press(page, 'Show 2 more')
  await expect(page.getByText('52 of 52')).toBeVisible()
  expect(new Set(await page.getByRole('rowheader').allTextContents()).size).toBe(52)
})

test('whoever may read a client and not change it reads it @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(ACTIVE)
  await expect(page.getByRole('rowheader')).toHaveText(['Ashdown Family Law'])
  await expect(page.getByRole('link', { name: 'Add client' })).toHaveCount(0)
  await row(page, 'Ashdown').click({ button: 'right' })
  await expect(page.getByRole('menuitem')).toHaveText(['View client'])
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('note')).toHaveText(/You can read this client, but not change it\./)
  for (const name of ['Client name', 'SRA number', 'Contact', 'Telephone'])
    await expect(main(page).getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeDisabled()
  await expect(row(page, 'Priya Shah')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /Save|Add|Edit/ })).toHaveCount(0)
  for (const path of ['/clients/add', '/admin/clients']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
  }
})

test('what fails is told, and nothing is lost @long', async ({ page }) => {
  await signIn(page, ADMIN)
  const uuid = await makeClient(page, named('Failing'))
  const address = `${HOUSE_URL}/admin/clients/edit/${uuid}`
  const toast = page.getByRole('region', { name: /Notifications/ })
  await refuse(page, 'Clients', DOWN)
  await page.goto(SYSTEM)
  await expect(page.getByText('The clients could not be loaded.')).toBeVisible()
  await expect(toast.getByText('Request failed')).toHaveCount(0)
  for (const [operation, sentence] of [
    ['ClientSites', 'Error fetching locations.'],
    ['ClientFeeEarners', 'Error fetching fee earners.'],
  ] as const)
    await refuse(page, operation, saying(`${sentence} No.`))
  await page.goto(address)
  for (const sentence of ['Error fetching locations.', 'Error fetching fee earners.'])
    await expect(toast.getByText(sentence, { exact: true })).toBeVisible()
  // Whether the client has a headquarters is unknown now.
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0)
  await page.unrouteAll()
  await press(main(page).getByRole('region', { name: 'Locations' }), 'Try again')
  await refuse(page, 'EditSite', saying('No.', [{ path: 'postcode', message: 'No such postcode.' }]))
  await press(page, 'Edit Head office')
  await labelled(dialog(page), 'Postcode').fill('YO8 4QC')
  await save(dialog(page)).click()
  await press(page.getByRole('dialog', { name: 'Correct the location Head office?' }), 'Save location')
  // A toast above a dialog is visible, but only the dialog is exposed to assistive technology.
  await expect(page.getByText('Error saving site')).toBeVisible()
  await expect(labelled(dialog(page), 'Postcode')).toHaveAccessibleDescription('No such postcode.')
  await page.keyboard.press('Escape')
  await press(page.getByRole('alertdialog', { name: 'Discard what you entered?' }), 'Discard')
  await expect(page.getByRole('button', { name: 'Edit Head office' })).toBeFocused()
  await refuse(page, 'EditClient', saying('No.', [{ path: 'solicitorSraNumber', message: 'No such number.' }]))
  await labelled(main(page), 'SRA number').fill('000')
  await save(main(page)).click()
  await expect(toast.getByText('Error updating client')).toBeVisible()
  await expect(labelled(main(page), 'SRA number')).toHaveAccessibleDescription('No such number.')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await press(page.getByRole('alertdialog', { name: 'Leave without saving?' }), 'Leave')
  await expect(page).toHaveURL(SYSTEM)
  await refuse(page, 'ClientDetails', DOWN)
  await page.goto(address)
  await expect(toast.getByText('Request failed with status code 503')).toBeVisible()
  await expect(page.getByText('The client could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  for (const other of [crypto.randomUUID(), 'no-id']) {
    await page.goto(address.replace(uuid, other))
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  }
})

test('nothing for axe to say @long', async ({ page }) => {
  await signIn(page, ADMIN)
  const name = named('Axe')
  const uuid = await makeClient(page, name)
  await page.goto(`${SYSTEM}?q=${encodeURIComponent(name)}`)
  await row(page, name).click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${HOUSE_URL}/admin/clients/edit/${uuid}`)
  await expect(row(page, 'Ann Ablett')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Add fee earner')
  await save(dialog(page)).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})
