import { readFileSync } from 'node:fs'
import { expect, type Download, type Locator, type Page } from 'playwright/test'
import { templateHeadings } from '@costdraft/schema/people-import/people-template.ts'
import { sideways } from '../support/steady.ts'
import { expectAccessible } from './axe.ts'
import { address, makeFirm, makeUser, test } from './firm-people.ts'
import { ADMIN, HOUSE_URL, choosePassword, close, enter, picture, signIn } from './people.ts'
import { button, heading, row } from './screen.ts'

// Long: a firm is set up, and somebody new signs in by the pages.
test.describe.configure({ timeout: 180_000 })

const USERS = `${HOUSE_URL}/users/user-list`
const PASSWORD = 'Quite-another-1'
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Import people into/ })
const question = (page: Page): Locator => page.getByRole('alertdialog')
const choose = (page: Page, lines: readonly string[]): Promise<void> =>
  page
    .getByLabel('People to import')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
const listed = (page: Page): Locator => dialog(page).getByRole('grid', { name: 'Rows of the file' }).locator('tbody tr')
const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8')
const begin = async (page: Page): Promise<void> => {
  await button(page, 'Import people').click()
  await expect(dialog(page).getByRole('button', { name: 'Choose a file' })).toBeFocused()
}

test('a firm takes its people from a file, hands over a link, and takes them back', async ({ page, another }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Osprey Costs')
  await signIn(page, await makeUser(page, firm, 'Olga Osprey'))
  const child = await makeFirm(page, 'Valley LLP', 'solicitor')
  const [ann, ben, cara] = [address('ann'), address('ben'), address('cara')]
  await page.goto(USERS)

  // A sheet to fill in, by the keyboard alone.
  await begin(page)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await button(page, 'A sheet to fill in').press('Enter')
  const template = (await textOf(await download)).trim()
  expect(template.replace('\uFEFF', '').split(',')).toEqual(Object.values(templateHeadings))
  await choose(page, [
    template,
    `Ann Ash,${ann},Solicitor,,700001,B,${child.name},Solicitor`,
    `"Birch, Ben",not an address,Costs draftsman,,,,,`,
    `Cara Cedar,${cara},Partner,,,,,`,
  ])
  await expect(button(page, 'Another file')).toBeVisible()
  await expect(dialog(page)).toContainText('1 text is not known: choose what it means.')
  await dialog(page).getByLabel('Partner means', { exact: true }).selectOption('Team leader')
  const refused = listed(page).filter({ hasText: 'not an address' })
  await expect(refused).toContainText('Cannot be taken')
  await expect(dialog(page)).toContainText(
    'This import adds 2 users and 1 fee earner and gives 1 role in child clients.',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 720 })
  expect(await sideways(dialog(page).locator('.chakra-dialog__body'))).toBe(0)
  await expectAccessible(page)
  await picture(page, 'people-import-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await picture(page, 'people-import')

  // What is refused is mended where it stands.
  await refused.getByRole('gridcell', { name: 'not an address' }).click()
  await page.keyboard.type(ben)
  await page.keyboard.press('Enter')
  await expect(listed(page).filter({ hasText: ben })).toContainText('Ready')
  await button(page, 'Import 3 rows').click()

  const given = dialog(page).getByRole('region', { name: 'Links to hand over' })
  await expect(dialog(page)).toContainText('3 users added, 1 fee earner added, 1 role given in child clients.')
  await expect(given).toContainText('shown only now and are valid for 24 hours')
  await expectAccessible(page)
  await picture(page, 'people-import-links')
  await given.getByRole('button', { name: 'Copy the link of Ann Ash' }).click()
  await expect(given.getByRole('row', { name: /Ann Ash/ }).getByRole('img', { name: 'Copied or saved' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  await expect(question(page)).toContainText('2 links were neither copied nor saved')
  await button(page, 'Stay').click()
  const saved = page.waitForEvent('download')
  await given.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await textOf(await saved)
  expect([csv.includes(link), csv.includes(cara)]).toEqual([true, true])
  await close(dialog(page))
  await expect(row(page, 'Cedar')).toContainText('Team leader')

  // Whoever is handed a link chooses a password by it, and is in.
  const theirs = await another()
  await theirs.goto(link)
  await choosePassword(theirs, PASSWORD, 'Save the password')
  await expect(heading(theirs, 'Your password is saved')).toBeVisible()
  await theirs.goto(HOUSE_URL)
  await enter(theirs, ann, PASSWORD)

  // What is left of it after an undo.
  await page.goto(USERS)
  await begin(page)
  const earlier = dialog(page).getByRole('listitem').filter({ hasText: 'people.csv' })
  await expect(earlier).toContainText('3 users added')
  await earlier.getByRole('button', { name: /^Undo the import of people\.csv/ }).click()
  await expect(earlier.getByRole('status')).toContainText('2 users removed, 1 user deactivated')
  await expect(earlier).toContainText('Undone')
  await expectAccessible(page)
  await close(dialog(page))
  await expect(row(page, 'Birch')).toHaveCount(0)
  await expect(row(page, 'Ash')).toHaveCount(0)
  await page.goto(`${USERS}?state=deactivated`)
  await expect(row(page, 'Ash')).toBeVisible()
})

test('who may not add users there is not offered to import any', async ({ page }) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Egret Costs')
  await makeUser(page, firm, 'Olga Egret')
  await signIn(page, await makeUser(page, firm, 'Tom Tern', 'team_leader'))
  await page.goto(USERS)
  await expect(row(page, 'Tern')).toBeVisible()
  await expect(button(page, 'Import people')).toHaveCount(0)
})
