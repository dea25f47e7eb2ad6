import { expect, test, type Page } from 'playwright/test'
import { expectAllRefused, type BadInput, type Entries, DATE, REQUIRED, POUNDS, tooLong } from './bad-input.ts'
import { HOUSE_URL, SOLICITOR, api, makeCourtOfProtectionCase, signIn } from './people.ts'
import { main, savePage } from './screen.ts'
import { anyDialog } from './firm-people.ts'
import { itemRows, gotoCase } from './workspace.ts'

const tooShort = (least: number): string => `Enter at least ${least} characters.`

const textual = (label: string, least: number, most: number): BadInput[] => [
  [`${label}: nothing`, { [label]: '' }, label, REQUIRED],
  [`${label}: spaces`, { [label]: ' \u00A0 ' }, label, REQUIRED],
  [`${label}: too short`, { [label]: ` ${'a'.repeat(least - 1)} ` }, label, tooShort(least)],
  [`${label}: nothing to be seen`, { [label]: '\u200B\u2060\u3164' }, label, tooShort(least)],
  [`${label}: control characters alone`, { [label]: '\u0001\u0007' }, label, tooShort(least)],
  [`${label}: one too long`, { [label]: 'a'.repeat(most + 1) }, label, tooLong(most, most + 1)],
  [`${label}: a paste of 100 kB`, { [label]: 'x'.repeat(100_000) }, label, tooLong(most, 100_000)],
]
const date = (label: string): BadInput[] =>
  ['31/02/2025', '14/13/2024', 'next week', '14/01/0025'].map((typed): BadInput => [
    `${label}: ${typed}`,
    { [label]: typed },
    label,
    DATE,
  ])
const pounds = (label: string): BadInput[] => [
  [`${label}: nothing`, { [label]: '' }, label, REQUIRED],
  [`${label}: half a penny`, { [label]: '1.005' }, label, 'Enter at most two decimals.'],
  [`${label}: negative`, { [label]: '-1' }, label, /^Enter a number between 0 and/],
  [`${label}: text`, { [label]: 'ten' }, label, POUNDS],
]

const proceedings = (party: number): BadInput[] => [
  ...textual('Court name', 3, 100),
  ...textual('Case number', 3, 50),
  ...textual('Claimant', 3, party),
  ...textual('Defendant', 3, party),
  ...date('Start date'),
  ...date('End date'),
  ...pounds('OPG estimate'),
  ...pounds('Court fee'),
  ['SCCO reference: too short', { 'SCCO reference': 'ab' }, 'SCCO reference', tooShort(3)],
  ['SCCO reference: too long', { 'SCCO reference': 'a'.repeat(51) }, 'SCCO reference', tooLong(50, 51)],
]
const goodProceedings: Entries = {
  'Court type': 'Court of Protection',
  'Court name': 'Court of Protection',
  'Case number': '13456789',
  Claimant: 'The deputy',
  Defendant: 'The protected person',
  'Start date': '01/04/2024',
  'End date': '31/03/2025',
  'OPG estimate': '5000',
  'Court fee': '0',
}

/** Creates a deputy's case and opens a tab of its workspace. */
async function openCase(page: Page, name: string, tab = 'parts'): Promise<string> {
  await signIn(page, SOLICITOR)
  const uuid = await makeCourtOfProtectionCase(page, name)
  await gotoCase(page, uuid, { tab })
  await expect(page.getByRole('heading', { name })).toBeVisible()
  return uuid
}

test('a new case: names of up to 100 characters @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  const good = {
    'Area of work': 'Court of Protection',
    'Case name': 'Re Good deputy',
    "Solicitor's case reference": 'COP/2',
    'Fee earner': 'Priya Shah (PS)',
    Site: 1,
    ...goodProceedings,
  }
  await main(page).getByLabel('Area of work').selectOption({ label: 'Court of Protection' })
  await expect(main(page).getByLabel('Court type')).toHaveValue('court_of_protection')
  await expect(main(page).getByLabel('Basis of costs')).toHaveValue('assessed')
  await expectAllRefused(page, {
    form: main(page),
    submit: page.getByRole('button', { name: 'Next' }),
    tables: [{ good, bad: proceedings(100) }],
    sends: ['AddCourtOfProtectionCase'],
  })
})

test('the header of the workspace: names of up to 50 characters @long', async ({ page }) => {
  await openCase(page, 'Re Bad deputy')
  await page.getByRole('button', { name: 'Case Details' }).click()
  await expectAllRefused(page, {
    form: page.getByRole('form', { name: 'Case Details' }),
    submit: savePage(page),
    tables: [{ good: { ...goodProceedings, Claimant: 'Another deputy' }, bad: proceedings(50) }],
    sends: ['EditCourtOfProtectionCase'],
  })
})

test('a part: its dates are those of the case at both ends', async ({ page }) => {
  await openCase(page, 'Re Bad part')
  await page.getByRole('button', { name: 'Add part' }).click()
  const bad: BadInput[] = [
    ...textual('Description', 3, 250),
    ...date('Start date'),
    ...date('End date'),
    [
      'starts a day early',
      { 'Start date': '31/03/2024' },
      'Start date',
      /^The case starts on .*: enter that day or a later one\.$/,
    ],
    [
      'ends a day late',
      { 'End date': '01/04/2025' },
      'End date',
      /^The case ends on .*: enter that day or an earlier one\.$/,
    ],
    [
      'ends before it starts',
      { 'Start date': '02/04/2024', 'End date': '01/04/2024' },
      'End date',
      'The end date is before the start date.',
    ],
  ]
  await expectAllRefused(page, {
    form: anyDialog(page),
    submit: anyDialog(page).getByRole('button', { name: 'Save', exact: true }),
    tables: [{ good: { Description: 'The whole year', 'Start date': '01/04/2024', 'End date': '31/03/2025' }, bad }],
    sends: ['AddCopCasePart'],
  })
})

test('a party @long', async ({ page }) => {
  await openCase(page, 'Re Bad party', 'parties')
  await page.getByRole('button', { name: 'Add party' }).click()
  await expectAllRefused(page, {
    form: anyDialog(page),
    submit: anyDialog(page).getByRole('button', { name: 'Save', exact: true }),
    tables: [{ good: { Name: 'The bank' }, bad: [...textual('Name', 3, 100), ...textual('Name', 3, 100)] }],
    sends: ['AddParty'],
  })
})

test('a part with rows stays, and says why @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const c = await makeCourtOfProtectionCase(page, 'Re Part in use')
  const { addCopCasePart: part } = await api<{ addCopCasePart: { uuid: string } }>(
    page,
    'mutation ($c: ID!) { addCopCasePart(caseUuid: $c, input: { description: "First year" }) { uuid } }',
    { c },
  )
  await api(
    page,
    'mutation ($c: ID!, $p: ID!) { addDisbursement(caseUuid: $c, input: { date: "2024-05-01", disbursementType: taxi, amount: 12, copCasePart: $p }) { uuid } }',
    { c, p: part.uuid },
  )
  await gotoCase(page, c, { tab: 'parts' })
  await itemRows(page).press('Delete')
  await expect(page.getByText('This case part is in use by 1 row. Change it first.')).toBeVisible()
  await expect(itemRows(page)).toHaveText(/First year/)
})

for (const [operation, tab, sentence] of [
  ['CaseParts', 'parts', 'Error fetching case parts.'],
  ['Parties', 'parties', 'Error fetching parties.'],
] as const) {
  test(`what cannot be loaded is told: ${sentence} @long`, async ({ page }) => {
    await signIn(page, SOLICITOR)
    const c = await makeCourtOfProtectionCase(page, `Re ${operation}`)
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes(`"operationName":"${operation}"`)
        ? route.fulfill({ json: { errors: [{ message: 'Not now.', extensions: { code: 'UPSTREAM' } }], data: null } })
        : route.fallback(),
    )
    await gotoCase(page, c, { tab })
    await expect(page.getByRole('tabpanel').getByText(`${sentence} Not now.`)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(`No ${tab} yet.`)).toBeVisible()
  })
}
