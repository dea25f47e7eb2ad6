import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test, anyDialog } from './firm-people.ts'
import { HOUSE_URL, OWNER, api, picture, signIn, visit } from './people.ts'
import { field } from './screen.ts'
import { rows, costs } from './workspace.ts'

const EARNER =
  'mutation ($firm: ID!, $input: FeeEarnerInput!) { addFeeEarner(clientUuid: $firm, input: $input) { uuid } }'
const CASE =
  'mutation ($firm: ID!, $input: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $firm, input: $input) { uuid } }'
const EDITION =
  'mutation ($firm: ID!, $input: RateEditionInput!) { addRateEdition(clientUuid: $firm, key: "expert_rates", input: $input) { uuid } }'

/** A firm with a care case, opened on its expert fees by its owner. */
async function openCase(page: Page): Promise<{ firm: string; at: string }> {
  await signIn(page, OWNER)
  const made = await makeFirm(page, 'Experts', 'solicitor')
  const owner = await makeUser(page, made, 'Ann Lee')
  const firm = made.uuid
  const site = made.sites[0]?.uuid
  const { addFeeEarner: earner } = await api<{ addFeeEarner: { uuid: string } }>(page, EARNER, {
    firm,
    input: { site, firstname: 'Priya', surname: 'Shah', initials: 'PS', type: 'solicitor', grade: 'A' },
  })
  const { addLegalAidCase: added } = await api<{ addLegalAidCase: { uuid: string } }>(page, CASE, {
    firm,
    input: {
      caseName: 'Re Experts',
      solicitorsCaseReference: 'EXP/1',
      caseType: 'care_and_supervision',
      representedParty: 'parent',
      partiesRepresented: 1,
      feeEarner: earner.uuid,
      site,
      certificate: { certificateNumber: '1129999ZZ001', courtLevel: 'other_judge', dateOfIssue: '2024-05-01' },
    },
  })
  await signIn(page, owner)
  const at = `/cost-draft/cases/draft/edit/${added.uuid}?tab=expert-fees`
  await page.goto(`${HOUSE_URL}${at}`)
  return { firm, at }
}

test('an expert fee is added by keyboard, counted, marked where it is over a rate, and put right', async ({ page }) => {
  const { firm, at } = await openCase(page)
  await expect(page.getByText('No expert fees yet.')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add expert fee' })
  await add.focus()
  await page.keyboard.press('Enter')
  const type = field(page, 'Type')
  await expect(type).toBeFocused()
  await expect(type.locator('optgroup')).toHaveCount(10)
  await expect(type.locator('option')).toHaveCount(86)
  // A list that is too long to read is searched by typing, as in any list of the browser.
  await page.keyboard.type('Accountant (p')
  await expect(type.locator('option:checked')).toHaveText('Accountant (partner)')
  await page.keyboard.press('Tab')
  await page.keyboard.type('IN')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Invoice number')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Invoice number').focus()
  await page.keyboard.type('V-2041')
  await page.keyboard.press('Tab')
  await page.keyboard.type('432.01')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4')
  await page.keyboard.press('Tab')
  await page.keyboard.type('London')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Accounts of the business')
  await expect(field(page, 'Expert based in').locator('option:checked')).toHaveText('London')
  await expectAccessible(page)
  await picture(page, 'expert-fee-form')
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(anyDialog(page)).toHaveCount(0)
  const row = rows(page).first()
  await expect(row).toBeFocused()
  await expect(row).toContainText('Accountant (partner)')
  await expect(row).toContainText('INV-2041')
  await expect(row).toContainText('432.01')
  await expect(row).not.toContainText('Over rate')
  await expect(costs(page).getByRole('button', { name: /^Explain Disbursements, £432\.01/ })).toBeVisible()

  await api(page, EDITION, {
    firm,
    input: {
      effectiveFrom: '2020-01-01',
      authority: 'Direction of 2020',
      amounts: [{ row: 'accountant_partner.London', amount: '108.00' }],
    },
  })
  await visit(page, `/settings/rates/expert_rates?client=${firm}`)
  await expect(page.getByRole('row', { name: 'Accountant (partner)' })).toContainText('108.00')
  await visit(page, at)
  const OVER = 'Over the codified rate: 4 h × £108.00 = £432.00 (Accountant (partner), in London;'
  await expect(row).toContainText(OVER)
  await expect(row.getByTitle(OVER)).toHaveText('Over rate')
  await picture(page, 'expert-fee-over-rate')
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(anyDialog(page).getByRole('note')).toContainText(OVER)
  await expectAccessible(page, '[role=tabpanel]', '[role=dialog]')
  await picture(page, 'expert-fee-over-rate-form')
  await field(page, 'Amount').fill('432')
  await page.keyboard.press('Enter')
  await expect(anyDialog(page)).toHaveCount(0)
  await expect(row).toContainText('432.00')
  await expect(row).not.toContainText('Over')
  await expect(costs(page).getByRole('button', { name: /^Explain Disbursements, £432\.00/ })).toBeVisible()

  await row.focus()
  await page.keyboard.press('Delete')
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('INV-2041')
})
