import { expect, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { fill, tab, test } from './case-by-screen.ts'
import { anyDialog } from './firm-people.ts'
import { HOUSE_URL, SOLICITOR, api, close, makeHighCostCase, picture, signIn } from './people.ts'
import { button, pageField, savePage, save } from './screen.ts'
import { part, costs, itemRows, gotoCase } from './workspace.ts'
import { ADD_DISBURSEMENT } from './mutations.ts'

// What the forms of a high cost case ask and refuse. The whole case is in high-cost.spec.ts.

const PARTY = 'mutation ($c: ID!, $i: PartyInput!) { addParty(caseUuid: $c, input: $i) { uuid } }'
const ADD_STEP =
  'mutation ($c: ID!, $i: HighCostStepInput!) { added: addHighCostStep(caseUuid: $c, input: $i) { counsel { uuid } } }'
const STAGE = 'query ($c: ID!) { case(uuid: $c) { stage caseName } }'
const STEPS =
  'query ($c: ID!) { case(uuid: $c) { highCostSteps { nodes { counsel { counselLevel attendance { attendance } travel { amount } } } } } }'

const input = (within: Locator, name: string): Locator => within.getByLabel(name, { exact: true })
const figureOf = (page: Page, table: string, name: RegExp): Locator =>
  costs(page).getByRole('table', { name: table }).getByRole('row', { name }).getByRole('cell')

/** Opens a case of one test as its solicitor, with parties to choose. */
async function open(page: Page, ...[name, certificate, changes]: readonly [string, object?, object?]): Promise<string> {
  await signIn(page, SOLICITOR)
  const uuid = await makeHighCostCase(page, name, { ...certificate }, { ...changes })
  for (const party of ['Ann Lee', 'Tom Rhys']) await api(page, PARTY, { c: uuid, i: { party, role: 'junior_counsel' } })
  await gotoCase(page, uuid, { tab: 'high-cost-steps' })
  return uuid
}
/** Opens the form of a new step, and fills in what every step needs. */
async function addStep(page: Page): Promise<void> {
  await button(page, 'Add procedural step').click()
  await fill(anyDialog(page), { Event: 'Court hearing', Date: '04/03/2026', Description: 'Interim hearing' })
}

test('counsel and attendance are both given or neither, and travel goes with an event alone', async ({ page }) => {
  const uuid = await open(page, 'Re Counsel')
  await addStep(page)
  for (const i of [1, 2, 3]) {
    await button(page, 'Add counsel').click()
    // Before anything is chosen, nothing of an attendance is required.
    await expect(input(part(page, `Counsel ${i}`), 'Counsel')).not.toHaveAttribute('aria-required')
  }
  await fill(part(page, 'Counsel 1'), { Level: 'Junior', Counsel: 'Ann Lee' })
  await fill(part(page, 'Counsel 2'), { Level: 'Junior', Attendance: 'As an event' })
  await expect(input(part(page, 'Counsel 2'), 'Counsel')).toHaveAttribute('aria-required', 'true')
  await save(page).click()
  await expect(anyDialog(page)).toContainText('Please complete all fields to continue.')
  await expect(input(part(page, 'Counsel 1'), 'Attendance')).toBeFocused()
  for (const [entry, name] of [
    ['Counsel 1', 'Attendance'],
    ['Counsel 2', 'Counsel'],
    ['Counsel 3', 'Level'],
  ] as const)
    await expect(input(part(page, entry), name)).toHaveAccessibleDescription('This is required.')
  await expect(anyDialog(page).locator('[aria-invalid=true]')).toHaveCount(3)

  await button(page, 'Remove counsel 2').click()
  await fill(part(page, 'Counsel 2'), { Level: 'Junior' })
  const first = part(page, 'Counsel 1')
  await fill(first, { Attendance: 'As an event' })
  await first.getByRole('checkbox', { name: 'Travel' }).check()
  await save(page).click()
  await expect(anyDialog(page).locator('[aria-invalid=true]')).toHaveCount(3)
  await fill(first, { Miles: '10.5', Amount: '4.73', Reason: 'x'.repeat(201) })
  await save(page).click()
  await expect(first.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, '[role=dialog]')
  await fill(first, { Attendance: 'Family Advocacy Scheme' })
  await expect(first.getByRole('checkbox', { name: 'Travel' })).toHaveCount(0)
  await save(page).click()
  await expect(anyDialog(page)).toHaveCount(0)
  const { case: stored } = await api<{ case: { highCostSteps: { nodes: { counsel: object[] }[] } } }>(page, STEPS, {
    c: uuid,
  })
  expect(stored.highCostSteps.nodes[0]?.counsel).toEqual([
    { counselLevel: 'junior', attendance: { attendance: 'fas' }, travel: null },
    { counselLevel: 'junior', attendance: null, travel: null },
  ])
  // What is stored is what the form shows again, and nothing of it counts as changed.
  await itemRows(page).first().press('Enter')
  await expect(input(part(page, 'Counsel 1'), 'Attendance')).toHaveValue('fas')
  await close(anyDialog(page))
  // Whoever attends is asked once, so that another can be chosen.
  await itemRows(page).first().press('Enter')
  await fill(part(page, 'Counsel 1'), { Counsel: 'Tom Rhys' })
  await save(page).click()
  await expect(anyDialog(page)).toHaveCount(0)
  await expect(itemRows(page).first()).toContainText('Junior, FAS: Tom Rhys')
})

test('a comment on counsel marks the step and its tab @long', async ({ page }) => {
  const uuid = await open(page, 'Re Marked')
  await api(page, ADD_STEP, {
    c: uuid,
    i: {
      event: 'conference',
      date: '2026-03-04',
      description: 'Conference by video',
      counsel: [{ counselLevel: 'junior' }],
    },
  })
  await page.reload()
  await expect(itemRows(page)).toHaveCount(1)
  await expect(itemRows(page).first()).not.toHaveAttribute('data-attention')
  const comments = itemRows(page)
    .first()
    .getByRole('button', { name: /^Comments on/ })
  await comments.click()
  await anyDialog(page).getByLabel('Comment on').selectOption({ label: 'Counsel 1' })
  await anyDialog(page).getByLabel('New comment').fill('Which counsel?')
  await anyDialog(page).getByRole('button', { name: 'Add comment' }).click()
  await expect(itemRows(page).first()).toHaveAttribute('data-attention', 'true')
  await expect(tab(page, 'Procedural Steps')).toHaveAccessibleName('Procedural Steps needs attention')

  // It is read and resolved beside the step.
  const below = anyDialog(page).getByRole('region', { name: 'Comments on Counsel' })
  await expect(below).toContainText('Which counsel?')
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'hc-comment-below')
  await below.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(below).toHaveCount(0)
  await close(anyDialog(page))
  await expect(itemRows(page).first()).not.toHaveAttribute('data-attention')
  await expect(tab(page, 'Procedural Steps')).toHaveAccessibleName('Procedural Steps')
})

test('the advocacy scheme decides the levels of counsel, and may have none @long', async ({ page }) => {
  await open(page, 'Re Levels', { advocacyScheme: 'senior_junior_counsel' })
  await addStep(page)
  await button(page, 'Add counsel').click()
  const levels = input(part(page, 'Counsel 1'), 'Level').locator('option:not([value=""])')
  await expect(levels).toHaveText(['Junior', 'Senior'])
  await page.keyboard.press('Escape')
  await button(page, 'Discard').or(button(page, 'Leave')).first().click()

  await open(page, 'Re Advocate', { advocacyScheme: 'solicitor_advocate' })
  await addStep(page)
  await expect(part(page, 'Counsel').first()).toContainText(
    'The advocacy scheme of the certificate, solicitor advocate, has no counsel: the solicitor is the advocate.',
  )
  await expect(button(page, 'Add counsel')).toHaveCount(0)
  await picture(page, 'hc-no-counsel')
})

test('by the hour, the entered figure is claimed, and it needs its source @long', async ({ page }) => {
  const uuid = await open(page, 'Re Hourly', { feeScheme: 'hourly' })
  await expect(figureOf(page, 'Costs by head', /^Solicitor/)).toHaveText('Not priced')
  await expect(figureOf(page, 'Events and hours', /^By the hour/)).toHaveText('Not entered')
  await gotoCase(page, uuid, { screen: 'details/edit' })
  await pageField(page, 'Work by the hour').fill('30000')
  await savePage(page).click()
  await expect(pageField(page, 'Where the figure is from')).toHaveAccessibleDescription(/^Say where the figure is from/)
  await pageField(page, 'Where the figure is from').fill('Case plan of 3 March 2026')
  await savePage(page).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  await gotoCase(page, uuid)
  await expect(figureOf(page, 'Costs by head', /^Solicitor/)).toHaveText('30,000.00')
  const limits = costs(page).getByRole('region', { name: 'Limits' })
  await expect(limits).toContainText('High cost from25,000.00The claim is above it.')
  await expect(limits).toContainText('The claim is within it.')
  // 30,000 and 2,500.01 are a penny above the first costs limit.
  await api(page, ADD_DISBURSEMENT, {
    c: uuid,
    i: { date: '2026-03-04', disbursementType: 'transcript', amount: 2_500.01, vatExempt: true },
  })
  await page.reload()
  await expect(limits).toContainText('The claim is above the costs limit that is first set.')
  await expect(figureOf(page, 'Limits', /^Claimed/)).toHaveText('32,500.01')
  await picture(page, 'hc-above-limit')
  await expectAccessible(page)
})

test('the header asks for the state, and moves the case once its fields are stored @long', async ({ page }) => {
  const uuid = await open(page, 'Re State')
  const sent: string[] = []
  page.on('request', (request) => {
    const name = request.url().endsWith('/graphql')
      ? (request.postDataJSON() as { operationName?: string }).operationName
      : undefined
    if (/^(Edit|Move)/.test(name ?? '')) sent.push(name ?? '')
  })
  await button(page, 'Case Details').click()
  await expect(pageField(page, 'State').locator('option:not([value=""])')).toHaveText([
    'In progress',
    'Review',
    'Blocked',
    'Complete',
  ])
  await expect(pageField(page, 'State')).toHaveValue('in_progress')
  await picture(page, 'hc-header')
  await expectAccessible(page)
  await pageField(page, 'Case name').fill('Re State, renamed')
  await pageField(page, 'State').selectOption('Review')
  await button(page, 'Save').first().click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  expect(sent).toEqual(['EditHighCostCase', 'MoveCase'])
  expect(await api(page, STAGE, { c: uuid })).toEqual({ case: { stage: 'in_review', caseName: 'Re State, renamed' } })

  // Without a choice the state stays, whatever else is saved.
  await gotoCase(page, uuid)
  await button(page, 'Case Details').click()
  await pageField(page, 'Case name').fill('Re State, again')
  await button(page, 'Save').first().click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  expect(sent).toEqual(['EditHighCostCase', 'MoveCase', 'EditHighCostCase'])

  // A complete case is asked about, in Edit Case as well.
  await gotoCase(page, uuid, { screen: 'details/edit' })
  await pageField(page, 'State').selectOption('Complete')
  await savePage(page).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  await gotoCase(page, uuid, { screen: 'details/edit' })
  await pageField(page, 'State').selectOption('In progress')
  await savePage(page).click()
  await expect(anyDialog(page)).toContainText('Warning: This will delete case output documents. There are none.')
  await button(page, 'Confirm').click()
  await expect(pageField(page, 'Case name')).toBeEnabled()
  await gotoCase(page, uuid)
  await expect(tab(page, 'Procedural Steps')).toBeVisible()
})
