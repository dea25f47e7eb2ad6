import { expect } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test } from './firm-people.ts'
import { ADMIN, HOUSE_URL, api, close, picture, signIn } from './people.ts'
import { button, dialog, field, row } from './screen.ts'

const ROLES = `query ($firm: ID!) { users(filter: { clients: [$firm] }) { nodes { name childClients { role } } } }`

test('people of a firm get a role in a client of it, all at once, and lose it by the undo', async ({ page }) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Kestrel Costs')
  await signIn(page, await makeUser(page, firm, 'Olga Kestrel'))
  for (const name of ['Ann Ash', 'Ben Birch', 'Cara Cedar']) await makeUser(page, firm, name, 'solicitor')
  const child = await makeFirm(page, 'Hillside LLP', 'solicitor')
  const roles = async (): Promise<string[]> => {
    const { users } = await api<{ users: { nodes: { name: string; childClients: { role: string }[] }[] } }>(
      page,
      ROLES,
      { firm: firm.uuid },
    )
    return users.nodes.flatMap(({ name, childClients: [held] }) => (held ? [`${name}: ${held.role}`] : [])).toSorted()
  }

  await page.goto(`${HOUSE_URL}/clients/edit/${child.uuid}`)
  const opener = button(page, 'Add people…')
  await opener.press('Enter')
  const search = dialog(page).getByRole('textbox', { name: 'Search people' })
  await expect(search).toBeFocused()
  // Olga added the client, and so is its owner. She is not offered.
  const tick = (name: string) => dialog(page).getByRole('checkbox', { name })
  await expect(tick('Ann Ash')).toBeVisible()
  await expect(tick('Olga Kestrel')).toHaveCount(0)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Add people' }).press('Enter')
  await expect(dialog(page)).toContainText('Choose at least one person.')

  // A tick stays while others are looked for.
  await tick('Cara Cedar').press('Space')
  await search.fill('birch')
  await expect(tick('Ann Ash')).toHaveCount(0)
  await tick('Ben Birch').check()
  await search.press('Escape')
  await expect(tick('Ann Ash')).toBeVisible()
  await expect(tick('Everybody shown')).not.toBeChecked()
  await expect(dialog(page).getByRole('status')).toHaveText(`2 people get a role in ${child.name}.`)
  await tick('Everybody shown').check()
  await field(page, 'Role').selectOption('Solicitor')
  await expect(dialog(page).getByRole('status')).toHaveText(`3 people get Solicitor in ${child.name}.`)
  await page.setViewportSize({ width: 375, height: 720 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await expectAccessible(page)
  await picture(page, 'many-links')
  await page.setViewportSize({ width: 1280, height: 800 })
  await field(page, 'Role').press('Control+Enter')
  await expect(page.getByText(`3 people added to ${child.name} as Solicitor.`)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  const given = ['Ann Ash: solicitor', 'Ben Birch: solicitor', 'Cara Cedar: solicitor', 'Olga Kestrel: owner']
  expect(await roles()).toEqual(given)

  // Nobody is left to add, until it is undone.
  await opener.click()
  await expect(dialog(page)).toContainText(`Nobody at ${firm.name} is without a role here.`)
  await close(dialog(page))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`3 people have no role in ${child.name} again.`)).toBeVisible()
  expect(await roles()).toEqual(['Olga Kestrel: owner'])
  await opener.click()
  await expect(tick('Ann Ash')).toBeVisible()
  await close(dialog(page))
  await page.goto(`${HOUSE_URL}/users/user-list`)
  await expect(row(page, 'Cedar')).toBeVisible()
})

test('who may not give a role there reads why, and the dialog stays as it is', async ({ page }) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Merlin Costs')
  await signIn(page, await makeUser(page, firm, 'Olga Merlin'))
  const child = await makeFirm(page, 'Dale LLP', 'solicitor')
  await makeUser(page, firm, 'Ann Ash', 'solicitor')
  const it = await makeUser(page, firm, 'Ian Tern', 'it_administrator')
  const { users } = await api<{ users: { nodes: { uuid: string; name: string }[] } }>(
    page,
    'query ($firm: ID!) { users(filter: { clients: [$firm] }) { nodes { uuid name } } }',
    { firm: firm.uuid },
  )
  const ian = users.nodes.find(({ name }) => name === 'Ian Tern')?.uuid
  await api(
    page,
    'mutation ($child: ID!, $ian: ID!) { linkUsers(clientUuid: $child, links: [{ userUuid: $ian, clientRole: team_leader }]) { userUuid } }',
    { child: child.uuid, ian },
  )
  await signIn(page, it)
  await page.goto(`${HOUSE_URL}/clients/edit/${child.uuid}`)
  await button(page, 'Add people…').click()
  await dialog(page).getByRole('checkbox', { name: 'Ann Ash' }).check()
  await field(page, 'Role').selectOption('Owner')
  await dialog(page).getByRole('button', { name: 'Add people' }).click()
  await expect(dialog(page)).toContainText('You cannot give a role above your own.')
  await expect(field(page, 'Role')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByRole('checkbox', { name: 'Ann Ash' })).toBeChecked()
})
