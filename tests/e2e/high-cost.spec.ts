import { execFileSync } from 'node:child_process'
import { expect, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import {
  addItem,
  comment,
  draftCase,
  fill,
  makeSolicitors,
  openReview,
  resolve,
  sendForReview,
  tab,
  test,
  write,
  type Filled,
} from './case-by-screen.ts'
import { anyDialog } from './firm-people.ts'
import { HOUSE_URL, close, goTo, picture } from './people.ts'
import { sideways, steady } from '../support/steady.ts'
import { main, button, pageField, field } from './screen.ts'
import { costCells, part, costs, itemRows } from './workspace.ts'

const NAME = 'Re Larch'
const EARNER = 'Mared Rees (MR)'
const row = (page: Page, text: string): Locator => itemRows(page).filter({ hasText: text })

/** Adds an entry to a list in the open form, and fills it in. */
async function addEntry(page: Page, add: string, group: string, filled: Filled): Promise<void> {
  await anyDialog(page).getByRole('button', { name: add, exact: true }).click()
  await fill(part(page, group), filled)
}

async function draft(page: Page): Promise<string> {
  const uuid = await draftCase(page, {
    'Area of work': 'High cost legal aid',
    'Case type': 'Care and supervision',
    'Case name': NAME,
    "Solicitor's case reference": 'HC/7',
    'Fee earner': EARNER,
    'Represented party': 'Parent',
    'Parties represented': '1',
    'Certificate number': 'HC1234567890',
    'Court level': 'Circuit or district judge',
    'Date of issue': '10/01/2025',
    'Advocacy scheme': 'Single counsel',
    'Fee scheme': 'Events',
    'Final hearing length': '10 days or fewer',
    'Work by the hour': '2200',
    'Where the figure is from': 'Case plan of 3 March 2026',
  })
  await expect(page.getByRole('tab')).toHaveText([
    'Parties',
    'Procedural Steps',
    'Expert Fees',
    'Disbursements',
    'Case plan',
    'Narrative',
    'Cost Notes',
  ])
  return uuid
}

/** Who acts and attends: roles, rates and shared costs, and nothing of letters and calls. */
async function recordParties(page: Page): Promise<void> {
  await addItem(page, ['Parties', 'party'], { Name: 'Rees & Co', Role: 'Solicitor' })
  await addItem(page, ['Parties', 'party'], {
    Name: 'Ann Lee',
    Role: 'Junior counsel',
    'Rate an hour': '90',
    'Costs are shared with a linked certificate': true,
  })
  await addItem(page, ['Parties', 'party'], { Name: 'Local authority' })
  await expect(page.getByRole('tabpanel').getByRole('columnheader')).toHaveText([
    'Name',
    'Role',
    'Rate £ an hour',
    'Linked costs',
  ])
  await expect(row(page, 'Ann Lee').getByRole('cell')).toHaveText(['Junior counsel', '90.00', 'Yes'])
  await picture(page, 'hc-parties')
}

/** A hearing with counsel, their travel and what was paid to them. No value of an event is held yet. */
async function recordHearing(page: Page): Promise<void> {
  await addItem(
    page,
    ['Procedural Steps', 'procedural step'],
    {
      Event: 'Court hearing',
      Date: '04/03/2026',
      Description: 'Case management hearing at York',
      Solicitor: 'Rees & Co',
      "Solicitor's attendance": 'Attended',
    },
    async () => {
      await expect(field(page, 'Paid').locator('option:checked')).toHaveText('As an event')
      await addEntry(page, 'Add counsel', 'Counsel 1', { Level: 'Junior', Counsel: 'Ann Lee' })
      const counsel = part(page, 'Counsel 1')
      // Counsel travels to an event alone.
      await expect(counsel.getByRole('checkbox', { name: 'Travel' })).toHaveCount(0)
      await fill(counsel, { Attendance: 'As an event' })
      await counsel.getByRole('checkbox', { name: 'Travel' }).check()
      await fill(counsel, { Miles: '42', Amount: '18.90', Reason: 'Leeds to York' })
      await addEntry(page, 'Add a disbursement', 'Disbursement 1', {
        Type: 'Counsel expenses',
        Amount: '100',
        Party: 'Ann Lee',
      })
      await addEntry(page, 'Add a disbursement', 'Disbursement 2', { Type: 'Taxi', Amount: '1' })
      await anyDialog(page).getByRole('button', { name: 'Remove disbursement 2' }).click()
      await expectAccessible(page)
      await picture(page, 'hc-step-add')
    },
  )
  const hearing = row(page, 'Case management hearing')
  await expect(hearing.getByRole('cell')).toContainText([
    'Court hearingAs an event',
    'Case management',
    'Solicitor, attended: Rees & CoJunior, travel: Ann Lee',
    'Rate not held',
    '–',
  ])
  await expect(costs(page)).toContainText('2 items have no rate held')
  await expect(costCells(page, 'Events and hours', /^Solicitor’s events/)).toHaveText('Not priced')
  await expect(costs(page).getByRole('region', { name: 'Limits' })).toContainText('something is not priced yet')
  await costs(page).getByRole('tab', { name: 'Party' }).click()
  await expect(costCells(page, 'By party', /^Rees/)).toHaveText(['Not priced'])
  await costs(page).getByRole('tab', { name: 'Step' }).click()
}

/** A step entered with the keyboard alone, and one more through Save and add another. */
async function recordByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page
  await page.getByRole('tabpanel').getByRole('button', { name: 'Add procedural step' }).press('Escape')
  await keyboard.press('n')
  await expect(anyDialog(page)).toHaveAccessibleName('Add procedural step')
  await expect(field(page, 'Event')).toBeFocused()
  // Event, date, how it is paid, description, solicitor, attendance of the solicitor.
  for (const typed of ['Conf', '', '', 'Conference with counsel', 'Rees', 'Attended']) {
    if (typed) await keyboard.type(typed)
    await keyboard.press('Tab')
  }
  await keyboard.press('Space')
  await expect(part(page, 'Counsel 1')).toBeVisible()
  for (let back = 0; back < 4; back++) await keyboard.press('Shift+Tab')
  for (const typed of ['Junior', 'Ann', 'Family']) {
    await keyboard.type(typed)
    await keyboard.press('Tab')
  }
  await expect(part(page, 'Counsel 1').getByLabel('Attendance').locator('option:checked')).toHaveText(
    'Family Advocacy Scheme',
  )
  await keyboard.press('Control+Enter')
  await expect(page.getByText('The procedural step is saved.')).toBeVisible()
  // The day and the solicitor are handed on.
  await expect(field(page, 'Solicitor').locator('option:checked')).toHaveText('Rees & Co')
  await fill(anyDialog(page), {
    Event: "Advocates' meeting",
    Date: '05/03/2026',
    Description: 'Before the final hearing',
  })
  await keyboard.press('Control+Enter')
  await expect(field(page, 'Description')).toHaveValue('')
  await close(anyDialog(page))
  await expect(itemRows(page)).toHaveCount(3)
}

/** A share of an expert's invoice, a disbursement of the case, the narrative and a note. */
async function recordTheRest(page: Page): Promise<void> {
  await tab(page, 'Expert Fees').click()
  await button(page, 'Add expert fee').click()
  await field(page, 'Type').selectOption({ index: 1 })
  await fill(anyDialog(page), {
    Date: '06/03/2026',
    'Invoice number': 'INV-1',
    Amount: '1200',
    Description: 'Report on attachment',
  })
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Share in percent')).toHaveAccessibleDescription('This is required.')
  await expect(field(page, 'Party')).toHaveAccessibleDescription('This is required.')
  await fill(anyDialog(page), { Party: 'Local authority', 'Share in percent': '25' })
  await picture(page, 'hc-expert-add')
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(page, 'Report on attachment').getByRole('cell')).toContainText([
    'Local authority',
    'INV-1',
    'Report on attachment',
    '300.0025 % of £1,200.00',
    '20',
  ])
  await addItem(page, ['Disbursements', 'disbursement'], {
    Date: '06/03/2026',
    Type: 'Court fee',
    Amount: '215',
    'VAT %': '0',
    Party: 'Local authority',
    Description: 'Application fee',
  })
  await expect(page.getByRole('columnheader', { name: 'Party', exact: true })).toBeVisible()
  await expect(row(page, 'Counsel expenses').getByRole('cell')).toContainText(['Counsel expenses', 'Ann Lee'])
  // What is below a step is opened through it.
  await row(page, 'Counsel expenses').getByRole('link', { name: 'Its step' }).click()
  await expect(anyDialog(page)).toHaveAccessibleName('Edit procedural step')
  await expect(part(page, 'Disbursement 1').getByLabel('Amount')).toHaveValue('100.00')
  await expect(part(page, 'Counsel 1').getByLabel('Counsel', { exact: true }).locator('option:checked')).toHaveText(
    'Ann Lee',
  )
  await close(anyDialog(page))
  await write(page, 'Narrative', 'Narrative', 'The final hearing was listed for eight days.')
  await addItem(page, ['Cost Notes', 'cost note'], { Note: 'Case plan agreed in March.' })
}

/** The case plan: an estimate, worked out by row and in all, and no part of the costs beside it. */
async function planWork(page: Page): Promise<void> {
  await tab(page, 'Case plan').click()
  await button(page, 'Add planned work').first().click()
  await fill(anyDialog(page), { Stage: 'Final hearing', Costs: 'Counsel' })
  await expect(field(page, 'Fee earner')).toHaveCount(0)
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  for (const name of ['Advocate', 'Amount']) await expect(field(page, name)).toHaveAccessibleDescription(/required/)
  // Hours in place of an amount, which is then not asked for.
  await fill(anyDialog(page), { Advocate: 'Ann Lee', Hours: '8', 'Rate an hour': '90', Description: 'Two days' })
  await picture(page, 'hc-plan-add')
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(page, 'Two days').getByRole('cell')).toContainText([
    'Counsel',
    'Ann Lee',
    'Two days',
    '8.00',
    '90.00',
    '720.00',
  ])
  await addItem(page, ['Case plan', 'planned work'], {
    Stage: 'Final hearing',
    Costs: 'Profit costs',
    'Fee earner': EARNER,
    Hours: '12.35',
    'Rate an hour': '61.38',
    Description: 'Preparation',
  })
  // 12.35 h at 61.38 are 758.043.
  await expect(row(page, 'Preparation')).toContainText('758.04')
  await expect(page.getByRole('tabpanel').locator('tfoot')).toContainText('1,478.04')
  await expect(costs(page)).not.toContainText('758.04')
}

/** Enters an edition of event values: 812.50 for the solicitor, 640.00 for junior counsel, in the lower courts. */
async function enterRates(owner: Page): Promise<void> {
  for (const [table, figure, amount] of [
    ['CCFS, single counsel', 'Lower courts, 10 days or fewer', '812.50'],
    ['CCFS, counsel', 'Single counsel, Junior, Lower courts', '640'],
  ] as const) {
    await owner.goto(`${HOUSE_URL}/settings/rates`)
    await owner.getByRole('link', { name: table, exact: true }).click()
    await owner.getByRole('link', { name: 'New edition' }).click()
    await pageField(owner, 'In force from').fill('01/10/2015')
    await pageField(owner, 'Authority').fill('Information pack, one advocate')
    await main(owner).getByRole('textbox', { name: figure, exact: true }).fill(amount)
    await picture(owner, `hc-rates-${table.includes('single') ? 'solicitor' : 'counsel'}`)
    await button(owner, 'Review changes').click()
    await expect(anyDialog(owner)).toContainText('1 open case uses this table; it changes.')
    await button(owner, 'Save edition').click()
    await expect(owner.getByText('The edition of 01/10/2015 has been saved.')).toBeVisible()
  }
}

/**
 * The figures. Solicitor: an event on each of two days, 2 × 812.50; the conference is on the day of the hearing.
 * Counsel: 640 for the hearing, 18.90 of travel and 100 of expenses; the conference is under FAS. Paid: 25 % of 1,200,
 * and 215 without VAT.
 */
async function expectCosts(page: Page): Promise<void> {
  for (const [head, amount] of [
    ['Solicitor', '1,625.00'],
    ['Counsel', '758.90'],
    ['Disbursements', '515.00'],
    ['Net', '2,898.90'],
    ['VAT', '536.78'],
    ['Total', '3,435.68'],
  ] as const)
    await expect(costCells(page, 'Costs by head', new RegExp(`^${head}`))).toHaveText(amount)
  const limits = costs(page).getByRole('region', { name: 'Limits' })
  await expect(limits.getByRole('row')).toHaveText([
    'Claimed, net2,898.90',
    'High cost from25,000.00',
    'The claim is not above it: as it is recorded, the case is not high cost.',
    'First costs limit32,500.00',
    'The claim is within it.',
  ])
  for (const [line, text] of [
    ['Solicitor’s events', '1,625.00'],
    ['By the hour Case plan of 3 March 2026', '2,200.00'],
    // 575 of 1,625.
    ['Difference', '+35.4 %'],
  ] as const)
    await expect(costCells(page, 'Events and hours', new RegExp(`^${line}`))).toHaveText(text)
  await expect(costs(page)).toContainText('By the hour it is at least 30 % more')
  // 812.50, 640.00, 18.90 and 100.00 with VAT.
  await expect(costCells(page, 'By step', /^Case management/)).toHaveText(['1,885.68'])
  await costs(page).getByRole('tab', { name: 'Party' }).click()
  // 640.00, 18.90 and 100.00; 300.00 with VAT and 215.00 without.
  await expect(costCells(page, 'By party', /^Ann Lee/)).toHaveText(['910.68'])
  await expect(costCells(page, 'By party', /^Local authority/)).toHaveText(['575.00'])
}

/** Everything at a width: nothing pans sideways, and every input of the dialog can be used. */
async function expectToFit(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  for (const title of [
    'Parties',
    'Procedural Steps',
    'Expert Fees',
    'Disbursements',
    'Case plan',
    'Narrative',
    'Cost Notes',
  ]) {
    await tab(page, title).click()
    if (title !== 'Narrative') await expect(itemRows(page).first()).toBeVisible()
    await picture(page, `hc-${title.toLowerCase().replace(' ', '-')}-${width}`)
    expect((await steady(page.locator('html'))).scrollWidth).toBe(width)
  }
  await tab(page, 'Procedural Steps').click()
  await row(page, 'Case management').press('Enter')
  await expect(part(page, 'Counsel 1')).toBeVisible()
  expect(await sideways(anyDialog(page))).toBe(0)
  for (const input of await part(page, 'Counsel 1').locator('input:not([type=checkbox]), select').all())
    expect((await steady(input)).width).toBeGreaterThan(56)
  await picture(page, `hc-step-${width}`)
  await close(anyDialog(page))
}

/** Completes the case, over whatever a costs officer may raise. */
async function completeCase(reviewer: Page): Promise<void> {
  await button(reviewer, 'MARK AS COMPLETE').click()
  const question = button(reviewer, 'Complete anyway')
  const list = reviewer.getByRole('heading', { name: 'Cases', exact: true })
  await expect(question.or(list)).toBeVisible()
  if (await question.isVisible()) await question.click()
  await expect(reviewer).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
}

/** Makes the documents of the completed case, and downloads both: claim and breakdown come to the costs on screen. */
async function makeDocuments(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Final documents' })
  const textOf = async (name: RegExp): Promise<string> => {
    const coming = page.waitForEvent('download')
    await panel.getByRole('button', { name }).click()
    return execFileSync('pdftotext', ['-layout', await (await coming).path(), '-']).toString()
  }
  await button(page, 'Generate Documents').click()
  await expect(page.getByText('Documents generated successfully!')).toBeVisible({ timeout: 100_000 })
  const claim = await textOf(/^Download .*High cost claim/)
  for (const figure of ['1,625.00', '758.90', '515.00', '3,435.68']) expect(claim).toContain(figure)
  expect(await textOf(/^Download .*Counsel breakdown/)).toMatch(/Counsel in all\s+758\.90/)
  const plan = await textOf(/^Download .*Case plan/)
  expect(plan).toMatch(/Total, without VAT\s+758\.04\s+720\.00\s+0\.00\s+1,478\.04/)
  expect(plan).toContain('£1,441.96 more than the profit costs of the plan')
}

test('a high cost case: parties, steps with counsel, shares and limits, priced by an entered edition, marked incomplete @long', async ({
  another,
  person,
}) => {
  test.setTimeout(300_000)
  const people = await makeSolicitors(await another(), 'North')
  const page = await person(people.drafter)
  await draft(page)
  await recordParties(page)
  await recordHearing(page)
  await recordByKeyboard(page)
  await recordTheRest(page)
  await planWork(page)
  await enterRates(await person(people.owner))

  await page.reload()
  await tab(page, 'Procedural Steps').click()
  await expect(row(page, 'Case management').getByRole('cell')).toContainText([
    'Court',
    'Case',
    'Ann',
    '1,452.50',
    '1,571.40',
  ])
  // Under FAS, and on the day of the hearing: neither is paid as an event, and nothing is missing.
  await expect(row(page, 'Conference with').getByRole('cell').nth(3)).toHaveText('0.00')
  await expectCosts(page)
  await costs(page)
    .getByRole('button', { name: /^Explain Solicitor/ })
    .click()
  await expect(anyDialog(page)).toContainText('only the most valuable event of a day is paid')
  await expect(anyDialog(page)).toContainText('Not counted. Only one event a day is paid.')
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'hc-explained')
  await close(anyDialog(page))

  // A step that is deleted takes what is below it along, and brings it back.
  await row(page, 'Case management').press('Delete')
  await expect(costCells(page, 'Costs by head', /^Counsel/)).toHaveText('0.00')
  await button(page, 'Undo').click()
  await expect(costCells(page, 'Costs by head', /^Counsel/)).toHaveText('758.90')

  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [1440, 900],
  ] as const)
    await expectToFit(page, width, height)
  await expectAccessible(page)
  await sendForReview(page)

  const reviewer = await person(people.reviewer, 'dark')
  await openReview(reviewer, NAME)
  await comment(reviewer, 'Procedural Steps', 'Case management', 'Was the hearing effective?')
  await expect(tab(reviewer, 'Procedural Steps')).toHaveAccessibleName('Procedural Steps needs attention')
  await expectAccessible(reviewer)
  await picture(reviewer, 'hc-review-dark')
  await resolve(reviewer, 'Procedural Steps', 'Case management')
  await completeCase(reviewer)

  await goTo(reviewer, 'Completed')
  await reviewer.getByRole('link', { name: NAME }).click()
  await expect(button(reviewer, 'MARK INCOMPLETE')).toBeVisible()
  await expect(button(reviewer, 'Reopen Case')).toHaveCount(0)
  await makeDocuments(reviewer)
  await expectAccessible(reviewer)
  await picture(reviewer, 'hc-completed-dark')
  await button(reviewer, 'MARK INCOMPLETE').click()
  await expect(anyDialog(reviewer)).toContainText('Warning: This will delete case output documents. There are 6.')
  await expect(anyDialog(reviewer)).toHaveAccessibleName(`Mark ${NAME} incomplete`)
  await button(reviewer, 'Cancel').click()
  await expect(reviewer.getByText('COMPLETED', { exact: true })).toBeVisible()
  await button(reviewer, 'MARK INCOMPLETE').click()
  await button(reviewer, 'Confirm').click()
  await expect(reviewer).toHaveURL(/\/cost-draft\/cases\/draft\/edit\//)
  await expect(reviewer.getByText('DRAFTING', { exact: true })).toBeVisible()
  await expect(costCells(reviewer, 'Costs by head', /^Total/)).toHaveText('3,435.68')
})
