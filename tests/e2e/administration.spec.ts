import { expect, test as base, type Page } from 'playwright/test'
import { forkInstance } from '../../dev/fork-instance.ts'
import { PASSWORD } from '../support/sign-in.ts'
import { expectAccessible } from './axe.ts'
import { ADMIN, HOUSE_URL, enter, group, picture } from './people.ts'
import { labelled, dialog, main } from './screen.ts'

/** A fixture: an instance without demonstration data, with only an administrator; stopped at the end of the test. */
const test = base.extend<object, { empty: string }>({
  // Playwright determines a fixture's dependencies from the destructuring of its first argument.
  empty: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { addresses, stop } = await forkInstance({ SEED: 'none', ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD })
      await use(addresses.webUrl)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: HOUSE_URL,
})

const address = (name: string): string => `${name}.${Date.now().toString(36)}@firm.example`
const field = (page: Page, name: string) => labelled(dialog(page).or(main(page)).last(), name)
const press = (page: Page, name: string) =>
  dialog(page).or(main(page)).last().getByRole('button', { name, exact: true }).click()
const fill = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text)
}

/** Signs out, and signs in as another user through the sign-in page. */
async function enterAs(page: Page, email: string): Promise<void> {
  await page.goto('/')
  const menu = page.getByRole('button', { name: /^User menu/ })
  await expect(menu.or(page.getByLabel('E-mail'))).toBeVisible()
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await enter(page, email)
}

/** Adds a client with its headquarters and, for a solicitor, a fee earner. */
async function addClient(page: Page, path: string, name: string, isSolicitor: boolean): Promise<void> {
  await page.goto(path)
  await fill(page, { 'Client name': name, 'SRA number': String(Date.now()) })
  if (!isSolicitor) await field(page, 'Client type').selectOption('Costs draftsman')
  await press(page, 'Add location')
  await fill(page, {
    'Site name': `${name} office`,
    'Address line 1': '4 Minster Yard',
    'Town or city': 'York',
    Postcode: 'YO1 7HH',
  })
  for (const [label, choice] of [
    ['Region', 'North'],
    ['Location', 'Non-London'],
  ] as const)
    await field(page, label).selectOption(choice)
  await press(page, 'Save')
  if (isSolicitor) {
    await press(page, 'Add fee earner')
    await fill(page, { 'First name': 'Ben', Surname: 'Stone' })
    for (const [label, choice] of [
      ['Site', `${name} office (headquarters)`],
      ['Type', 'Solicitor'],
      ['Grade', 'A'],
    ] as const)
      await field(page, label).selectOption(choice)
    await press(page, 'Save')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await picture(page, `administration-client-${name}`)
  await press(page, 'Save')
  await expect(page.getByText('Client Generated Successfully').last()).toBeVisible()
}

async function addUser(
  page: Page,
  list: string,
  firm: string,
  name: string,
  email: string,
  role: string,
): Promise<void> {
  await page.goto(list)
  await page.getByRole('link', { name: 'Add user' }).click()
  const search = page.getByRole('textbox', { name: 'Search clients' })
  const another = page.getByRole('link', { name: 'Choose another client' })
  await expect(search.or(another)).toBeVisible()
  if (await another.isVisible()) await another.click()
  await search.fill(firm)
  await page.getByRole('link', { name: firm }).click()
  await page.getByLabel('Set a password').check()
  await fill(page, { Name: name, Email: email, Password: PASSWORD })
  await field(page, 'Role').selectOption(role)
  if (role === 'Solicitor') await field(page, 'SRA number').fill('700123')
  await press(page, 'Save')
  await expect(page.getByText('User created successfully.').last()).toBeVisible()
}

/** The names of the clients shown. */
const shown = async (page: Page): Promise<string[]> => {
  await page.goto('/clients/active')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  return page.getByRole('rowheader').allTextContents()
}

test.describe('from nothing', () => {
  test.use({ baseURL: ({ empty }, use) => use(empty) })

  test(
    'from an empty start a system administrator brings a firm in, its owner the firms below it, and each of their people sees exactly their own',
    { tag: '@database' },
    async ({ page }) => {
      test.setTimeout(180_000)
      const parent = 'Quay Costs'
      const [first, second] = ['Arden Law', 'Birch Law'] as const
      const [owner, solicitor, leader] = [address('olive'), address('sam'), address('lena')] as const
      await enterAs(page, ADMIN)
      await addClient(page, '/admin/clients/add', parent, false)
      await addUser(page, '/admin/users', parent, 'Olive Quay', owner, 'Owner')

      await enterAs(page, owner)
      await expect(group(page, 'Admin')).toHaveCount(0)
      await addClient(page, '/clients/add', first, true)
      await addClient(page, '/clients/add', second, true)
      expect(await shown(page)).toEqual([first, second, parent])
      await expectAccessible(page)
      await addUser(page, '/users/user-list', first, 'Sam Arden', solicitor, 'Solicitor')
      await addUser(page, '/users/user-list', second, 'Lena Birch', leader, 'Team leader')
      await picture(page, 'administration-users')

      await enterAs(page, solicitor)
      for (const [name, there] of [
        ['Users', 0],
        ['Admin', 0],
        ['Clients', 1],
      ] as const)
        await expect(group(page, name)).toHaveCount(there)
      expect(await shown(page)).toEqual([first])
      await page.goto('/cost-draft/cases/add-case')
      await expect(field(page, 'Fee earner').locator('option')).toHaveText(['Choose…', 'Ben Stone (BS)'])
      await page.goto('/users/user-list')
      await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()

      await enterAs(page, leader)
      await expect(group(page, 'Users')).toHaveCount(1)
      expect(await shown(page)).toEqual([second])
      await page.goto('/users/user-list')
      await expect(page.getByRole('row').filter({ hasText: leader })).toBeVisible()
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Add user' })).toHaveCount(0)
    },
  )
})

test('a person is added by keyboard alone', async ({ page }) => {
  await enterAs(page, 'owner@ashdown.example')
  await page.goto('/users/user-list')
  await page.getByRole('link', { name: 'Add user' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toBeVisible()
  await field(page, 'Name').focus()
  const email = address('key')
  for (const typed of ['Kay Board', email, 'Team leader', 'Head office']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByLabel('Invite by a link')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  // The last tab stop before Save is the button that shows the password.
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User created successfully.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search users' }).fill(email)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Team leader')
})
