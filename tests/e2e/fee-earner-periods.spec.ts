import { expect, type Locator, type Page, type Request } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, sentOf, test } from './firm-people.ts'
import { ADMIN, HOUSE_URL, api, close, picture, signIn } from './people.ts'
import { steady } from '../support/steady.ts'
import { row, labelled } from './screen.ts'
import { SEND_FOR_REVIEW } from './mutations.ts'
import { gotoCase } from './workspace.ts'

// What a fee earner is has a date: entered, corrected and taken back on screen.
test.describe.configure({ timeout: 180_000 })

const SITE = 'mutation ($c: ID!, $i: SiteInput!) { made: addSite(clientUuid: $c, input: $i) { uuid } }'
const EARNER = 'mutation ($c: ID!, $i: FeeEarnerInput!) { made: addFeeEarner(clientUuid: $c, input: $i) { uuid } }'
const CASE =
  'mutation ($c: ID!, $i: InterPartiesCaseInput!) { made: addInterPartiesCase(solicitorUuid: $c, input: $i) { uuid } }'
const CARE =
  'mutation ($c: ID!, $i: LegalAidCaseInput!) { made: addLegalAidCase(solicitorUuid: $c, input: $i) { uuid } }'
const TIME = 'mutation ($c: ID!, $i: TimeRecordingInput!) { made: addTimeRecording(caseUuid: $c, input: $i) { uuid } }'
const CARD = 'mutation ($c: ID!, $i: RateCardInput!) { made: addRateCard(clientUuid: $c, input: $i) { uuid } }'
const CHANGE =
  'mutation ($c: ID!, $u: ID!, $i: FeeEarnerChanges!, $from: Date) { editFeeEarner(clientUuid: $c, uuid: $u, input: $i, from: $from) { uuid } }'
const EARNERS =
  'query ($c: ID!) { client(uuid: $c) { feeEarners { grade periods { from grade site isPanelMember } } } }'

interface House {
  uuid: string
  owner: string
  leader: string
  earner: string
  site: string
  /** A bill with two hours of preparation, one on 14 January and one on 3 June 2025. */
  bill: string
}
const made = async (page: Page, mutation: string, c: string, i: object): Promise<string> =>
  (await api<{ made: { uuid: string } }>(page, mutation, { c, i })).made.uuid

/** A firm at Leeds and London whose trainee works on one case of each name. The page acts for its owner. */
async function makeHouse(page: Page, names: readonly string[] = ['Ash v Birch']): Promise<House> {
  await signIn(page, ADMIN)
  const { uuid, ...firm } = await makeFirm(page, 'Qualifying', 'solicitor')
  const owner = await makeUser(page, { uuid, ...firm }, 'Olive Owner')
  const leader = await makeUser(page, { uuid, ...firm }, 'Lena Leader', 'team_leader')
  const site = firm.sites[0]?.uuid ?? ''
  await signIn(page, owner)
  await made(page, SITE, uuid, {
    siteName: 'London office',
    firstLineAddress: '1 Fleet Street',
    town: 'London',
    postcode: 'EC4Y 1AA',
    region: 'South',
    location: 'London',
    headquarters: false,
  })
  const earner = await made(page, EARNER, uuid, {
    site,
    firstname: 'Toby',
    surname: 'Trainee',
    type: 'paralegal',
    grade: 'D',
  })
  for (const [grade, rate] of Object.entries({ B: '180.00', C: '150.00', D: '90.00' }))
    await made(page, CARD, uuid, { grade, effectiveFrom: '2024-01-01', rate })
  const bills: string[] = []
  for (const [i, caseName] of names.entries()) {
    const bill = await made(page, CASE, uuid, {
      caseName,
      solicitorsCaseReference: `IP/${i + 1}`,
      caseType: 'bill_of_costs',
      feeEarner: earner,
      site,
      courtType: 'county_court',
      courtName: 'County Court at Leeds',
      caseNumber: 'K00LS123',
      claimant: 'Ann Ash',
      defendant: 'Ben Birch',
      startDate: '2024-04-01',
      endDate: '2026-03-31',
      opgEstimate: 0,
      courtFee: 0,
    })
    for (const date of ['2025-01-14', '2025-06-03'])
      await made(page, TIME, bill, {
        date,
        feeEarner: earner,
        activityType: 'preparation',
        time: 1,
        phase: 'disclosure',
      })
    bills.push(bill)
  }
  return { uuid, owner, leader, earner, site, bill: bills[0] ?? '' }
}

/** A care case of the firm with a fixed fee, which depends on the region of its site. */
const makeCareCase = (page: Page, { uuid, earner, site }: House): Promise<string> =>
  made(page, CARE, uuid, {
    caseName: 'Re Oak',
    solicitorsCaseReference: 'CARE/1',
    caseType: 'care_and_supervision',
    feeEarner: earner,
    site,
    representedParty: 'parent',
    partiesRepresented: 1,
    certificate: { certificateNumber: '1120431AA009', courtLevel: 'other_judge', dateOfIssue: '2025-01-31' },
  })

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click()
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ })
const periodsOf = (editor: Locator): Locator =>
  editor.getByRole('region', { name: 'What holds from which day' }).getByRole('listitem')
const FROM = 'From which day?'
const CORRECTION = 'It was entered wrongly: correct it'
const stored = async (page: Page, { uuid }: House) =>
  (
    await api<{ client: { feeEarners: { grade: string; periods: { from: string | null; grade: string }[] }[] } }>(
      page,
      EARNERS,
      { c: uuid },
    )
  ).client.feeEarners[0]
const open = async (page: Page, { uuid }: House): Promise<Locator> => {
  await page.goto(`${HOUSE_URL}/clients/edit/${uuid}`)
  await press(page, 'Edit Toby Trainee')
  return dialog(page, 'Edit fee earner')
}
const isOperation = (request: Request, name: string): boolean =>
  request.url().endsWith('/graphql') && sentOf(request).operationName === name

test('a trainee qualifies from a day; the day is corrected, taken back, and begun again', async ({ page }) => {
  const house = await makeHouse(page)
  await api(page, SEND_FOR_REVIEW, { c: house.bill })
  const editor = await open(page, house)
  await expect(periodsOf(editor)).toHaveText([
    /Since the beginning\s*In force today\s*Grade D · Paralegal · Main office/,
  ])
  await expect(editor.getByRole('radio')).toHaveCount(0)
  // A name has no date.
  await labelled(editor, 'Surname').fill('Turner')
  await expect(editor.getByRole('radio')).toHaveCount(0)
  await labelled(editor, 'Surname').fill('Trainee')
  await labelled(editor, 'Grade').selectOption('C')
  await labelled(editor, 'Type').selectOption('Solicitor')
  const meaning = editor.getByRole('radiogroup', { name: 'What does this change mean?' })
  await expect(meaning.getByRole('radio')).toHaveCount(2)
  await expect(meaning.getByRole('radio', { checked: true })).toHaveCount(0)
  await press(editor, 'Save')
  await expect(meaning).toHaveAttribute('aria-invalid', 'true')
  await expect(meaning.getByRole('radio', { name: FROM })).toBeFocused()
  // By keyboard: the arrow keys choose, and the day follows.
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(meaning.getByRole('radio', { name: CORRECTION })).toBeChecked()
  await expect(meaning).toContainText('Changes it for all days, past years included.')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(labelled(editor, 'First day')).toBeFocused()
  await press(editor, 'Save')
  await expect(labelled(editor, 'First day')).toHaveAttribute('aria-invalid', 'true')
  await labelled(editor, 'First day').fill('1/3/25')
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'periods-asked')
  await press(editor, 'Save')

  const review = dialog(page, 'Change Toby Trainee from 01/03/2025?')
  await expect(review).toContainText('Type: Paralegal → Solicitor. Grade: D → C.')
  await expect(review).toContainText('1 open case involves Toby Trainee; it changes.')
  const changed = review.getByRole('row', { name: /Ash v Birch/ })
  await expect(changed).toContainText(/IP\/1\s*Ash v Birch\s*216\.00\s*288\.00/)
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'periods-review')
  // Cancelling keeps all that was entered, and stores nothing.
  await press(review, 'Cancel')
  await expect(review).toHaveCount(0)
  await expect(labelled(editor, 'First day')).toHaveValue('01/03/2025')
  expect((await stored(page, house))?.periods).toMatchObject([{ from: null, grade: 'D' }])
  await press(editor, 'Save')
  await press(review, 'Save fee earner')
  await expect(toast(page).getByText('Fee Earner successfully saved.')).toBeVisible()
  await expect(editor).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit Toby Trainee' })).toBeFocused()
  await expect(row(page, 'Toby Trainee')).toContainText(/Solicitor\s*C/)
  expect((await stored(page, house))?.periods).toMatchObject([
    { from: null, grade: 'D' },
    { from: '2025-03-01', grade: 'C' },
  ])

  // The period is corrected from within the dialog, and what was typed there stays.
  await press(page, 'Edit Toby Trainee')
  await expect(periodsOf(editor)).toHaveText([
    /Since the beginning\s*Grade D · Paralegal · Main office/,
    /From 01\/03\/2025\s*In force today\s*Grade C · Solicitor · Main office/,
  ])
  await labelled(editor, 'First name').fill('Tobias')
  await press(editor, 'Correct what holds from 01/03/2025')
  const correction = dialog(page, 'Correct what holds from 01/03/2025')
  await labelled(correction, 'Grade').selectOption('B')
  await press(correction, 'Save')
  const corrected = dialog(page, 'Correct what holds from 01/03/2025?')
  await expect(corrected).toContainText('Grade: C → B.')
  await expect(corrected.getByRole('row', { name: /Ash v Birch/ })).toContainText(/288\.00\s*324\.00/)
  await press(corrected, 'Save correction')
  await expect(correction).toHaveCount(0)
  await expect(editor.getByRole('button', { name: 'Correct what holds from 01/03/2025' })).toBeFocused()
  await expect(labelled(editor, 'Grade')).toHaveValue('B')
  await expect(labelled(editor, 'First name')).toHaveValue('Tobias')
  await expect(periodsOf(editor).last()).toContainText('Grade B')

  // Removed, and begun again by the undo of the toast.
  await press(editor, 'Remove what holds from 01/03/2025')
  const removal = dialog(page, 'Remove what holds from 01/03/2025?')
  await expect(removal).toContainText('What held before goes on: Grade D, Paralegal, Main office.')
  await expect(removal.getByRole('row', { name: /Ash v Birch/ })).toContainText(/324\.00\s*216\.00/)
  await picture(page, 'periods-removal')
  const isAnswered = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (isOperation(route.request(), 'RemoveFeeEarnerPeriod')) await isAnswered.promise
    return route.fallback()
  })
  await press(removal, 'Remove')
  await expect(periodsOf(editor).last()).toContainText('Removing…')
  isAnswered.resolve()
  await expect(periodsOf(editor)).toHaveCount(1)
  await expect(editor.locator(':focus')).toBeVisible()
  await expect(labelled(editor, 'Grade')).toHaveValue('D')
  await expect(labelled(editor, 'First name')).toHaveValue('Tobias')
  expect((await stored(page, house))?.periods).toMatchObject([{ from: null, grade: 'D' }])
  await press(toast(page), 'Undo')
  await expect(periodsOf(editor)).toHaveCount(2)
  await expect(labelled(editor, 'Grade')).toHaveValue('B')
  expect((await stored(page, house))?.periods).toMatchObject([
    { from: null, grade: 'D' },
    { from: '2025-03-01', grade: 'B' },
  ])
  // A name alone is saved without a question.
  await press(editor, 'Save')
  await expect(editor).toHaveCount(0)
  await expect(row(page, 'Tobias Trainee')).toContainText(/Solicitor\s*B/)
})

test('a location is corrected for all days; the audit of a case and its reviewer are told what moved @long', async ({
  page,
  another,
}) => {
  const house = await makeHouse(page, [])
  const care = await makeCareCase(page, house)
  await api(page, SEND_FOR_REVIEW, { c: care })
  await page.goto(`${HOUSE_URL}/clients/edit/${house.uuid}`)
  const editor = dialog(page, 'Edit location')
  // What prices do not read is saved at once.
  await press(page, 'Edit Main office')
  await labelled(editor, 'Telephone').fill('0113 496 0100')
  await press(editor, 'Save')
  await expect(toast(page).getByText('Site successfully saved.')).toBeVisible()
  await expect(editor).toHaveCount(0)
  await press(page, 'Edit Main office')
  await labelled(editor, 'Region').selectOption('South')
  await press(editor, 'Save')
  const review = dialog(page, 'Correct the location Main office?')
  await expect(review).toContainText(
    'Region: North → South. This is a correction: it holds for all days, past years included.',
  )
  await expect(review).toContainText('1 open case involves fee earners of Main office; it changes.')
  const [before, after] = await review
    .getByRole('row', { name: /Re Oak/ })
    .locator('[data-figure]')
    .allTextContents()
  expect(before).not.toBe(after)
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'periods-site')
  await press(review, 'Save location')
  await expect(editor).toHaveCount(0)
  await expect(row(page, '1 Quay Street')).toContainText('South, Non-London')

  await gotoCase(page, care, { screen: 'details/review' })
  await page.getByRole('tab', { name: 'Audit Logs' }).click()
  await expect(page.getByRole('list', { name: 'Audit logs' }).getByRole('listitem').first()).toContainText(
    `Value: £${before} → £${after}. The office Main office: region South, before: North.`,
  )
  await picture(page, 'periods-audit')

  const reviewer = await another()
  await signIn(reviewer, house.leader)
  await reviewer.goto(HOUSE_URL)
  await reviewer.getByRole('button', { name: /^Notifications/ }).click()
  const told = reviewer.getByRole('link', {
    name: new RegExp(`The value of Re Oak moved from £${before} to £${after}`),
  })
  await expect(told).toContainText('Olive Owner changed what a fee earner or an office is.')
  await picture(reviewer, 'periods-bell')
  await told.click()
  await expect(reviewer).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/review/${care}`)
  await reviewer.goto(`${HOUSE_URL}/settings`)
  await expect(reviewer.getByRole('checkbox', { name: /^The value of a case in review moves/ })).toBeChecked()
})

test('a preview that fails is tried again, a refused day is told at its field, and two people are asked whose @long', async ({
  page,
}) => {
  const house = await makeHouse(page)
  const editor = await open(page, house)
  const review = dialog(page, /^Change Toby Trainee from/)
  await labelled(editor, 'Grade').selectOption('C')
  await editor.getByText(FROM, { exact: true }).click()
  await labelled(editor, 'First day').fill('01032025')
  let fault: object | undefined = { status: 503, contentType: 'text/html', body: 'down' }
  await page.route('**/graphql', (route) =>
    fault && isOperation(route.request(), 'FeeEarnerPreview') ? route.fulfill(fault) : route.fallback(),
  )
  await press(editor, 'Save')
  await expect(review.getByRole('alert')).toContainText('The cases could not be priced.')
  await picture(page, 'periods-failed')
  fault = undefined
  await press(review, 'Try again')
  await expect(review).toContainText('1 open case involves Toby Trainee; it changes.')
  await press(review, 'Cancel')

  const message = 'Say a day on which the firm was there.'
  fault = {
    json: {
      errors: [
        {
          message: 'Invalid.',
          extensions: { code: 'INVALID_INPUT', problems: [{ path: 'from', message }], details: {} },
        },
      ],
      data: null,
    },
  }
  await press(editor, 'Save')
  await expect(review).toHaveCount(0)
  await expect(editor.getByText(message)).toBeVisible()
  await expect(labelled(editor, 'First day')).toBeFocused()
  await expect(labelled(editor, 'First day')).toHaveValue('01/03/2025')
  fault = undefined

  // Someone else changes the same on the same day: the day survives the question whose grade is kept.
  await api(page, CHANGE, { c: house.uuid, u: house.earner, i: { grade: 'B' }, from: '2025-03-01' })
  await labelled(editor, 'First day').fill('02032025')
  await labelled(editor, 'First day').fill('01032025')
  await press(editor, 'Save')
  await press(review, 'Save fee earner')
  const conflict = page.getByRole('alertdialog')
  await expect(conflict).toContainText('Your change holds from 01/03/2025.')
  await expect(conflict.getByRole('row', { name: 'Grade C B' })).toBeVisible()
  const again = page.waitForRequest((request) => isOperation(request, 'EditFeeEarner'))
  await press(conflict, 'Keep mine')
  expect(sentOf(await again).variables).toMatchObject({ from: '2025-03-01', input: { grade: 'C' } })
  await expect(editor).toHaveCount(0)
  expect((await stored(page, house))?.periods).toMatchObject([{ grade: 'D' }, { from: '2025-03-01', grade: 'C' }])
})

test('a coming period is marked, on a phone as well; who may not read the cases is told how many they are @long', async ({
  page,
}) => {
  const house = await makeHouse(page)
  await api(page, CHANGE, { c: house.uuid, u: house.earner, i: { grade: 'B' }, from: '2099-01-01' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOUSE_URL}/clients/edit/${house.uuid}`)
  await expect(row(page, 'Toby Trainee').getByRole('img')).toHaveAccessibleName('From 01/01/2099: Grade B')
  let editor = await open(page, house)
  await expect(periodsOf(editor)).toHaveText([/In force today/, /From 01\/01\/2099\s*Coming\s*Grade B · Paralegal/])
  await labelled(editor, 'Grade').selectOption('C')
  await editor.getByRole('radio', { name: FROM }).check()
  await labelled(editor, 'First day').fill('01032025')
  await expect(editor).toContainText('Holds until 31/12/2098; another period follows.')
  await picture(page, 'periods-phone')
  await press(editor, 'Save')
  const review = dialog(page, 'Change Toby Trainee from 01/03/2025?')
  await expect(review).toContainText('it changes.')
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'periods-phone-review')
  expect((await steady(page.locator('html'))).scrollWidth).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await close(review)
  await close(editor).catch(() => undefined)

  await signIn(page, ADMIN)
  editor = await open(page, house)
  await labelled(editor, 'Grade').selectOption('C')
  // The words of a choice choose it.
  await editor.getByText(CORRECTION, { exact: true }).click()
  await expect(editor).toContainText('Changes it for all days until 31/12/2098.')
  await press(editor, 'Save')
  await expect(dialog(page, 'Correct Toby Trainee?')).toContainText(
    '1 open case involves Toby Trainee. Whether it changes is shown only to people who may read it.',
  )
  await picture(page, 'periods-unread')
})
