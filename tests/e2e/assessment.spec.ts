import { expect, type Locator, type Page, type Request } from 'playwright/test'
import { sideways } from '../support/steady.ts'
import { expectAccessible } from './axe.ts'
import { anyDialog, test } from './firm-people.ts'
import { bar, grid, press, saved } from './grid-entry.ts'
import { HOUSE_URL, OWNER, SOLICITOR, api, makeInterPartesCase, picture, signIn } from './people.ts'
import { question } from './screen.ts'

// A completed bill is made, and two people sign in: allows more time on a busy machine.
test.describe.configure({ timeout: 180_000 })

const ADD_TIME = 'mutation ($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { uuid } }'
const ADD_PAID = 'mutation ($c: ID!, $i: DisbursementInput!) { addDisbursement(caseUuid: $c, input: $i) { uuid } }'
const COMPLETE = 'mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }'
const LINES =
  'query ($c: ID!) { case(uuid: $c) { assessment { lines(first: 100) { nodes { uuid description offered { amount } allowed { hours rate amount } reason dispute } } } } }'
const POINTS = 'query ($c: ID!) { case(uuid: $c) { assessment { generalPoints } } }'
const SAVE =
  'mutation ($c: ID!, $i: [AssessmentLineChange!]!) { saveAssessmentLines(caseUuid: $c, changes: $i) { version } }'

interface Line {
  uuid: string
  description: string
  offered: { amount: string } | null
  allowed: { hours: string | null; rate: string | null; amount: string } | null
  reason: string | null
  dispute: string | null
}
const linesOf = async (page: Page, c: string): Promise<Line[]> =>
  (await api<{ case: { assessment: { lines: { nodes: Line[] } } } }>(page, LINES, { c })).case.assessment.lines.nodes
const lineOf = async (page: Page, c: string, description: string): Promise<Line | undefined> =>
  (await linesOf(page, c)).find((line) => line.description === description)
const pointsOf = async (page: Page, c: string): Promise<string | null> =>
  (await api<{ case: { assessment: { generalPoints: string | null } } }>(page, POINTS, { c })).case.assessment
    .generalPoints

/**
 * A completed bill between parties: £542.50 for 2.50 hours at £217, £300 for 1.50 at £200, £450 of scans, and a court
 * fee of £40.
 */
async function makeBill(page: Page, name: string): Promise<string> {
  const { uuid: c, feeEarner } = await makeInterPartesCase(page, name)
  const work = { feeEarner, activityType: 'preparation', phase: 'disclosure' }
  for (const i of [
    { ...work, date: '2024-05-01', time: 2.5, amount: 217, description: 'The lists of documents' },
    { ...work, date: '2024-05-02', time: 1.5, amount: 200, description: 'The bundle for trial' },
  ])
    await api(page, ADD_TIME, { c, i })
  const paid = { phase: 'disclosure', date: '2024-05-04' }
  for (const i of [
    { ...paid, disbursementType: 'photocopying', amount: 450, description: 'Scans in Hull' },
    { ...paid, disbursementType: 'court_fee', amount: 40, vatExempt: true, description: 'Fee on issue' },
  ])
    await api(page, ADD_PAID, { c, i })
  await api(page, COMPLETE, { c })
  return c
}
const open = async (page: Page, c: string, query = ''): Promise<void> => {
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${c}?tab=assessment${query}`)
}

const row = (page: Page, description: string): Locator => grid(page).getByRole('row').filter({ hasText: description })
const columns = async (page: Page): Promise<string[]> =>
  (await grid(page).getByRole('columnheader').allInnerTexts()).map((text) => text.trim().split('\n').at(-1) ?? '')
/** A cell of a line by the whole name of its column. */
async function cell(page: Page, description: string, name: string): Promise<Locator> {
  await expect(row(page, description)).toBeVisible()
  const place = (await columns(page)).indexOf(name)
  expect([name, place > 0]).toEqual([name, true])
  return row(page, description).locator(`[aria-colindex="${place + 1}"]`)
}
/** Goes to a cell; a press on the one where one is would be in its text. */
async function at(page: Page, description: string, name: string): Promise<void> {
  const found = await cell(page, description, name)
  if ((await found.locator(':focus').count()) === 0) await found.click()
}
/** Enters a text into a cell and leaves it to the row below. */
async function enter(page: Page, description: string, name: string, text: string): Promise<void> {
  await at(page, description, name)
  await page.keyboard.type(text)
  await press(page, 'Enter')
}
const expectCell = async (page: Page, description: string, name: string, text: string): Promise<void> => {
  const found = await cell(page, description, name)
  await expect
    .poll(async () =>
      (await found.locator('input, textarea').count()) > 0
        ? found.locator('input, textarea').inputValue()
        : found.innerText(),
    )
    .toBe(text)
}
const account = (page: Page): Locator => page.getByRole('table', { name: 'Claimed, offered and allowed' })
const figures = (page: Page, name: string): Locator => account(page).getByRole('row', { name: new RegExp(`^${name} `) })
const foot = (page: Page): Locator => grid(page).locator('tfoot')

test('a bill is assessed in the grid: by hours, rate and sum, by head and back, until every line is ruled on', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const c = await makeBill(page, 'Assessed v Unassessed')
  await open(page, c)
  const tab = page.getByRole('tab', { name: 'Assessment' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Not started')).toBeVisible()
  // The fee on issue of the case itself is in the bill, too.
  await expect(figures(page, 'Profit costs')).toContainText('842.50')
  await expect(row(page, 'The lists of documents')).toBeVisible()

  // Hours alone are at the rate that is claimed; every sum is the server's.
  await enter(page, 'The lists of documents', 'Allowed hours', '2')
  await expectCell(page, 'The lists of documents', 'Allowed', '434.00')
  await expectCell(page, 'The lists of documents', 'Allowed rate', '217.00')
  await expect(figures(page, 'Profit costs')).toContainText('434.00')
  await expect(foot(page)).toContainText('434.00')
  await expect(page.getByText(/^In progress: 1 of \d lines ruled on$/)).toBeVisible()
  await enter(page, 'The lists of documents', 'Allowed rate', '180')
  await expectCell(page, 'The lists of documents', 'Allowed', '360.00')
  // A sum takes the place of both.
  await enter(page, 'The lists of documents', 'Allowed', '350')
  await saved(page)
  await expectCell(page, 'The lists of documents', 'Allowed hours', '')
  await enter(page, 'The lists of documents', 'Reason', 'too much')
  await enter(page, 'The lists of documents', 'Point of dispute', 'Too long for two lists.')
  await enter(page, 'Scans in Hull', 'Offered', '400')
  await saved(page)
  expect(await lineOf(page, c, 'The lists of documents')).toMatchObject({
    allowed: { hours: null, rate: null, amount: '350.00' },
    reason: 'time',
    dispute: 'Too long for two lists.',
  })
  await expectAccessible(page)
  await picture(page, 'assessment')

  // What is more than is claimed is refused in its words, and nothing of it is stored.
  await enter(page, 'The bundle for trial', 'Allowed', '300.01')
  await at(page, 'The bundle for trial', 'Allowed')
  await expect(page.getByText('At most £300.00 is claimed.')).toBeVisible()
  await expect(bar(page).getByText('1 row with a problem')).toBeVisible()
  await enter(page, 'The bundle for trial', 'Allowed hours', '1.6')
  await at(page, 'The bundle for trial', 'Allowed hours')
  await expect(page.getByText('At most 1.50 hours are claimed.')).toBeVisible()
  await enter(page, 'The bundle for trial', 'Allowed hours', '1.5')
  await saved(page)
  await expectCell(page, 'The bundle for trial', 'Allowed', '300.00')
  // Hours of what is not charged by the hour are not entered at all.
  await at(page, 'Scans in Hull', 'Allowed hours')
  await page.keyboard.type('1')
  await expectCell(page, 'Scans in Hull', 'Allowed hours', '')

  // By keyboard back: first the hours, then the one that was refused, and so on.
  await at(page, 'The bundle for trial', 'Allowed')
  await press(page, 'Control+z', 'Control+z', 'Control+z')
  await saved(page)
  await expectCell(page, 'The bundle for trial', 'Allowed', '')
  expect(await lineOf(page, c, 'The bundle for trial')).toMatchObject({ allowed: null })
  await press(page, 'Control+y', 'Control+y', 'Control+y')
  await saved(page)
  await expectCell(page, 'The bundle for trial', 'Allowed', '300.00')

  // The filter is in the address, and the foot is of what it leaves.
  await page.getByRole('button', { name: 'Filter by State' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Reduced' }).click()
  await press(page, 'Escape')
  await expect(grid(page).locator('tbody tr[data-row]')).toHaveCount(1)
  await expect(foot(page)).toContainText('1 line')
  await expect(foot(page)).toContainText('542.50')
  expect(new URL(page.url()).searchParams.get('state')).toBe('reduced')
  await page.reload()
  await expect(grid(page).locator('tbody tr[data-row]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row(page, 'Scans in Hull')).toBeVisible()

  // A head at a percentage: how many it will be, what became of it, and back again.
  await page.getByRole('button', { name: 'Rule on…' }).click()
  const dialog = anyDialog(page)
  await dialog.getByLabel('The lines of a head').check()
  await dialog.getByLabel('Head', { exact: true }).selectOption('Disbursements')
  await dialog.getByRole('button', { name: /^Rule on/ }).click()
  await expect(dialog.getByText('This is required.')).toBeVisible()
  await dialog.getByLabel('Percentage', { exact: true }).fill('50')
  await dialog.getByLabel('Reason', { exact: true }).selectOption('No evidence')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Rule on \d lines$/ }).click()
  await expect(page.getByText(/^Ruled on \d lines$/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectCell(page, 'Scans in Hull', 'Allowed', '225.00')
  await expectCell(page, 'Scans in Hull', 'Reason', 'No evidence')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^Undone on \d lines$/)).toBeVisible()
  await expectCell(page, 'Scans in Hull', 'Allowed', '')

  // What is selected, as claimed; undone by the key among the other steps.
  await at(page, 'The lists of documents', 'Allowed')
  await press(page, 'Control+Shift+ArrowDown')
  await page.getByRole('button', { name: 'Rule on…' }).click()
  await dialog.getByLabel('As claimed').check()
  await dialog.getByRole('button', { name: /^Rule on \d lines$/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Every line is ruled on')).toBeVisible()
  await expectCell(page, 'The lists of documents', 'Allowed', '350.00')

  await page.getByRole('button', { name: 'Reductions' }).click()
  const reductions = page.getByRole('region', { name: 'Reductions' })
  await expect(reductions.getByRole('row', { name: /^Too much time 1 542\.50 350\.00 192\.50$/ })).toBeVisible()
  await reductions.getByLabel(/by$/).selectOption('head')
  await expect(reductions.getByRole('row', { name: /^Profit costs 1 / })).toBeVisible()

  await page.getByRole('button', { name: 'Payments and offers…' }).click()
  const payment = dialog.getByRole('group', { name: 'Payment 1' })
  // What the bill says was paid on account; this was paid back.
  await expect(payment.getByLabel('Date')).toHaveValue('02/04/2025')
  await expect(payment.getByLabel('Amount, £')).toHaveValue('1250.50')
  await dialog.getByRole('button', { name: 'Remove payment 1' }).click()
  await expect(payment).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add a payment' }).click()
  await payment.getByLabel('Date').fill('1/2/25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(payment.getByRole('alert')).toContainText('This is required.')
  await payment.getByLabel('Amount, £').fill('1000')
  await dialog.getByRole('button', { name: 'Add an offer' }).click()
  const offer = dialog.getByRole('group', { name: 'Offer 1' })
  await offer.getByLabel('Date').fill('1/3/25')
  await offer.getByLabel('Amount, £').fill('900')
  await dialog.getByLabel('From', { exact: true }).fill('1/1/25')
  // What is typed while that is stored stays, and is saved after it.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const isEdit = (request: Request): boolean => Boolean(request.postData()?.includes('"EditAssessment"'))
  await page.route('**/graphql', async (route) => {
    if (isEdit(route.request())) await answered
    return route.fallback()
  })
  const asked = page.waitForRequest(isEdit)
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await asked
  const points = dialog.getByRole('textbox', { name: 'General points' })
  await points.fill('The hourly rates.')
  answer()
  await expect(offer).toContainText(/less than is allowed, with VAT\.$/)
  await expect(points).toHaveValue('The hourly rates.')
  await save.click()
  await expect.poll(() => pointsOf(page, c)).toBe('The hourly rates.')
  await expect(save).not.toHaveAttribute('aria-busy')
  await expect(save).toBeDisabled()
  await expect(dialog.getByRole('row', { name: /^(Balance after payments|Paid too much) £/ })).toBeVisible()
  const worked = dialog.getByRole('table', { name: 'How the interest is worked out' })
  await expect(worked.getByRole('row', { name: /^01\/01\/2025 to 31\/01\/2025 31 [\d,.]+ [\d.]+$/ })).toBeVisible()
  await expect(
    dialog.getByRole('row', { name: 'To be paid by Enter the date of the certificate in Dates' }),
  ).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'assessment-payments')
  await press(page, 'Escape')
  await expect(dialog).toHaveCount(0)
  const today = new Date().toISOString().slice(0, 10)
  await api(
    page,
    'mutation ($c: ID!, $d: Date!) { saveDeadlines(caseUuid: $c, starts: [{ start: costs_certificate, date: $d }]) { version } }',
    { c, d: today },
  )
  await page.getByRole('button', { name: 'Payments and offers…' }).click()
  await expect(dialog.getByRole('row', { name: /^To be paid by [\d/]{10}, in 14 days £[\d,.]+$/ })).toBeVisible()
  await press(page, 'Escape')
  await expect(dialog).toHaveCount(0)

  // It is removed and restored, and reopening says of how many lines it is set aside.
  await page.getByRole('button', { name: 'More of the assessment' }).click()
  await page.getByRole('menuitem', { name: 'Remove assessment…' }).click()
  await expect(question(page)).toContainText(
    /^.*What was entered of \d lines goes, with payments, offers and general points\. It can be restored for thirty days\./,
  )
  await question(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Not started')).toBeVisible()
  await expectCell(page, 'The lists of documents', 'Allowed', '')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByText('Every line is ruled on')).toBeVisible()
  await expectCell(page, 'The lists of documents', 'Allowed', '350.00')
  await page.getByRole('button', { name: 'Reopen Case' }).click()
  await expect(question(page)).toContainText(
    /Warning: This will delete case output documents\. There are none\. What was entered of \d lines of the assessment is set aside for thirty days\./,
  )
  await question(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/draft\/edit/)
  await expect(page.getByRole('tab', { name: 'Assessment' })).toHaveCount(0)

  // After it is completed anew, what was entered is that of equal lines; of the others it is listed.
  const { case: paid } = await api<{ case: { disbursements: { nodes: { uuid: string; description: string }[] } } }>(
    page,
    'query ($c: ID!) { case(uuid: $c) { disbursements { nodes { uuid description } } } }',
    { c },
  )
  const scans = paid.disbursements.nodes.find(({ description }) => description === 'Scans in Hull')?.uuid
  await api(page, 'mutation ($c: ID!, $u: ID!) { removeDisbursement(caseUuid: $c, uuid: $u) }', { c, u: scans })
  await api(page, COMPLETE, { c })
  await open(page, c)
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expectCell(page, 'The lists of documents', 'Allowed', '350.00')
  const unbound = page
    .getByRole('note')
    .filter({ hasText: /^1 entry is of lines that the bill does not have any more/ })
  await unbound.getByRole('button', { name: 'Show them' }).click()
  await expect(unbound.getByRole('row', { name: /Scans in Hull £450\.00 £400\.00 £450\.00$/ })).toBeVisible()
})

test('two people at one line see both values; what they enter beside each other stays', async ({ page, another }) => {
  const other = await another()
  await signIn(page, SOLICITOR)
  await signIn(other, OWNER)
  const c = await makeBill(page, 'Two v At Once')
  for (const one of [page, other]) {
    await open(one, c)
    await expect(row(one, 'Scans in Hull')).toBeVisible()
  }
  await enter(other, 'The lists of documents', 'Allowed', '500')
  await enter(other, 'Scans in Hull', 'Offered', '100')
  await saved(other)
  // Another cell of a line that was changed is no clash.
  await enter(page, 'Scans in Hull', 'Reply', 'All were needed.')
  await saved(page)
  await expect.poll(() => lineOf(page, c, 'Scans in Hull')).toMatchObject({ offered: { amount: '100.00' } })
  await enter(page, 'The lists of documents', 'Allowed', '300')
  await expect(question(page).getByRole('row')).toHaveText([/^FieldYoursTheirs$/, /^Allowed£300\.00£500\.00$/])
  await question(page).getByRole('button', { name: 'Take theirs' }).click()
  await expectCell(page, 'The lists of documents', 'Allowed', '500.00')
  await enter(other, 'The lists of documents', 'Allowed', '450')
  await saved(other)
  await enter(page, 'The lists of documents', 'Allowed', '400')
  await question(page).getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  expect(await lineOf(page, c, 'The lists of documents')).toMatchObject({ allowed: { amount: '400.00' } })
})

test('on a phone a line is a form, and nothing pans sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, SOLICITOR)
  const c = await makeBill(page, 'Small v Large')
  const line = (await lineOf(page, c, 'Fee on issue')) as Line
  await api(page, SAVE, { c, i: [{ uuid: line.uuid, allowed: { amount: 40 } }] })
  await open(page, c, '&text=lists')
  const form = page.getByRole('group', { name: 'Lines, row 1' })
  await expect(form.getByText('The lists of documents')).toBeVisible()
  await expect(form.getByText('1 line · Claimed 542.50 · VAT 108.50')).toBeVisible()
  expect(await sideways(page.locator('html'))).toBe(0)
  await form.getByLabel('Allowed hours').fill('2')
  await form.getByRole('button', { name: 'Save, next' }).click()
  await expect(form.getByText('All rows saved')).toBeVisible()
  await expect(form.getByLabel('Allowed', { exact: true })).toHaveValue('434.00')
  await form.getByRole('button', { name: /^Undo/ }).click()
  await expect(form.getByLabel('Allowed', { exact: true })).toHaveValue('')
  await expectAccessible(page)
  await picture(page, 'assessment-phone')
})
