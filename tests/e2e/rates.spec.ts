import { scopeCodes } from '@costdraft/schema/areas/scopes.ts'
import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test, anyDialog } from './firm-people.ts'
import { ADMIN, HOUSE_URL, OWNER, api, close, picture, signIn, visit } from './people.ts'
import { sideways } from '../support/steady.ts'
import { main, button, labelled, row, pageField } from './screen.ts'
import { costs, gotoCase } from './workspace.ts'

const FEES = 'private_family_fixed_fee'
const FEE = 'Children, Other judge, Non-London'
const EARNER =
  'mutation ($firm: ID!, $input: FeeEarnerInput!) { addFeeEarner(clientUuid: $firm, input: $input) { uuid } }'
const CASE =
  'mutation ($firm: ID!, $input: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $firm, input: $input) { uuid } }'
const EDITION =
  'mutation ($firm: ID!, $key: ID!, $input: RateEditionInput!) { addRateEdition(clientUuid: $firm, key: $key, input: $input) { uuid } }'
const EDITIONS =
  'query ($firm: ID!, $key: ID!) { rateTable(clientUuid: $firm, key: $key) { editions { uuid effectiveFrom version authority amounts { row amount } } } }'
const CHANGE =
  'mutation ($firm: ID!, $key: ID!, $uuid: ID!, $input: RateEditionInput!) { editRateEdition(clientUuid: $firm, key: $key, uuid: $uuid, input: $input) { uuid } }'

interface Firm {
  uuid: string
  name: string
  sites: { uuid: string }[]
}
interface House {
  firm: Firm
  owner: string
}
interface Amount {
  row: string
  amount: string
}
interface Edition {
  uuid: string | null
  effectiveFrom: string
  authority: string
  amounts: Amount[]
}

/** A firm of solicitors with an owner. The page may act for it. */
async function makeHouse(page: Page): Promise<House> {
  await signIn(page, OWNER)
  const firm = await makeFirm(page, 'Rates', 'solicitor')
  return { firm, owner: await makeUser(page, firm, 'Ann Lee') }
}

/** Private law children cases of a firm, issued on 1 May 2024. Returns their uuids in the order of their names. */
async function makeChildrenCases(page: Page, { uuid: firm, sites }: Firm, names: readonly string[]): Promise<string[]> {
  const site = sites[0]?.uuid
  const { addFeeEarner: earner } = await api<{ addFeeEarner: { uuid: string } }>(page, EARNER, {
    firm,
    input: { site, firstname: 'Priya', surname: 'Shah', initials: 'PS', type: 'solicitor', grade: 'A' },
  })
  const certificate = {
    certificateNumber: '1129999ZZ001',
    courtLevel: 'other_judge',
    dateOfIssue: '2024-05-01',
    certificateScopes: scopeCodes('children_child_arrangement_orders')
      .slice(0, 1)
      .map((scope) => ({ scope })),
  }
  const made = names.map(async (caseName, i) => {
    const input = {
      caseName,
      solicitorsCaseReference: `RATES/${i + 1}`,
      caseType: 'children_child_arrangement_orders',
      feeEarner: earner.uuid,
      site,
      certificate,
    }
    return (await api<{ addLegalAidCase: { uuid: string } }>(page, CASE, { firm, input })).addLegalAidCase.uuid
  })
  return Promise.all(made)
}

const addEdition = (page: Page, { uuid: firm }: Firm, input: Omit<Edition, 'uuid'>, key = FEES) =>
  api<{ addRateEdition: { uuid: string } }>(page, EDITION, { firm, key, input })
const editionsOf = async (page: Page, { uuid: firm }: Firm, key = FEES): Promise<Edition[]> =>
  (await api<{ rateTable: { editions: Edition[] } }>(page, EDITIONS, { firm, key })).rateTable.editions
const figure = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const review = (page: Page) => button(page, 'Review changes')
const paste = (page: Page, name: string, text: string): Promise<void> =>
  figure(page, name).evaluate((input, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
/**
 * Checks a whole form at once: what its foot half covers in a lower window is scrolled to, and no target that is too
 * small.
 */
async function expectFormAccessible(page: Page): Promise<void> {
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, height: 1600 })
  await expectAccessible(page)
  await page.setViewportSize(size)
}
const sheet = (text: string) => ({ name: 'fees.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an owner enters a missing fixed fee, sees which case it prices, and the case says whose fee it is @database', async ({
  page,
  another,
}) => {
  const { firm, owner } = await makeHouse(await another())
  await signIn(page, owner)
  const [caseUuid = ''] = await makeChildrenCases(page, firm, ['Re Unpaid'])
  await gotoCase(page, caseUuid)
  await costs(page).getByRole('button', { name: '1 item has no rate held' }).click()
  await expect(anyDialog(page).getByRole('link', { name: 'Table 3', exact: true })).toHaveAttribute(
    'href',
    `/settings/rates/${FEES}?client=${firm.uuid}`,
  )
  await expectAccessible(page, '[role=dialog]')
  await close(anyDialog(page))
  await costs(page).getByRole('link', { name: 'Enter the rates' }).click()

  await expect(page).toHaveURL(`${HOUSE_URL}/settings/rates?client=${firm.uuid}`)
  await expect(row(page, 'Table 3')).toContainText('Not held')
  await expect(row(page, 'Table 3')).toContainText('0 of 12')
  await expectAccessible(page)
  await picture(page, 'rates-list')
  await page.getByRole('link', { name: 'Table 3', exact: true }).click()
  await expect(main(page)).toContainText('No figure of this table is held')
  await page.getByRole('link', { name: 'New edition' }).click()

  await pageField(page, 'In force from').fill('01/04/2013')
  await pageField(page, 'Authority').fill('SI 2013/422 Sch. 1 Pt 1 Table 3')
  await figure(page, FEE).fill('16,08')
  await paste(page, 'Finance, Other judge, London', '£100\r\n2,000.5\r\n')
  await expect(main(page)).toContainText('2 figures pasted.')
  await expect(figure(page, 'Finance, High Court judge, London')).toHaveValue('2000.50')
  await review(page).click()
  // The wrong figure alone is marked, and what was entered stays.
  await expect(figure(page, FEE)).toBeFocused()
  await expect(figure(page, FEE)).toHaveAttribute('aria-invalid', 'true')
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(main(page)).toContainText('Enter an amount from 0.01 to 99,999.99')
  await expect(figure(page, 'Finance, Other judge, London')).toHaveValue('100.00')
  await expect(pageField(page, 'Authority')).toHaveValue('SI 2013/422 Sch. 1 Pt 1 Table 3')
  await expectFormAccessible(page)
  await picture(page, 'rates-refused')
  await figure(page, FEE).fill('£1,608')
  await figure(page, FEE).press('Enter')
  await expect(figure(page, 'Children, High Court judge, Non-London')).toBeFocused()
  await expect(figure(page, FEE)).toHaveValue('1608.00')

  await review(page).click()
  await expect(anyDialog(page)).toContainText('1 open case uses this table; it changes.')
  const changed = anyDialog(page).getByRole('row').filter({ hasText: 'Re Unpaid' })
  await expect(changed).toContainText(/RATES\/1.*Not priced.*1,929\.60/)
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'rates-review')
  // Cancelling the review keeps everything.
  await button(page, 'Cancel').click()
  await expect(anyDialog(page)).toHaveCount(0)
  await expect(figure(page, FEE)).toHaveValue('1608.00')
  expect(await editionsOf(page, firm)).toEqual([])
  await review(page).click()
  await button(page, 'Save edition').click()

  await expect(page.getByText('The edition of 01/04/2013 has been saved.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Editions' })).toContainText(
    /From 01\/04\/2013\s*In force today\s*Own, by Ann Lee on /,
  )
  await expect(row(page, 'Other judge').first()).toContainText(/not held\s*1,608\.00/)
  await expectAccessible(page)
  await picture(page, 'rates-table')

  await visit(page, `/cost-draft/cases/draft/edit/${caseUuid}`)
  await costs(page).getByRole('button', { name: 'Explain Fixed fee, £1,608.00' }).click()
  await expect(anyDialog(page)).toContainText(new RegExp(`Own edition of ${firm.name}, recorded by Ann Lee on \\d`))
  await expect(anyDialog(page)).toContainText('SI 2013/422 Sch. 1 Pt 1 Table 3')
  await picture(page, 'rates-explained')
})

test('a sheet fills the grid, says what it could not read, and can be taken back @long', async ({ page, another }) => {
  const { firm, owner } = await makeHouse(await another())
  await signIn(page, owner)
  await page.goto(`${HOUSE_URL}/settings/rates/${FEES}/add?client=${firm.uuid}`)
  await figure(page, FEE).fill('9')
  const heads = 'aspect,court_level,location,unit,amount'
  await page
    .getByLabel('Sheet of figures')
    .setInputFiles(
      sheet(
        `${heads}\nchildren,other_judge,London,fee,"£1,700.00"\nchildren,other_judge,Paris,fee,5\nfinance,other_judge,London,fee,x\n`,
      ),
    )
  await expect(figure(page, 'Children, Other judge, London')).toHaveValue('1700.00')
  await expect(figure(page, FEE)).toHaveValue('')
  const problems = main(page).getByRole('alert')
  await expect(problems.getByRole('listitem')).toHaveCount(2)
  await expect(problems.getByRole('listitem').first()).toContainText('Row 3, Location:')
  await expect(problems.getByRole('listitem').last()).toContainText('Row 4, Amount:')
  await expectFormAccessible(page)
  await picture(page, 'rates-sheet')
  await button(page, 'Undo').click()
  await expect(figure(page, FEE)).toHaveValue('9')
  await expect(figure(page, 'Children, Other judge, London')).toHaveValue('')
  const downloaded = page.waitForEvent('download')
  await button(page, 'Download CSV').click()
  expect((await downloaded).suggestedFilename()).toBe('Table 3.csv')
})

test('an edition changed by two people: what differs is shown, and what one did not change stays', async ({
  page,
  another,
}) => {
  const colleague = await another()
  const { firm, owner } = await makeHouse(colleague)
  const amounts = [
    { row: 'children.other_judge.London', amount: '100.00' },
    { row: 'finance.other_judge.London', amount: '200.00' },
  ]
  const edition = { effectiveFrom: '2013-04-01', authority: 'The table as printed', amounts }
  const {
    addRateEdition: { uuid },
  } = await addEdition(colleague, firm, edition)
  await signIn(page, owner)
  await page.goto(`${HOUSE_URL}/settings/rates/${FEES}?client=${firm.uuid}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await figure(page, 'Children, Other judge, London').fill('110')
  const theirs = [
    { row: 'children.other_judge.London', amount: '120.00' },
    { row: 'finance.other_judge.London', amount: '250.00' },
  ]
  await api(colleague, CHANGE, { firm: firm.uuid, key: FEES, uuid, input: { ...edition, amounts: theirs } })
  await review(page).click()
  await button(page, 'Save edition').click()
  const question = page.getByRole('alertdialog', { name: 'Someone else changed this edition' })
  await expect(question.getByRole('row').nth(1)).toContainText(/Children, Other judge, London, £\s*110\.00\s*120\.00/)
  await expect(question.getByRole('row')).toHaveCount(2)
  await picture(page, 'rates-conflict')
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('The edition of 01/04/2013 has been saved.')).toBeVisible()
  expect((await editionsOf(page, firm))[0]?.amounts.toSorted((a, b) => (a.row < b.row ? -1 : 1))).toEqual([
    { row: 'children.other_judge.London', amount: '110.00' },
    { row: 'finance.other_judge.London', amount: '250.00' },
  ])
})

test('an edition is removed after a review, and a provisional one is confirmed with its own figures @long', async ({
  page,
  another,
}) => {
  const { firm, owner } = await makeHouse(await another())
  await signIn(page, owner)
  const edition = {
    effectiveFrom: '2013-04-01',
    authority: 'A table',
    amounts: [{ row: 'children.other_judge.Non-London', amount: '10.00' }],
  }
  await addEdition(page, firm, edition)
  await makeChildrenCases(page, firm, ['Re Removed'])
  await page.goto(`${HOUSE_URL}/settings/rates/${FEES}?client=${firm.uuid}`)
  await button(page, 'Remove…').click()
  await expect(anyDialog(page)).toContainText('1 open case uses this table; it changes.')
  await expect(anyDialog(page).getByRole('row').filter({ hasText: 'Re Removed' })).toContainText(/12\.00.*Not priced/)
  await picture(page, 'rates-remove')
  await button(page, 'Cancel').click()
  expect(await editionsOf(page, firm)).toHaveLength(1)
  await button(page, 'Remove…').click()
  await button(page, 'Remove edition').click()
  await expect(main(page)).toContainText('No figure of this table is held')
  expect(await editionsOf(page, firm)).toEqual([])

  await visit(page, `/settings/rates/hourly_9aa?client=${firm.uuid}`)
  await expect(main(page)).toContainText('Provisional. Table 9(a) less 10 %')
  await picture(page, 'rates-provisional')
  await page.getByRole('link', { name: 'Confirm…' }).click()
  await expect(pageField(page, 'In force from')).toHaveValue('22/04/2014')
  await expect(figure(page, 'Family Court, Preparation, London')).toHaveValue('55.24')
  await pageField(page, 'Authority').fill('SI 2014/586, read in the library')
  await review(page).click()
  await button(page, 'Save edition').click()
  const editions = page.getByRole('navigation', { name: 'Editions' })
  await expect(editions.getByRole('link')).toHaveCount(2)
  await expect(editions.getByRole('link').first()).toContainText(/In force today\s*Own, by Ann Lee/)
  await visit(page, `/settings/rates?client=${firm.uuid}`)
  await expect(row(page, 'Table 9(aa)')).toContainText(/Held\s*28 of 28\s*1/)
})

test('cases are priced page by page; a page that fails is tried again, and nothing is counted twice @long', async ({
  page,
  another,
}) => {
  const { firm, owner } = await makeHouse(await another())
  await signIn(page, owner)
  const names = Array.from({ length: 101 }, (_, i) => `Re Page ${i + 1}`)
  await makeChildrenCases(page, firm, names)
  let asked = 0
  await page.route('**/graphql', async (route) => {
    const isPage = route.request().postData()?.includes('"RateEditionPreview"') === true
    if (isPage) asked++
    await (isPage && asked === 3 ? route.fulfill({ status: 503, body: 'down' }) : route.fallback())
  })
  await page.goto(`${HOUSE_URL}/settings/rates/${FEES}/add?client=${firm.uuid}`)
  await pageField(page, 'In force from').fill('01/04/2013')
  await pageField(page, 'Authority').fill('A table')
  await figure(page, FEE).fill('100')
  await review(page).click()
  await expect(anyDialog(page).getByRole('alert')).toContainText('Not all cases could be priced.')
  await expect(anyDialog(page)).toContainText('100 of 101 open cases priced so far; 100 change.')
  await picture(page, 'rates-review-failed')
  await button(page, 'Try again').click()
  await expect(anyDialog(page)).toContainText('101 open cases use this table; 101 change.')
  await expect(anyDialog(page).getByRole('row').filter({ hasText: 'Re Page' })).toHaveCount(101)
  expect(asked).toBe(4)
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'rates-review-long')
})

test('the grid begins with the edition in force on the first day, and what is typed is kept on the device @long', async ({
  page,
  another,
}) => {
  const { firm, owner } = await makeHouse(await another())
  await signIn(page, owner)
  await page.goto(`${HOUSE_URL}/settings/rates/care_fixed_fee/add?client=${firm.uuid}`)
  const fee = 'Parent, Other judge, One client, North'
  await expect(figure(page, fee)).toHaveValue('1911.00')
  await pageField(page, 'In force from').fill('01/05/2013')
  await expect(figure(page, fee)).toHaveValue('2123.00')
  await figure(page, fee).fill('2000')
  await pageField(page, 'In force from').fill('01/05/2015')
  await expect(main(page)).toContainText(
    '48 figures differ from the edition of 22/04/2014, which is in force on that day.',
  )
  await expect(figure(page, fee)).toHaveValue('2000.00')
  await page.reload()
  await button(page, 'Restore what you typed').click()
  await expect(figure(page, fee)).toHaveValue('2000.00')
  await expect(pageField(page, 'In force from')).toHaveValue('01/05/2015')
  await button(page, 'Use its figures').click()
  await expect(figure(page, fee)).toHaveValue('1911.00')
  await picture(page, 'rates-care')
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sideways(page.locator('html'))).toBe(0)
    await picture(page, `rates-care-${width}`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await button(page, 'Leave').click()
  await expect(page.getByRole('navigation', { name: 'Editions' }).getByRole('link')).toHaveCount(2)
  // What cannot be undone any more is not offered.
  await expect(button(page, 'Undo')).toHaveCount(0)
  expect(await sideways(page.locator('html'))).toBe(0)
  await picture(page, 'rates-table-390')
  await visit(page, `/settings/rates?client=${firm.uuid}`)
  await expect(row(page, 'Table 2(c)')).toContainText('Fixed fee in care and supervision proceedings')
  expect(await sideways(page.locator('html'))).toBe(0)
  await picture(page, 'rates-list-390')
})

test('who may not edit rates gets no link and no page; who may for several firms chooses one @long', async ({
  page,
  another,
}) => {
  await signIn(page, 'draftsman@harbour.example')
  await page.goto(`${HOUSE_URL}/settings`)
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rates' })).toHaveCount(0)
  for (const path of ['', `/${FEES}`, `/${FEES}/add`]) {
    await page.goto(`${HOUSE_URL}/settings/rates${path}`)
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
  }
  const owner = await another()
  await signIn(owner, OWNER)
  await owner.goto(`${HOUSE_URL}/settings`)
  await owner.getByRole('link', { name: 'Open the rates' }).click()
  await labelled(owner, 'Firm').selectOption('Bryn Solicitors')
  await expect(main(owner)).toContainText('The cases of Bryn Solicitors')
  await expect(owner).toHaveURL(/client=/)
  await owner.getByRole('link', { name: 'Table 9(b)', exact: true }).click()
  await expect(main(owner)).toContainText('Bryn Solicitors')
  await owner.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link', { name: 'Rates' }).click()
  await expect(main(owner)).toContainText('The cases of Bryn Solicitors')

  const administrator = await another()
  await signIn(administrator, ADMIN)
  await administrator.goto(`${HOUSE_URL}/settings/rates`)
  await administrator.getByRole('textbox', { name: 'Search clients' }).fill('Calder & Co')
  // Until then its row can still move from under the pointer.
  await expect(main(administrator).locator('tbody tr')).toHaveCount(1)
  await administrator.getByRole('link', { name: 'Calder & Co' }).click()
  await expect(main(administrator)).toContainText('The cases of Calder & Co')
  // Who may not read the cases of a firm is not told which of them change.
  await administrator.getByRole('link', { name: 'Table 3', exact: true }).click()
  await administrator.getByRole('link', { name: 'New edition' }).click()
  await pageField(administrator, 'In force from').fill('01/04/2013')
  await pageField(administrator, 'Authority').fill('A table')
  await figure(administrator, FEE).fill('1')
  await review(administrator).click()
  await expect(anyDialog(administrator)).toContainText('only to people who may read its cases')
  await button(administrator, 'Cancel').click()
})

/** A deputyship of a firm, with a fee earner. Returns its uuid. */
async function makeDeputyship(page: Page, { uuid: firm, sites }: Firm): Promise<string> {
  const site = sites[0]?.uuid
  const { addFeeEarner: earner } = await api<{ addFeeEarner: { uuid: string } }>(page, EARNER, {
    firm,
    input: { site, firstname: 'Priya', surname: 'Shah', initials: 'PS', type: 'solicitor', grade: 'A' },
  })
  const input = {
    ...{ caseName: 'Re P, a deputyship', solicitorsCaseReference: 'COP/9', feeEarner: earner.uuid, site },
    ...{ caseType: 'general_management', courtType: 'court_of_protection', courtName: 'Court of Protection' },
    ...{ caseNumber: '13456789', claimant: 'Ann Lee, deputy', defendant: 'The protected person' },
    ...{ startDate: '2024-04-01', endDate: '2025-03-31', opgEstimate: 5_000, courtFee: 0 },
  }
  const { addCourtOfProtectionCase: added } = await api<{ addCourtOfProtectionCase: { uuid: string } }>(
    page,
    'mutation ($firm: ID!, $input: CourtOfProtectionCaseInput!) { addCourtOfProtectionCase(solicitorUuid: $firm, input: $input) { uuid } }',
    { firm, input },
  )
  return added.uuid
}

test('the lists of the Court of Protection are empty, entered by keyboard, chosen on a row and then retired @long', async ({
  page,
  another,
}) => {
  const CATEGORY = 'Category of form OPG105'
  const { firm, owner } = await makeHouse(await another())
  await signIn(page, owner)
  const caseUuid = await makeDeputyship(page, firm)
  const asked = (name: string) => labelled(anyDialog(page), name)
  const addRow = async (): Promise<void> => {
    await gotoCase(page, caseUuid, { tab: 'time-recordings' })
    await button(page, 'Add time recording').click()
    await expect(asked('Time')).toBeVisible()
  }
  // While a list is empty no row asks for an entry of it.
  await addRow()
  await expect(asked(CATEGORY)).toHaveCount(0)
  await close(anyDialog(page))

  await page.goto(`${HOUSE_URL}/settings`)
  await expect(page.getByRole('checkbox', { name: 'Someone resolves a comment of yours' })).toBeVisible()
  await page.getByRole('link', { name: 'Lists of the Court of Protection' }).click()
  await expect(main(page)).toContainText('CostDraft does not hold the list of the Office of the Public Guardian.')
  await expect(main(page)).toContainText('CostDraft does not hold the court’s list.')
  await expectAccessible(page)
  await picture(page, 'bill-lists-empty')

  await button(page, 'Add category').focus()
  await page.keyboard.press('Enter')
  await expect(asked('Code')).toBeFocused()
  await page.keyboard.type('1')
  for (const [name, text] of [
    ['Name', 'Visits to the protected person'],
    ['Source', 'Form OPG105, version 06.23'],
    ['From', '01/06/2023'],
  ] as const) {
    await asked(name).focus()
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('The category has been saved.')).toBeVisible()
  await expect(anyDialog(page)).toHaveCount(0)
  // The next one is of the same form; a code that is there already is refused at its field.
  await button(page, 'Add category').click()
  await expect(asked('Source')).toHaveValue('Form OPG105, version 06.23')
  await asked('Code').fill('1')
  await asked('Name').fill('Property')
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(anyDialog(page)).toContainText('There is an entry with this code.')
  await expectAccessible(page)
  await picture(page, 'bill-lists-refused')
  await asked('Code').fill('2')
  await asked('Position').fill('1')
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Property')).toContainText('From 01/06/2023')
  await button(page, 'Remove 2 Property').click()
  await expect(row(page, 'Property')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(row(page, 'Property')).toHaveCount(1)
  await picture(page, 'bill-lists')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page.locator('html'))).toBe(0)
  await picture(page, 'bill-lists-390')
  await page.setViewportSize({ width: 1440, height: 900 })

  await addRow()
  await expect(asked('Activity of the official bill')).toHaveCount(0)
  await asked('Date').fill('14/05/2024')
  await asked('Fee earner').selectOption({ index: 1 })
  await asked('Activity').selectOption('Preparation')
  await asked('Time').fill('1')
  await asked(CATEGORY).selectOption('1 Visits to the protected person')
  await picture(page, 'bill-lists-row')
  await expectAccessible(page)
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(anyDialog(page)).toHaveCount(0)

  // What a row has is retired: the row keeps it, and undoing brings it back.
  await page.goto(`${HOUSE_URL}/settings/bill-lists`)
  await button(page, 'Retire 1 Visits to the protected person').click()
  await expect(row(page, 'Visits')).toContainText('Retired: no further row offers it')
  await picture(page, 'bill-lists-retired')
  await addRow()
  await expect(asked(CATEGORY).locator('option')).toContainText(['1 Visits to the protected person (retired)'])
})
