import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { SOLICITOR, api, makeCases, signIn } from './people.ts'
import { ADD_TIME, ADD_DISBURSEMENT, ADD_COMMENT } from './mutations.ts'
import { gotoCase } from './workspace.ts'

async function feeEarnerOf(page: Page): Promise<string> {
  const { solicitors } = await api<{ solicitors: { feeEarners: { uuid: string }[] }[] }>(
    page,
    '{ solicitors { feeEarners { uuid } } }',
  )
  return solicitors[0]?.feeEarners[0]?.uuid ?? ''
}
async function paid(page: Page, c: string, input: Record<string, unknown>): Promise<string> {
  const i = { date: '2025-03-04', disbursementType: 'taxi', amount: 40, ...input }
  return (await api<{ addDisbursement: { uuid: string } }>(page, ADD_DISBURSEMENT, { c, i })).addDisbursement.uuid
}
async function worked(page: Page, c: string, date: string): Promise<string> {
  const i = { date, feeEarner: await feeEarnerOf(page), activityType: 'preparation', time: 1, description: 'Reading' }
  return (await api<{ addTimeRecording: { uuid: string } }>(page, ADD_TIME, { c, i })).addTimeRecording.uuid
}

test('a finding leads to its row; put right, it goes; the rest is completed over and recorded', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Ready to file'])
  await paid(page, uuid, { disbursementType: 'counsel_fee', amount: 5 })
  await paid(page, uuid, {})
  await worked(page, uuid, '2019-01-02')
  await gotoCase(page, uuid, { tab: 'disbursements' })
  const button = page.getByRole('button', { name: /^Ready to file/ })
  const drawer = page.getByRole('dialog', { name: 'Ready to file' })
  await expect(button).toHaveAccessibleName('Ready to file, 3 to look at')
  await expect(
    page.getByRole('row', { name: /Counsel fee/ }).getByRole('img', { name: /LAA pays counsel directly/ }),
  ).toBeVisible()
  await button.press('Enter')
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText([
    'Before the certificate 1',
    'Vouchers 1',
    'Possibly claimed twice 1',
    'Reduced before',
  ])
  await expect(drawer.getByRole('region', { name: 'Reduced before' })).toContainText(
    'Offered from the fifth assessed bill on; so far',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await button.click()
  await drawer.getByRole('link', { name: /^Preparation of 02\/01\/2019/ }).press('Enter')
  await expect(drawer).toHaveCount(0)
  const row = page.getByRole('row', { name: /02\/01\/2019/ })
  await expect(row).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(row).toHaveCount(0)
  await expect(button).toHaveAccessibleName('Ready to file, 2 to look at')

  await gotoCase(page, uuid, { screen: 'draft/review' })
  await expect(button).toHaveAccessibleName('Ready to file, 2 to look at')
  await page.getByRole('button', { name: 'MARK AS COMPLETE' }).click()
  const question = page.getByRole('alertdialog', { name: '2 points a costs officer may raise' })
  await expect(question.getByRole('listitem')).toHaveText(['1 voucher missing', '1 possible double claim'])
  await question.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(page.getByText('Marked as complete.')).toBeVisible()
  await gotoCase(page, uuid, { screen: 'details/edit' })
  await page.getByRole('tab', { name: 'Audit Logs' }).click()
  await expect(
    page.getByText('Completed with 2 points a costs officer may raise: 1 voucher missing, 1 possible double claim.'),
  ).toBeVisible()
})

test('the rows of a finding are shown in their tab, as long as the chip is there @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Long rows'])
  for (const [date, time, description] of [
    ['2025-03-03', 9, 'Reading the bundle'],
    ['2025-03-04', 8, 'Eight hours'],
    ['2025-03-05', 8.5, 'Drafting the statement'],
  ] as const) {
    const i = { date, feeEarner: await feeEarnerOf(page), activityType: 'preparation', time, description }
    await api(page, ADD_TIME, { c: uuid, i })
  }
  await gotoCase(page, uuid, { tab: 'disbursements' })
  await page.getByRole('button', { name: 'Ready to file, 2 to look at' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ready to file' })
  const group = drawer.getByRole('region', { name: /^Over 8 hours/ })
  await expect(group).toContainText(/17\.50 h · £[\d,]+\.\d\d/)
  await expectAccessible(page)
  await group.getByRole('link', { name: 'Show these rows: Over 8 hours' }).press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/tab=time-recordings&finding=long_row/)
  const shown = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(shown('Reading the bundle')).toBeVisible()
  await expect(shown('Drafting the statement')).toBeVisible()
  await expect(shown('Eight hours')).toHaveCount(0)
  await page.reload()
  await expect(shown('Drafting the statement')).toBeVisible()
  await expect(shown('Eight hours')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ready to file: Over 8 hours. Show all rows' }).click()
  await expect(shown('Eight hours')).toBeVisible()
  await expect(page).not.toHaveURL(/finding/)
})

test('a case without findings says so, and is completed without a question @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Nothing found'])
  await gotoCase(page, uuid, { screen: 'draft/review' })
  await page.getByRole('button', { name: 'Ready to file', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Ready to file' })).toContainText(
    'Nothing a costs officer is likely to send back.',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'MARK AS COMPLETE' }).click()
  await expect(page.getByText('Marked as complete.')).toBeVisible()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/completed/${uuid}$`))
  await expect(page.getByRole('button', { name: /^Download .*Legal aid bill/ })).toBeVisible({ timeout: 100_000 })
})

test('a fact that is missing is named, entered in the details of the case, and asked no more @long', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re A fact is missing'])
  await api(
    page,
    'mutation ($u: ID!) { editLegalAidCase(uuid: $u, input: { outcome: null, lastStepOn: null }) { uuid } }',
    { u: uuid },
  )
  await gotoCase(page, uuid)
  const drawer = page.getByRole('dialog', { name: 'Ready to file' })
  await page.getByRole('button', { name: 'Ready to file, 2 to look at' }).click()
  await expect(drawer).toContainText('Outcome: not recorded, so that the documents cannot state it.')
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Open the details of the case' }).click()
  await expect(page).toHaveURL(new RegExp(`/details/edit/${uuid}`))
  await page.getByLabel('Outcome').fill('Care order made')
  await page.getByLabel('Last step in the case on').fill('30/6/25')
  const payments = page.getByRole('group', { name: 'Payments on account' })
  await payments.getByRole('button', { name: 'Add a payment' }).click()
  const payment = payments.getByRole('group', { name: 'Payment 1' })
  await payment.getByLabel('Date').fill('1/4/25')
  await payment.getByLabel('Amount, £').fill('much')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter an amount such as 1234.50.')).toBeVisible()
  await expect(payment.getByLabel('Amount, £')).toHaveAttribute('aria-invalid', 'true')
  await payment.getByLabel('Amount, £').fill('1,250.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/cases$/)
  await expectAccessible(page)
  await gotoCase(page, uuid)
  await expect(page.getByRole('button', { name: 'Ready to file', exact: true })).toBeVisible()
  const { case: stored } = await api<{ case: object }>(
    page,
    'query ($u: ID!) { case(uuid: $u) { outcome lastStepOn interimPayments { date amount } } }',
    { u: uuid },
  )
  expect(stored).toEqual({
    outcome: 'Care order made',
    lastStepOn: '2025-06-30',
    interimPayments: [{ date: '2025-04-01', amount: '1250.50' }],
  })
})

test('the keyboard goes from one open comment to the next, across tabs @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Three comments'])
  const ride = await paid(page, uuid, {})
  const reading = await worked(page, uuid, '2025-03-03')
  await api(page, ADD_COMMENT, { k: uuid, u: ride, b: 'Where is the receipt?' })
  await api(page, ADD_COMMENT, { k: uuid, u: reading, b: 'How many pages?' })
  await api(page, ADD_COMMENT, { k: uuid, u: reading, b: 'Which bundle?' })
  await gotoCase(page, uuid, { screen: 'draft/review', tab: 'disbursements' })
  const comment = (text: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: text })
  await page.getByRole('note').getByRole('link', { name: '3 comments are not resolved' }).press('Enter')
  await expect(comment('How many pages?')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('3 unresolved in this case')
  await page.keyboard.press('F8')
  await expect(comment('Which bundle?')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(comment('Where is the receipt?')).toBeFocused()
  await expect(page.getByRole('tab', { name: /Disbursements/, includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Shift+F8')
  await expect(comment('Which bundle?')).toBeFocused()
  await comment('Which bundle?').getByRole('button', { name: 'Resolve' }).press('Enter')
  await expect(comment('Where is the receipt?')).toBeFocused()
  await expect(page.getByRole('dialog')).toContainText('2 unresolved in this case')
  await page.keyboard.press('F8')
  await expect(comment('How many pages?')).toBeFocused()
})
