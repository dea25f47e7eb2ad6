import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import {
  addItem,
  addSeveral,
  comment,
  complete,
  draftCase,
  fill,
  makeSolicitors,
  openReview,
  resolve,
  sendForReview,
  tab,
  test,
  write,
} from './case-by-screen.ts'
import { HOUSE_URL, close, goTo, picture } from './people.ts'
import { sideways, steady } from '../support/steady.ts'
import { button, labelled } from './screen.ts'
import { anyDialog } from './firm-people.ts'
import { costs, itemRows, gotoCase } from './workspace.ts'

const NAME = 'Re P, a deputyship'
const details = (page: Page) => page.getByRole('form', { name: 'Case Details' })
const inDetails = (page: Page, name: string) => labelled(details(page), name)
const categories = (page: Page) => page.getByRole('group', { name: 'Fixed costs for' })
const cellsOf = (page: Page, table: string, row: string | RegExp) =>
  costs(page).getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell')
const costOf = (page: Page, head: string) => cellsOf(page, 'Costs by head', new RegExp(`^${head}`))
const open = async (page: Page, uuid: string, tabKey = 'parts'): Promise<void> => {
  await gotoCase(page, uuid, { tab: tabKey })
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
}

async function draft(page: Page): Promise<string> {
  const uuid = await draftCase(page, {
    'Area of work': 'Court of Protection',
    'Case type': 'General management',
    'Case name': NAME,
    "Solicitor's case reference": 'COP/7',
    'Fee earner': 'Mared Rees (MR)',
    'Court name': 'Court of Protection',
    'Case number': '13456789',
    Claimant: 'Ann Lee, deputy',
    Defendant: 'The protected person',
    'Start date': '01/04/2024',
    'End date': '31/03/2025',
    'OPG estimate': '500',
    'Court fee': '0',
  })
  await expect(page.getByRole('tab')).toContainText([
    'Parts',
    'Parties',
    'Time Recordings',
    'Disbursements',
    'Narrative',
    'Value of Assets',
  ])
  return uuid
}

/** Records parts, parties, time for them by keyboard and in several rows, and a disbursement. */
async function record(page: Page): Promise<void> {
  await addItem(page, ['Parts', 'part'], {
    Description: 'First year of management',
    'Start date': '01/04/2024',
    'End date': '31/03/2025',
  })
  await addItem(page, ['Parts', 'part'], { Description: 'Sale of the house' })
  await addItem(page, ['Parties', 'party'], { Name: 'The bank' })
  await addItem(page, ['Parties', 'party'], { Name: 'The protected person' })
  await tab(page, 'Time Recordings').click()
  await page.keyboard.press('n')
  const asked = (name: string) => labelled(anyDialog(page), name)
  await expect(asked('Part')).toBeFocused()
  await asked('Date').fill('14/05/2024')
  for (const [name, key] of [
    ['Part', 'F'],
    ['Party', 'The b'],
    ['Activity', 'P'],
  ] as const) {
    await asked(name).focus()
    await page.keyboard.type(key)
  }
  await asked('Time').fill('2')
  await asked('Description').fill('Considering the papers')
  await page.keyboard.press('Control+Enter')
  // What belongs together is carried over to the next.
  await expect(asked('Description')).toHaveValue('')
  for (const [name, chosen] of [
    ['Part', 'First year of management'],
    ['Party', 'The bank'],
  ] as const)
    await expect(asked(name).locator('option:checked')).toHaveText(chosen)
  await close(anyDialog(page))
  // The table of several rows has room for all its columns.
  await button(page, 'Add several').click()
  await expect(anyDialog(page).getByRole('group', { name: 'Row 1', exact: true })).toBeVisible()
  expect(await sideways(anyDialog(page))).toBe(0)
  await close(anyDialog(page))
  const row = { Date: '15/05/2024', Part: 'First year of management' }
  await addSeveral(page, [
    { ...row, Activity: 'Letter out', Time: '0.1', Party: 'The bank', Description: 'To the bank' },
    { ...row, Activity: 'Telephone call', Time: '0.2', Party: 'The protected person', Description: 'Call' },
    { ...row, Activity: 'Letter in', Time: '0.1', Party: 'The bank', Description: 'From the bank' },
  ])
  await expect(itemRows(page)).toHaveCount(4)
  await expect(
    itemRows(page).first().getByRole('cell', { name: 'First year of management The bank', exact: true }),
  ).toBeVisible()
  await addItem(page, ['Disbursements', 'disbursement'], {
    Date: '16/05/2024',
    Part: 'Sale of the house',
    Party: 'The bank',
    Type: 'Interpreter',
    Amount: '50',
    Description: 'At the bank',
  })
}

test('a deputy’s case: recorded by part and party, priced on both bases, reviewed, completed and reopened @long', async ({
  another,
  person,
}) => {
  test.setTimeout(300_000)
  const people = await makeSolicitors(await another(), 'North')
  const page = await person(people.drafter)
  const uuid = await draft(page)
  await record(page)

  await tab(page, 'Parties').click()
  await expect(itemRows(page).filter({ hasText: 'The bank' }).getByRole('cell')).toHaveText([
    // Its capacity is not recorded.
    '',
    '1',
    '1',
    '0',
    '50.00',
    '10.00',
  ])
  await picture(page, 'cop-parties')
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const title of ['Parties', 'Time Recordings', 'Disbursements']) {
      await tab(page, title).click()
      await expect(itemRows(page).first()).toBeVisible()
      await picture(page, `cop-${title.toLowerCase()}-${width}`)
      // Nothing pans sideways.
      expect((await steady(page.locator('html'))).scrollWidth).toBe(width)
    }
  }
  await tab(page, 'Parts').click()
  await expect(itemRows(page)).toHaveCount(2)
  await picture(page, 'cop-parts')

  for (const [head, amount] of [
    ['Profit costs', '625.60'],
    ['Disbursements', '50.00'],
    ['Net', '675.60'],
    ['VAT', '135.12'],
    ['Total', '810.72'],
  ] as const)
    await expect(costOf(page, head)).toHaveText(amount)
  await expect(costs(page)).not.toContainText('Core costs')
  await expect(costs(page)).toContainText('A short form bill is enough')
  await expect(cellsOf(page, 'OPG estimate', /^Difference/)).toHaveText(['+125.60 (+25.1 %)'])
  await expect(costs(page)).toContainText('The claim is more than 20 % above the estimate')
  await expect(cellsOf(page, 'On each basis', /^Total/)).toHaveText(['810.72', '–'])
  await expect(costs(page)).toContainText('Rate not held: no category of fixed costs is chosen.')
  await expect(cellsOf(page, 'By part', /^First year/)).toHaveText(['2.30', '750.72'])
  await costs(page).getByRole('tab', { name: 'Party' }).click()
  await picture(page, 'cop-costs')
  await expect(cellsOf(page, 'By party', /^The bank/)).toHaveText(['2.10', '745.44'])
  await button(page, 'All figures').click()
  await expect(anyDialog(page).getByRole('table', { name: 'By grade' }).getByRole('row').last()).toHaveText(
    /Grade A\s*2\.30\s*625\.60\s*0\.00\s*125\.12\s*750\.72/,
  )
  await expectAccessible(page)
  await picture(page, 'cop-breakdowns')
  await close(anyDialog(page))
  await costs(page)
    .getByRole('button', { name: /^Explain Profit costs/ })
    .click()
  await expect(anyDialog(page).getByRole('table', { name: 'Lines' })).toContainText('National 2, grade A')
  await expect(anyDialog(page)).toContainText('Letters in are not charged')
  await picture(page, 'cop-explained')
  await close(anyDialog(page))

  await write(page, 'Narrative', 'Narrative', 'The deputy managed the estate.')
  await write(page, 'Value of Assets', 'Value of Assets', 'A house and £50,000 in cash.')
  await open(page, uuid, 'value-of-assets')
  await expect(page.getByRole('textbox', { name: 'Value of Assets' })).toHaveValue('A house and £50,000 in cash.')
  await expectAccessible(page)
  await picture(page, 'cop-assets')

  // Fixed costs: what they depend on is asked for in the header, by keyboard, and then both bases are known.
  await button(page, 'Case Details').click()
  await inDetails(page, 'Basis of costs').selectOption({ label: 'Fixed' })
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(categories(page)).toHaveAccessibleDescription('This is required.')
  await expect(categories(page).getByRole('checkbox').first()).toBeFocused()
  await picture(page, 'cop-details-refused')
  await categories(page).getByRole('checkbox', { name: 'Annual management, first year' }).press('Space')
  await inDetails(page, 'Net assets').fill('50000')
  await expect(categories(page).getByRole('checkbox').first()).not.toHaveAttribute('aria-invalid')
  await expectAccessible(page)
  await picture(page, 'cop-details')
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  await open(page, uuid)
  await expect(costOf(page, 'Fixed costs')).toHaveText('2,116.00')
  await expect(cellsOf(page, 'On each basis', /^Total/)).toHaveText(['810.72', '2,599.20'])
  await expect(costs(page).getByRole('columnheader', { name: 'Fixed, claimed' })).toBeVisible()
  await expect(costs(page)).toContainText('Fixed costs are claimed instead (PD 19B).')
  await expectAccessible(page)
  await picture(page, 'cop-fixed')
  await button(page, 'Case Details').click()
  await fill(details(page), { 'Basis of costs': 'Assessed' })
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  await open(page, uuid)
  await expect(costOf(page, 'Total')).toHaveText('810.72')
  await sendForReview(page)

  const reviewer = await person(people.reviewer)
  await openReview(reviewer, NAME)
  await comment(reviewer, 'Parties', 'The bank', 'Which branch?')
  await expect(button(reviewer, 'MARK AS COMPLETE')).toBeDisabled()
  await expectAccessible(reviewer)
  await resolve(reviewer, 'Parties', 'The bank')
  // Six facts of the bill are not recorded.
  await complete(reviewer, '7 points a costs officer may raise')
  await goTo(reviewer, 'Completed')
  await reviewer.getByRole('link', { name: NAME }).click()
  await expect(reviewer.getByRole('region', { name: 'Final documents' })).toBeVisible()
  await expect(costOf(reviewer, 'Profit costs')).toHaveText('625.60')
  await picture(reviewer, 'cop-completed')
  await button(reviewer, 'Reopen Case').click()
  await button(reviewer, 'Confirm').click()
  await expect(reviewer.getByText('DRAFTING', { exact: true })).toBeVisible()
  await expect(costOf(reviewer, 'Profit costs')).toHaveText('625.60')
})
