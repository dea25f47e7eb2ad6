import { expect, test, type Page } from 'playwright/test'
import { workedBills, type WorkedBill } from '../../dev/worked-bill.ts'
import { expectAccessible } from './axe.ts'
import { enterBill, enterRates } from './bill-entry.ts'
import { makeFirm } from './firm-people.ts'
import { HOUSE_URL, OWNER, SOLICITOR, api, picture, signIn, visit } from './people.ts'
import { sampled } from './sampled.ts'
import { costs, money, gotoCase } from './workspace.ts'

const billOf = (name: string): WorkedBill => workedBills().find((bill) => bill.name === name) ?? workedBills()[0]!
const drawer = (page: Page) => page.getByRole('dialog')
const explain = (page: Page, what: string) => costs(page).getByRole('button', { name: `Explain ${what}` })
const exceptional = (page: Page) => costs(page).getByRole('checkbox', { name: 'Exceptional' })

/** A colour of the theme as the browser computes it. */
const cssColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(--chakra-colors-${token})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

async function open(page: Page, name: string): Promise<string> {
  await signIn(page, SOLICITOR)
  const uuid = await enterBill(page, billOf(name))
  await gotoCase(page, uuid)
  return uuid
}

test('the account of a case, and how a figure in it is made', async ({ page }) => {
  await open(page, '05-units-2-50h-2-51h-5-01h')
  for (const figure of [
    'Fixed fee, £2,616.00',
    'Advocacy, £1,430.76',
    'Net, £4,046.76',
    'VAT, £809.35',
    'Total, £4,856.11',
  ])
    await expect(explain(page, figure)).toBeVisible()
  await expect(costs(page).getByText('The case is not exceptional: the fixed fee is paid instead.')).toHaveCount(1)

  await explain(page, 'Advocacy').focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('heading', { name: 'Advocacy' })).toBeVisible()
  const lines = drawer(page).getByRole('table', { name: 'Lines' }).getByRole('row')
  await expect(lines).toHaveCount(4)
  await expect(lines.nth(2).getByRole('cell')).toHaveText([
    '11/03/2025',
    'Hearing unit 2',
    '2 units',
    '238.46',
    '476.92',
    '95.38',
  ])
  await expect(drawer(page).getByText('Table 1(a), in force from 01/04/2013')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(explain(page, 'Advocacy')).toBeFocused()

  await explain(page, 'Fixed fee').click()
  await expect(drawer(page).getByText('South: Ann South works at South London')).toBeVisible()
  // A link leads to the figure, where the costs were hidden as well; one that the bill does not have opens nothing.
  await expect(page).toHaveURL(/\?figure=fixed_fee$/)
  await page.evaluate(() => localStorage.setItem('costs', 'hidden'))
  await page.reload()
  await expect(drawer(page).getByRole('heading', { name: 'Fixed fee' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/figure/)
  await page.goto(`${page.url()}?figure=solicitor`)
  await expect(explain(page, 'Total')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  await explain(page, 'Fixed fee').click()
  await expect(drawer(page).getByText('Parent', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await explain(page, 'Total').click()
  await expect(drawer(page).getByText('Net £4,046.76 and VAT £809.35.')).toBeVisible()
  // The heads that count add up to the total below them; the others stand after it.
  const pence = await drawer(page)
    .getByRole('table', { name: 'Heads' })
    .locator('tbody tr:has(td)')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector('th')?.textContent ?? '',
        pence: [...row.querySelectorAll('td')].map((cell) =>
          Math.round(Number((cell.textContent ?? '').replaceAll(',', '')) * 100),
        ),
      })),
    )
  const total = pence.findIndex(({ name }) => name === 'Total')
  expect(total).toBeGreaterThan(0)
  expect(pence.slice(total + 1).length).toBeGreaterThan(0)
  expect([0, 1, 2].map((i) => pence.slice(0, total).reduce((sum, head) => sum + (head.pence[i] ?? 0), 0))).toEqual(
    pence[total]?.pence,
  )
})

test('exceptional: the claim changes the total, says what is left out, and falls back when it is refused @long', async ({
  page,
}) => {
  await open(page, '12-escape-exceptional')
  const { expected } = billOf('12-escape-exceptional')
  await expect(exceptional(page)).toBeChecked()
  await expect(explain(page, `Total, £${money(expected.get('gross')?.net)}`)).toBeVisible()
  await expect(costs(page).getByText('The case is exceptional: core costs are paid instead.')).toBeVisible()
  await expect(costs(page).getByText('above: the case escapes')).toBeVisible()
  await expect(costs(page).getByText('provisional').first()).toBeVisible()
  const uncounted = page.getByRole('tabpanel').locator('[data-uncounted]')
  await expect(page.getByRole('tabpanel').locator('tr[data-row]').first()).toBeVisible()
  await expect(uncounted).toHaveCount(0)
  await explain(page, 'Core costs: scheduled').click()
  await expect(drawer(page).getByText('Provisional. Table 9(a) less 10 %')).toBeVisible()
  await page.keyboard.press('Escape')
  // Waits until the closed drawer has restored the focus; an element focused earlier would lose it again.
  await expect(drawer(page)).toBeHidden()
  await expect(explain(page, 'Core costs: scheduled')).toBeFocused()

  await exceptional(page).focus()
  await page.keyboard.press('Space')
  await expect(costs(page).getByText('but is not claimed as exceptional')).toBeVisible()
  await expect(costs(page).getByText('The case is not exceptional: the fixed fee is paid instead.')).toBeVisible()
  await expect(explain(page, `Total, £${money(expected.get('gross')?.net)}`)).toHaveCount(0)
  // The costs of the rows are muted, with the reason.
  await expect(uncounted).toHaveCount(await page.getByRole('tabpanel').locator('tr[data-row]').count())
  await expect(uncounted.first()).toHaveAccessibleDescription(
    'The case is not exceptional: the fixed fee is paid instead.',
  )
  await expect(uncounted.first()).toHaveCSS('color', await cssColour(page, 'muted'))
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetExceptional')
      ? route.fulfill({ status: 503, body: 'down' })
      : route.fallback(),
  )
  await exceptional(page).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('The exceptional claim could not be changed')).toBeVisible()
  await expect(exceptional(page)).not.toBeChecked()
})

test('a private family case: its own facts decide its fee, which is not held, so that no test is possible @long', async ({
  page,
}) => {
  await open(page, '30-private-children-hearings')
  await expect(explain(page, 'Fixed fee, Not priced')).toBeVisible()
  await expect(explain(page, 'Net, £1,100.66')).toBeVisible()
  await expect(costs(page).getByRole('row', { name: 'Advocacy' })).toContainText('provisional')
  await expect(costs(page).getByText('1 item has no rate held')).toBeVisible()
  await expect(costs(page).getByText('cannot be tested: the rates for its date are not held')).toBeVisible()
  await explain(page, 'Fixed fee').click()
  await expect(
    drawer(page).getByText('The standard fee for the kind of case, the court and the rate band of the office'),
  ).toBeVisible()
  await expect(drawer(page).getByText('Not priced', { exact: true })).toBeVisible()
  await expect(drawer(page).getByText('£0.00')).toHaveCount(0)
  await expect(drawer(page).getByText('Non-London: Ann North works at North Non-London')).toBeVisible()
  await expect(drawer(page).getByText('Child arrangements orders')).toBeVisible()
  await expect(drawer(page).getByText('Party', { exact: true })).toHaveCount(0)
  await expect(drawer(page).getByText('Rate not held: Table 3 on 10/01/2025.')).toBeVisible()
  await picture(page, 'costs-private-children')
  await page.keyboard.press('Escape')
  await explain(page, 'Advocacy').click()
  await expect(drawer(page).getByRole('row', { name: /Bolt-on, lack of understanding/ })).toContainText('–')
  await expect(
    drawer(page).getByText('Not counted. This bolt-on is not paid in this kind of proceedings.'),
  ).toBeVisible()
})

test('a case without a fixed fee counts its work, shows no claim, and says why a hearing is not paid @long', async ({
  page,
}) => {
  await open(page, '23-non-family')
  await expect(explain(page, 'Core costs: scheduled, £670.68')).toBeVisible()
  await expect(explain(page, 'Total, £815.90')).toBeVisible()
  await expect(explain(page, 'Fixed fee')).toHaveCount(0)
  await expect(exceptional(page)).toHaveCount(0)
  await expect(costs(page).getByRole('table', { name: 'Escape test' })).toHaveCount(0)
  await expect(costs(page).getByText(/exceptional|no rate held/)).toHaveCount(0)
  await explain(page, 'Advocacy').click()
  await expect(drawer(page).getByText('Hearings are recorded here and not paid.')).toBeVisible()
  await expect(drawer(page).getByText('Not counted. No advocacy scheme covers this type of case')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'costs-non-family')
})

test('a complete case is explained and not claimed otherwise; the panel is hidden and stays hidden @long', async ({
  page,
}) => {
  const uuid = await open(page, '05-units-2-50h-2-51h-5-01h')
  await expect(exceptional(page)).toBeEnabled()
  await api(page, 'mutation ($uuid: ID!) { moveCase(uuid: $uuid, stage: complete) { uuid } }', { uuid })
  await page.reload()
  await expect(exceptional(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Hide costs' }).click()
  await expect(costs(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show costs' }).click()
  await expect(explain(page, 'Net, £4,046.76')).toBeVisible()
})

test('figures follow a change, and stay while newer ones cannot be had @long', async ({ page }) => {
  await open(page, '05-units-2-50h-2-51h-5-01h')
  await expect(explain(page, 'Net, £4,046.76')).toBeVisible()
  await page.getByRole('tab', { name: 'Hearings' }).click()
  const rows = page.getByRole('tabpanel').locator('tbody tr')
  await rows.first().hover()
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(explain(page, 'Advocacy, £1,192.30')).toBeVisible()
  const refuse = { status: 503, contentType: 'text/html', body: 'down' }
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (['CaseScreen', 'CaseTotals'].includes(operationName)) return route.fulfill(refuse)
    if (operationName !== 'RemoveHearing') return route.fallback()
    // The row is removed, and what follows from that cannot be read.
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    const down = { message: 'Down.', path: ['after'], extensions: { code: 'UPSTREAM_FAILED' } }
    return route.fulfill({ response, json: { data: { ...data, after: null }, errors: [down] } })
  })
  await rows.first().hover()
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(costs(page).getByText('These figures may be old')).toBeVisible()
  await expect(explain(page, 'Advocacy, £1,192.30')).toBeVisible()
  // Whatever follows the change by itself has been refused too.
  await page.waitForLoadState('networkidle')
  await page.unroute('**/graphql')
  await costs(page).getByRole('button', { name: 'Try again' }).click()
  await expect(explain(page, 'Advocacy, £715.38')).toBeVisible()
})

async function expectTotals(page: Page, uuid: string, { name, expected }: WorkedBill): Promise<void> {
  await visit(page, `/cost-draft/cases/draft/edit/${uuid}`)
  for (const figure of [
    `Net, £${money(expected.get('total')?.net)}`,
    `VAT, £${money(expected.get('total')?.vat)}`,
    `Total, £${money(expected.get('gross')?.net)}`,
  ])
    await expect(explain(page, figure), name).toBeVisible()
}
const [byEditions = [], byStatute = []] = [true, false].map((isEntered) =>
  workedBills().filter(({ entered }) => entered.length > 0 === isEntered),
)

test('every worked bill comes to its total on the screen @sampled', async ({ page }) => {
  test.slow()
  await signIn(page, SOLICITOR)
  await page.goto(HOUSE_URL)
  for (const worked of sampled(byStatute)) await expectTotals(page, await enterBill(page, worked), worked)
})

test('every worked bill with rates that its firm has entered comes to its total on the screen @sampled @long', async ({
  page,
}) => {
  test.slow()
  await signIn(page, OWNER)
  await page.goto(HOUSE_URL)
  const firm = await makeFirm(page, 'Bills', 'solicitor')
  for (const worked of sampled(byEditions)) {
    const remove = await enterRates(page, firm.uuid, worked)
    await expectTotals(page, await enterBill(page, worked, firm.uuid), worked)
    await remove()
  }
})

test('nothing for axe to say about costs @long', async ({ page }) => {
  await open(page, '12-escape-exceptional')
  await expect(explain(page, 'Total')).toBeVisible()
  await expectAccessible(page, 'aside')
  await explain(page, 'Core costs: scheduled').click()
  await expect(drawer(page).getByText('Table used')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})
