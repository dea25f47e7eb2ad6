import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { SOLICITOR, api, makeCases, signIn, visit } from './people.ts'
import { steady } from '../support/steady.ts'
import { dialog, field, save } from './screen.ts'
import { rows, gotoCase } from './workspace.ts'

const dateShown = (page: Page): Promise<string> => field(page, 'Date').inputValue()
/** The date of the person at the screen, as the field shows it. */
const today = (page: Page): Promise<string> =>
  page.evaluate(() => new Date().toLocaleDateString('sv').split('-').toReversed().join('/'))
const cells = async (page: Page, row = 0): Promise<string[]> =>
  (await rows(page).nth(row).locator('th, td').allTextContents()).map((text) => text.trim())

/** Creates a case for one test through the API, with its items, and opens one of its tabs. */
async function workspace(
  page: Page,
  tab: string,
  prepare: (uuid: string) => Promise<unknown> = async () => undefined,
  stage?: string,
): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Workspace'])
  await prepare(uuid)
  if (stage) await api(page, `mutation ($uuid: ID!) { moveCase(uuid: $uuid, stage: ${stage}) { uuid } }`, { uuid })
  await gotoCase(page, uuid, { tab })
  await expect(page.getByRole('heading', { name: 'Re Workspace' })).toBeVisible()
  return uuid
}
/** The fee earner of a case, as forms name them. */
const ownEarner = async (page: Page, uuid: string): Promise<string> => {
  const {
    case: { feeEarner },
  } = await api<{ case: { feeEarner: { firstname: string; surname: string; initials: string } } }>(
    page,
    'query ($uuid: ID!) { case(uuid: $uuid) { feeEarner { firstname surname initials } } }',
    { uuid },
  )
  return `${feeEarner.firstname} ${feeEarner.surname} (${feeEarner.initials})`
}
const earnerOf = async (page: Page): Promise<string> => {
  const {
    solicitors: [firm],
  } = await api<{ solicitors: { feeEarners: { uuid: string }[] }[] }>(page, '{ solicitors { feeEarners { uuid } } }')
  return firm?.feeEarners[0]?.uuid ?? ''
}
const HEARING = 'mutation ($c: ID!, $i: HearingInput!) { addHearing(caseUuid: $c, input: $i) { uuid version } }'
/** An interim hearing of half a day, created before the case is opened. */
const heard =
  (page: Page, more: object = {}) =>
  async (c: string): Promise<unknown> =>
    api(page, HEARING, {
      c,
      i: {
        date: '2025-03-04',
        courtLevel: 'circuit_district_judge',
        feeEarner: await earnerOf(page),
        hearingType: 'interim',
        startTime: '10:00',
        endTime: '13:00',
        description: 'Case management hearing',
        ...more,
      },
    })

const fillHearing = async (page: Page): Promise<void> => {
  for (const [label, option] of [
    ['Court level', 'Circuit or district judge'],
    ['Fee earner', 'Priya Shah (PS)'],
  ] as const)
    await field(page, label).selectOption(option)
  for (const [label, text] of [
    ['Date', '2025-03-04'],
    ['Start', '10:00'],
    ['End', '15:30'],
  ] as const)
    await field(page, label).fill(text)
}

test('an interim hearing with its lunch, edited into a final of two days', async ({ page }) => {
  const earner = await ownEarner(page, await workspace(page, 'hearings'))
  await expect(page.getByRole('navigation', { name: 'breadcrumb' })).toContainText('Cases/Re Workspace')
  await expect(page.getByText('No hearings yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add hearing' }).click()
  // The date of the first hearing is asked. No error is shown before a field has lost the focus.
  await expect(field(page, 'Date')).toBeFocused()
  await expect(field(page, 'Court level').locator('option:checked')).toHaveText('Other judge')
  await expect(field(page, 'Fee earner').locator('option:checked')).toHaveText(earner)
  expect(await dateShown(page)).toBe('')
  await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(field(page, 'Type').locator('option')).toHaveText(['Choose…', 'Interim', 'Final'])
  await fillHearing(page)
  await field(page, 'Lunch adjournment').check()
  await expect(field(page, 'Lunch in hours')).toHaveValue('1.00')
  await expect(dialog(page).getByText('4.50 hours, 2 units')).toBeVisible()
  await field(page, 'Allegations of harm').check()
  await field(page, 'Exceptional travel').check()
  for (const [label, text] of [
    ['Distance in miles', '31.5'],
    ['Days', '1'],
    ['Reason', 'Court at Exeter'],
  ] as const)
    await field(page, label).fill(text)
  // What it will pay is said before it is stored, as the bill will say it.
  const price = dialog(page).getByRole('table', { name: 'What it will pay' })
  await expect(price.getByRole('rowheader')).toHaveText([/^Hearing/, 'Bolt-ons', /travel/i, 'Total'])
  const nets = await price.locator('tbody td:last-child').allInnerTexts()
  await dialog(page).getByRole('button', { name: 'Add a disbursement' }).click()
  const taxi = dialog(page).getByRole('group', { name: 'Disbursement 1' })
  await taxi.getByLabel('Type').selectOption('Taxi')
  await save(page).click()
  await expect(taxi.getByText('This is required.')).toBeVisible()
  await expect(taxi.getByLabel('Amount')).toBeFocused()
  await taxi.getByLabel('Amount').fill('14.50')
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()
  expect(await cells(page)).toEqual([
    '04/03/2025',
    'InterimCircuit/district',
    'Priya Shah',
    '10:00–15:30',
    '4.50',
    '2',
    'Bolt-ons: Harm, Travel',
    nets.reduce((sum, net) => sum + Number(net), 0).toFixed(2),
  ])
  // What decides the fee is read at every width.
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const fact of ['Circuit/district', 'Bolt-ons: Harm, Travel'])
    expect((await steady(rows(page).first().getByText(fact))).width).toBeGreaterThan(50)
  await page.setViewportSize({ width: 1440, height: 900 })

  await rows(page).first().hover()
  await page.getByRole('button', { name: 'Edit interim of 04/03/2025' }).click()
  await expect(taxi.getByLabel('Amount')).toHaveValue('14.50')
  // While it is edited as well, and what it comes to.
  await expect(price.getByRole('rowheader')).toHaveText([/^Hearing/, 'Bolt-ons', /travel/i, /taxi/i, 'Total'])
  const total = [...nets, '14.50'].reduce((sum, net) => sum + Math.round(Number(net) * 100), 0)
  await expect(price.locator('tfoot td:last-child')).toHaveText((total / 100).toFixed(2))
  await field(page, 'Type').first().selectOption('Final')
  await expect(field(page, 'Start')).toHaveCount(0)
  const days = dialog(page).getByRole('group', { name: 'Length' }).getByLabel('Days')
  await expect(days).toHaveValue('')
  await days.fill('2')
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()
  expect(await cells(page)).toEqual([
    '04/03/2025',
    'FinalCircuit/district',
    'Priya Shah',
    '',
    '',
    '2 days',
    'Bolt-ons: Harm, Travel',
    expect.stringMatching(/^1,\d{3}\.\d\d$/),
  ])
})

test('an interim of several days has the units of each @long', async ({ page }) => {
  await workspace(page, 'hearings')
  await page.getByRole('button', { name: 'Add hearing' }).click()
  await fillHearing(page)
  await field(page, 'Over several days').check()
  await save(page).click()
  await expect(field(page, 'Hours in total')).toBeFocused()
  for (const [i, [date, hours]] of (
    [
      ['2025-03-04', '3:30'],
      ['2025-03-05', '2'],
    ] as const
  ).entries()) {
    await dialog(page).getByRole('button', { name: 'Add a day' }).click()
    for (const [label, text] of [
      ['Date', date],
      ['Hours', hours],
    ] as const)
      await dialog(page)
        .getByRole('group', { name: `Day ${i + 1}` })
        .getByLabel(label)
        .fill(text)
  }
  await expect(field(page, 'Hours in total')).toHaveCount(0)
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  expect((await cells(page)).slice(3, 6)).toEqual(['Several days', '5.50', '3'])
})

test('a wrong end is told at its field, by the form and by the server, and nothing is lost @long', async ({ page }) => {
  await workspace(page, 'hearings')
  await page.getByRole('button', { name: 'Add hearing' }).click()
  await fillHearing(page)
  await field(page, 'End').fill('09:00')
  await save(page).click()
  // The error of the field leads: it has the focus, and the sentence of the form waits until that is read.
  await expect(field(page, 'End')).toBeFocused()
  await expect(field(page, 'End')).toHaveAccessibleDescription('The end must be after the start.')
  await expect(dialog(page).getByRole('alert')).toHaveAttribute('aria-live', 'polite')
  await expect(dialog(page).getByRole('alert')).toHaveText('Please complete all fields to continue.')
  await field(page, 'End').fill('15:30')
  await field(page, 'Lunch adjournment').check()
  const problems = [
    { path: 'endTime', message: 'The court was closed.' },
    { path: 'adjournment.adjournmentLengthHours', message: 'Too long a lunch.' },
  ]
  const refuse = {
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({
      errors: [{ message: 'This cannot be saved.', extensions: { code: 'INVALID_INPUT', problems } }],
    }),
  }
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AddHearing') ? route.fulfill(refuse) : route.fallback(),
  )
  await save(page).click()
  await expect(field(page, 'End')).toHaveAccessibleDescription('The court was closed.')
  await expect(field(page, 'Lunch in hours')).toHaveAccessibleDescription('Too long a lunch.')
  await expect(field(page, 'End')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on editing' }).click()
  await expect(field(page, 'Start')).toHaveValue('10:00')
  await expect(field(page, 'End')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add hearing' })).toBeFocused()
})

test('a deleted hearing is brought back; Other FAS has its own types @long', async ({ page }) => {
  await workspace(page, 'hearings', async (c) => {
    await heard(page)(c)
    await heard(page, { hearingType: 'advocate', startTime: null, endTime: null })(c)
  })
  await rows(page).first().hover()
  await page.getByRole('button', { name: 'Delete interim of 04/03/2025' }).click()
  await expect(page.getByText('No hearings yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add hearing' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toContainText(['Case management hearing'])
  await page.getByRole('tab', { name: 'Hearings' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=other-fas/)
  await expect(rows(page)).toContainText(['Advocate'])
  await page.keyboard.press('n')
  await expect(field(page, 'Type').locator('option')).toHaveText(['Choose…', 'Advocate', 'Conference', 'Opinion'])
})

for (const choice of ['Keep mine', 'Take theirs'] as const) {
  test(`two people change one hearing: ${choice} @long`, async ({ page }) => {
    const caseUuid = await workspace(page, 'hearings', heard(page))
    await rows(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Description')).toHaveValue('Case management hearing')
    const {
      case: {
        hearings: {
          nodes: [hearing],
        },
      },
    } = await api<{ case: { hearings: { nodes: { uuid: string }[] } } }>(
      page,
      'query ($c: ID!) { case(uuid: $c) { hearings { nodes { uuid } } } }',
      { c: caseUuid },
    )
    const theirs = {
      date: '2025-03-04',
      courtLevel: 'high_court_judge',
      feeEarner: await earnerOf(page),
      hearingType: 'interim',
      startTime: '10:00',
      endTime: '13:00',
      description: 'Their words',
    }
    await api(
      page,
      'mutation ($c: ID!, $u: ID!, $i: HearingInput!) { editHearing(caseUuid: $c, uuid: $u, input: $i) { uuid } }',
      { c: caseUuid, u: hearing?.uuid, i: theirs },
    )
    await field(page, 'Description').fill('My words')
    await save(page).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('row')).toHaveText(['FieldYoursTheirs', 'DescriptionMy wordsTheir words'])
    await question.getByRole('button', { name: choice }).click()
    if (choice === 'Take theirs') await expect(field(page, 'Description')).toHaveValue('Their words')
    if (choice === 'Take theirs') await save(page).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(rows(page).first()).toBeFocused()
    await expect(rows(page)).toContainText([choice === 'Keep mine' ? 'My words' : 'Their words'])
    await expect(rows(page)).toContainText(['High Court'])
  })
}

test('time is entered by keyboard alone, and the next keeps the date and the person', async ({ page }) => {
  const earner = await ownEarner(page, await workspace(page, 'time-recordings'))
  await expect(page.getByText('No time recordings yet.')).toBeVisible()
  await page.keyboard.press('n')
  await expect(field(page, 'Activity')).toBeFocused()
  await expect(field(page, 'Fee earner').locator('option:checked')).toHaveText(earner)
  expect(await dateShown(page)).toBe(await today(page))
  // What was not typed is no loss: closing asks nothing and keeps nothing.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft.')))).toEqual([])
  await page.keyboard.press('n')
  await field(page, 'Date').fill('2025-01-14')
  await field(page, 'Fee earner').selectOption({ label: 'Tom Okafor (TO)' })
  await field(page, 'Activity').selectOption('Preparation')
  await field(page, 'Time').fill('1:30')
  await field(page, 'Description').focus()
  await expect(field(page, 'Time')).toHaveValue('1.50')
  await dialog(page).getByRole('button', { name: 'Save and add another' }).click()
  await expect(field(page, 'Activity')).toBeFocused()
  await expect(field(page, 'Time')).toHaveValue('')
  await expect(field(page, 'Date')).toHaveValue('14/01/2025')
  await expect(field(page, 'Fee earner').locator('option:checked')).toHaveText('Tom Okafor (TO)')
  await field(page, 'Activity').selectOption('Letter out')
  await field(page, 'Time').fill('1u')
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(rows(page).nth(1)).toBeFocused()
  expect(await cells(page, 0)).toEqual(['14/01/2025', 'Tom Okafor', 'Preparation', '', '1.50', '82.86'])
  expect(await cells(page, 1)).toEqual(['14/01/2025', 'Tom Okafor', 'Letter out', '', '0.10', '3.32'])
  // A row entered later has the date of the last one, and the fee earner of the case again.
  await page.keyboard.press('n')
  expect(await dateShown(page)).toBe('14/01/2025')
  await expect(field(page, 'Fee earner').locator('option:checked')).toHaveText(earner)
})

test('Ctrl+Enter saves and adds the next; what is typed while the answer is slow is in the next @long', async ({
  page,
}) => {
  await workspace(page, 'time-recordings')
  await expect(page.getByText('No time recordings yet.')).toBeVisible()
  const requests: (() => void)[] = []
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('TimeRecording"')) await new Promise<void>((go) => requests.push(go))
    await route.fallback()
  })
  await page.keyboard.press('n')
  await field(page, 'Date').fill('2025-01-14')
  await field(page, 'Fee earner').selectOption({ label: 'Tom Okafor (TO)' })
  await field(page, 'Activity').selectOption('Preparation')
  await field(page, 'Time').fill('1:30')
  const another = dialog(page).getByRole('button', { name: 'Save and add another' })
  await expect(another).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
  await expect(another).toHaveAttribute('title', 'Ctrl ⏎')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => requests.length).toBe(1)
  await page.keyboard.type('letter o')
  await page.keyboard.press('Tab')
  await page.keyboard.type('n')
  await expect(dialog(page).getByRole('status')).toHaveText('For the next time recording: letter o · n')
  await expect(field(page, 'Activity')).toHaveValue('preparation')
  requests.shift()?.()
  await expect(dialog(page).getByRole('status')).toHaveCount(0)
  await expect(field(page, 'Activity').locator('option:checked')).toHaveText('Letter out')
  await expect(field(page, 'Date')).toHaveValue('14/01/2025')
  // The field after the activity has the focus, and typing on goes on in it.
  await expect(dialog(page).locator(':focus')).toHaveValue('n')
  await page.keyboard.type('ext')
  await expect(dialog(page).locator(':focus')).toHaveValue('next')
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(1)
  await expect(dialog(page)).toHaveCount(1)

  // A refused row stays and has the focus again; what was typed meanwhile waits for the row after it.
  await field(page, 'Time').fill('0:06')
  await page.unrouteAll()
  const down = { status: 503, contentType: 'text/html', body: 'down' }
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('TimeRecording"')) return route.fallback()
    await new Promise<void>((go) => requests.push(go))
    return route.fulfill(down)
  })
  await field(page, 'Time').focus()
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => requests.length).toBe(1)
  await page.keyboard.type('pre')
  requests.shift()?.()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expect(field(page, 'Time')).toBeFocused()
  await expect(field(page, 'Time')).toHaveValue('0.10')
  await page.unrouteAll()
  await page.keyboard.press('Control+Enter')
  await expect(field(page, 'Time')).toHaveValue('')
  await expect(field(page, 'Activity').locator('option:checked')).toHaveText('Preparation')
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(2)

  // After several the focus goes to the last one that was added.
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(rows(page).nth(1)).toBeFocused()
})

test('the tooltip of a text that is cut has all of it @long', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 600 })
  const more = { allegationsOfHarm: true, description: 'Issues resolution hearing by video, adjourned for the report' }
  await workspace(page, 'hearings', heard(page, more))
  await rows(page).first().focus()
  await expect(page.locator('[data-scope=tooltip][data-part=content]')).toHaveText(/adjourned for the report$/)
})

test('while a changed row is saved its fields stay as they are, and no key reaches the page @long', async ({
  page,
}) => {
  await workspace(page, 'hearings', heard(page))
  await expect(rows(page)).toHaveCount(1)
  const requests: (() => void)[] = []
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"EditHearing"')) await new Promise<void>((go) => requests.push(go))
    await route.fallback()
  })
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await field(page, 'Description').fill('Adjourned')
  await expect(save(page)).toHaveAttribute('title', 'Ctrl ⏎')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => requests.length).toBe(1)
  await page.keyboard.type('n/x')
  await page.keyboard.press('Delete')
  await expect(field(page, 'Description')).toHaveValue('Adjourned')
  await expect(dialog(page)).toHaveCount(1)
  requests.shift()?.()
  await expect(dialog(page)).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()
  expect(await cells(page)).toContain('Adjourned')

  // Keys that come while the dialog opens, and while it closes, before the browser has painted.
  await page.evaluate(async () => {
    const row = document.querySelector('tbody tr[data-row]')
    for (const key of ['Enter', 'Delete']) {
      row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    }
  })
  await expect(dialog(page)).toHaveAccessibleName('Edit hearing')
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(1)
  const states = await page.evaluate(async () => {
    const content = document.querySelector('[role=dialog]')
    content?.querySelector<HTMLElement>('[aria-label=Close]')?.click()
    for (let turn = 0; turn < 1_000 && content?.getAttribute('data-state') === 'open'; turn++) await Promise.resolve()
    const state = content?.isConnected
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }))
    await new Promise((go) => setTimeout(go, 300))
    return { wasClosing: state, opened: document.querySelectorAll('[role=dialog][data-state=open]').length }
  })
  expect(states).toEqual({ wasClosing: true, opened: 0 })
  await expect(rows(page)).toHaveCount(1)
})

test('a disbursement, and a complete case that takes none', async ({ page }) => {
  const uuid = await workspace(
    page,
    'disbursements',
    heard(page, { disbursements: [{ disbursementType: 'taxi', amount: 14 }] }),
  )
  await page.getByRole('button', { name: 'Add disbursement' }).click()
  for (const [label, text] of [
    ['Date', '2025-02-03'],
    ['Amount', '1232.5'],
  ] as const)
    await field(page, label).fill(text)
  for (const [label, option] of [
    ['Type', 'Court fee'],
    ['VAT %', '0'],
  ] as const)
    await field(page, label).selectOption(option)
  await save(page).click()
  // The other row is the disbursement of the hearing.
  await expect(rows(page)).toHaveCount(2)
  expect(await cells(page)).toEqual(['03/02/2025', 'Court fee', '', '1,232.50', '0'])
  await api(page, 'mutation ($uuid: ID!) { moveCase(uuid: $uuid, stage: complete) { uuid } }', { uuid })
  await page.reload()
  await expect(page.getByRole('note')).toContainText('This case is complete')
  for (const name of [/^Add/, /^Edit court/, /^Delete/]) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'SEND FOR REVIEW' })).toBeDisabled()
})

test('a cost note is added, commented on, edited, deleted and brought back to its place @long', async ({ page }) => {
  const uuid = await workspace(page, 'cost-notes')
  await expect(page.getByText('No cost notes yet.')).toBeVisible()
  await page.keyboard.press('n')
  await expect(field(page, 'Note')).toBeFocused()
  await field(page, 'Note').fill('ab')
  await save(page).click()
  await expect(dialog(page).getByText('Enter at least 3 characters.')).toBeVisible()
  await field(page, 'Note').fill('Travel was agreed.')
  await dialog(page).getByRole('button', { name: 'Save and add another' }).click()
  await expect(field(page, 'Note')).toHaveValue('')
  await field(page, 'Note').fill(
    `The interpreter was needed at each conference. ${'It was agreed. '.repeat(60)}The end.`,
  )
  await save(page).click()
  const notes = page.getByRole('row', { name: /Travel|interpreter/ })
  await expect(notes).toContainText(['Travel was agreed.', 'The interpreter'])
  const [entered] = await cells(page)
  expect(entered).toBe(await today(page))

  const tab = page.getByRole('tab', { name: 'Cost Notes needs attention' })
  const drawer = page.getByRole('dialog', { name: 'Cost note: Travel was agreed.' })
  await page.getByRole('button', { name: /^Comments on cost note: Travel/ }).click()
  await drawer.getByRole('textbox', { name: 'New comment' }).fill('By whom?')
  await page.keyboard.press('Control+Enter')
  await expect(drawer.getByRole('listitem')).toContainText(['By whom?'])
  await page.keyboard.press('Escape')
  await expect(tab).toBeVisible()
  await page.getByRole('button', { name: /^Comments on cost note: Travel/ }).click()
  await drawer.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(tab).toHaveCount(0)
  await page.keyboard.press('Escape')

  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await field(page, 'Note').fill('Travel was agreed by letter.')
  await save(page).click()
  await expect(notes).toContainText(['Travel was agreed by letter.', 'The interpreter'])
  await page.getByRole('button', { name: 'Delete cost note: Travel was agreed by letter.' }).click()
  await expect(notes).toContainText(['The interpreter'])
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notes).toContainText(['Travel was agreed by letter.', 'The interpreter'])
  await page.getByRole('button', { name: 'Delete cost note: The interpreter was needed at each…' }).focus()
  await expectAccessible(page)

  // Who reviews cannot open a row, and reads all of it in the list.
  const note = rows(page).nth(1).locator('[data-long] [data-line]')
  const isCut = () => steady(note).then(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
  expect(await isCut()).toBe(true)
  await visit(page, `/cost-draft/cases/draft/review/${uuid}?tab=cost-notes`)
  await expect(page.getByText('REVIEWING')).toBeVisible()
  await expect(note).toContainText('The end.')
  expect(await isCut()).toBe(false)
})

test('nothing for axe to say about the workspace @long', async ({ page }) => {
  await workspace(page, 'hearings', heard(page))
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Case Details' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add hearing' }).click()
  await dialog(page).getByRole('button', { name: 'Add a disbursement' }).click()
  await save(page).click()
  await expectAccessible(page)
})

test('n pressed just after a tab was chosen opens the dialog of that tab @long', async ({ page }) => {
  await workspace(page, 'disbursements')
  await expect(page.getByText('No disbursements yet.')).toBeVisible()
  // The key comes before the browser has painted: only what is rendered at once receives it.
  await page.evaluate(async () => {
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
      ({ textContent }) => textContent === 'Time Recordings',
    )
    tab?.click()
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }))
  })
  await expect(dialog(page)).toHaveAccessibleName('Add time recording')
})

test('opening a tab reads nothing of the firm; a fee earner added from the form is chosen in it @long', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const sent = request.url().endsWith('/graphql') ? (request.postDataJSON() as { operationName: string }) : undefined
    if (sent) asked.push(sent.operationName)
  })
  const lists = () => ['CaseFeeEarners', 'FeeEarners', 'Sites', 'Staff'].filter((name) => asked.includes(name))
  await workspace(page, 'hearings')
  await page.getByRole('tab', { name: 'Time Recordings' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Time Recordings' })).toBeVisible()
  await page.getByRole('button', { name: 'Add time recording' }).click()
  // They came with the case.
  await expect(field(page, 'Fee earner')).toContainText('Priya Shah (PS)')
  expect(lists().filter((name) => name !== 'Sites')).toEqual([])
  await page.getByRole('button', { name: 'New fee earner' }).click()
  const person = page.getByRole('dialog').filter({ has: page.getByLabel('Surname') })
  for (const [label, text] of [
    ['First name', 'Edith'],
    ['Surname', 'Marlow'],
  ] as const)
    await person.getByLabel(label).fill(text)
  for (const [label, choice] of [
    ['Site', { index: 1 }],
    ['Type', 'Paralegal'],
    ['Grade', 'D'],
  ] as const)
    await person.getByLabel(label).selectOption(choice)
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(person).toBeHidden()
  await expect(field(page, 'Fee earner').locator('option:checked')).toHaveText('Edith Marlow (EM)')
})
