import { expect, test, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import {
  HOUSE_URL,
  SOLICITOR,
  api,
  close,
  makeCourtOfProtectionCase,
  makeInterPartesCase,
  picture,
  signIn,
} from './people.ts'
import { sideways } from '../support/steady.ts'
import { button, question } from './screen.ts'
import { anyDialog } from './firm-people.ts'
import { ADD_TIME } from './mutations.ts'
import { gotoCase } from './workspace.ts'

const SAVE =
  'mutation ($c: ID!, $i: BudgetInput!, $b: Int) { saveBudget(caseUuid: $c, input: $i, basedOn: $b) { number } }'

const input = (page: Page, name: string): Locator => anyDialog(page).getByLabel(name, { exact: true })
const cells = (page: Page, row: RegExp): Locator =>
  anyDialog(page).getByRole('table', { name: 'Costs budget' }).getByRole('row', { name: row }).getByRole('cell')
const versions = (page: Page): Locator => input(page, 'Show')

/** A costs budget case with two hours of disclosure at 250 pounds, and one of trial preparation after them. */
async function interPartes(page: Page, name: string) {
  await signIn(page, SOLICITOR)
  const { uuid, feeEarner } = await makeInterPartesCase(page, name, 'costs_budget')
  const work = async (date: string, time: number, phase: string, more: object = {}): Promise<void> => {
    await api(page, ADD_TIME, {
      c: uuid,
      i: { date, feeEarner, activityType: 'preparation', time, phase, amount: 250, ...more },
    })
  }
  await work('2024-05-14', 2, 'disclosure')
  await work('2025-05-02', 1, 'trial_preparation')
  return { uuid, work }
}
async function openBudget(page: Page): Promise<void> {
  await button(page, 'Budget').click()
  await expect(anyDialog(page)).toHaveAccessibleName('Costs budget')
}
const open = async (page: Page, uuid: string, at = 'draft/edit'): Promise<void> => {
  await gotoCase(page, uuid, { screen: at })
  await openBudget(page)
}

test('a budget is worked out as it is typed, asked about before it is lost, and saved as a version', async ({
  page,
}) => {
  const { uuid, work } = await interPartes(page, 'Budget v Typed')
  await open(page, uuid)
  await expect(anyDialog(page)).toContainText('No version is saved yet.')
  await input(page, 'Incurred up to').fill('31/12/2024')
  await expect(cells(page, /^Disclosure/).nth(1)).toHaveText('500.00')
  await expect(cells(page, /^Trial preparation/).nth(1)).toHaveText('0.00')

  // Enter goes down the column, and saves nothing.
  await input(page, 'Disclosure: estimated time').fill('1000.50')
  await page.keyboard.press('Enter')
  await expect(input(page, 'Witness statements: estimated time')).toBeFocused()
  await input(page, 'Trial: estimated disbursements').fill('24000')
  await input(page, 'Disclosure: assumptions').fill('Standard disclosure')
  await button(page, 'Add a contingency').click()
  await expect(input(page, 'Contingency 1')).toBeFocused()
  await page.keyboard.type('Specific disclosure')
  await input(page, 'Contingency 1: estimated').fill('750')
  // 500 incurred; 1,000.50, 24,000 and 750 to come.
  await expect(cells(page, /^Grand total/)).toHaveText(['500.00', '25,750.50', '26,250.50'])
  await expect(anyDialog(page)).not.toContainText('Only the first page is needed')
  await input(page, 'Trial: estimated disbursements').fill('5000')
  await expect(cells(page, /^Grand total/)).toHaveText(['500.00', '6,750.50', '7,250.50'])
  await expect(cells(page, /^Phases/)).toHaveText(['500.00', '0.00', '1,000.50', '5,000.00', ''])
  await expect(anyDialog(page)).toContainText(
    'Only the first page is needed: the budgeted costs do not exceed £25,000.',
  )
  await expect(anyDialog(page)).toContainText('No figure has VAT in it.')
  await expect(anyDialog(page)).toContainText('Costs of any appeals')

  // What is not valid changes no figure, and is said at its place.
  await input(page, 'Trial: estimated time').fill('ten')
  await expect(anyDialog(page).getByRole('status').filter({ hasText: 'The figures are those of before' })).toBeVisible()
  await button(page, 'Save as version 1').click()
  await expect(input(page, 'Trial: estimated time')).toHaveAccessibleDescription('Enter an amount such as 1234.50.')
  await expect(cells(page, /^Grand total/).last()).toHaveText('7,250.50')
  await input(page, 'Trial: estimated time').fill('')
  await expectAccessible(page)
  await picture(page, 'budget-typed')

  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveAccessibleName('Discard what you entered?')
  await button(page, 'Go on editing').click()
  await expect(input(page, 'Contingency 1')).toHaveValue('Specific disclosure')
  await button(page, 'Save as version 1').click()
  await expect(page.getByText('Version 1 of the budget is saved.')).toBeVisible()
  await expect(anyDialog(page)).toHaveCount(0)
  await expect(button(page, 'Budget')).toBeFocused()

  // Work that is recorded later overtakes it; the version stays as it was.
  await work('2024-06-01', 1, 'disclosure')
  await openBudget(page)
  await expect(anyDialog(page).getByRole('note')).toContainText(
    'The incurred costs have changed since version 1 was saved',
  )
  await expect(cells(page, /^Grand total/)).toHaveText(['750.00', '6,750.50', '7,500.50'])
  await expect(input(page, 'Incurred up to')).toHaveValue('31/12/2024')
  await expect(input(page, 'Disclosure: assumptions')).toHaveValue('Standard disclosure')
  await versions(page).selectOption('1')
  await expect(anyDialog(page)).toContainText('Incurred up to 31/12/2024.')
  await expect(cells(page, /^Grand total/)).toHaveText(['500.00', '6,750.50', '7,250.50'])
  await expect(anyDialog(page).getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await close(anyDialog(page))
})

test('a phase is made of hours, payments and what was approved and offered; what is overspent is said @long', async ({
  page,
}) => {
  const { uuid, work } = await interPartes(page, 'Budget v By earner')
  await work('2024-05-20', 1, 'cmc', { billTask: 'T27' })
  await open(page, uuid)
  await input(page, 'Incurred up to').fill('31/12/2024')
  await button(page, 'Details of Disclosure').click()
  await button(page, 'Add a fee earner').click()
  await input(page, 'Disclosure: fee earner 1').selectOption({ index: 1 })
  await input(page, 'Disclosure: fee earner 1, hours').fill('2:30')
  await input(page, 'Disclosure: counsel').fill('750')
  await input(page, 'Disclosure: court fees').fill('45.50')
  await input(page, 'Disclosure: approved or agreed').fill('400')
  await input(page, 'Disclosure: offered for time').fill('200')
  await input(page, 'Disclosure: comment on the offer').fill('Two hours are enough')
  await input(page, 'Incurred, as agreed (optional)').fill('450')
  // Two and a half hours at the usual 100 pounds, and what is paid.
  await expect(cells(page, /^Grand total/)).toHaveText(['500.00', '1,045.50', '1,545.50'])
  await expect(anyDialog(page)).toContainText('× 100.00 = 250.00')
  await expect(anyDialog(page)).toContainText('Costs of completing the form: at most £1,000.00.')
  await expectAccessible(page)
  await picture(page, 'budget-details')
  // An hour on an interim application is in no phase, until it is added as a contingency.
  await expect(anyDialog(page)).toContainText('£250.00 of interim applications (T26 to T32) is in no phase')
  await button(page, 'Add as a contingency').click()
  await expect(input(page, 'Contingency 1')).toHaveValue('Interim applications')
  await expect(cells(page, /^Grand total/)).toHaveText(['750.00', '1,045.50', '1,795.50'])
  await expect(button(page, 'Add as a contingency')).toHaveCount(0)
  await button(page, 'Save as version 1').click()
  await expect(page.getByText('Version 1 of the budget is saved.')).toBeVisible()

  await work('2025-01-10', 2, 'disclosure')
  await openBudget(page)
  const overspent = 'Disclosure is overspent by £100.00: £500.00 recorded since 31/12/2024, £400.00 approved or agreed.'
  await expect(anyDialog(page).getByRole('note', { name: 'Overspent' })).toHaveText(overspent)
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, 'Details of Disclosure').click()
  await expect(input(page, 'Disclosure: fee earner 1, hours')).toHaveValue('2.50')
  await expect(input(page, 'Disclosure: comment on the offer')).toHaveValue('Two hours are enough')
  expect(await sideways(anyDialog(page))).toBe(0)
  await expectAccessible(page)
  await picture(page, 'budget-details-phone')
  await page.setViewportSize({ width: 1024, height: 768 })
  await input(page, 'Reasons for the variation (optional)').fill('Counsel is no longer needed.')
  await input(page, 'Disclosure: counsel').fill('')
  await button(page, 'Save as version 2').click()
  await expect(page.getByText('Version 2 of the budget is saved.')).toBeVisible()
  await openBudget(page)
  await versions(page).selectOption('2')
  await expect(anyDialog(page)).toContainText('Reasons for the variation: Counsel is no longer needed.')
  await button(page, 'Details of Disclosure').last().click()
  await expect(anyDialog(page)).toContainText('2.50 h × 100.00 = 250.00')
  await picture(page, 'budget-details-read')
  await close(anyDialog(page))
})

test('a version that someone else saves meanwhile is named, and nothing that was typed is lost @long', async ({
  page,
}) => {
  const { uuid } = await interPartes(page, 'Budget v Conflict')
  const theirs = async (basedOn: number | null): Promise<void> => {
    await api(page, SAVE, { c: uuid, i: { incurredTo: '2024-12-31', phases: [], contingencies: [] }, b: basedOn })
  }
  await theirs(null)
  await open(page, uuid)
  await input(page, 'Trial: estimated time').fill('123.45')
  await theirs(1)
  await button(page, 'Save as version 2').click()
  await expect(question(page)).toHaveAccessibleName('There is a version 2 meanwhile')
  await expect(question(page)).toContainText('with a total of £500.00')
  await expectAccessible(page)
  await button(page, 'Go on editing').click()
  await expect(input(page, 'Trial: estimated time')).toHaveValue('123.45')
  // Theirs can be read while what was typed waits.
  await versions(page).selectOption('2')
  await expect(anyDialog(page)).toContainText('As saved on')
  await versions(page).selectOption('')
  await expect(input(page, 'Trial: estimated time')).toHaveValue('123.45')
  await theirs(2)
  await button(page, 'Save as version 3').click()
  await button(page, 'Save mine as version 4').click()
  await expect(page.getByText('Version 4 of the budget is saved.')).toBeVisible()
  await openBudget(page)
  await expect(versions(page).locator('option')).toHaveText([
    'To be saved as version 5',
    /^Version 4 · .* · £623\.45$/,
    /^Version 3 · .* · £500\.00$/,
    /^Version 2/,
    /^Version 1/,
  ])
  await close(anyDialog(page))
})

test('on a phone every figure of a budget is named; in a review and a complete case it is read @long', async ({
  page,
}) => {
  const { uuid } = await interPartes(page, 'Budget v Read')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, uuid)
  await expect(cells(page, /^Grand total/).last()).toHaveText('750.00')
  await input(page, 'Disclosure: estimated time').fill('10')
  await expect(cells(page, /^Grand total/).last()).toHaveText('760.00')
  expect(await sideways(anyDialog(page))).toBe(0)
  await picture(page, 'budget-phone')
  await expectAccessible(page)
  await button(page, 'Save as version 1').click()
  await expect(page.getByText('Version 1 of the budget is saved.')).toBeVisible()

  await page.setViewportSize({ width: 1024, height: 768 })
  const move = (stage: string) =>
    api(page, `mutation ($c: ID!) { moveCase(uuid: $c, stage: ${stage}) { uuid } }`, { c: uuid })
  await move('in_review')
  await open(page, uuid, 'draft/review')
  await expect(cells(page, /^Grand total/).last()).toHaveText('760.00')
  await expect(anyDialog(page).getByRole('textbox')).toHaveCount(0)
  await expect(anyDialog(page).getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await picture(page, 'budget-review')
  await close(anyDialog(page))
  await move('complete')
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${uuid}`)
  await openBudget(page)
  await expect(cells(page, /^Grand total/).last()).toHaveText('760.00')
  await close(anyDialog(page))
})

test('a case of another area has no budget @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const uuid = await makeCourtOfProtectionCase(page, 'Re Without a budget')
  await gotoCase(page, uuid)
  await expect(button(page, 'Case Documents')).toBeVisible()
  await expect(button(page, 'Budget')).toHaveCount(0)
})
