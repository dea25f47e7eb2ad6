import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from 'playwright/test'
import { unzipped } from '../support/firm-archive.ts'
import { chosenInstead, PASSWORD } from '../support/sign-in.ts'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test } from './firm-people.ts'
import { ADMIN, HOUSE_URL, api, picture, signIn, visit } from './people.ts'
import { button, dialog, heading, main, question } from './screen.ts'

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#0b5a52"/></svg>'
const section = (page: Page): Locator => page.getByRole('region', { name: 'All data of this firm' })
const rows = (page: Page): Locator => section(page).getByRole('list', { name: 'Exports' }).getByRole('listitem')

const EARNER = 'mutation ($c: ID!, $i: FeeEarnerInput!) { made: addFeeEarner(clientUuid: $c, input: $i) { uuid } }'
const CASE =
  'mutation ($c: ID!, $i: LegalAidCaseInput!) { made: addLegalAidCase(solicitorUuid: $c, input: $i) { uuid } }'

/** A firm with an owner, an IT administrator, and a case. */
async function makeHouse(page: Page) {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Exported', 'solicitor')
  const owner = await makeUser(page, firm, 'Olive Owner')
  const administrator = await makeUser(page, firm, 'Ivy Admin', 'it_administrator')
  await signIn(page, owner)
  const site = firm.sites[0]?.uuid
  const earner = { site, firstname: 'Lena', surname: 'Earner', type: 'solicitor', grade: 'B' }
  const { made } = await api<{ made: { uuid: string } }>(page, EARNER, { c: firm.uuid, i: earner })
  await api(page, CASE, {
    c: firm.uuid,
    i: {
      ...{ caseName: 'Re Known', solicitorsCaseReference: 'KNOWN/1', caseType: 'care_and_supervision' },
      ...{ feeEarner: made.uuid, site, representedParty: 'parent', partiesRepresented: 1 },
      certificate: { certificateNumber: 'ABCDEF123456', courtLevel: 'other_judge', dateOfIssue: '2025-01-10' },
    },
  })
  return { firm, owner, administrator, path: `/clients/edit/${firm.uuid}` }
}

test('a firm has a mark beside its name, which is refused with a reason, removed and brought back', async ({
  page,
}) => {
  const { firm, path } = await makeHouse(page)
  await page.goto(`${HOUSE_URL}${path}`)
  const mark = page.getByRole('region', { name: 'Mark' })
  const shown = mark.getByRole('img', { name: `The mark of ${firm.name}` })
  const inShell = page.getByRole('navigation', { name: 'Main' }).locator('img')
  await expect(mark).toContainText('No mark yet.')
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(firm.name)
  const choose = (name: string, mimeType: string, text: string): Promise<void> =>
    mark.getByLabel('Mark file').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  await choose('mark.png', 'image/png', 'GIF89a')
  await expect(mark.getByRole('alert')).toHaveText('A mark is a PNG or an SVG.')
  await choose('mark.svg', 'image/svg+xml', MARK)
  await expect(shown).toBeVisible()
  await expect(inShell).toBeVisible()
  await expect(mark.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'firm-mark')
  await page.reload()
  await expect(inShell).toBeVisible()
  await mark.getByRole('button', { name: 'Remove' }).click()
  await expect(mark).toContainText('No mark yet.')
  await expect(inShell).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(shown).toBeVisible()
  await expect(inShell).toBeVisible()
})

test('an owner exports all data of the firm with the password, downloads it and deletes it', async ({
  page,
  another,
}) => {
  const { firm, administrator, path } = await makeHouse(page)
  await page.goto(`${HOUSE_URL}${path}`)
  await expect(section(page)).toContainText('Nothing has been exported in the last 7 days.')
  await expectAccessible(page)

  // On a phone and by the keyboard, first with another password.
  await page.setViewportSize({ width: 375, height: 720 })
  await button(page, 'Export all data').press('Enter')
  await expectAccessible(page)
  const submit = dialog(page).getByRole('button', { name: 'Export all data' })
  await dialog(page).getByLabel('Current password').fill('Not-the-password-1')
  await submit.press('Enter')
  await expect(dialog(page)).toContainText('This is not your password.')
  await dialog(page).getByLabel('Current password').fill(chosenInstead(PASSWORD))
  await submit.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(rows(page)).toHaveCount(1)
  const download = section(page).getByRole('button', { name: /^Download the export of / })
  await expect(download).toBeVisible()
  await expect(rows(page)).toContainText('for Olive Owner, kept until ')
  await expect(rows(page)).toContainText('1 case and 0 files.')
  await expectAccessible(page)

  const coming = page.waitForEvent('download')
  await download.press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${firm.name} – all data – \\d{4}-\\d\\d-\\d\\d\\.zip$`))
  const entries = await unzipped(await readFile(await file.path()))
  expect(entries.get('data/case.jsonl')?.toString()).toContain('"case_name": "Re Known"')
  expect(entries.get('cases.csv')?.toString()).toContain('KNOWN/1,Re Known,Legal aid,In progress,Lena Earner,')

  // Whoever administers the firm sees its page, and nothing of this.
  const other = await another()
  await signIn(other, administrator)
  await other.goto(`${HOUSE_URL}${path}`)
  await expect(heading(other, 'Audit log')).toBeVisible()
  await expect(main(other)).toContainText('Lena')
  await expect(section(other)).toHaveCount(0)

  await section(page)
    .getByRole('button', { name: /^Delete the export of / })
    .click()
  await expect(question(page)).toContainText('Its file is gone at once.')
  await button(page, 'Delete').last().click()
  await expect(section(page)).toContainText('Nothing has been exported in the last 7 days.')
  await visit(page, `/audit-log?kind=firm_archive`)
  for (const said of ['All data of the firm asked for.', 'Made: 1 case and 0 files', 'Downloaded.', 'Deleted.'])
    await expect(main(page)).toContainText(said)
})
