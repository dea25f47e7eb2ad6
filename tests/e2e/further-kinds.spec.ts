import { fork } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, type Locator, type Page, type Request } from 'playwright/test'
import { careCase } from '../support/care-case.ts'
import { freshTokens } from '../support/sign-in.ts'
import { picture, SOLICITOR } from './people.ts'
import { dialog, labelled } from './screen.ts'

// The form, the list and the dialogs of kinds that the product does not have, on a page of their own, with gateway and
// API behind it.
test.describe.configure({ mode: 'default' })

interface Served {
  pageUrl: string
  webUrl: string
  apiUrl: string
  authUrl: string
}
let served: Served
let token: string
let kept: string
let stop: (() => void) | undefined
test.beforeAll(async () => {
  const child = fork(join(import.meta.dirname, '../support/serve-further-kinds.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  served = await new Promise<Served>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Served))
    child.once('exit', () => reject(new Error('The page did not start; see the output above.')))
  })
  stop = () => child.kill('SIGTERM')
  const tokens = await freshTokens(served, SOLICITOR)
  token = tokens.access_token
  kept = JSON.stringify(tokens)
})
test.afterAll(() => stop?.())

type Row = Record<string, unknown> & { uuid: string }
async function rest<T = Row>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${served.apiUrl}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}

/** A new case with two parties, and its firm. */
async function start() {
  const { client_uuid: client, user_uuid: person } = await rest<Record<string, string>>('GET', 'users/user')
  const [site] = await rest<Row[]>('GET', `clients/${client}/sites`)
  const [earner] = await rest<Row[]>('GET', `client/${client}/fee-earner`)
  const firm = { client: client ?? '', site: site?.uuid ?? '', feeEarner: earner?.uuid ?? '', person: person ?? '' }
  const { uuid } = await rest('POST', `client/${firm.client}/case/legal-aid`, careCase(firm))
  const at = `client/case/${uuid}`
  const [smith, moore] = [
    await rest('POST', `${at}/participant`, { party: 'Smith' }),
    await rest('POST', `${at}/participant`, { party: 'Moore' }),
  ]
  return { ...firm, uuid, at, smith: smith.uuid, moore: moore.uuid }
}
type Started = Awaited<ReturnType<typeof start>>

async function open(page: Page, { uuid, client, feeEarner }: Started, screen: string, scheme = ''): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('auth_tokens', text), kept)
  const query = new URLSearchParams({ screen, case: uuid, client, feeEarner, scheme })
  await page.goto(`${served.pageUrl}?${query.toString()}`)
}
const counsel = (page: Page, n: number) => dialog(page).getByRole('group', { name: `Counsel ${n}`, exact: true })
const optionsOf = (select: Locator) => select.locator('option').allTextContents()
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
/** The input that the mutation of this name is sent with, when `act` sends it. */
async function inputOf(page: Page, name: string, act: () => Promise<void>): Promise<Record<string, unknown>> {
  const isOfName = (request: Request): boolean =>
    request.url().endsWith('/graphql') && (request.postDataJSON() as { operationName: string }).operationName === name
  const [request] = await Promise.all([page.waitForRequest(isOfName), act()])
  return (request.postDataJSON() as { variables: { input: Record<string, unknown> } }).variables.input
}
async function fillStep(page: Page, description: string): Promise<void> {
  await labelled(dialog(page), 'Event').selectOption('court_hearing')
  await labelled(dialog(page), 'Date').fill('01/05/2025')
  await dialog(page).getByRole('textbox', { name: 'Description' }).first().fill(description)
}

test('a step with counsel is typed, its problems are shown at their fields, and it is sent as its kind declares it @long', async ({
  page,
}) => {
  const started = await start()
  await open(page, started, 'steps', 'leading_counsel_junior_counsel')
  await page.getByRole('button', { name: 'Add procedural step' }).first().click()
  await fillStep(page, 'Issues resolution hearing')
  await labelled(dialog(page), 'Solicitor').selectOption({ label: 'Smith' })
  const addCounsel = dialog(page).getByRole('button', { name: 'Add a counsel' })
  await addCounsel.click()
  await addCounsel.click()
  const [first, second] = [counsel(page, 1), counsel(page, 2)]
  // The levels are those of the counsel arrangement, and the parties those of the case: in the entry and in its part.
  expect(await optionsOf(labelled(first, 'Level'))).toEqual(['Choose…', 'Junior', 'Leading'])
  expect(await optionsOf(labelled(first, 'Party'))).toEqual(['None', 'Smith', 'Moore'])
  await labelled(first, 'Level').selectOption('leading')
  await labelled(first, 'Party').selectOption({ label: 'Moore' })
  await first.getByRole('checkbox', { name: 'Attendance' }).check()
  expect(await optionsOf(labelled(first, 'For party'))).toEqual(['Choose…', 'Smith', 'Moore'])
  await labelled(first, 'For party').selectOption({ label: 'Moore' })
  // Who was absent did not travel.
  await labelled(first, 'Attendance').last().selectOption('none')
  await expect(first.getByRole('checkbox', { name: 'Travel' })).toHaveCount(0)
  await labelled(first, 'Attendance').last().selectOption('event')
  await first.getByRole('checkbox', { name: 'Travel' }).check()
  await labelled(first, 'Amount').fill('18')
  await labelled(second, 'Level').selectOption('junior')
  await second.getByRole('button', { name: 'Add an expense' }).click()
  await labelled(second, 'Amount').fill('3.5')
  await picture(page, 'further-kinds-form')
  await save(page)
  for (const [name, message] of [
    ['counsel.0.travel.distance', 'This is required.'],
    ['counsel.0.travel.description', 'This is required.'],
    ['counsel.1.expenses.0.description', 'This is required.'],
  ] as const) {
    const input = dialog(page).locator(`[name="${name}"]`)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(message)
  }
  await labelled(first, 'Distance').fill('40')
  await labelled(first, 'Reason').fill('To Exeter')
  await dialog(page).getByRole('button', { name: 'Remove counsel 2' }).click()
  await expect(second).toHaveCount(0)
  const input = await inputOf(page, 'AddCourtStep', () => save(page))
  expect(input).toEqual({
    event: 'court_hearing',
    description: 'Issues resolution hearing',
    date: '2025-05-01',
    solicitor: started.smith,
    feeEarner: started.feeEarner,
    site: null,
    counsel: [
      {
        counselLevel: 'leading',
        partyUuid: started.moore,
        attendance: { partyUuid: started.moore, attendance: 'event' },
        travel: { distance: 40, amount: 18, description: 'To Exeter' },
        expenses: [],
      },
    ],
    disbursements: [],
  })
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Issues resolution hearing/ })).toBeVisible()

  // Opened again it is as it was stored; travel is switched off, and another counsel added.
  await page.getByRole('button', { name: 'Edit Issues resolution hearing' }).click()
  await expect(labelled(first, 'Distance')).toHaveValue('40')
  await expect(labelled(first, 'Party')).toHaveValue(started.moore)
  await first.getByRole('checkbox', { name: 'Travel' }).uncheck()
  await addCounsel.click()
  await labelled(second, 'Level').selectOption('junior')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(await rest<Row[]>('GET', `${started.at}/court/step`)).toMatchObject([
    { version: 2, counsel: [{ counsel_level: 'leading', travel: null }, { counsel_level: 'junior' }] },
  ])
})

test('a refusal of the server stands at the field of the entry that it concerns @long', async ({ page }) => {
  const started = await start()
  await open(page, started, 'steps')
  await page.getByRole('button', { name: 'Add procedural step' }).first().click()
  await fillStep(page, 'Final hearing')
  await dialog(page).getByRole('button', { name: 'Add a counsel' }).click()
  await labelled(counsel(page, 1), 'Level').selectOption('senior')
  await labelled(counsel(page, 1), 'Party').selectOption({ label: 'Moore' })
  await rest('DELETE', `${started.at}/participant/${started.moore}`)
  await save(page)
  await expect(dialog(page).locator('[name="counsel.0.partyUuid"]')).toHaveAccessibleDescription(
    'Choose one from the list.',
  )
  expect(await rest<Row[]>('GET', `${started.at}/court/step`)).toEqual([])
})

test('a conflict names what differs in the entries of a list, and keeps what either changed @long', async ({
  page,
}) => {
  const started = await start()
  const path = `${started.at}/court/step`
  const travel = { distance: 40, amount: 18, description: 'To Exeter' }
  const step = await rest('POST', path, {
    event: 'conference',
    description: 'Final hearing',
    date: '2025-05-01',
    counsel: [{ counsel_level: 'leading' }, { counsel_level: 'junior', travel }],
  })
  const [leading, junior] = step.counsel as [Row, Row]
  await open(page, started, 'steps')
  await page.getByRole('button', { name: 'Edit Final hearing' }).click()
  await labelled(counsel(page, 2), 'Distance').fill('50')
  await rest('PATCH', `${path}/${step.uuid}/counsel/${leading.uuid}`, { party_uuid: started.smith })
  await rest('PATCH', `${path}/${step.uuid}/counsel/${junior.uuid}/travel`, { ...travel, distance: 45 })
  await rest('POST', `${path}/${step.uuid}/counsel`, { counsel_level: 'senior' })
  await save(page)
  const conflict = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'Someone else changed' })
  await expect(conflict.getByRole('row')).toHaveText(['FieldYoursTheirs', 'Counsel 2: travel distance5045'])
  await picture(page, 'further-kinds-conflict')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await rest('GET', `${path}/${step.uuid}`)).toMatchObject({
    counsel: [
      { uuid: leading.uuid, party_uuid: started.smith },
      { uuid: junior.uuid, travel: { ...travel, distance: 50 } },
      { counsel_level: 'senior' },
    ],
  })

  // The other answer: the form starts over with what is stored.
  await page.getByRole('button', { name: 'Edit Final hearing' }).click()
  await dialog(page).getByRole('button', { name: 'Remove counsel 1' }).click()
  await rest('PATCH', `${path}/${step.uuid}/counsel/${junior.uuid}/travel`, { ...travel, distance: 70 })
  await save(page)
  await expect(conflict.getByRole('row')).toHaveText([
    'FieldYoursTheirs',
    'Counsel that you removedNothingLeading, Smith',
  ])
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(labelled(counsel(page, 2), 'Distance')).toHaveValue('70')
  await expect(counsel(page, 3)).toBeVisible()
})

test('a type of expert is chosen from groups @long', async ({ page }) => {
  const started = await start()
  await open(page, started, 'invoices')
  await page.getByRole('button', { name: 'Add invoice' }).first().click()
  await labelled(dialog(page), 'Date').fill('01/05/2025')
  const type = labelled(dialog(page), 'Type of expert')
  await expect(type.locator('optgroup[label="Psychology and psychiatry"] option').first()).toHaveText(
    'Child psychiatrist',
  )
  await type.selectOption({ label: 'Independent social worker' })
  await labelled(dialog(page), 'Description').fill('Viability assessment')
  await save(page)
  await expect(page.getByRole('row', { name: /Independent social worker/ })).toBeVisible()
})
