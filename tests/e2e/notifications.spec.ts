import { expect, test, type Browser, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, OWNER, SOLICITOR, api, close, makeCases, picture, signIn, LEADER } from './people.ts'
import { ADD_COURT_FEE, ADD_COMMENT } from './mutations.ts'

/** Creates a case with a disbursement, as the user on the page. */
async function disbursed(page: Page, name: string, stage?: string): Promise<{ uuid: string; item: string }> {
  const [uuid = ''] = await makeCases(page, [name])
  const {
    addDisbursement: { uuid: item },
  } = await api<{ addDisbursement: { uuid: string } }>(page, ADD_COURT_FEE, { c: uuid })
  if (stage) await api(page, `mutation ($c: ID!) { moveCase(uuid: $c, stage: ${stage}) { uuid } }`, { c: uuid })
  return { uuid, item }
}
/** A user of the costs firm, who may comment in the cases of all its clients. */
async function speaker(
  browser: Browser,
): Promise<(on: { uuid: string; item: string }, words: string) => Promise<unknown>> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, OWNER)
  return ({ uuid, item }, words) => api(page, ADD_COMMENT, { k: uuid, u: item, b: words })
}
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(?:, \d+ unread)?$/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
/** The notifications of one case, whose name is unique to this run. */
const told = (page: Page, caseName: string, words = '') =>
  panel(page).getByRole('link').filter({ hasText: caseName }).filter({ hasText: words })
/** Simulates returning to the window. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

test('a comment rings the other’s bell, and opens where it was made', async ({ page, browser }) => {
  await signIn(page, SOLICITOR)
  const name = `Re Bell ${Date.now()}`
  const { uuid, item } = await disbursed(page, name)
  const says = await speaker(browser)
  await says({ uuid, item }, 'Where is the receipt?')
  await page.goto(HOUSE_URL)
  await expect(bell(page)).toHaveAccessibleName(/, \d+ unread$/)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  const first = told(page, name)
  await expect(first).toContainText(`Helen Marlow commented on the disbursement of 03/02/2025 in ${name}.`)
  await expect(first).toHaveAccessibleName(/^Unread: .*“Where is the receipt\?”/)
  await expect(panel(page).getByRole('region', { name: 'Today' })).toContainText(name)
  await expectAccessible(page, '[role=dialog]', 'header')
  await picture(page, 'bell')
  await close(panel(page))
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  for (const key of ['ArrowDown', 'End', 'Home']) await page.keyboard.press(key)
  await expect(panel(page).getByRole('link').first()).toBeFocused()
  await first.focus()
  await page.keyboard.press('Enter')

  const drawer = page.getByRole('dialog', { name: 'Court fee of 03/02/2025' })
  await expect(drawer).toContainText('Where is the receipt?')
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}?tab=disbursements`)
  await picture(page, 'bell-drawer')
  await close(drawer)
  // Opened by a link: the focus goes to the row that it is about.
  await expect(page.getByRole('row', { name: /Court fee/ })).toBeFocused()

  // Opened from the page of the same case: the page shows the comments added meanwhile.
  await says({ uuid, item }, 'And the invoice?')
  await comeBack(page)
  await expect(bell(page)).toHaveAccessibleName(/, \d+ unread$/)
  await bell(page).click()
  await expect(told(page, name, 'And the invoice?')).toHaveAccessibleName(/^Unread: /)
  await expect(told(page, name, 'Where is the receipt?')).not.toHaveAccessibleName(/^Unread: /)
  await told(page, name, 'And the invoice?').click()
  await expect(drawer).toContainText('And the invoice?')
  await close(drawer)
  await bell(page).click()
  await expect(told(page, name, 'And the invoice?')).not.toHaveAccessibleName(/^Unread: /)
})

test('what is switched off is not told, and all of it is marked as read at once @long', async ({ page, browser }) => {
  await signIn(page, LEADER)
  // Resets the settings, which an earlier attempt may have changed.
  await api(
    page,
    'mutation { editNotificationSettings(settings: [{ kind: comment_added, isOn: true }]) { isOn } markNotificationsRead { email } }',
  )
  const name = `Re Quiet ${Date.now()}`
  const { uuid, item } = await disbursed(page, name)
  const says = await speaker(browser)
  await says({ uuid, item }, 'Heard before')
  await page.goto(`${HOUSE_URL}/settings`)
  await expect(page.getByText('CostDraft sends no mail here.')).toBeVisible()
  const comments = page.getByRole('checkbox', { name: 'Someone comments in a case you work on, or after you' })
  await comments.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('You are not told of this any more.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(comments).toBeChecked()
  await comments.focus()
  await page.keyboard.press('Space')
  await expect(comments).not.toBeChecked()
  await expectAccessible(page, 'main')
  await says({ uuid, item }, 'Not heard')
  // The toast covers the notifications button.
  await page.getByRole('button', { name: 'Dismiss' }).last().click()
  await bell(page).click()
  await expect(told(page, name, 'Heard before')).toBeVisible()
  await expect(told(page, name, 'Not heard')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(told(page, name, 'Heard before')).not.toHaveAccessibleName(/^Unread: /)
  await close(panel(page))
  // Waits until the closed panel has restored the focus; an element focused earlier would lose it again.
  await expect(bell(page)).toBeFocused()
  await comments.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('You are told of this again.')).toBeVisible()
  await says({ uuid, item }, 'Heard again')
  await comeBack(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
})

test('on the dashboard the search shows what waits @long', async ({ page, browser }) => {
  await signIn(page, SOLICITOR)
  const name = `Re Waiting ${Date.now()}`
  const { uuid, item } = await disbursed(page, name, 'in_review')
  await (
    await speaker(browser)
  )({ uuid, item }, 'Please look again')
  await page.goto(HOUSE_URL)
  const box = page.getByRole('combobox', { name: 'Search' })
  const group = (words: RegExp) => page.getByRole('group', { name: words })
  await box.focus()
  const talked = group(/^Unresolved comments on your cases, \d+$/)
    .getByRole('option')
    .filter({ hasText: name })
  await expect(talked).toContainText('1 comment')
  await expectAccessible(page, '[role=search]')
  await picture(page, 'queues')
  await box.fill('Waiting')
  await expect(group(/^Unresolved comments/)).toHaveCount(0)
  await box.fill('')
  await talked.click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/review/${uuid}`)
  await box.focus()
  await expect(group(/^Recent cases$/)).toBeVisible()
  await expect(group(/^Unresolved comments/)).toHaveCount(0)
})
