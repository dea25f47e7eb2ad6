import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, OWNER, SOLICITOR, api, makeCases, signIn } from './people.ts'
import { ADD_COURT_FEE, ADD_COMMENT, SEND_FOR_REVIEW } from './mutations.ts'
import { gotoCase } from './workspace.ts'

/** Creates a case in review with one disbursement, as the user on the page. */
async function inReview(page: Page, name: string): Promise<{ uuid: string; item: string }> {
  const [uuid = ''] = await makeCases(page, [name])
  const {
    addDisbursement: { uuid: item },
  } = await api<{ addDisbursement: { uuid: string } }>(page, ADD_COURT_FEE, { c: uuid })
  await api(page, SEND_FOR_REVIEW, { c: uuid })
  return { uuid, item }
}
const review = async (page: Page, uuid: string): Promise<void> => {
  await gotoCase(page, uuid, { screen: 'draft/review', tab: 'disbursements' })
}
const complete = (page: Page) => page.getByRole('button', { name: 'MARK AS COMPLETE' })
const comments = (page: Page) => page.getByRole('button', { name: /^Comments on court fee of 03\/02\/2025/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Court fee of 03/02/2025' })
const comment = (page: Page, text: string) => drawer(page).getByRole('listitem').filter({ hasText: text })

test('a comment keeps the case from being completed until it is resolved', { tag: '@database' }, async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await inReview(page, 'Re Held up')
  await review(page, uuid)
  await expect(page.getByText('REVIEWING', { exact: true })).toBeVisible()
  await expect(complete(page)).toBeEnabled()
  for (const name of [/^Add/, /^Edit court/, /^Delete/, 'SEND FOR REVIEW'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)

  await page.getByRole('row', { name: /Court fee/ }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toContainText('No comments yet.')
  const box = drawer(page).getByRole('textbox', { name: 'New comment' })
  await expect(box).toBeFocused()
  await box.fill('No')
  await drawer(page).getByRole('button', { name: 'Add comment' }).click()
  await expect(drawer(page).getByText('Enter at least 3 characters.')).toBeVisible()
  await box.fill('Where is the receipt?')
  await expect(drawer(page).getByText('21 of 250 characters')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(comment(page, 'Where is the receipt?')).toContainText('Open')
  await expect(box).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Court fee/ })).toBeFocused()

  await expect(page.getByText('BLOCKED', { exact: true })).toBeVisible()
  await expect(page.getByTitle('1 unresolved comment')).toBeVisible()
  await expect(page.getByRole('note')).toHaveText('1 comment is not resolved. The case can be completed once it is.')
  await expect(complete(page)).toBeDisabled()
  await expect(complete(page)).toHaveAttribute('title', '1 comment waits to be resolved.')
  await expect(page.getByRole('tab', { name: 'Disbursements needs attention' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Court fee needs attention|needs attention/ })).toHaveCount(1)
  await expect(comments(page)).toHaveAccessibleName(/, 1 open$/)

  await page.reload()
  await expect(complete(page)).toBeDisabled()
  await comments(page).click()
  await comment(page, 'receipt').getByRole('button', { name: 'Resolve' }).click()
  await expect(comment(page, 'receipt')).toContainText('Resolved by')
  await expect(comment(page, 'receipt')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(comments(page)).toBeFocused()
  await expect(page.getByText('REVIEWING', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Disbursements', exact: true })).toBeVisible()
  await complete(page).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  await expect(page.getByText('Marked as complete.')).toBeVisible()

  await review(page, uuid)
  await expect(page.getByText('COMPLETED', { exact: true })).toBeVisible()
  await expect(complete(page)).toBeDisabled()
  await comments(page).click()
  await expect(drawer(page)).toContainText('Comments cannot be added here.')
  await expect(drawer(page).getByRole('button', { name: 'Edit comment' })).toBeVisible()
})

test('only who wrote a comment may edit it; whoever reads the case may resolve it', async ({ page, browser }) => {
  await signIn(page, SOLICITOR)
  const { uuid, item } = await inReview(page, 'Re Two voices')
  await api(page, ADD_COMMENT, { k: uuid, u: item, b: 'Mine to change' })
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signIn(other, OWNER)
  await review(other, uuid)
  await comments(other).click()
  await expect(comment(other, 'Mine to change').getByRole('button', { name: 'Resolve' })).toBeVisible()
  await expect(comment(other, 'Mine to change').getByRole('button', { name: 'Edit comment' })).toHaveCount(0)
  await other.context().close()

  await review(page, uuid)
  await comments(page).click()
  await comment(page, 'Mine to change').getByRole('button', { name: 'Edit comment' }).click()
  const text = drawer(page).getByRole('textbox', { name: 'Comment', exact: true })
  await expect(text).toBeFocused()
  await text.fill('Changed by me')
  await drawer(page).getByRole('button', { name: 'Save comment' }).click()
  await expect(comment(page, 'Changed by me')).toContainText('Open')
})

test('what was written about an item and not sent waits there, and outlives a failure @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await inReview(page, 'Re Unsent')
  await review(page, uuid)
  await comments(page).click()
  const box = drawer(page).getByRole('textbox', { name: 'New comment' })
  await box.fill('Half a thought')
  const refuse = { status: 503, contentType: 'text/html', body: 'down' }
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AddComment') ? route.fulfill(refuse) : route.fallback(),
  )
  await drawer(page).getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('We do not know yet whether this was saved; trying again is safe.')).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toHaveCount(0)
  await comments(page).click()
  await expect(box).toHaveValue('Half a thought')
})

test('the reviews list what waits, and lead to it; its details are read only', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid, item } = await inReview(page, 'Re Listed for review')
  await api(page, ADD_COMMENT, { k: uuid, u: item, b: 'Please look again' })
  const row = page.getByRole('row').filter({ hasText: 'Re Listed for review' })
  await page.goto(`${HOUSE_URL}/cost-draft/cases?view=list&q=Listed+for+review`)
  await expect(row.getByRole('cell', { name: 'PENDING 1 unresolved comment', exact: true })).toBeVisible()
  // A row opens the page of its stage.
  await row.getByRole('link', { name: 'Re Listed for review' }).click()
  await expect(page).toHaveURL(new RegExp(`/cases/draft/review/${uuid}`))
  await page.goto(`${HOUSE_URL}/cost-draft/reviews?q=Listed+for+review`)
  await expect(row.getByRole('cell').nth(5)).toHaveText('1')
  await expect(row).toContainText('< 1 h')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/cases/draft/review/${uuid}`))
  await page.getByRole('link', { name: 'Edit Case' }).click()
  await expect(page).toHaveURL(new RegExp(`/cases/details/review/${uuid}`))
  await expect(page.getByRole('heading', { name: 'Review details Re Listed for review', level: 1 })).toBeVisible()
  const value = (term: string) => page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::*')
  await expect(value('Case name')).toHaveText('Re Listed for review')
  await expect(value('State')).toHaveText('Review')
  await expect(page.locator('main :disabled')).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'New note' }).fill('Noted in review')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Noted in review')
})

test('the review and the draft of a case lead to each other, at the tab that is open', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await inReview(page, 'Re Both ways')
  await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/review/${uuid}?tab=disbursements`)
  await page.getByRole('note').getByRole('link', { name: 'the draft' }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}?tab=disbursements`)
  await expect(page.getByRole('button', { name: 'Add disbursement' })).toBeVisible()
  await page.getByRole('note').getByRole('link', { name: 'Open its review' }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/review/${uuid}?tab=disbursements`)
})

test('nothing for axe to say about the review @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid, item } = await inReview(page, 'Re Review in both themes')
  await api(page, ADD_COMMENT, { k: uuid, u: item, b: 'Where is the receipt for this court fee?' })
  await review(page, uuid)
  await expect(complete(page)).toBeDisabled()
  await expectAccessible(page)
  await comments(page).click()
  await expect(comment(page, 'receipt')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${HOUSE_URL}/cost-draft/reviews?q=Review+in`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
})
