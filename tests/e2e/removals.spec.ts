import { expect, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test } from './firm-people.ts'
import { ADMIN, HOUSE_URL, api, signIn } from './people.ts'
import { button, dialog, field, labelled, question, row, save } from './screen.ts'
import { gotoCase } from './workspace.ts'

// Who leaves is retired, and what was entered wrongly is removed and brought back.
test.describe.configure({ timeout: 180_000 })

const EARNER = 'mutation ($c: ID!, $i: FeeEarnerInput!) { made: addFeeEarner(clientUuid: $c, input: $i) { uuid } }'
const CASE =
  'mutation ($c: ID!, $i: LegalAidCaseInput!) { made: addLegalAidCase(solicitorUuid: $c, input: $i) { uuid } }'
const TIME = 'mutation ($c: ID!, $i: TimeRecordingInput!) { made: addTimeRecording(caseUuid: $c, input: $i) { uuid } }'
const made = async (page: Page, mutation: string, c: string, i: object): Promise<string> =>
  (await api<{ made: { uuid: string } }>(page, mutation, { c, i })).made.uuid

/** A firm with a leaver who has worked on a case, somebody who was entered twice, and a case without rows. */
async function makeHouse(page: Page) {
  await signIn(page, ADMIN)
  const { uuid, ...firm } = await makeFirm(page, 'Leaving', 'solicitor')
  const owner = await makeUser(page, { uuid, ...firm }, 'Olive Owner')
  await signIn(page, owner)
  const site = firm.sites[0]?.uuid ?? ''
  const earner = (firstname: string, surname: string) =>
    made(page, EARNER, uuid, { site, firstname, surname, type: 'solicitor', grade: 'B' })
  const leaver = await earner('Lena', 'Leaver')
  const stays = await earner('Stan', 'Stays')
  await earner('Stan', 'Stays-Twice')
  const newCase = (caseName: string) =>
    made(page, CASE, uuid, {
      caseName,
      solicitorsCaseReference: 'CARE/1',
      caseType: 'care_and_supervision',
      feeEarner: stays,
      site,
      representedParty: 'parent',
      partiesRepresented: 1,
      certificate: { certificateNumber: '1120431AA009', courtLevel: 'other_judge', dateOfIssue: '2025-01-31' },
    })
  const worked = await newCase('Re Worked')
  await newCase('Re Wrongly')
  await made(page, TIME, worked, { date: '2025-02-03', feeEarner: leaver, activityType: 'preparation', time: 1 })
  return { uuid, worked }
}
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ })
const earnersOffered = (form: Locator): Promise<string[]> =>
  labelled(form, 'Fee earner').getByRole('option').allTextContents()

test('a leaver is retired, and what was entered wrongly is removed and brought back', async ({ page }) => {
  const { uuid, worked } = await makeHouse(page)
  const client = `${HOUSE_URL}/clients/edit/${uuid}`
  await page.goto(client)
  await button(page, 'Retire Lena Leaver').click()
  await expect(dialog(page)).toContainText('offered for no new work')
  await field(page, 'First day without work').fill('01/03/2025')
  await save(page).click()
  await expect(row(page, 'Lena Leaver (retired)').getByRole('img', { name: 'Retired from 01/03/2025' })).toBeVisible()

  // Out of the select of a new row, and on the row that has her.
  await gotoCase(page, worked)
  await expect(row(page, 'Lena Leaver (retired)')).toBeVisible()
  await button(page, 'Add time recording').click()
  await expect.poll(() => earnersOffered(dialog(page))).toContain('Stan Stays (SS)')
  expect((await earnersOffered(dialog(page))).filter((name) => name.includes('Lena'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Edit .*03\/02\/2025/ }).click()
  await expect(labelled(dialog(page), 'Fee earner').getByRole('option', { selected: true })).toHaveText(
    'Lena Leaver (LL), retired',
  )

  // Whoever is named cannot be removed; who was entered twice can, and comes back.
  await page.goto(client)
  await button(page, 'Remove Lena Leaver').click()
  await question(page).getByRole('button', { name: 'Remove fee earner' }).click()
  await expect(toast(page)).toContainText('1 row names Lena Leaver. Retire the fee earner instead.')
  await button(page, 'Remove Stan Stays-Twice').click()
  await question(page).getByRole('button', { name: 'Remove fee earner' }).click()
  await expect(toast(page)).toContainText('Stan Stays-Twice has been removed.')
  await expect(button(page, 'Edit Stan Stays-Twice')).toHaveCount(0)
  const removed = page.getByRole('region', { name: 'Removed in the last 30 days' })
  await expect(removed.getByRole('row').filter({ hasText: 'Stan Stays-Twice' })).toContainText('Fee earner')
  await expectAccessible(page)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(button(page, 'Edit Stan Stays-Twice')).toBeVisible()
  await expect(removed).toHaveCount(0)

  // A case without rows is removed from the list, and brought back later.
  await page.goto(`${HOUSE_URL}/cost-draft/cases?view=list`)
  await button(page, 'Actions for Re Wrongly').click()
  await page.getByRole('menuitem', { name: 'Remove Case' }).click()
  await expect(question(page)).toContainText('Its notes, documents and files go with it.')
  await question(page).getByRole('button', { name: 'Remove case' }).click()
  await expect(row(page, 'Re Wrongly')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${HOUSE_URL}/clients/removed`)
  await button(page, 'Bring back Re Wrongly').click()
  await expect(toast(page)).toContainText('Re Wrongly is back.')
  await expect(page.getByText('Nothing that you may bring back')).toBeVisible()
  await expectAccessible(page)
})
