import { expect, type Page } from 'playwright/test'
import { sideways } from '../support/steady.ts'
import { expectAccessible } from './axe.ts'
import { makeFirmOfTwo, makeUser, test } from './firm-people.ts'
import { ADD_TIME } from './mutations.ts'
import { HOUSE_URL, OWNER, api, makeInterPartesCase, picture, signIn } from './people.ts'
import { gotoCase } from './workspace.ts'

// Six bills are made, and two people sign in: allows more time on a busy machine.
test.describe.configure({ timeout: 240_000 })

const COMPLETE = 'mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }'
const LINES = 'query ($c: ID!) { case(uuid: $c) { assessment { lines { nodes { uuid } } } } }'
const SAVE =
  'mutation ($c: ID!, $i: [AssessmentLineChange!]!) { saveAssessmentLines(caseUuid: $c, changes: $i) { version } }'

/** A bill between parties of one line of £542.50. */
async function makeBill(page: Page, name: string): Promise<string> {
  const { uuid: c, feeEarner } = await makeInterPartesCase(page, name)
  const work = { feeEarner, activityType: 'preparation', phase: 'disclosure', date: '2024-05-01' }
  await api(page, ADD_TIME, { c, i: { ...work, time: 2.5, amount: 217, description: 'The lists of documents' } })
  return c
}
/** The same completed, with so many pounds allowed of it. */
async function makeAssessed(page: Page, name: string, amount: number): Promise<void> {
  const c = await makeBill(page, name)
  await api(page, COMPLETE, { c })
  const { nodes } = (await api<{ case: { assessment: { lines: { nodes: { uuid: string }[] } } } }>(page, LINES, { c }))
    .case.assessment.lines
  const i = nodes.map(({ uuid }) => ({ uuid, allowed: { amount }, ...(amount < 542.5 && { reason: 'time' }) }))
  await api(page, SAVE, { c, i })
}

test('what five bills were reduced for is offered with links, until the firm switches it off', async ({
  page,
  another,
}) => {
  const parent = await another()
  await signIn(parent, OWNER)
  const { firm } = await makeFirmOfTwo(parent, 'Reduced Before')
  await signIn(page, await makeUser(parent, firm, 'Rita Reduce'))
  for (const [i, amount] of [400, 542.5, 400, 542.5].entries()) await makeAssessed(page, `Bill ${i + 1}`, amount)
  const present = await makeBill(page, 'The present bill')
  const button = page.getByRole('button', { name: /^Ready to file/ })
  const drawer = page.getByRole('dialog', { name: 'Ready to file' })
  const before = drawer.getByRole('region', { name: 'Reduced before' })

  await gotoCase(page, present)
  const counted = (await button.getAttribute('aria-label')) ?? ''
  await button.click()
  await expect(before).toContainText('Offered from the fifth assessed bill on; so far 4.')
  await page.keyboard.press('Escape')
  await makeAssessed(page, 'Bill 5', 500)
  await button.click()
  const found = before.getByRole('listitem').filter({ hasText: 'Preparation was reduced' })
  await expect(found).toContainText('Preparation was reduced in 3 of 5 bills, mostly as too much time, by 12%.')
  await expect(found).toContainText('1 line here, £542.50')
  await found.getByText('3 bills').click()
  await expect(found.getByRole('link')).toHaveText(['Bill 5', 'Bill 3', 'Bill 1'])
  // Not counted: behind the drawer the button has the number that it had.
  await expect(page.locator('button[aria-label^="Ready to file"]')).toHaveAttribute('aria-label', counted)
  await expectAccessible(page)
  await picture(page, 'past-reductions')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(drawer)).toBe(0)
  await expectAccessible(page)
  await picture(page, 'past-reductions-390')
  await page.setViewportSize({ width: 1440, height: 900 })
  await found.getByRole('link', { name: 'Bill 3' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/completed\/[-\da-f]{36}\?tab=assessment/)
  await expect(page.getByRole('tab', { name: 'Assessment', includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )

  await parent.goto(`${HOUSE_URL}/clients/edit/${firm.uuid}`)
  const choice = parent.getByRole('checkbox', { name: 'Remember what is reduced in assessments' })
  await expect(choice).toBeChecked()
  await expectAccessible(parent)
  await choice.uncheck()
  await parent.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(parent.getByText('Client Updated Succesfully')).toBeVisible()
  await gotoCase(page, present)
  await button.click()
  await expect(before).toContainText('Switched off for this firm.')
  await expect(before.getByRole('listitem')).toHaveCount(0)
})
