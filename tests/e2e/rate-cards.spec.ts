import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { expectAllRefused, type BadInput } from './bad-input.ts'
import { makeFirm, makeUser, test, anyDialog } from './firm-people.ts'
import { ADMIN, api, HOUSE_URL, OWNER, picture, signIn } from './people.ts'
import { sideways } from '../support/steady.ts'
import { main, button, row, labelled } from './screen.ts'

const EARNER =
  'mutation ($firm: ID!, $input: FeeEarnerInput!) { addFeeEarner(clientUuid: $firm, input: $input) { uuid } }'
const ADD = 'mutation ($firm: ID!, $input: RateCardInput!) { addRateCard(clientUuid: $firm, input: $input) { uuid } }'
const RATES = 'query ($firm: ID!) { rateCards(clientUuid: $firm) { uuid grade effectiveFrom rate version } }'
const CHANGE =
  'mutation ($firm: ID!, $uuid: ID!, $input: RateCardInput!) { editRateCard(clientUuid: $firm, uuid: $uuid, input: $input) { uuid } }'
const PAGE = '/settings/rate-cards'
const SAVED = 'The rate has been saved.'

interface Rate {
  uuid: string
  grade: string | null
  effectiveFrom: string
  rate: string
}

/** A firm of solicitors outside London with a fee earner of grade B and an owner, who is signed in on the page. */
async function makeHouse(page: Page, another: () => Promise<Page>) {
  const house = await another()
  await signIn(house, OWNER)
  const firm = await makeFirm(house, 'Cards', 'solicitor')
  const owner = await makeUser(house, firm, 'Ann Lee')
  const solicitor = await makeUser(house, firm, 'Sam Roe', 'solicitor')
  await signIn(page, owner)
  await api(page, EARNER, {
    firm: firm.uuid,
    input: { site: firm.sites[0]?.uuid, firstname: 'Priya', surname: 'Shah', type: 'solicitor', grade: 'B' },
  })
  return { firm, solicitor }
}
const asked = (page: Page, label: string) => labelled(anyDialog(page), label)
const addRate = (page: Page, firm: { uuid: string }, input: object) => api(page, ADD, { firm: firm.uuid, input })
const ratesOf = async (page: Page, { uuid: firm }: { uuid: string }): Promise<Rate[]> =>
  (await api<{ rateCards: Rate[] }>(page, RATES, { firm })).rateCards
test('an owner adds a rate of a grade by the keyboard and one of a person, edits and removes it @database', async ({
  page,
  another,
}) => {
  const { firm } = await makeHouse(page, another)
  await page.goto(`${HOUSE_URL}/settings`)
  // Until the settings of notifications are there, the link can still move from under the pointer.
  await expect(page.getByRole('checkbox', { name: 'Someone resolves a comment of yours' })).toBeVisible()
  await page.getByRole('link', { name: 'Rate cards' }).click()
  await expect(page.getByRole('heading', { name: 'Rate cards', level: 1 })).toBeVisible()
  await expect(main(page)).toContainText('No rates yet. Without any, work is priced at the guideline hourly rate')
  await expectAccessible(page)

  // A grade, without the mouse: the first field has the focus, and the keys go from field to field.
  await button(page, 'Add rate').focus()
  await page.keyboard.press('Enter')
  await expect(asked(page, 'For')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(asked(page, 'Person')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(asked(page, 'Grade')).toBeFocused()
  await page.keyboard.type('A')
  await asked(page, 'From').focus()
  await page.keyboard.type('01/01/2025')
  await asked(page, '£ an hour').focus()
  await page.keyboard.type('£1,250')
  await page.keyboard.press('Enter')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(anyDialog(page)).toHaveCount(0)
  const grade = row(page, 'Grade A')
  for (const text of ['01/01/2025', 'In force today', '1,250.00', 'National 2', 'Ann Lee'])
    await expect(grade).toContainText(text)

  // What is missing or wrong is said at the field.
  await button(page, 'Add rate').click()
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(anyDialog(page).getByText('This is required.')).toHaveCount(3)
  await expect(asked(page, 'Person')).toBeFocused()
  await asked(page, '£ an hour').fill('1.234')
  await asked(page, 'From').fill('01/01/1980')
  await asked(page, 'From').blur()
  await expect(anyDialog(page)).toContainText('Enter an amount from 0.01 to 99,999.99 with at most two decimals.')
  await expect(anyDialog(page)).toContainText('Enter a date from 01/01/1990 up to one year ahead.')
  await expectAccessible(page)
  await picture(page, 'rate-card-refused')
  await asked(page, 'Person').selectOption('Priya Shah (grade B)')
  await asked(page, 'From').fill('01/06/2025')
  await asked(page, '£ an hour').fill('310.5')
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Priya Shah')).toContainText('310.50')
  await expect(page.getByRole('rowheader', { name: 'People' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Grades' })).toBeVisible()

  // A second rate of the same person from the same day is refused in a sentence, and nothing that was entered is lost.
  await button(page, 'Add rate').click()
  await asked(page, 'Person').selectOption({ index: 1 })
  await asked(page, 'From').fill('01/06/2025')
  await asked(page, '£ an hour').fill('400')
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(anyDialog(page)).toContainText('Priya Shah already has a rate from that day. Change that one instead.')
  await expect(anyDialog(page)).toContainText('There is a rate from this day.')
  await expect(asked(page, 'From')).toHaveAttribute('aria-invalid', 'true')
  await asked(page, 'From').fill('01/07/2025')
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Priya Shah')).toHaveCount(2)
  await expect(row(page, 'In force today').filter({ hasText: 'Priya Shah' })).toContainText('400.00')

  await button(page, 'Edit rate of Priya Shah from 01/07/2025').click()
  await expect(asked(page, '£ an hour')).toHaveValue('400.00')
  await asked(page, '£ an hour').fill('405')
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(row(page, '01/07/2025')).toContainText('405.00')

  await button(page, 'Remove rate of Priya Shah from 01/07/2025').click()
  await expect(anyDialog(page)).toContainText('Remove the rate of Priya Shah from 01/07/2025?')
  await button(page, 'Cancel').click()
  await expect(row(page, 'Priya Shah')).toHaveCount(2)
  await button(page, 'Remove rate of Priya Shah from 01/07/2025').click()
  await button(page, 'Remove rate').click()
  await expect(row(page, 'Priya Shah')).toHaveCount(1)
  expect((await ratesOf(page, firm)).map(({ effectiveFrom, rate }) => [effectiveFrom, rate])).toEqual([
    ['2025-06-01', '310.50'],
    ['2025-01-01', '1250.00'],
  ])
})

test('when someone else changed a rate, the viewer keeps theirs or takes the other', async ({ page, another }) => {
  const { firm } = await makeHouse(page, another)
  const input = { grade: 'C', effectiveFrom: '2025-01-01', rate: '200' }
  await addRate(page, firm, input)
  await page.goto(`${HOUSE_URL}${PAGE}`)
  const change = async (theirs: string, mine: string): Promise<void> => {
    await button(page, 'Edit rate of Grade C from 01/01/2025').click()
    await asked(page, '£ an hour').fill(mine)
    const [rate] = await ratesOf(page, firm)
    await api(page, CHANGE, { firm: firm.uuid, uuid: rate?.uuid, input: { ...input, rate: theirs } })
    await anyDialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(anyDialog(page).last()).toContainText('Someone else changed this rate')
  }
  await change('210', '220')
  for (const text of ['210.00', '220.00']) await expect(anyDialog(page).last()).toContainText(text)
  await button(page, 'Keep mine').click()
  await expect(row(page, 'Grade C')).toContainText('220.00')
  await expect(anyDialog(page)).toHaveCount(0)
  await change('230', '240')
  await button(page, 'Take theirs').click()
  await expect(row(page, 'Grade C')).toContainText('230.00')
  await expect(anyDialog(page)).toHaveCount(0)
})

test('the page fits a phone and a small window, in light and in dark @long', async ({ page, another }) => {
  const { firm } = await makeHouse(page, another)
  const { addFeeEarner: earner } = await api<{ addFeeEarner: { uuid: string } }>(page, EARNER, {
    firm: firm.uuid,
    input: {
      site: firm.sites[0]?.uuid,
      firstname: 'Bartholomew',
      surname: 'Featherstonehaugh',
      type: 'solicitor',
      grade: 'A',
    },
  })
  for (const input of [
    { feeEarner: earner.uuid, effectiveFrom: '2025-01-01', rate: '99999.99' },
    { feeEarner: earner.uuid, effectiveFrom: '2024-01-01', rate: '300' },
    { grade: 'A', effectiveFrom: '2024-01-01', rate: '250' },
    { grade: 'B', effectiveFrom: '2024-01-01', rate: '200' },
  ])
    await addRate(page, firm, input)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${HOUSE_URL}${PAGE}`)
      await expect(row(page, 'Grade B')).toContainText('200.00')
      await expect(row(page, 'Bartholomew').first()).toContainText('National 2')
      expect(await sideways(page.locator('html'))).toBe(0)
      await expectAccessible(page)
      await picture(page, `rate-cards-${scheme}-${width}`)
      await button(page, 'Edit rate of Grade B from 01/01/2024').click()
      await expect(asked(page, 'Grade')).toHaveValue('B')
      await picture(page, `rate-card-edit-${scheme}-${width}`)
      await page.keyboard.press('Escape')
    }
  }
})

test('whatever is entered badly is told at its field, and nothing is sent @long', async ({ page, another }) => {
  await makeHouse(page, another)
  await page.goto(`${HOUSE_URL}${PAGE}`)
  await button(page, 'Add rate').click()
  const rate = '£ an hour'
  const amount = 'Enter an amount from 0.01 to 99,999.99 with at most two decimals.'
  const day = 'Enter a date such as 14/01/2025.'
  const range = 'Enter a date from 01/01/1990 up to one year ahead.'
  const bad: BadInput[] = [
    ['no rate', { [rate]: '' }, rate, 'This is required.'],
    ...['0.00', '-1', '1.005', '100000.00', '1,5', '1e3', 'a lot', '٣', '9'.repeat(300)].map((typed): BadInput => [
      typed.slice(0, 9),
      { [rate]: typed },
      rate,
      amount,
    ]),
    ['no day', { From: '' }, 'From', 'This is required.'],
    ...['31/02/2025', 'next week', '14/13/2025'].map((typed): BadInput => [typed, { From: typed }, 'From', day]),
    ...['31/12/1989', '01/01/2199'].map((typed): BadInput => [typed, { From: typed }, 'From', range]),
  ]
  const good = { From: '03/02/2019', [rate]: '250' }
  await expectAllRefused(page, {
    form: anyDialog(page),
    submit: anyDialog(page).getByRole('button', { name: 'Save' }),
    tables: [
      {
        good: { For: 'A grade', Grade: 'C', ...good },
        bad: [['no grade', { Grade: '' }, 'Grade', 'This is required.'], ...bad],
      },
      {
        good: { For: 'A person', Person: 1, ...good },
        bad: [
          ['nobody', { Person: '' }, 'Person', 'This is required.'],
          ['for nobody and nothing', { For: '' }, 'For', 'This is required.'],
        ],
      },
    ],
    sends: ['AddRateCard'],
  })
})

test('who may not edit rates gets no link and no page; an administrator chooses the firm @long', async ({
  page,
  another,
}) => {
  const { firm, solicitor } = await makeHouse(page, another)
  await addRate(page, firm, { grade: 'A', effectiveFrom: '2025-01-01', rate: '250' })
  const other = await another()
  await signIn(other, solicitor)
  await other.goto(`${HOUSE_URL}/settings`)
  await expect(other.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Rate cards' })).toHaveCount(0)
  for (const path of [PAGE, `${PAGE}?client=${firm.uuid}`]) {
    await other.goto(`${HOUSE_URL}${path}`)
    await expect(other.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
    await expect(other.getByText('250.00')).toHaveCount(0)
  }
  const administrator = await another()
  await signIn(administrator, ADMIN)
  await administrator.goto(`${HOUSE_URL}${PAGE}`)
  await administrator.getByRole('textbox', { name: 'Search clients' }).fill(firm.name)
  await expect(main(administrator).locator('tbody tr')).toHaveCount(1)
  await administrator.getByRole('link', { name: firm.name }).click()
  await expect(row(administrator, 'Grade A')).toContainText('250.00')
  await expect(administrator).toHaveURL(new RegExp(`${PAGE}\\?client=${firm.uuid}`))
})

test('while the rates cannot be loaded the page says so, and loads them on request @long', async ({
  page,
  another,
}) => {
  const { firm } = await makeHouse(page, another)
  await addRate(page, firm, { grade: 'A', effectiveFrom: '2025-01-01', rate: '250' })
  let fails = true
  await page.route('**/graphql', (route) =>
    fails && route.request().postData()?.includes('"RateCards"') ? route.abort() : route.fallback(),
  )
  await page.goto(`${HOUSE_URL}${PAGE}`)
  await expect(main(page)).toContainText('The rates could not be loaded.')
  await expect(button(page, 'Add rate')).toHaveCount(0)
  fails = false
  await button(page, 'Try again').click()
  await expect(row(page, 'Grade A')).toContainText('250.00')
})

test('the band of an office is chosen among those of its location, and is shown beside a rate @long', async ({
  page,
  another,
}) => {
  const { firm } = await makeHouse(page, another)
  await addRate(page, firm, { grade: 'A', effectiveFrom: '2025-01-01', rate: '250' })
  await page.goto(`${HOUSE_URL}/clients/edit/${firm.uuid}`)
  await main(page)
    .getByRole('button', { name: /^Edit .*/ })
    .first()
    .click()
  const options = () => asked(page, 'Guideline band').locator('option').allTextContents()
  expect(await options()).toEqual(['None', 'National 1', 'National 2'])
  await expect(anyDialog(page)).toContainText('If it is left empty: London 2 for EC1–4')
  await asked(page, 'Guideline band').selectOption('National 1')
  // The other location has other bands: the choice is gone.
  await asked(page, 'Location').selectOption('London')
  expect(await options()).toEqual(['None', 'London 1', 'London 2', 'London 3'])
  await expect(asked(page, 'Guideline band')).toHaveValue('')
  await asked(page, 'Location').selectOption('Non-London')
  await asked(page, 'Guideline band').selectOption('National 1')
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Correct the location Main office?' })
  await expect(question).toContainText('Guideline band: nothing → National 1.')
  await question.getByRole('button', { name: 'Save location' }).click()
  await expect(anyDialog(page)).toHaveCount(0)
  await page.goto(`${HOUSE_URL}${PAGE}`)
  await expect(row(page, 'Grade A')).toContainText('National 1')
})
