import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from 'playwright/test'
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
  type Filled,
} from './case-by-screen.ts'
import { close, goTo, picture } from './people.ts'
import { sideways, steady } from '../support/steady.ts'
import { button, field } from './screen.ts'
import { anyDialog } from './firm-people.ts'
import { costCells, part, costs, itemRows } from './workspace.ts'

const NAME = 'Ash v Birch'
const EARNER = 'Mared Rees (MR)'
// Leeds is in the second national band, where grade A had 272 pounds an hour in 2024.
const ABOVE = 'Above the guideline rate of £272.00'
const row = (page: Page, text: string): Locator => itemRows(page).filter({ hasText: text })

/** Adds an entry to a list in the open form, and fills it in. */
async function addEntry(page: Page, singular: string, number: number, filled: Filled): Promise<void> {
  await anyDialog(page)
    .getByRole('button', { name: new RegExp(`^Add an? ${singular.toLowerCase()}$`) })
    .click()
  await fill(part(page, `${singular} ${number}`), filled)
}

async function draft(page: Page): Promise<string> {
  const uuid = await draftCase(page, {
    'Area of work': 'Inter partes',
    'Case type': 'Bill of costs',
    'Case name': NAME,
    "Solicitor's case reference": 'IP/7',
    'Fee earner': EARNER,
    'Court type': 'County court',
    'Court name': 'County Court at Leeds',
    'Case number': 'K00LS123',
    Claimant: 'Ann Ash',
    Defendant: 'Ben Birch',
    'Start date': '01/04/2024',
    'End date': '31/03/2025',
    'Costs estimate': '0',
    'Court fee': '455',
    'Party whose bill it is': 'Claimant',
  })
  await expect(page.getByRole('tab')).toHaveText([
    'Parties',
    'Procedural Steps',
    'Time Recordings',
    'Attendances',
    'Disbursements',
    'Narrative',
  ])
  return uuid
}

/** A step with two who attended, one of them at an entered rate, and a disbursement. */
async function recordStep(page: Page): Promise<void> {
  await tab(page, 'Procedural Steps').click()
  await expect(page.getByText('No procedural steps yet.')).toBeVisible()
  await addItem(
    page,
    ['Procedural Steps', 'procedural step'],
    { Date: '03/06/2024', Type: 'Disclosure', Phase: 'Disclosure', Description: 'Standard disclosure by list' },
    async () => {
      await addEntry(page, 'Attendance', 1, { 'Fee earner': EARNER, On: 'Client', Hours: '1:30' })
      await addEntry(page, 'Attendance', 2, {
        'Fee earner': EARNER,
        On: 'Counsel',
        Hours: '0.5',
        'Rate an hour': '300',
      })
      await addEntry(page, 'Disbursement', 1, { Type: 'Photocopying', Amount: '40', Party: 'Ben Birch' })
      await addEntry(page, 'Disbursement', 2, { Type: 'Taxi', Amount: '1' })
      await anyDialog(page).getByRole('button', { name: 'Remove disbursement 2' }).click()
      await expectAccessible(page)
      await picture(page, 'ip-step-add')
    },
  )
  const step = row(page, 'Standard disclosure')
  await expect(step.getByRole('cell')).toContainText(['Disclosure', 'Standard', 'Mared Rees 1.50', '340.00'])
  await expect(step.getByRole('img', { name: ABOVE })).toHaveCount(1)
  // What nobody entered is in the list, and not in the form.
  await step.press('Enter')
  const rateIn = (name: string) => part(page, name).getByLabel('Rate an hour')
  await expect(rateIn('Attendance 1')).toHaveValue('')
  await expect(rateIn('Attendance 2')).toHaveValue('300.00')
  await close(anyDialog(page))
}

/** An attendance entered with the keyboard alone; it starts as a hearing. */
async function recordAttendance(page: Page): Promise<void> {
  await tab(page, 'Attendances').click()
  await expect(page.getByText('No attendances yet.')).toBeVisible()
  await page.keyboard.press('n')
  await expect(anyDialog(page)).toHaveAccessibleName('Add attendance')
  const { keyboard } = page
  await expect(field(page, 'Phase')).toBeFocused()
  await expect(field(page, 'Type').locator('option:checked')).toHaveText('Hearing')
  await keyboard.type('CM')
  await keyboard.press('Tab')
  await keyboard.type('Case management conference')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(part(page, 'Attendance 1')).toBeVisible()
  for (let back = 0; back < 8; back++) await keyboard.press('Shift+Tab')
  for (const typed of ['Mared', 'Court', '2']) {
    await keyboard.type(typed)
    await keyboard.press('Tab')
  }
  await expect(part(page, 'Attendance 1').getByLabel('Rate an hour')).toBeFocused()
  await field(page, 'Date').fill('07/10/2024')
  await addEntry(page, 'Disbursement', 1, { Type: 'Counsel fee', Amount: '100' })
  await keyboard.press('Control+Enter')
  await expect(page.getByText('The attendance is saved.')).toBeVisible()
  await close(anyDialog(page))
  await expect(row(page, 'Case management').getByRole('cell')).toContainText(['Hearing', 'Case', '2.00', '300.00'])
  await expect(row(page, 'Case management').getByRole('img', { name: ABOVE })).toHaveCount(0)
  await tab(page, 'Procedural Steps').click()
  await expect(itemRows(page)).toHaveCount(1)
}

/** Time at entered and usual rates, singly and in several rows, and a disbursement of the case. */
async function recordTime(page: Page): Promise<void> {
  await addItem(page, ['Time Recordings', 'time recording'], {
    Date: '14/05/2024',
    Phase: 'Pre-action costs',
    Activity: 'Preparation',
    Time: '2',
    'Rate an hour': '280',
    Description: 'Considering the lease',
  })
  await expect(row(page, 'Considering').getByRole('cell').nth(-2)).toHaveText('280.00guide 272.00')
  await expect(row(page, 'Considering').getByRole('img', { name: ABOVE })).toBeVisible()
  await button(page, 'Add several').click()
  await expect(part(page, 'Row 1')).toBeVisible()
  // What an empty rate stands for is said once, below the rows.
  await expect(anyDialog(page).getByText('Empty: the rate card')).toHaveCount(1)
  expect(await sideways(anyDialog(page))).toBe(0)
  await picture(page, 'ip-several')
  await close(anyDialog(page))
  const of = { Date: '15/05/2024', Phase: 'Pre-action costs', Party: 'Ben Birch' }
  await addSeveral(page, [
    { ...of, Activity: 'Letter out', Time: '0.1', Description: 'Letter before claim' },
    { ...of, Activity: 'Telephone call', Time: '0.2', 'Rate an hour': '250', Description: 'Extension of time' },
    { ...of, Activity: 'Letter in', Time: '0.1', Description: 'Reply' },
  ])
  await expect(row(page, 'Letter before').getByRole('cell').nth(-2)).toHaveText('100.00guide 272.00')
  await row(page, 'Letter before').press('Enter')
  await expect(field(page, 'Rate an hour')).toHaveValue('')
  await expect(field(page, 'Rate an hour')).toHaveAccessibleDescription('Empty: £100.00, as the rate card has none.')
  await expectAccessible(page)
  await picture(page, 'ip-time-edit')
  await close(anyDialog(page))
  await addItem(page, ['Disbursements', 'disbursement'], {
    Date: '16/05/2024',
    // The task fills in the phase that is nearest to it.
    'Task of the electronic bill': "T5 Review of Other Party(s)' Statements of Case",
    Type: 'Court fee',
    Amount: '455',
    'VAT %': '0',
    Description: 'Issue fee',
  })
}

/** A disbursement below a step or an attendance is opened through it, in whichever of the two tabs that is. */
async function openThroughSteps(page: Page): Promise<void> {
  for (const [type, title, description] of [
    ['Photocopying', 'Edit procedural step', 'Standard disclosure by list'],
    ['Counsel fee', 'Edit attendance', 'Case management conference'],
  ] as const) {
    await tab(page, 'Disbursements').click()
    await row(page, type).getByRole('link', { name: 'Its step' }).click()
    await expect(anyDialog(page)).toHaveAccessibleName(title)
    await expect(
      anyDialog(page)
        .getByRole('textbox', { name: /^Description$/ })
        .first(),
    ).toHaveValue(description)
    await close(anyDialog(page))
  }
}

/** The figures: 2 × 280 + 10 + 50 of time, 150 + 150 of the step, 200 of the attendance; 40 + 100 + 455 paid. */
async function expectCosts(page: Page): Promise<void> {
  for (const [head, amount] of [
    ['Profit costs', '1,120.00'],
    ['Disbursements', '595.00'],
    ['Net', '1,715.00'],
    ['VAT', '252.00'],
    ['Total', '1,967.00'],
  ] as const)
    await expect(costCells(page, 'Costs by head', new RegExp(`^${head}`))).toHaveText(amount)
  for (const [phase, figures] of [
    ['Pre-action costs', ['2.30', '744.00']],
    ['Issue and statements of case', ['0.00', '455.00']],
    ['CMC', ['2.00', '360.00']],
    ['Disclosure', ['2.00', '408.00']],
  ] as const)
    await expect(costCells(page, 'By phase', new RegExp(`^${phase}`))).toHaveText([...figures])
  await costs(page).getByRole('tab', { name: 'Step' }).click()
  await expect(costCells(page, 'By step', /^Standard disclosure/)).toHaveText(['2.00', '408.00'])
  await expect(costs(page)).not.toContainText('estimate')
}

/** Makes the documents of the completed case, and downloads both: the paper bill comes to the costs on screen. */
async function expectFiled(page: Page): Promise<void> {
  await goTo(page, 'Completed')
  await page.getByRole('link', { name: NAME }).click()
  const panel = page.getByRole('region', { name: 'Final documents' })
  const downloaded = async (name: RegExp) => {
    const coming = page.waitForEvent('download')
    await panel.getByRole('button', { name }).click()
    return (await coming).path()
  }
  await button(page, 'Generate Documents').click()
  await expect(page.getByText('Documents generated successfully!')).toBeVisible({ timeout: 100_000 })
  const bill = execFileSync('pdftotext', ['-layout', await downloaded(/^Download .*Bill of costs/), '-']).toString()
  expect(bill).toMatch(/Bill of\s+Ann Ash \(Claimant\)/)
  expect(bill).toMatch(/Total claimed, £\s+1,967\.00/)
  const workbook = await readFile(await downloaded(/^Download .*Electronic bill/))
  expect(workbook.subarray(0, 2).toString()).toBe('PK')
  await picture(page, 'ip-completed-dark')
}

test('an inter partes case: recorded by phase, step and party, priced at claimed rates, reviewed and reopened @long', async ({
  another,
  person,
}) => {
  test.setTimeout(300_000)
  const people = await makeSolicitors(await another(), 'North')
  const page = await person(people.drafter)
  await draft(page)
  await addItem(page, ['Parties', 'party'], { Name: 'Ben Birch', Capacity: 'Opponent' })
  await recordStep(page)
  await recordAttendance(page)
  await recordTime(page)
  await openThroughSteps(page)
  await expectCosts(page)
  await costs(page)
    .getByRole('button', { name: /^Explain Profit costs/ })
    .click()
  await expect(anyDialog(page)).toContainText('the rate entered for the row, otherwise that of the rate card')
  await expect(anyDialog(page).getByRole('table', { name: 'Lines' }).getByRole('img', { name: ABOVE })).toHaveCount(2)
  await expectAccessible(page)
  await close(anyDialog(page))

  // A step that is deleted takes what is below it along, and brings it back.
  await tab(page, 'Attendances').click()
  await row(page, 'Case management').press('Delete')
  await expect(costCells(page, 'Costs by head', /^Total/)).toHaveText('1,607.00')
  await button(page, 'Undo').click()
  await expect(costCells(page, 'Costs by head', /^Total/)).toHaveText('1,967.00')

  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const title of ['Procedural Steps', 'Time Recordings', 'Attendances', 'Disbursements']) {
      await tab(page, title).click()
      await expect(itemRows(page).first()).toBeVisible()
      await picture(page, `ip-${title.toLowerCase().replace(' ', '-')}-${width}`)
      // Nothing pans sideways.
      expect((await steady(page.locator('html'))).scrollWidth).toBe(width)
    }
    await tab(page, 'Procedural Steps').click()
    await row(page, 'Standard disclosure').press('Enter')
    await expect(part(page, 'Attendance 2')).toBeVisible()
    expect(await sideways(anyDialog(page))).toBe(0)
    await picture(page, `ip-step-${width}`)
    // Every input of an entry is wide enough to be used.
    for (const input of await part(page, 'Attendance 1').locator('input, select').all())
      expect((await steady(input)).width).toBeGreaterThan(56)
    await close(anyDialog(page))
  }
  await expectAccessible(page)

  await write(page, 'Narrative', 'Narrative', 'The claim settled at the door of the court.')
  await sendForReview(page)
  const reviewer = await person(people.reviewer, 'dark')
  await openReview(reviewer, NAME)
  await comment(reviewer, 'Attendances', 'Case management', 'Who was on the other side?')
  await expect(button(reviewer, 'MARK AS COMPLETE')).toBeDisabled()
  // Only the tab that has the row is marked, though both show the same kind.
  await expect(tab(reviewer, 'Attendances')).toHaveAccessibleName('Attendances needs attention')
  await expect(tab(reviewer, 'Procedural Steps')).toHaveAccessibleName('Procedural Steps')
  await expectAccessible(reviewer)
  await picture(reviewer, 'ip-review-dark')
  await resolve(reviewer, 'Attendances', 'Case management')
  // Four facts of the bill are not recorded.
  await complete(reviewer, '6 points a costs officer may raise')
  await expectFiled(reviewer)
  await button(reviewer, 'Reopen Case').click()
  await button(reviewer, 'Confirm').click()
  await expect(reviewer.getByText('DRAFTING', { exact: true })).toBeVisible()
  await expect(costCells(reviewer, 'Costs by head', /^Total/)).toHaveText('1,967.00')
})
