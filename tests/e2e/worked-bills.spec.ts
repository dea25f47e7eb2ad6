import { expect, test, type Page } from 'playwright/test'
import type { WorkedBill } from '../../dev/worked-bill.ts'
import { workedCourtOfProtectionBills } from '../../dev/worked-court-of-protection.ts'
import { workedHighCostBills } from '../../dev/worked-high-cost.ts'
import { workedInterPartesBills } from '../../dev/worked-inter-partes.ts'
import { freshTokens } from '../support/sign-in.ts'
import { enterCourtOfProtectionBill } from '../support/bills/court-of-protection.ts'
import { enterHighCostBill } from '../support/bills/high-cost.ts'
import { enterInterPartesBill } from '../support/bills/inter-partes.ts'
import type { RestCaller } from '../support/worked-firm.ts'
import { makeFirm } from './firm-people.ts'
import { HOUSE_URL, OWNER, signIn, visit } from './people.ts'
import { sampled } from './sampled.ts'
import { money } from './workspace.ts'

/** Calls the REST API as a person. */
async function callerOf(email: string): Promise<RestCaller> {
  const urls = { webUrl: HOUSE_URL, authUrl: process.env.HOUSE_AUTH_URL ?? '' }
  const { access_token: token } = await freshTokens(urls, email)
  return {
    rest: async <T>(method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${process.env.HOUSE_API_URL ?? ''}/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as T }
    },
  }
}

/** The account beside the case has the net, the VAT and the total of the bill. */
async function expectTotals(page: Page, uuid: string, { name, expected }: WorkedBill): Promise<void> {
  await visit(page, `/cost-draft/cases/draft/edit/${uuid}`)
  const panel = page.getByRole('region', { name: 'Costs' })
  for (const [figure, amount] of [
    ['Net', expected.get('total')?.net],
    ['VAT', expected.get('total')?.vat],
    ['Total', expected.get('gross')?.net],
  ] as const)
    await expect(panel.getByRole('button', { name: `Explain ${figure}, £${money(amount)}` }), name).toBeVisible()
}

const areas = [
  ['Court of Protection', workedCourtOfProtectionBills, enterCourtOfProtectionBill],
  ['inter partes', workedInterPartesBills, enterInterPartesBill],
  ['high cost', workedHighCostBills, enterHighCostBill],
] as const
for (const [area, worked, enter] of areas)
  test(`every worked ${area} bill comes to its total on the screen @sampled`, async ({ page }) => {
    test.slow()
    await signIn(page, OWNER)
    await page.goto(HOUSE_URL)
    const caller = await callerOf(OWNER)
    for (const bill of sampled(worked())) {
      const firm = await makeFirm(page, 'Bills', 'solicitor')
      const { uuid } = await enter(caller, firm.uuid, bill)
      await expectTotals(page, uuid, bill)
    }
  })
