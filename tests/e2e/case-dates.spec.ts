import { deadlinesOf } from '@costdraft/costing'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, OWNER, SOLICITOR, api, makeInterPartesCase, picture, signIn } from './people.ts'
import { steady } from '../support/steady.ts'
import { gotoCase } from './workspace.ts'

const dates = (page: Page): Locator => page.getByRole('dialog', { name: 'Dates' })
const line = (page: Page, what: string): Locator =>
  dates(page)
    .getByRole('table', { name: 'What is due' })
    .getByRole('row', { name: new RegExp(`^${what}`) })
const SAVE = 'mutation ($c: ID!, $s: [DeadlineStartInput!]) { saveDeadlines(caseUuid: $c, starts: $s) { version } }'
const addDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** How many days it is from today to the last day for points of dispute of what was served on a day. */
function daysToPoints(served: string): number {
  const [{ date } = { date: served }] = deadlinesOf(['points_of_dispute'], { commencement_served: served })
  return Math.round((Date.parse(date) - Date.parse(addDays(0))) / 86_400_000)
}
const asTyped = (iso: string): string => iso.split('-').toReversed().join('/')

test('dates run from what is entered, an own one rules, and they stand on the card and in the list', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await makeInterPartesCase(page, 'Dates v Running', 'bill_of_costs')
  await gotoCase(page, uuid)
  await page.getByRole('button', { name: 'Dates', exact: true }).click()
  await expect(line(page, 'Commence assessment')).toContainText('The start is not known')
  await expect(dates(page).getByLabel('Right to costs')).toBeFocused()
  await dates(page).getByLabel('Right to costs').fill('10.2.25')
  await dates(page).getByLabel('Points of dispute served').fill('31/2/2025')
  await dates(page).getByRole('button', { name: 'Save' }).click()
  await expect(dates(page).getByText('Enter a date such as 31/01/2026.')).toBeVisible()
  await dates(page).getByLabel('Points of dispute served').fill('')
  await page.keyboard.press('Enter')
  await expect(line(page, 'Commence assessment')).toContainText('12/05/2025')
  await expect(line(page, 'Commence assessment')).toContainText('By the calendar 10/05/2025')
  await expect(line(page, 'Request a hearing')).toContainText('11/08/2025')

  // An own date rules over the computed one, and both are shown; what a person did is done.
  const soon = addDays(3)
  await line(page, 'Commence assessment').getByRole('textbox').fill(asTyped(soon))
  await line(page, 'Request a hearing').getByRole('checkbox').check()
  await dates(page).getByRole('button', { name: 'Save' }).click()
  await expect(line(page, 'Commence assessment')).toContainText('in 3 days')
  await expect(line(page, 'Commence assessment')).toContainText('12/05/2025')
  await expect(line(page, 'Request a hearing')).toContainText('Priya Shah')
  await expectAccessible(page)
  await picture(page, 'dates')

  // Somebody else changes them meanwhile: they are shown, and what was typed stays.
  await api(page, SAVE, { c: uuid, s: [{ start: 'commencement_served', date: addDays(-1) }] })
  await dates(page).getByLabel('Assessment hearing ended').fill('1/9/25')
  await dates(page).getByRole('button', { name: 'Save' }).click()
  await expect(dates(page).getByRole('alert')).toContainText('Someone else changed these dates')
  await expect(dates(page).getByLabel('Assessment hearing ended')).toHaveValue('01/09/2025')
  await expect(line(page, 'Commence assessment')).toContainText('The next step was taken')
  await dates(page).getByRole('button', { name: 'Save' }).click()
  await expect(line(page, 'File the completed bill')).toContainText('15/09/2025')
  await page.keyboard.press('Escape')
  await expect(dates(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Dates', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dates' })).toBeVisible()
  const row = page.getByRole('row', { name: /Points of dispute.*Dates v Running/ })
  await expect(row).toContainText(`in ${daysToPoints(addDays(-1))} days`)
  await expectAccessible(page)
  await row.hover()

  // A calendar reads them by a link of its own, until it is revoked.
  await page.getByRole('button', { name: 'Calendar…' }).click()
  const calendar = page.getByRole('dialog', { name: 'Dates in your calendar' })
  await calendar.getByRole('button', { name: 'Make a link' }).click()
  const link = await calendar.getByLabel('Link').inputValue()
  const file = await fetch(link)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain('SUMMARY:Points of dispute: Dates v Running')
  await expectAccessible(page)
  await picture(page, 'dates-calendar')
  await calendar.getByRole('button', { name: 'Revoke' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .last()
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(calendar.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await fetch(link)).status).toBe(404)
  await page.keyboard.press('Escape')
  await row.getByRole('link', { name: 'Dates v Running' }).click()
  await expect(line(page, 'Points of dispute')).toContainText(`in ${daysToPoints(addDays(-1))} days`)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/dates=/)
  // The buttons of the case's head have room, with the one that says how near the next date is.
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await steady(page.locator('html'))).scrollWidth).toBe(width)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(HOUSE_URL + '/cost-draft/cases?view=board&search=Dates%20v%20Running')
  await expect(page.getByText('File the completed bill 15/09/2025')).toBeVisible()
})

test('what is typed while dates are stored stays @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await makeInterPartesCase(page, 'Dates v Typing', 'bill_of_costs')
  await gotoCase(page, uuid)
  await page.getByRole('button', { name: 'Dates', exact: true }).click()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"SaveDeadlines"')) await answered
    return route.fallback()
  })
  const [costs, served] = [dates(page).getByLabel('Right to costs'), dates(page).getByLabel('Points of dispute served')]
  await costs.fill('10.2.25')
  const asked = page.waitForRequest((request) => Boolean(request.postData()?.includes('"SaveDeadlines"')))
  await dates(page).getByRole('button', { name: 'Save' }).click()
  await asked
  await served.fill('1.5.25')
  await costs.fill('11.2.25')
  await line(page, 'Commence assessment').getByRole('checkbox').check()
  answer()
  await expect(line(page, 'Commence assessment')).toContainText('12/05/2025')
  await expect(costs).toHaveValue('11/02/2025')
  await expect(served).toHaveValue('01/05/2025')
  await expect(line(page, 'Commence assessment').getByRole('checkbox')).toBeChecked()
  await dates(page).getByRole('button', { name: 'Save' }).click()
  await expect(line(page, 'Reply')).toContainText('22/05/2025')
  await expect(line(page, 'Request a hearing')).toContainText('11/08/2025')
  await expect(dates(page).getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('the list of dates is filtered by firm @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await makeInterPartesCase(page, 'Dates v Firm', 'bill_of_costs')
  await api(page, SAVE, { c: uuid, s: [{ start: 'commencement_served', date: addDays(-20) }] })
  await signIn(page, OWNER)
  await page.goto(`${HOUSE_URL}/cost-draft/dates`)
  const row = page.getByRole('row', { name: /Points of dispute.*Dates v Firm/ })
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Filter by Firm' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Bryn Solicitors' }).click()
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Filter by Firm: Bryn Solicitors' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row).toBeVisible()
})
