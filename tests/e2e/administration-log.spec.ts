import { readFile } from 'node:fs/promises'
import { parseCsv } from 'hucre/csv'
import { expect, type Locator, type Page } from 'playwright/test'
import { steady } from '../support/steady.ts'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test } from './firm-people.ts'
import { ADMIN, HOUSE_URL, api, picture, place, signIn } from './people.ts'
import { button, heading, main } from './screen.ts'

const LOG = `${HOUSE_URL}/audit-log`
const table = (page: Page, name = 'Audit log'): Locator => page.getByRole('table', { name, exact: true })
const lines = (page: Page): Locator => table(page).locator('tbody tr')

const USERS = '{ users(first: 50) { nodes { uuid name } } }'
const ROLE = 'mutation ($u: ID!, $i: UserChanges!) { editUser(uuid: $u, input: $i) { uuid } }'
const EARNER = 'mutation ($c: ID!, $i: FeeEarnerInput!) { made: addFeeEarner(clientUuid: $c, input: $i) { uuid } }'
const RETIRE = 'mutation ($u: ID!) { retireFeeEarner(uuid: $u, from: "2025-03-01") { uuid } }'

/** A firm whose owner has made a costs draftsman a team leader and retired a fee earner. */
async function makeHouse(page: Page) {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Audited', 'solicitor')
  const owner = await makeUser(page, firm, 'Olive Owner')
  const solicitor = await makeUser(page, firm, 'Sam Solicitor', 'solicitor')
  await makeUser(page, firm, 'Rosa Rising', 'costs_draftsman')
  await signIn(page, owner)
  const { users } = await api<{ users: { nodes: { uuid: string; name: string }[] } }>(page, USERS)
  const rising = users.nodes.find(({ name }) => name === 'Rosa Rising')?.uuid ?? ''
  await api(page, ROLE, { u: rising, i: { clientRole: 'team_leader' } })
  const input = { site: firm.sites[0]?.uuid, firstname: 'Lena', surname: 'Leaver', type: 'solicitor', grade: 'B' }
  const { made } = await api<{ made: { uuid: string } }>(page, EARNER, { c: firm.uuid, i: input })
  await api(page, RETIRE, { u: made.uuid })
  return { solicitor, rising }
}

/** The lines of the log as it is exported, without the heads. */
async function exported(page: Page): Promise<string[][]> {
  const coming = page.waitForEvent('download')
  await button(page, 'Export').click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = (await readFile(await (await coming).path())).toString()
  return (parseCsv(text) as unknown[][]).map((cells) => cells.map(String)).slice(1)
}

test('an owner finds who changed what, exports it, and reads it on the page of the record', async ({ page }) => {
  const { solicitor, rising } = await makeHouse(page)
  await page.goto(HOUSE_URL)
  await place(page, 'Audit log').click()
  const promotion = lines(page).filter({ hasText: 'Role: Costs draftsman → Team leader.' })
  await expect(promotion).toContainText('Olive Owner')
  await expect(promotion).toContainText('127.0.0.0/24')
  await expect(lines(page).filter({ hasText: 'Lena Leaver' })).toHaveCount(2)
  // Newest first: she was retired last.
  await expect(lines(page).first()).toContainText('Lena Leaver')

  await button(page, 'Filter by Kind').click()
  await page.getByRole('menuitemcheckbox', { name: 'User', exact: true }).click()
  await page.keyboard.press('Escape')
  await button(page, 'Filter by Person').click()
  await page.getByRole('menuitemcheckbox', { name: 'Olive Owner' }).click()
  await page.keyboard.press('Escape')
  await expect(lines(page)).toHaveCount(1)
  await expect(page).toHaveURL(/person=.*&kind=user/)
  const [line, ...others] = await exported(page)
  expect(others).toEqual([])
  expect(line?.slice(1)).toEqual([
    'Olive Owner',
    '127.0.0.0/24',
    expect.stringMatching(/^Audited /) as unknown,
    'User',
    'Rosa Rising',
    'Role: Costs draftsman → Team leader.',
  ])
  await button(page, 'Clear filters').click()
  await expect(page).toHaveURL(LOG)
  await expect(lines(page).first()).toContainText('Lena Leaver')

  await promotion.getByRole('link', { name: 'Rosa Rising' }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/users/edit/${rising}`)
  await button(page, 'Show the audit log').click()
  const own = table(page, 'Audit log of Rosa Rising')
  await expect(own).toContainText('Role: Costs draftsman → Team leader.')
  await expect(own).not.toContainText('Lena Leaver')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await main(page).getByRole('link', { name: 'Open in the audit log' }).click()
  await expect(button(page, 'Remove the filter: Rosa Rising')).toBeVisible()
  await expect(lines(page).filter({ hasText: 'Lena Leaver' })).toHaveCount(0)
  expect((await steady(page.locator('html'))).scrollWidth).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await picture(page, 'audit-log-320')

  await signIn(page, solicitor)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(LOG)
  await expect(heading(page, 'You do not have access to this page')).toBeVisible()
  await expect(place(page, 'Settings')).toBeVisible()
  await expect(place(page, 'Audit log')).toHaveCount(0)
})
