import { execFileSync } from 'node:child_process'
import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import {
  addItem,
  addSeveral,
  attachDocument,
  comment,
  complete,
  draftCase,
  enhance,
  fill,
  makeSolicitors,
  openReview,
  resolve,
  sendForReview,
  tab,
  test,
  total,
  write,
} from './case-by-screen.ts'
import { close, goTo, picture } from './people.ts'
import { steady } from '../support/steady.ts'
import { main, button } from './screen.ts'
import { anyDialog } from './firm-people.ts'
import { CHILD, ABUSE, partOfCase, figures } from './two-parts.ts'
import { costs, itemRows } from './workspace.ts'

const readyToFile = (page: Page) => page.getByRole('button', { name: /^Ready to file/ })

/** Enters the fees of both parts of a two-part case, which the statute's tables as held lack. */
async function enterFees(page: Page): Promise<void> {
  await goTo(page, 'Settings')
  await page.getByRole('link', { name: 'Open the rates' }).click()
  await page.getByRole('link', { name: 'Table 3', exact: true }).click()
  await page.getByRole('link', { name: 'New edition' }).click()
  await fill(main(page), {
    'In force from': '01/04/2013',
    Authority: 'SI 2013/422 Sch. 1 Pt 1 Table 3',
    'Children, Other judge, Non-London': '520',
    'Domestic abuse, Other judge, Non-London': '430',
  })
  await button(page, 'Review changes').click()
  await button(page, 'Save edition').click()
  await expect(page.getByText('The edition of 01/04/2013 has been saved.')).toBeVisible()
}

/** Opens a completed case from its list, generates its documents and downloads them; returns the text of the bill. */
async function fileBill(page: Page, caseName: string): Promise<string> {
  await goTo(page, 'Completed')
  await page.getByRole('link', { name: caseName }).click()
  await button(page, 'Generate Documents').click()
  await expect(page.getByText('Documents generated successfully!')).toBeVisible({ timeout: 100_000 })
  const panel = page.getByRole('region', { name: 'Final documents' })
  const coming = page.waitForEvent('download')
  await panel.getByRole('button', { name: /^Download .*Legal aid bill/ }).click()
  return execFileSync('pdftotext', ['-layout', await (await coming).path(), '-']).toString()
}

/**
 * Expects that the page of a case does not pan sideways on a phone, its details opened too, then gives it back the
 * width of a laptop.
 */
async function expectToFitPhone(page: Page, name: string): Promise<void> {
  const expectToFit = () => expect.poll(() => steady(page.locator('html')).then((box) => box.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, `${name}-390`)
  await expectToFit()
  await button(page, 'Case Details').click()
  await expect(button(page, 'Case Details')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Certificate number', { exact: true }).first()).toBeVisible()
  await picture(page, `${name}-details-390`)
  await expectToFit()
  await button(page, 'Case Details').click()
  await page.setViewportSize({ width: 1440, height: 900 })
}
const hasAllTabs = async (page: Page): Promise<void> => {
  for (const one of await page.getByRole('tab').all()) await expect(one).toBeInViewport({ ratio: 1 })
}

test('a case in two parts: fees entered, drafted in every tab, commented on, completed over findings, filed @long', async ({
  another,
  person,
}) => {
  test.setTimeout(300_000)
  const people = await makeSolicitors(await another(), 'North')
  await enterFees(await person(people.owner))

  const page = await person(people.drafter)
  await draftCase(
    page,
    {
      'Case name': 'Barker v Barker',
      "Solicitor's case reference": 'BAR/1',
      'Case type': 'Domestic abuse and child arrangements',
      'Fee earner': 'Mared Rees (MR)',
      'Court level': 'Other judge',
      'Certificate number': '1129999ZZ001',
      'Date of issue': '10/01/2025',
    },
    { [CHILD]: ['Final hearing FM062'], [ABUSE]: ['Injunction FLA-to final hearing AA019'] },
  )
  await button(page, 'Case Details').click()
  await fill(page.getByRole('form', { name: 'Case Details' }), {
    'Name of the client': 'Anna Barker',
    'Initials of the child': 'J B',
    'Court name': 'Family Court at Leeds',
    'Case number': 'LS25P00042',
  })
  await picture(page, '1-details')
  await main(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Case saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Barker v Barker' }).click()
  await expect(tab(page, 'Parts')).toHaveAttribute('aria-selected', 'true')
  await expect(figures(page, CHILD)).toHaveText(['520.00', '1,560.00', '0.00', '520.00', '104.00', '624.00'])

  await addItem(page, ['Time Recordings', 'time recording'], {
    Date: '03/02/2025',
    Part: CHILD,
    Activity: 'Preparation',
    Time: '20',
    Description: 'Statements of both parents and the section 7 report',
  })
  const time = { Date: '04/02/2025', Time: '0.1' }
  await addSeveral(page, [
    { ...time, Activity: 'Preparation', Time: '10', Part: CHILD },
    { ...time, Activity: 'Travelling and waiting', Time: '2', Part: CHILD },
    { ...time, Activity: 'Letter out', Part: CHILD },
    { ...time, Activity: 'Letter in', Part: CHILD },
    { ...time, Activity: 'Preparation', Time: '4', Part: ABUSE, Description: 'Statement in support' },
    { ...time, Activity: 'Telephone call', Part: ABUSE },
  ])
  await picture(page, '1-time')

  const hearing = { Date: '04/03/2025', Type: 'Interim', Start: '10:00' }
  await addItem(page, ['Hearings', 'hearing'], { ...hearing, Part: CHILD, End: '11:00' }, async (form) => {
    await form.getByRole('button', { name: 'Add a disbursement' }).click()
    await fill(form.getByRole('group', { name: 'Disbursement 1' }), { Type: 'Taxi', Amount: '24' })
    await picture(page, '1-hearing-dialog')
  })
  await attachDocument(page, CHILD, 'taxi.pdf')
  await addItem(page, ['Hearings', 'hearing'], { ...hearing, Part: ABUSE, End: '12:00' })
  await picture(page, '1-hearings')
  await addItem(page, ['Other FAS', 'other FAS item'], { Date: '05/03/2025', Part: CHILD, Type: 'Conference' })
  await addItem(page, ['Expert Fees', 'expert fee'], {
    Date: '06/03/2025',
    Part: CHILD,
    Type: 'Independent social worker',
    'Invoice number': 'ISW-7',
    Amount: '450',
  })
  await attachDocument(page, 'ISW-7', 'invoice.pdf')
  await addItem(page, ['Disbursements', 'disbursement'], {
    Date: '07/03/2025',
    Part: ABUSE,
    Type: 'Process server',
    Amount: '85',
    Description: 'Service of the injunction',
  })
  await addItem(page, ['Disbursements', 'disbursement'], {
    Date: '07/03/2025',
    Part: CHILD,
    Type: 'Court fee',
    Amount: '255',
    'VAT %': '0',
  })
  await picture(page, '1-disbursements')
  await write(page, 'Narrative', 'Narrative', 'The mother applied for a child arrangements order in January 2025.')
  await picture(page, '1-narrative')
  await addItem(page, ['Cost Notes', 'cost note'], { Note: 'The father has not answered the offer of March.' })
  await picture(page, '1-notes')

  await tab(page, 'Parts').click()
  await partOfCase(page, CHILD).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(partOfCase(page, CHILD).getByRole('checkbox')).toBeChecked()
  await enhance(page, { preparation: 25 }, CHILD)
  await write(page, 'Enhancement', 'Reasons for enhancement', 'The section 7 report was contested throughout.')
  await picture(page, '1-enhancement')

  // Table 9(b), family court, outside London: preparation 54.90, travel 27.90, letter out and call 5.40, letter in
  // 2.70. Child: 20 h are 1,098.00 and 10 h 549.00, 2 h of travel 55.80, letters 5.40 and 2.70: 1,710.90 of hours,
  // above three times 520.00. Claimed: 1,098.00 × 1.25 = 1,372.50, 549.00 × 1.25 = 686.25, + 55.80 + 8.10 + unit 1
  // 62.69 + taxi 24.00 + expert 450.00 + court fee 255.00 = 2,914.34. VAT: 274.50 + 137.25 + 11.16 + 1.08 + 0.54 +
  // 12.54 + 4.80 + 90.00 = 531.87. The conference is counsel's, and not counted. Abuse: 4 h are 219.60 and a call 5.40:
  // 225.00 of hours, far below 1,290.00. 430.00 + unit 2 203.76 + 85.00 = 718.76. VAT: 86.00 + 40.75 + 17.00 = 143.75.
  // Together 2,914.34 + 718.76 = 3,633.10, VAT 675.62.
  await tab(page, 'Parts').click()
  await expect(figures(page, CHILD)).toHaveText(['520.00', '1,560.00', '1,710.90', '2,914.34', '531.87', '3,446.21'])
  await expect(figures(page, ABUSE)).toHaveText(['430.00', '1,290.00', '225.00', '718.76', '143.75', '862.51'])
  await expect(figures(page, 'Together')).toHaveText(['3,633.10', '675.62', '4,308.72'])
  await expectAccessible(page)
  await hasAllTabs(page)
  await picture(page, '1-parts')
  await expectToFitPhone(page, '1-parts')
  await sendForReview(page)
  await expect(page.getByRole('group', { name: 'Barker v Barker' })).toBeVisible()

  const reviewer = await person(people.reviewer)
  await openReview(reviewer, 'Barker v Barker')
  await comment(reviewer, 'Time Recordings', 'Statement in support', 'Who drafted this?')
  await comment(reviewer, 'Disbursements', 'Process server', 'Is there an invoice?')
  await expect(reviewer.getByText('BLOCKED', { exact: true })).toBeVisible()
  await expect(button(reviewer, 'MARK AS COMPLETE')).toBeDisabled()
  await expectAccessible(reviewer)
  await hasAllTabs(reviewer)
  await picture(reviewer, '1-blocked')
  await expectToFitPhone(reviewer, '1-blocked')

  // The drafter takes it back from the board.
  await page.getByRole('group', { name: 'Barker v Barker' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Edit Draft Case' }).click()
  await resolve(page, 'Time Recordings', 'Statement in support')
  await resolve(page, 'Disbursements', 'Process server')
  await sendForReview(page)

  await openReview(reviewer, 'Barker v Barker')
  await expect(reviewer.getByText('REVIEWING', { exact: true })).toBeVisible()
  await expect(tab(reviewer, 'Disbursements')).toHaveAccessibleName('Disbursements')
  await expect(readyToFile(reviewer)).toHaveAccessibleName('Ready to file, 9 to look at')
  await readyToFile(reviewer).click()
  await expect(anyDialog(reviewer).getByRole('heading', { level: 3 })).toHaveText([
    'Provisional rates 2',
    '12 to 24 hours in a day 1',
    'Over 8 hours 2',
    'Vouchers 1',
    'Evidence of attendance 1',
    'Facts missing 2',
  ])
  await picture(reviewer, '1-ready')
  await anyDialog(reviewer)
    .getByRole('link', { name: /has no voucher/ })
    .click()
  await expect(itemRows(reviewer).filter({ hasText: 'Process server' })).toBeFocused()
  await complete(reviewer, '9 points a costs officer may raise')
  await reviewer.getByRole('link', { name: 'Barker v Barker' }).click()

  const text = await fileBill(reviewer, 'Barker v Barker')
  for (const printed of [
    /Court\s+Family Court at Leeds/,
    /Case number\s+LS25P00042/,
    /Child\s+J ?B\s/,
    /Client\s+Anna Barker/,
    /Child Arrangements: exceptional, hourly profit costs/,
    /Domestic Abuse: fixed fee/,
    /The mother applied for a child arrangements order in January 2025\./,
    /The section 7 report was contested throughout\./,
    /Process server\s+Service of the injunction\s+85\.00\s+17\.00\n\s+No voucher attached/,
    /Child Arrangements\s+2,914\.34\s+531\.87\s+3,446\.21/,
    /Domestic Abuse\s+718\.76\s+143\.75\s+862\.51/,
    /Total\s+3,633\.10\s+675\.62\s+4,308\.72/,
    /Voucher 1\s+\d+\s+Taxi\s+taxi\.pdf/,
    /Voucher 2\s+\d+\s+Independent social worker: Invoice\s+invoice\.pdf/,
  ])
    expect(text).toMatch(printed)
  await expectToFitPhone(reviewer, '1-completed')
  await reviewer.emulateMedia({ colorScheme: 'dark' })
  await reviewer.reload()
  await expect(figures(reviewer, 'Together')).toHaveText(['3,633.10', '675.62', '4,308.72'])
  await expectAccessible(reviewer)
  await picture(reviewer, '1-completed-dark')

  await button(reviewer, 'Reopen Case').click()
  await expect(reviewer.getByRole('alertdialog')).toContainText('Warning: This will delete case output documents.')
  await button(reviewer, 'Confirm').click()
  await expect(reviewer.getByText('DRAFTING', { exact: true })).toBeVisible()
  await expect(figures(reviewer, 'Together')).toHaveText(['3,633.10', '675.62', '4,308.72'])
  // Figures are dimmed while they are asked anew.
  await expect(costs(reviewer)).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(reviewer)
  await picture(reviewer, '1-reopened-dark')
  await reviewer.getByRole('link', { name: 'Edit Case' }).click()
  await tab(reviewer, 'Audit Logs').click()
  await expect(
    reviewer.getByText(
      'Completed with 9 points a costs officer may raise: 2 provisional rate tables, 2 rows over 8 hours, 2 facts missing, 1 day of 12 to 24 hours, 1 voucher missing, 1 hearing without evidence of attendance.',
    ),
  ).toBeVisible()
})

test('a care case that escapes: a ledger, claimed as exceptional with an enhancement, completed and filed @long', async ({
  another,
  person,
}) => {
  test.setTimeout(240_000)
  const people = await makeSolicitors(await another(), 'Wales', true)
  const page = await person(people.drafter, 'dark')
  await draftCase(page, {
    'Case name': 'Re Mair',
    "Solicitor's case reference": 'MAIR/1',
    'Fee earner': 'Mared Rees (MR)',
    'Represented party': 'Parent',
    'Parties represented': '1',
    'Court level': 'Other judge',
    'Certificate number': '1129999ZZ002',
    'Date of issue': '10/01/2025',
  })
  await hasAllTabs(page)
  await tab(page, 'Time Recordings').click()
  const entry = (day: number, activity: string, hours: string) =>
    `${String(day).padStart(2, '0')}/02/2025,Mared Rees,${activity},Work of day ${day},${hours}`
  const ledger = [
    'Date,Fee earner,Activity,Description,Time',
    ...Array.from({ length: 10 }, (_, i) => entry(i + 1, 'preparation', '9')),
    entry(11, 'travelling_and_waiting', '4'),
    entry(12, 'letter_out', '0.1'),
    entry(12, 'letter_in', '0.1'),
  ]
  await page
    .getByLabel('Ledger file')
    .setInputFiles({ name: 'ledger.csv', mimeType: 'text/csv', buffer: Buffer.from(ledger.join('\n')) })
  // Nothing says that 9 is hours, so that it is asked.
  await button(page, 'Import 13 rows').click()
  await expect(anyDialog(page)).toContainText('13 rows added.')
  await button(page, 'Done').click()
  await expect(itemRows(page)).toHaveCount(13)
  await addItem(page, ['Hearings', 'hearing'], { Date: '04/03/2025', Type: 'Interim', Start: '10:00', End: '12:30' })
  await addItem(page, ['Other FAS', 'other FAS item'], { Date: '04/03/2025', Type: 'Advocate' })
  await addItem(page, ['Disbursements', 'disbursement'], { Date: '05/03/2025', Type: 'Taxi', Amount: '15' })

  // Table 2(c), parent, Wales: 2,370.00, twice 4,740.00. Table 9(aa), family court, outside London, provisional:
  // preparation 52.57, travel 26.29, letter out 3.32, letter in 1.67. 10 × 9 h = 4,731.30, + 105.16 + 3.32 + 1.67 =
  // 4,841.45 of hours: 101.45 above.
  await costs(page).getByRole('checkbox', { name: 'Exceptional' }).focus()
  await page.keyboard.press('Space')
  // A panel member has 15 %: 473.13 × 1.15 = 544.10 a day, 120.93, 3.82, 1.92. Unit 2 216.81, meeting 128.16, taxi
  // 15.00.
  await expect(total(page, 'Net')).toHaveText('5,927.64')
  await enhance(page, { Preparation: 40 })
  await write(page, 'Enhancement', 'Reasons for enhancement', 'The threshold was contested over ten days.')
  // 473.13 × 1.40 = 662.38 a day, and not both; the rest keeps its 15 %. 6,623.80 + 120.93 + 5.74 + 344.97 + 15.00 =
  // 7,110.44. VAT 1,324.80 + 24.19 + 0.76 + 0.38 + 43.36 + 25.63 + 3.00 = 1,422.12.
  await expect(total(page, 'Net')).toHaveText('7,110.44')
  await expect(total(page, 'VAT')).toHaveText('1,422.12')
  await expect(total(page, 'Total')).toHaveText('8,532.56')
  await expectAccessible(page)
  await picture(page, '2-enhancement-dark')
  await expectToFitPhone(page, '2-draft')
  await sendForReview(page)

  const reviewer = await person(people.reviewer, 'dark')
  await openReview(reviewer, 'Re Mair')
  await expectAccessible(reviewer)
  await picture(reviewer, '2-review-dark')
  await expectToFitPhone(reviewer, '2-review')
  // Ten rows of nine hours, and an enhancement with reasons but without a narrative.
  await complete(reviewer, '16 points a costs officer may raise')
  const text = await fileBill(reviewer, 'Re Mair')
  expect(text).toMatch(/Exceptional case: hourly profit costs/)
  expect(text).toMatch(/Preparation\s+40%/)
  expect(text).toMatch(/Total\s+7,110\.44\s+1,422\.12\s+8,532\.56/)
  await expectAccessible(reviewer)
  await expectToFitPhone(reviewer, '2-completed')
})

test('a case paid by the hour: nothing to claim as exceptional, its advocacy by Table 1(b), completed and filed @long', async ({
  another,
  person,
}) => {
  test.setTimeout(240_000)
  const people = await makeSolicitors(await another(), 'North')
  const page = await person(people.drafter, 'dark')
  await draftCase(page, {
    'Case name': 'Re Placed',
    "Solicitor's case reference": 'PLACE/1',
    'Case type': 'Placement',
    'Fee earner': 'Mared Rees (MR)',
    'Court level': 'Circuit or district judge',
    'Certificate number': '1129999ZZ003',
    'Date of issue': '10/01/2025',
  })
  await addSeveral(page, [
    { Date: '03/02/2025', Activity: 'Preparation', Time: '10', Description: 'Reading the papers' },
    { Date: '04/02/2025', Activity: 'Counsel', Time: '1.5', Description: 'Conference with counsel' },
  ])
  await addItem(page, ['Hearings', 'hearing'], { Date: '07/04/2025', Type: 'Final', Days: '2' })
  await addItem(page, ['Other FAS', 'other FAS item'], {
    Date: '04/04/2025',
    Type: 'Advocate',
    'Court level': 'Other judge',
  })
  await enhance(page, { Preparation: 10 })
  // Table 9(b), family court, outside London: preparation 54.90 × 10 × 1.10 = 603.90, counsel 32.40 × 1.5 = 48.60.
  // Table 1(b): two days before a circuit judge 2 × 510.75 = 1,021.50, a meeting before a lay bench 128.16.
  // 603.90 + 48.60 + 1,021.50 + 128.16 = 1,802.16. VAT 120.78 + 9.72 + 204.30 + 25.63 = 360.43.
  await expect(total(page, 'Net')).toHaveText('1,802.16')
  await expect(total(page, 'VAT')).toHaveText('360.43')
  await expect(total(page, 'Total')).toHaveText('2,162.59')
  await expect(page.getByRole('checkbox', { name: /Exceptional/ })).toHaveCount(0)
  await costs(page)
    .getByRole('button', { name: /^Explain Advocacy, £1,149\.66/ })
    .click()
  await expect(anyDialog(page)).toContainText('Table 1(b)')
  await close(anyDialog(page))
  await expectAccessible(page)
  await picture(page, '3-draft-dark')
  await expectToFitPhone(page, '3-draft')
  await sendForReview(page)

  const reviewer = await person(people.reviewer, 'dark')
  await openReview(reviewer, 'Re Placed')
  await expectAccessible(reviewer)
  await complete(reviewer, '6 points a costs officer may raise')
  const text = await fileBill(reviewer, 'Re Placed')
  expect(text).toMatch(/Hourly bill/)
  expect(text).toMatch(/Table 1\(b\)/)
  expect(text).toMatch(/Total\s+1,802\.16\s+360\.43\s+2,162\.59/)
})
