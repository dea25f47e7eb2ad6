import { expect, test, type Page } from 'playwright/test'
import { expectAllRefused, fieldOf, type BadInput, type Entries, DATE, REQUIRED, POUNDS, tooLong } from './bad-input.ts'
import { HOUSE_URL, SOLICITOR, api, makeCases, signIn } from './people.ts'
import { main, dialog } from './screen.ts'
import { gotoCase } from './workspace.ts'

const CLOCK = 'Enter a time such as 14:30.'
const DECIMALS = 'Enter at most two decimals.'
const HOURS = 'Enter hours such as 1.5.'
const NOT_STORABLE = 'This holds a character that cannot be stored.'
const KILOBYTES_100 = 100_000
const LONG = 'x'.repeat(KILOBYTES_100)
/** A paste of which every pattern that reads it must be done at once. */
const SPACED = `9${' '.repeat(KILOBYTES_100)}x`
/** Characters without width, the marks that turn the direction of what follows, and a letter that is blank. */
const UNSEEN = '\u200B\u200D\u2060\u00AD\u3164'
const TURNED = '\u202E\u2066\u200F\u202C'

const tooShort = (least: number): string => `Enter at least ${least} ${least === 1 ? 'character' : 'characters'}.`

/** What every text refuses that is required and has a least and a greatest length. */
const textual = (label: string, least: number, most: number): BadInput[] => [
  [`${label}: nothing`, { [label]: '' }, label, REQUIRED],
  [`${label}: spaces`, { [label]: '  \u00A0\u3000  ' }, label, REQUIRED],
  ...optionalText(label, least, most),
]
/** The same of a text that may be left out. */
const optionalText = (label: string, least: number, most: number): BadInput[] => [
  ...(least > 1
    ? ([
        [`${label}: too short between spaces`, { [label]: ` ${'a'.repeat(least - 1)} ` }, label, tooShort(least)],
      ] as const)
    : []),
  [`${label}: one too long`, { [label]: 'a'.repeat(most + 1) }, label, tooLong(most, most + 1)],
  [`${label}: nothing to be seen`, { [label]: UNSEEN }, label, tooShort(least)],
  [`${label}: right-to-left marks alone`, { [label]: TURNED }, label, tooShort(least)],
  [`${label}: control characters alone`, { [label]: '\u0001\u0007\u001B\u009F' }, label, tooShort(least)],
]
const huge = (label: string, most: number): BadInput => [
  `${label}: a paste of 100 kB`,
  { [label]: LONG },
  label,
  tooLong(most, LONG.length),
]
const date = (label: string): BadInput[] => [
  [`${label}: nothing`, { [label]: '' }, label, REQUIRED],
  ...optionalDate(label),
]
const optionalDate = (label: string): BadInput[] =>
  ['31/02/2025', '29/02/2025', '00/01/2025', '14/13/2025', '14/01/0025', 'next week', '٣/٤/٢٠٢٥'].map(
    (typed): BadInput => [`${label}: ${typed}`, { [label]: typed }, label, DATE],
  )
const hours = (label: string, most: number): BadInput[] => [
  [`${label}: text`, { [label]: 'soon' }, label, HOURS],
  [`${label}: 25:61`, { [label]: '25:61' }, label, HOURS],
  [`${label}: exponent`, { [label]: '1e1' }, label, HOURS],
  [`${label}: three decimals`, { [label]: '0.333' }, label, DECIMALS],
  [`${label}: negative`, { [label]: '-1' }, label, `Enter a number between 0.01 and ${most}.`],
  [`${label}: none`, { [label]: '0.00' }, label, `Enter a number between 0.01 and ${most}.`],
  [`${label}: too many`, { [label]: `${most + 1}.00` }, label, `Enter a number between 0.01 and ${most}.`],
]
const pounds = (label: string): BadInput[] => [
  [`${label}: nothing`, { [label]: '' }, label, REQUIRED],
  [`${label}: half a penny`, { [label]: '1.005' }, label, DECIMALS],
  [`${label}: negative`, { [label]: '-0.01' }, label, 'Enter a number between 0 and 99999999.'],
  [`${label}: text`, { [label]: '12 pounds' }, label, POUNDS],
  [`${label}: decimal comma`, { [label]: '12,50' }, label, POUNDS],
  [`${label}: exponent`, { [label]: '1e3' }, label, POUNDS],
  [`${label}: too much`, { [label]: '100000000.00' }, label, 'Enter a number between 0 and 99999999.'],
  [`${label}: a hundred thousand digits`, { [label]: '9'.repeat(KILOBYTES_100) }, label, POUNDS],
]
const chosen = (label: string): BadInput => [`${label}: nothing`, { [label]: '' }, label, REQUIRED]
const whole = (label: string, most: number): BadInput[] =>
  ['0', '-1', '1.5', `${most + 1}`, 'two', '1e1', '٢'].map((typed): BadInput => [
    `${label}: ${typed}`,
    { [label]: typed },
    label,
    `Enter a whole number between 1 and ${most}.`,
  ])

const tomorrow = new Date(Date.now() + 86_400_000)
  .toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  .split('-')
  .toReversed()
  .join('/')
const EARNER = 'Priya Shah (PS)'

/** Of the certificate and the case, the same wherever a case is entered or changed. */
const caseDetails: BadInput[] = [
  ...textual('Case name', 3, 255),
  huge('Case name', 255),
  ...textual("Solicitor's case reference", 3, 100),
  chosen('Fee earner'),
  chosen('Site'),
  chosen('Represented party'),
  ['no parties represented', { 'Parties represented': '' }, 'Parties represented', REQUIRED],
  ...whole('Parties represented', 99),
  ...['short', '1129999ZZ00', '1129999ZZ0012', ' 1129999ZZ00 ', '1129999ZZ00\u200B', LONG].map((typed, i): BadInput => [
    `a certificate number not of 12 characters, ${i + 1}`,
    { 'Certificate number': typed },
    'Certificate number',
    'Enter exactly 12 characters.',
  ]),
  chosen('Court level'),
  ...date('Date of issue'),
  [
    'issued tomorrow',
    { 'Date of issue': tomorrow },
    'Date of issue',
    'This date is in the future: the certificate has been issued.',
  ],
  ...optionalDate('Date sent to client').slice(0, 2),
  ['sent tomorrow', { 'Date sent to client': tomorrow }, 'Date sent to client', 'This date is in the future.'],
  [
    'sent before the issue',
    { 'Date sent to client': '04/01/2026' },
    'Date sent to client',
    'This is before the date of issue, 05/01/2026.',
  ],
  ...['12a', '1129999ZZ002', '12, 13', '1'.repeat(31), '12\n-3'].map((typed): BadInput => [
    `linked certificates: ${typed}`,
    { 'Linked certificates': typed },
    'Linked certificates',
    'Enter digits only, one number per line.',
  ]),
  [
    '251 linked certificates',
    { 'Linked certificates': '12\n'.repeat(251) },
    'Linked certificates',
    'Enter at most 250.',
  ],
  ...optionalText('Name of the client', 3, 100),
  ...optionalText('Court name', 3, 100),
  ...optionalText('Case number', 3, 50),
  ...['1', 'A2', '...', 'A'.repeat(21), LONG].map((typed, i): BadInput => [
    `initials of the child, ${i + 1}`,
    { 'Initials of the child': typed },
    'Initials of the child',
    'Enter 1 to 20 letters, full stops and spaces.',
  ]),
]
/**
 * Of each field the first and the last: the two forms of an existing case judge with the same table as that of a new
 * one.
 */
const inBrief = caseDetails.filter(
  ([, , field], i) => field !== caseDetails[i - 1]?.[2] || field !== caseDetails[i + 1]?.[2],
)
const goodCase: Entries = {
  'Case name': 'Re Good',
  "Solicitor's case reference": 'ASH/2026/001',
  'Fee earner': EARNER,
  Site: 1,
  'Represented party': 'Parent',
  'Parties represented': '1',
  'Certificate number': '1120459AA777',
  'Court level': 'Other judge',
  'Date of issue': '05/01/2026',
}

const saveIn = (within: ReturnType<typeof main>) => within.getByRole('button', { name: 'Save', exact: true })
/** Creates a case for one form and opens a tab of it, or another of its pages. */
async function openCase(page: Page, name: string, at = 'draft/edit', search = '', caseType?: string): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name], undefined, caseType)
  await page.goto(`${HOUSE_URL}/cost-draft/cases/${at}/${uuid}${search}`)
  return uuid
}
/** The dialog of a new item, opened with the defaults of the case. */
async function openItem(page: Page, tab: string, singular: string): Promise<void> {
  await openCase(page, `Re Bad ${singular}`, 'draft/edit', `?tab=${tab}`)
  await page.getByRole('button', { name: `Add ${singular}`, exact: true }).click()
}
const expectItemRefused = (page: Page, tables: Parameters<typeof expectAllRefused>[1]['tables'], sends: string) =>
  expectAllRefused(page, { form: dialog(page), submit: saveIn(dialog(page)), tables, sends: [sends] })

test('a new case @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  await expectAllRefused(page, {
    form: main(page),
    submit: page.getByRole('button', { name: 'Next' }),
    tables: [{ good: goodCase, bad: caseDetails }],
    sends: ['AddLegalAidCase'],
  })
  await expect(page).toHaveURL(/draft\/edit/)
})

test('what is missing is said once one leaves the form, what is wrong as soon as it is typed', async ({ page }) => {
  const fieldIn = (label: string) => fieldOf(main(page), label)
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  await fieldIn('Case name').focus()
  await page.keyboard.press('Tab')
  await expect(fieldIn("Solicitor's case reference")).toBeFocused()
  await fieldIn('Date of issue').fill('31/02/2025')
  await page.keyboard.press('Tab')
  await expect(fieldIn('Date of issue')).toHaveAttribute('aria-invalid', 'true')
  await expect(fieldIn('Case name')).not.toHaveAttribute('aria-invalid')
  await page.getByPlaceholder('Search').focus()
  await expect(fieldIn('Case name')).toHaveAttribute('aria-invalid', 'true')
  await expect(fieldIn('Court level')).not.toHaveAttribute('aria-invalid')
  // Back in the form, what was passed stays marked, and what is passed now is not marked yet.
  await fieldIn('Certificate number').focus()
  await page.keyboard.press('Tab')
  await expect(fieldIn('Case name')).toHaveAttribute('aria-invalid', 'true')
  await expect(fieldIn('Certificate number')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(fieldIn('Certificate number')).toHaveAttribute('aria-invalid', 'true')
})

test('the Case Details in the header of a case @long', async ({ page }) => {
  const uuid = await openCase(page, 'Re Bad header')
  await page.getByRole('button', { name: 'Case Details' }).click()
  const form = page.getByRole('form', { name: 'Case Details' })
  const before = await stored(page, uuid)
  await expectAllRefused(page, {
    form,
    submit: saveIn(main(page)),
    tables: [{ good: goodCase, bad: inBrief }],
    sends: ['EditLegalAidCase'],
  })
  expect(before).toMatchObject({ caseName: 'Re Bad header' })
  await expect.poll(() => stored(page, uuid)).toMatchObject({ caseName: 'Re Good' })
})

test('Edit Case @long', async ({ page }) => {
  const uuid = await openCase(page, 'Re Bad edit', 'details/edit')
  await expect(fieldOf(main(page), 'Case name')).toHaveValue('Re Bad edit')
  await expectAllRefused(page, {
    form: main(page),
    submit: saveIn(main(page)),
    tables: [{ good: goodCase, bad: inBrief }],
    sends: ['EditLegalAidCase'],
  })
  await expect.poll(() => stored(page, uuid)).toMatchObject({ caseName: 'Re Good' })
})
const STORED = 'query ($uuid: ID!) { case(uuid: $uuid) { caseName } }'
const stored = async (page: Page, uuid: string): Promise<unknown> =>
  (await api<{ case: unknown }>(page, STORED, { uuid })).case

const work: BadInput[] = [
  ...date('Date'),
  chosen('Fee earner'),
  chosen('Activity'),
  ['no time', { Time: '' }, 'Time', REQUIRED],
  ...hours('Time', 24),
  ['a time that is a paste of 100 kB', { Time: SPACED }, 'Time', HOURS],
  ...optionalText('Description', 3, 1000),
  huge('Description', 1000),
]
const goodWork: Entries = {
  Date: '14/01/2025',
  'Fee earner': EARNER,
  Activity: 'Preparation',
  Time: '1.50',
  Description: 'Statement of the mother',
}

test('a time recording', async ({ page }) => {
  await openItem(page, 'time-recordings', 'time recording')
  await expectItemRefused(page, [{ good: goodWork, bad: work }], 'AddTimeRecording')
})

test('several time recordings @long', async ({ page }) => {
  await openCase(page, 'Re Bad rows', 'draft/edit', '?tab=time-recordings')
  await page.getByRole('button', { name: 'Add several' }).click()
  const inRow = (row: number, entries: Entries): Entries =>
    Object.fromEntries(Object.entries(entries).map(([label, entry]) => [`Row ${row}/${label}`, entry]))
  const second = work.map(([what, entered, label, sentence]): BadInput => [
    what,
    inRow(2, entered),
    `Row 2/${label}`,
    sentence,
  ])
  await expectAllRefused(page, {
    form: dialog(page),
    submit: saveIn(dialog(page)),
    tables: [{ good: { ...inRow(1, goodWork), ...inRow(2, goodWork) }, bad: second }],
    sends: ['ChangeTimeRecordings'],
  })
})

const heard: BadInput[] = [
  ...date('Date').slice(0, 4),
  chosen('Court level'),
  chosen('Fee earner'),
  ['no description to be seen', { Description: UNSEEN }, 'Description', tooShort(3)],
  huge('Description', 1000),
]
const goodHearing: Entries = {
  Type: 'Interim',
  'Court level': 'Circuit or district judge',
  Date: '04/03/2025',
  'Fee earner': EARNER,
  Description: 'Case management hearing',
}
const disbursed: BadInput[] = [
  chosen('Disbursement 1/Type'),
  ...pounds('Disbursement 1/Amount'),
  ...optionalText('Disbursement 1/Description', 3, 1000).slice(0, 2),
]
const TRAVEL_DAYS = 'Bolt-ons/Days'

test('a hearing, of one day, of several and final, with its travel and its disbursements @long', async ({ page }) => {
  await openItem(page, 'hearings', 'hearing')
  const form = dialog(page)
  await form.getByRole('button', { name: 'Add a disbursement' }).click()
  const oneDay: BadInput[] = [
    ...heard,
    ...['Start', 'End'].flatMap((label): BadInput[] => [
      [`${label}: nothing`, { [label]: '' }, label, REQUIRED],
      ...['25:61', '24:00', '9:60', '13pm', 'noon', '-9', SPACED].map((typed): BadInput => [
        `${label}: ${typed.slice(0, 20)}`,
        { [label]: typed },
        label,
        CLOCK,
      ]),
    ]),
    ['it ends before it starts', { Start: '15:30', End: '10:00' }, 'End', 'The end must be after the start.'],
    ['it ends as it starts', { Start: '10:00', End: '10:00' }, 'End', 'The end must be after the start.'],
    [
      'the lunch is longer',
      { Start: '10:00', End: '10:59' },
      'End',
      'The hearing must be longer than its lunch adjournment.',
    ],
    ['no lunch', { 'Lunch in hours': '' }, 'Lunch in hours', REQUIRED],
    ...hours('Lunch in hours', 8).slice(-3, -1),
    [
      'a lunch of nine hours in a long hearing',
      { End: '23:00', 'Lunch in hours': '9.00' },
      'Lunch in hours',
      'Enter a number between 0.01 and 8.',
    ],
    ['no distance', { 'Distance in miles': '' }, 'Distance in miles', REQUIRED],
    ['distance: text', { 'Distance in miles': 'far' }, 'Distance in miles', 'Enter a number.'],
    ['distance: negative', { 'Distance in miles': '-1' }, 'Distance in miles', 'Enter a number between 0 and 9999.'],
    ['travel: no days', { [TRAVEL_DAYS]: '' }, TRAVEL_DAYS, REQUIRED],
    ...whole(TRAVEL_DAYS, 365).slice(0, 3),
    ...textual('Reason', 3, 1000).slice(0, 4),
    ...disbursed,
  ]
  const travel: Entries = {
    'Exceptional travel': true,
    'Distance in miles': '31.5',
    [TRAVEL_DAYS]: '1',
    Reason: 'Exeter',
  }
  const paid: Entries = {
    'Disbursement 1/Type': 'Taxi',
    'Disbursement 1/Amount': '14.50',
    'Disbursement 1/Description': 'From the station',
  }
  const day = { Start: '10:00', End: '15:30', 'Lunch adjournment': true, 'Lunch in hours': '1.00' }
  const total: BadInput[] = [
    ['no hours in total', { 'Hours in total': '' }, 'Hours in total', REQUIRED],
    ...hours('Hours in total', 1000).slice(0, 3),
  ]
  const finalDays: BadInput[] = [
    ['a final without days', { 'Length/Days': '' }, 'Length/Days', REQUIRED],
    ...whole('Length/Days', 365),
  ]
  await expectAllRefused(page, {
    form,
    submit: saveIn(form),
    tables: [
      { good: { ...goodHearing, ...day, ...travel, ...paid }, bad: oneDay },
      { good: { 'Over several days': true, 'Hours in total': '5.50' }, bad: total },
      { good: { Type: 'Final', 'Length/Days': '2' }, bad: finalDays },
    ],
    sends: ['AddHearing'],
  })
})

test('the days of a hearing @long', async ({ page }) => {
  await openItem(page, 'hearings', 'hearing')
  const form = dialog(page)
  await form.getByLabel('Over several days').check()
  for (const _ of [1, 2]) await form.getByRole('button', { name: 'Add a day' }).click()
  const each = 'Enter each day with its date and its hours.'
  const bad: BadInput[] = [
    ['no date', { 'Day 2/Date': '' }, 'Day 2/Date', each],
    ...optionalDate('Day 2/Date'),
    ['no hours', { 'Day 2/Hours': '' }, 'Day 2/Hours', each],
    ...hours('Day 2/Hours', 24),
    ['hours that are a paste of 100 kB', { 'Day 2/Hours': SPACED }, 'Day 2/Hours', HOURS],
  ]
  const days = { 'Day 1/Date': '04/03/2025', 'Day 1/Hours': '3.50', 'Day 2/Date': '05/03/2025', 'Day 2/Hours': '2.00' }
  await expectItemRefused(page, [{ good: { ...goodHearing, ...days }, bad }], 'AddHearing')
})

test('other FAS @long', async ({ page }) => {
  await openItem(page, 'other-fas', 'other FAS item')
  const bad: BadInput[] = [
    chosen('Type'),
    ...heard,
    ...optionalText('Description', 3, 1000),
    ['travel without a reason', { Reason: '' }, 'Reason', REQUIRED],
  ]
  const travel = { 'Exceptional travel': true, 'Distance in miles': '0', [TRAVEL_DAYS]: '1', Reason: 'Exeter' }
  await expectItemRefused(page, [{ good: { ...goodHearing, Type: 'Advocate', ...travel }, bad }], 'AddHearing')
})

test('an expert fee @long', async ({ page }) => {
  await openItem(page, 'expert-fees', 'expert fee')
  const good: Entries = {
    Date: '14/01/2025',
    Type: 'Accountant (partner)',
    'Invoice number': 'INV-2041',
    Amount: '432.01',
    Hours: '4.00',
    Description: 'Accounts of the business',
  }
  const bad: BadInput[] = [
    ...date('Date'),
    chosen('Type'),
    ...textual('Invoice number', 3, 100),
    huge('Invoice number', 100),
    ...pounds('Amount'),
    ...hours('Hours', 1000),
    ...optionalText('Description', 3, 1000),
  ]
  await expectItemRefused(page, [{ good, bad }], 'AddExpertFee')
})

test('a disbursement @long', async ({ page }) => {
  await openItem(page, 'disbursements', 'disbursement')
  const good: Entries = { Date: '03/02/2025', Type: 'Court fee', Amount: '232.00', Description: 'Declaration' }
  const bad: BadInput[] = [
    ...date('Date'),
    chosen('Type'),
    ...pounds('Amount'),
    ...optionalText('Description', 3, 1000),
    huge('Description', 1000),
  ]
  await expectItemRefused(page, [{ good, bad }], 'AddDisbursement')
})

/** What a text of several lines refuses besides. */
const lines = (label: string, most: number): BadInput[] => [
  [`${label}: line ends alone`, { [label]: '\n\n\n\n' }, label, REQUIRED],
  [`${label}: tabs alone`, { [label]: '\t\t\t\t' }, label, REQUIRED],
  [`${label}: one letter between lines`, { [label]: '\n\na\n\n' }, label, tooShort(3)],
  [`${label}: a character that ends a text`, { [label]: 'Read\0me' }, label, NOT_STORABLE],
  huge(label, most),
]

test('a cost note @long', async ({ page }) => {
  await openItem(page, 'cost-notes', 'cost note')
  const bad = [...textual('Note', 3, 5000), ...lines('Note', 5000)]
  await expectItemRefused(page, [{ good: { Note: 'Agreed.' }, bad }], 'AddCostNote')
})

test('a comment @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Bad comment'])
  const ADD = 'mutation ($c: ID!) { addCostNote(caseUuid: $c, input: { body: "Agreed." }) { uuid } }'
  await api(page, ADD, { c: uuid })
  await gotoCase(page, uuid, { tab: 'cost-notes' })
  const row = page.getByRole('row').filter({ hasText: 'Agreed.' })
  await row.hover()
  await row.getByRole('button', { name: /comment/i }).click()
  await expectAllRefused(page, {
    form: dialog(page),
    submit: dialog(page).getByRole('button', { name: 'Add comment' }),
    tables: [
      {
        good: { 'New comment': 'By whom?' },
        bad: [...textual('New comment', 3, 250), ...lines('New comment', 250)],
      },
    ],
    takesFocus: false,
    sends: ['AddComment'],
  })
})

test('the enhancement of a case @long', async ({ page }) => {
  await openCase(page, 'Re Bad enhancement', 'draft/edit', '?tab=enhancement', 'placement')
  await page.getByRole('button', { name: 'Edit enhancement' }).click()
  const whole = 'Enter a whole percent from 0 to 50, the most allowed below the High Court.'
  const bad = ['51', '-1', '1.5', '0.5', '100', '999999999999', '1e1', '5e-1', '-', '2e', '--5', '3-4'].map(
    (typed): BadInput => [`${typed} percent`, { Preparation: typed }, 'Preparation', whole],
  )
  await expectItemRefused(
    page,
    [{ good: { Preparation: '25' }, bad: [['nothing', { Preparation: '' }, 'Preparation', REQUIRED], ...bad] }],
    'SetEnhancements',
  )
})

/** Opens a dialog over the form of a new case, as one who may add to the firm. */
async function openFirmDialog(page: Page, name: string): Promise<void> {
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  await page.getByRole('button', { name }).click()
}

test('a new fee earner @long', async ({ page }) => {
  await openFirmDialog(page, 'New fee earner')
  const good = { 'First name': 'Ada', Surname: 'Quill', Initials: 'AQ', Site: 1, Type: 'Paralegal', Grade: 'D' }
  const bad: BadInput[] = [
    ...textual('First name', 1, 100),
    huge('First name', 100),
    ...textual('Surname', 1, 100),
    ...optionalText('Initials', 1, 50),
    chosen('Site'),
    chosen('Type'),
    chosen('Grade'),
  ]
  await expectItemRefused(page, [{ good, bad }], 'AddFeeEarner')
})

test('a new site @long', async ({ page }) => {
  await openFirmDialog(page, 'New site')
  const good: Entries = {
    'Site name': 'Selby',
    'Address line 1': '1 High Street',
    'Address line 2': 'Old Mill',
    'Town or city': 'Selby',
    County: 'Yorkshire',
    Postcode: 'YO8 4QB',
    Telephone: '01757 000000',
    'Office number': '1A234B',
    Region: 'North',
    Location: 'Non-London',
  }
  const bad: BadInput[] = [
    ...textual('Site name', 3, 255),
    huge('Site name', 255),
    ...textual('Address line 1', 3, 255),
    ...optionalText('Address line 2', 3, 255),
    ...textual('Town or city', 3, 255),
    ...optionalText('County', 3, 255),
    chosen('Postcode'),
    ...['LS1', 'LS1-2PF', '12345', 'LS1 2PFX', 'LSI 2P\u202EF\u0416', LONG].map((typed, i): BadInput => [
      `postcode, ${i + 1}`,
      { Postcode: typed },
      'Postcode',
      'Enter a UK postcode, such as LS1 2PF.',
    ]),
    ...optionalText('Telephone', 3, 50),
    ...optionalText('Office number', 3, 50),
    chosen('Region'),
    chosen('Location'),
  ]
  await expectItemRefused(page, [{ good, bad }], 'AddSite')
})
