import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { SOLICITOR, api, close, makeCases, picture, signIn } from './people.ts'
import { costs, gotoCase } from './workspace.ts'
import { ADD_DISBURSEMENT } from './mutations.ts'

const NOTE = 'mutation ($c: ID!) { addCostNote(caseUuid: $c, input: { body: "The assessor is local" }) { uuid } }'
const COMMENT =
  'mutation ($k: ID!, $t: EntityType!, $u: ID!, $b: String!) { addComment(caseUuid: $k, entityType: $t, entityUuid: $u, body: $b) { item { uuid } } }'

/** A case in review with three disbursements and a cost note; each but the last disbursement has an open comment. */
async function commentedCase(page: Page): Promise<string> {
  const [c = ''] = await makeCases(page, ['Re Comments beside'])
  const items: [string, string][] = []
  for (const day of ['03', '04', '05', '06']) {
    const i = { date: `2025-02-${day}`, disbursementType: 'court_fee', amount: 255 }
    items.push([
      'case_fee',
      (await api<{ addDisbursement: { uuid: string } }>(page, ADD_DISBURSEMENT, { c, i })).addDisbursement.uuid,
    ])
  }
  items[3] = ['cost_note', (await api<{ addCostNote: { uuid: string } }>(page, NOTE, { c })).addCostNote.uuid]
  for (const [i, [t, u]] of items.entries()) await api(page, COMMENT, { k: c, t, u, b: `Question ${i + 1}` })
  await api(page, 'mutation ($c: ID!) { moveCase(uuid: $c, stage: in_review) { uuid } }', { c })
  return c
}
const panel = (page: Page) => page.getByRole('dialog')
const question = (page: Page, n: number) =>
  panel(page)
    .getByRole('listitem')
    .filter({ hasText: `Question ${n}` })

test('four comments are resolved by keyboard beside their rows and the costs, without closing', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const c = await commentedCase(page)
  await gotoCase(page, c, { screen: 'draft/review', tab: 'disbursements' })
  await page.getByRole('link', { name: '4 comments are not resolved' }).click()
  for (const n of [1, 2, 3, 4]) {
    await expect(question(page, n)).toBeFocused()
    // The row and the costs are neither covered nor dimmed, and are reached with the pointer.
    await expect(
      page.getByRole('row', { name: n === 4 ? /The assessor/ : new RegExp(`0${n + 2}/02/2025`) }),
    ).toBeInViewport()
    await costs(page)
      .getByRole('button', { name: /^Explain Total/ })
      .hover({ trial: true })
    if (n === 2) {
      await expectAccessible(page)
      await picture(page, 'comments-beside')
    }
    await question(page, n).getByRole('button', { name: 'Resolve' }).press('Enter')
    // To the next at once, in the next tab as well; after the last it says where to go on.
    if (n < 4) await expect(panel(page).getByRole('status')).toHaveText(`${4 - n} unresolved in this case`)
  }
  await expect(question(page, 4)).toContainText('Resolved by')
  await expect(question(page, 4)).toBeFocused()
  await expect(panel(page).getByRole('status')).toHaveText(
    'No comment is left unresolved. The case can be completed: MARK AS COMPLETE, above.',
  )
  await picture(page, 'comments-all-resolved')
  await expect(page.getByText('REVIEWING', { exact: true })).toBeVisible()
  await close(panel(page))
  await expect(page.getByRole('row', { name: /The assessor/ })).toBeFocused()
})

test('another row is chosen while the panel is open, and keeps what was typed about the first @long', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const c = await commentedCase(page)
  await gotoCase(page, c, { screen: 'draft/review', tab: 'disbursements' })
  const button = (day: string) =>
    page.getByRole('button', { name: new RegExp(`^Comments on court fee of ${day}/02/2025`) })
  await button('03').click()
  const box = panel(page).getByRole('textbox', { name: 'New comment' })
  await expect(box).toBeFocused()
  await box.fill('Half a thought')
  await button('05').click()
  await expect(panel(page)).toHaveAccessibleName('Court fee of 05/02/2025')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await button('03').click()
  await expect(box).toHaveValue('Half a thought')
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(button('03')).toBeFocused()
  // Without room beside the table it is a drawer.
  await page.setViewportSize({ width: 1024, height: 768 })
  await button('03').click()
  await expect(box).toHaveValue('Half a thought')
  await expect(page.locator('[data-part=backdrop]')).toBeVisible()
})
