import { expect, type Page } from 'playwright/test'
import { PASSWORD } from '../support/sign-in.ts'
import { expectAccessible } from './axe.ts'
import { IT, sentOf, makeFirm, address, test, anyDialog } from './firm-people.ts'
import { ADMIN, HOUSE_URL, api, choosePassword, enter, fillSignIn, group, signIn, visit } from './people.ts'
import { main, button, row, heading, pageField, savePage } from './screen.ts'

const USERS = `${HOUSE_URL}/users/user-list`
/** The link that a dialog shows once, which is closed. */
const linkShown = async (page: Page): Promise<string> => {
  await expect(anyDialog(page)).toContainText('is not shown again')
  const link = await anyDialog(page).getByLabel('Link').inputValue()
  await anyDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(anyDialog(page)).toHaveCount(0)
  return link
}
// These tests sign in several users: allows more time on a busy machine.
test.describe.configure({ timeout: 180_000 })

test('a firm gets its owner, the owner a solicitor, and the solicitor exactly that firm, until deactivated @long', async ({
  another,
  page,
}) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Tern Costs')
  const owner = address('nora')
  const solicitor = address('sol')
  await page.goto(`${HOUSE_URL}/admin/users`)
  await page.getByRole('link', { name: 'Add user' }).click()
  await page.getByRole('textbox', { name: 'Search clients' }).fill(firm.name)
  // Until then its row can still move from under the pointer.
  await expect(main(page).locator('tbody tr')).toHaveCount(1)
  await page.getByRole('link', { name: firm.name }).click()
  for (const [label, text] of [
    ['Name', 'Nora Tern'],
    ['Email', owner],
  ] as const)
    await pageField(page, label).fill(text)
  await pageField(page, 'Role').selectOption('Owner')
  await page.getByLabel('Set a password').check()
  // What a password must be is for the server to say.
  await pageField(page, 'Password').fill('password1')
  await savePage(page).click()
  await expect(pageField(page, 'Password')).toHaveAccessibleDescription(/^This is one of the passwords that are tried/)
  await pageField(page, 'Password').fill(PASSWORD)
  await savePage(page).click()
  await expect(page.getByText('User created successfully.')).toBeVisible()
  await expect(page).toHaveURL(`${HOUSE_URL}/admin/users`)
  await page.getByRole('textbox', { name: 'Search users' }).fill(owner)
  await expect(row(page, owner)).toContainText(new RegExp(`Nora\\s*Tern\\s*${owner}\\s*${firm.name}\\s*Owner\\s*Never`))

  await signIn(page, owner)
  const child = await makeFirm(page, 'Wren Solicitors', 'solicitor')
  await page.goto(USERS)
  await page.getByRole('link', { name: 'Add user' }).click()
  await expect(pageField(page, 'SRA number')).toBeDisabled()
  for (const [label, text] of [
    ['Name', 'Sol Iver Marsh'],
    ['Email', solicitor],
  ] as const)
    await pageField(page, label).fill(text)
  await pageField(page, 'Role').selectOption('Solicitor')
  await savePage(page).click()
  await expect(pageField(page, 'SRA number')).toHaveAccessibleDescription('This is required.')
  await expect(page.getByRole('alert').filter({ hasText: 'Please complete all fields to continue.' })).toBeVisible()
  await expect(pageField(page, 'Email')).toHaveValue(solicitor)
  await pageField(page, 'SRA number').fill('700123')
  await expect(pageField(page, 'Office').locator('option:checked')).toHaveText('Main office (headquarters)')
  await page.getByLabel(`Role for ${child.name}`).selectOption('Costs draftsman')
  await savePage(page).click()
  // No mail is sent here: the owner hands the link over.
  const invitation = await linkShown(page)
  await expect(page.getByText('User created successfully.')).toBeVisible()
  await expect(row(page, solicitor)).toContainText(/Sol\s*Iver Marsh.*Solicitor\s*Never/)

  const theirs = await another()
  await theirs.goto(invitation)
  await choosePassword(theirs, PASSWORD, 'Save the password')
  await expect(heading(theirs, 'Your password is saved')).toBeVisible()
  await theirs.goto(HOUSE_URL)
  await enter(theirs, solicitor)
  await expect(group(theirs, 'Users')).toHaveCount(0)
  const { clients } = await api<{ clients: { nodes: { name: string }[] } }>(theirs, '{ clients { nodes { name } } }')
  expect(clients.nodes.map(({ name }) => name)).toEqual([firm.name, child.name].toSorted())
  await theirs.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  await expect(pageField(theirs, 'Solicitor').locator('option:checked')).toHaveText(child.name)

  await page.getByRole('textbox', { name: 'Search users' }).fill('marsh')
  await expect(row(page, 'Nora')).toHaveCount(0)
  await expect(row(page, solicitor)).toContainText(/\d\d:\d\d/)
  await row(page, solicitor).getByRole('link', { name: 'Edit Sol Iver Marsh' }).click()
  await expect(pageField(page, 'SRA number')).toHaveValue('700123')
  await expect(page.getByRole('navigation', { name: 'breadcrumb' })).toContainText('Users/Sol Iver Marsh')
  await expect(page.getByLabel(`Role for ${child.name}`)).toHaveValue('costs_draftsman')
  // An action beside the form must not cause a conflict with it.
  await button(page, 'Send a link').click()
  await anyDialog(page).getByRole('button', { name: 'Send a link' }).click()
  expect(await linkShown(page)).not.toBe(invitation)
  await expect(button(page, 'Send a link')).toBeFocused()
  await button(page, 'Deactivate').click()
  await anyDialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('note')).toContainText('Sol Iver Marsh cannot sign in until they are restored.')
  await button(page, 'Restore').click()
  await expect(page.getByRole('note')).toHaveCount(0)
  const sent = page.waitForRequest((r) => r.url().endsWith('/graphql') && sentOf(r).operationName === 'EditUser')
  await page.getByLabel(`Role for ${child.name}`).selectOption('No Access')
  await pageField(page, 'Name').fill('Sol Marsh')
  await savePage(page).click()
  await expect(page.getByText('User updated successfully.')).toBeVisible()
  const { input, childClientRoles } = sentOf(await sent).variables
  expect({ input, childClientRoles }).toEqual({
    input: { name: 'Sol Marsh' },
    childClientRoles: [{ clientUuid: child.uuid, role: null }],
  })
  // Deactivation has ended their session.
  await signIn(theirs, solicitor)
  expect(
    (await api<{ clients: { nodes: { name: string }[] } }>(theirs, '{ clients { nodes { name } } }')).clients.nodes,
  ).toEqual([{ name: firm.name }])

  await row(page, solicitor).getByRole('link', { name: 'Edit Sol Marsh' }).click()
  await pageField(page, 'SRA number').fill('700789')
  await api(
    page,
    'mutation ($uuid: ID!) { editUser(uuid: $uuid, input: { name: "Sol Fenmarsh", solicitorSraNumber: "700456" }) { uuid } }',
    { uuid: page.url().split('/').at(-1) },
  )
  await savePage(page).click()
  await expect(anyDialog(page).getByRole('row', { name: 'SRA number 700789 700456' })).toBeVisible()
  await anyDialog(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(page).toHaveURL(/user-list/)
  await expect(row(page, solicitor)).toContainText('Fenmarsh')

  await row(page, solicitor).hover()
  await button(page, 'Deactivate Sol Fenmarsh').click()
  await anyDialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Sol Fenmarsh has been deactivated.')).toBeVisible()
  await expect(row(page, solicitor)).toHaveCount(0)
  // The button that opened the question has gone with its row: the focus is in the table, not lost.
  await expect(page.locator('table :focus')).toBeAttached()
  const refused = await another()
  await refused.goto(HOUSE_URL)
  await fillSignIn(refused, solicitor, PASSWORD)
  await expect(refused.getByRole('alert')).toBeVisible()
  await expect(refused).not.toHaveURL(`${HOUSE_URL}/`)
  await theirs.goto(HOUSE_URL)
  await expect(theirs.getByLabel('E-mail')).toBeVisible()

  await page
    .locator('label')
    .filter({ hasText: /^Deactivated$/ })
    .click()
  await expect(page).toHaveURL(/state=deactivated/)
  await row(page, solicitor).hover()
  await button(page, 'Restore Sol Fenmarsh').click()
  await expect(page.getByText('Nobody is deactivated.')).toBeVisible()
  await enter(refused, solicitor)
})

test('a role above one’s own is refused beside the field, and nothing entered is lost', async ({ page }) => {
  await signIn(page, IT)
  await page.goto(USERS)
  await page.getByRole('link', { name: 'Add user' }).click()
  await pageField(page, 'Name').fill('Ada')
  await savePage(page).click()
  await expect(pageField(page, 'Name')).toHaveAccessibleDescription(/first name and a surname/)
  for (const [label, text] of [
    ['Name', 'Ada Quill'],
    ['Email', address('ada')],
  ] as const)
    await pageField(page, label).fill(text)
  await page.getByLabel('Set a password').check()
  await pageField(page, 'Password').fill(PASSWORD)
  await pageField(page, 'Role').selectOption('Owner')
  await pageField(page, 'Office').selectOption({ index: 1 })
  await savePage(page).click()
  await expect(page.getByText('Error creating user.')).toBeVisible()
  await expect(pageField(page, 'Role')).toHaveAttribute('aria-invalid', 'true')
  await expect(pageField(page, 'Password')).toHaveValue(PASSWORD)
  await pageField(page, 'Role').selectOption('Team leader')
  await page.getByLabel('Role for Ashdown Family Law').selectOption('Owner')
  await savePage(page).click()
  await expect(page.getByLabel('Role for Ashdown Family Law')).toHaveAccessibleDescription(
    'You cannot give a role above your own.',
  )
  await expect(pageField(page, 'Role')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await anyDialog(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(USERS)

  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await expect(pageField(page, 'Name')).not.toHaveValue('')
  await pageField(page, 'Name').fill('Ivy Quill')
  await page.route('**/graphql', (route) =>
    sentOf(route.request()).operationName === 'EditUser' ? route.abort() : route.continue(),
  )
  await savePage(page).click()
  await expect(page.getByText('Error updating user.')).toBeVisible()
  await expect(pageField(page, 'Name')).toHaveValue('Ivy Quill')
})

test('nothing for axe to say about users, groups, roles, profile and settings @long', async ({ page }) => {
  await signIn(page, 'owner@harbour.example')
  await page.goto(USERS)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('row').nth(1).hover()
  await page
    .getByRole('button', { name: /^Deactivate / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Deactivate' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Deactivate / }).first()).toBeFocused()
  await page.getByRole('link', { name: 'Add user' }).click()
  await savePage(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please complete' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${USERS}?q=draftsman`)
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await button(page, 'Set a password').click()
  await expect(anyDialog(page)).toBeVisible()
  await expectAccessible(page)
  await anyDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(button(page, 'Set a password')).toBeFocused()
  await button(page, 'Send a link').click()
  await anyDialog(page).getByRole('button', { name: 'Send a link' }).click()
  await expect(anyDialog(page).getByLabel('Link')).toBeVisible()
  await expectAccessible(page)
  await linkShown(page)
  await page.goto(`${HOUSE_URL}/users/user-groups`)
  await button(page, 'Add group').click()
  await expect(anyDialog(page).getByRole('checkbox').first()).toBeVisible()
  await expectAccessible(page)
  for (const [path, shows] of [
    ['/users/roles', 'Permission'],
    ['/profile', 'This session'],
    ['/settings', 'Compact'],
  ] as const) {
    await visit(page, path)
    await expect(main(page).getByText(shows).first()).toBeVisible()
    await expectAccessible(page)
  }
})
