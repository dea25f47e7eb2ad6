import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test } from './firm-people.ts'
import { ADMIN, CASES, HOUSE_URL, api, makeCases, signIn } from './people.ts'
import { button, dialog, field, main, pageField, row } from './screen.ts'

// It signs in several users: allows more time on a busy machine.
test.describe.configure({ timeout: 180_000 })

const STAFF = 'query ($u: ID!) { case(uuid: $u) { staffMember { name hasLeft } } }'
const ADD_EARNER =
  'mutation ($c: ID!, $input: FeeEarnerInput!) { addFeeEarner(clientUuid: $c, input: $input) { uuid } }'

/** Who drafts a case, by name. */
const staffOf = async (page: Page, uuid: string | undefined): Promise<unknown> =>
  (await api<{ case: { staffMember: unknown } }>(page, STAFF, { u: uuid })).case.staffMember

/** A firm with an owner, who is signed in, a solicitor who leaves and a draftsman who stays. */
async function firmOfThree(page: Page) {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Heron Law', 'solicitor')
  await signIn(page, await makeUser(page, firm, 'Olga Heron'))
  await makeUser(page, firm, 'Lena Leaver', 'solicitor')
  await makeUser(page, firm, 'Tom Taker', 'costs_draftsman')
  const input = { site: firm.sites[0]?.uuid, firstname: 'Ada', surname: 'Earner', type: 'solicitor', grade: 'A' }
  await api(page, ADD_EARNER, { c: firm.uuid, input: { ...input, isPanelMember: false } })
  return makeCases(page, ['Re Alder', 'Re Birch', 'Re Cedar'])
}

test('cases are reassigned from the list, handed over when someone leaves, and given back', async ({ page }) => {
  const [alder, birch] = await firmOfThree(page)
  await page.goto(`${CASES}?view=list`)
  await button(page, 'Reassign').click()
  await page.getByRole('checkbox', { name: /Re Alder/ }).check()
  await page.getByRole('checkbox', { name: /Re Birch/ }).check()
  await button(page, 'Reassign 2 cases').click()
  await field(page, 'Staff member').selectOption('Lena Leaver')
  await dialog(page).getByRole('button', { name: 'Reassign' }).click()
  await expect(page.getByText('2 cases assigned to Lena Leaver.')).toBeVisible()
  await expect(row(page, 'Re Alder')).toContainText('Lena Leaver')
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)

  await page.goto(`${HOUSE_URL}/users/user-list`)
  await row(page, 'Leaver').hover()
  await button(page, 'Deactivate Lena Leaver').click()
  await expectAccessible(page)
  await field(page, '2 open cases to').selectOption('Tom Taker')
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Lena Leaver has been deactivated.')).toBeVisible()
  await expect(row(page, 'Leaver')).toHaveCount(0)
  expect(await staffOf(page, alder)).toEqual({ name: 'Tom Taker', hasLeft: false })

  // Later, on the page of whoever has left.
  await page.goto(`${HOUSE_URL}/users/user-list?state=deactivated`)
  await row(page, 'Leaver').getByRole('link', { name: 'Edit Lena Leaver' }).click()
  await expect(main(page)).toContainText('handed over 2 cases to Tom Taker')
  await button(page, 'Undo the hand-over').click()
  await expect(page.getByText('They can sign in again, and have 2 cases back.')).toBeVisible()
  await expect(button(page, 'Deactivate')).toBeVisible()
  expect(await staffOf(page, birch)).toEqual({ name: 'Lena Leaver', hasLeft: false })

  // Deactivated without a receiver, she stays named, and is marked.
  await button(page, 'Deactivate').click()
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(main(page)).toContainText('cannot sign in until they are restored')
  await page.goto(`${CASES}?view=list`)
  await expect(row(page, 'Re Birch')).toContainText('Lena Leaver (left)')

  // What she still holds is handed over later.
  await page.goto(`${HOUSE_URL}/users/user-list?state=deactivated`)
  await row(page, 'Leaver').getByRole('link', { name: 'Edit Lena Leaver' }).click()
  await expect(main(page)).toContainText('Lena Leaver still has 2 open cases.')
  await button(page, 'Hand over').click()
  await field(page, '2 open cases to').selectOption('Tom Taker')
  await dialog(page).getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('What Lena Leaver held is handed over.')).toBeVisible()
  await expect(main(page)).toContainText('handed over 2 cases to Tom Taker')
  expect(await staffOf(page, birch)).toEqual({ name: 'Tom Taker', hasLeft: false })
})

test('whoever goes away names a deputy, and is there again', async ({ page }) => {
  await firmOfThree(page)
  await page.goto(`${HOUSE_URL}/profile`)
  await pageField(page, 'Away from').fill('1/12/2098')
  await pageField(page, 'Away to').fill('1/11/2098')
  await pageField(page, 'Deputy').selectOption('Tom Taker')
  await button(page, 'Save the absence').click()
  await expect(pageField(page, 'Away to')).toHaveAccessibleDescription(/The last day cannot be before the first\./)
  await pageField(page, 'Away to').fill('5/1/2099')
  await button(page, 'Save the absence').click()
  await expect(main(page)).toContainText('Away from 01/12/2098 to 05/01/2099. Tom Taker stands in.')
  await expectAccessible(page)
  await button(page, 'End the absence').click()
  await expect(pageField(page, 'Away from')).toHaveValue('')
})
