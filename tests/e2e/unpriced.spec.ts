import { expect, test, type Page } from 'playwright/test'
import { HOUSE_URL, SOLICITOR, api, makeCases, signIn } from './people.ts'
import { ADD_TIME } from './mutations.ts'
import { gotoCase } from './workspace.ts'

const NOT_PRICED = 'Not priced: rate not held'
const STAGE = 'query ($c: ID!) { case(uuid: $c) { stage } }'

/** A case of a type without rates, with `count` hours of work. */
async function makeCriminalCase(page: Page, name: string, count: number): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name], undefined, 'criminal')
  const { solicitors } = await api<{ solicitors: { feeEarners: { uuid: string }[] }[] }>(
    page,
    '{ solicitors { feeEarners { uuid } } }',
  )
  for (let nth = 1; nth <= count; nth++)
    await api(page, ADD_TIME, {
      c: uuid,
      i: {
        date: '2025-03-04',
        feeEarner: solicitors[0]?.feeEarners[0]?.uuid,
        activityType: 'preparation',
        time: 1,
        description: `Reading, part ${nth}`,
      },
    })
  return uuid
}

test('a case without rates is never worth £0.00: card, column, list and panel @long', async ({ page }) => {
  const word = `Unpriced${Date.now()}`
  const name = `Re ${word}`
  const uuid = await makeCriminalCase(page, name, 1)
  await page.goto(`${HOUSE_URL}/cost-draft/cases?q=${word}`)
  const card = page.getByRole('group', { name })
  await expect(card).toContainText(NOT_PRICED)
  await expect(page.locator('[data-stage=in_progress] header')).toContainText(NOT_PRICED)
  await expect(page.locator('main')).not.toContainText('£0.00 and')
  await expect(card).not.toContainText('£0.00')
  await page.goto(`${HOUSE_URL}/cost-draft/cases?view=list&q=${word}`)
  await expect(page.getByRole('row', { name }).getByRole('img', { name: NOT_PRICED })).toBeVisible()
  await gotoCase(page, uuid)
  const panel = page.getByRole('region', { name: 'Costs' })
  await expect(panel.getByText(NOT_PRICED)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Explain Total, Not priced' })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Explain .*, Not priced$/ })).toHaveCount(4)
})

test('completing over items without a rate asks first, and names them', async ({ page }) => {
  const name = `Re Left Out ${Date.now()}`
  const uuid = await makeCriminalCase(page, name, 6)
  await gotoCase(page, uuid, { screen: 'draft/review' })
  const complete = page.getByRole('button', { name: 'MARK AS COMPLETE' })
  const question = page.getByRole('alertdialog', { name: '6 items are not priced' })
  await complete.click()
  await expect(question.getByRole('listitem')).toHaveCount(5)
  await expect(question.getByRole('listitem').first()).toContainText('04/03/2025 · Reading, part 1')
  await expect(question).toContainText('and 1 more')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(complete).toBeFocused()
  const stage = async (): Promise<string> =>
    (await api<{ case: { stage: string } }>(page, STAGE, { c: uuid })).case.stage
  expect(await stage()).toBe('in_progress')
  await complete.click()
  await question.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(page.getByText('Marked as complete.')).toBeVisible()
  expect(await stage()).toBe('complete')
})

test('a disbursement of a hearing is listed with the others, and leads to its hearing @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Taxi'])
  const { solicitors } = await api<{ solicitors: { feeEarners: { uuid: string }[] }[] }>(
    page,
    '{ solicitors { feeEarners { uuid } } }',
  )
  await api(page, 'mutation ($c: ID!, $i: HearingInput!) { addHearing(caseUuid: $c, input: $i) { uuid } }', {
    c: uuid,
    i: {
      date: '2025-03-04',
      courtLevel: 'circuit_district_judge',
      feeEarner: solicitors[0]?.feeEarners[0]?.uuid,
      hearingType: 'advocate',
      disbursements: [{ disbursementType: 'taxi', amount: 12.5, description: 'To court' }],
    },
  })
  await gotoCase(page, uuid, { tab: 'disbursements' })
  const row = page.getByRole('table', { name: 'Disbursements', exact: true }).locator('tbody tr')
  await expect(row).toContainText('To court')
  await expect(row.getByRole('button')).toHaveCount(0)
  await row.getByRole('link', { name: 'Its hearing' }).click()
  // It is listed under Other FAS, not under Hearings.
  await expect(page.getByRole('tab', { name: 'Other FAS', includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('dialog')).toContainText('Disbursements of this hearing')
})
