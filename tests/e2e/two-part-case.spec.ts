import { scopeCodes } from '@costdraft/schema/areas/scopes.ts'
import { expect, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test, anyDialog } from './firm-people.ts'
import { HOUSE_URL, OWNER, api, close, picture, signIn, inGraphql } from './people.ts'
import { legalAidFacts } from '../support/recorded-facts.ts'
import { main, button, pageField, field } from './screen.ts'
import { costs, gotoCase } from './workspace.ts'
import { ADD_TIME, ADD_DISBURSEMENT, ADD_EARNER, ADD_CASE } from './mutations.ts'
import { CHILD, ABUSE, partOfCase, figures } from './two-parts.ts'

const TYPE = 'domestic_abuse_and_child_arrangement'
const EDITION =
  'mutation ($f: ID!, $i: RateEditionInput!) { addRateEdition(clientUuid: $f, key: "private_family_fixed_fee", input: $i) { uuid } }'
const HEARING = 'mutation ($c: ID!, $i: HearingInput!) { addHearing(caseUuid: $c, input: $i) { uuid } }'
const CHANGE = 'mutation ($c: ID!, $i: LegalAidCaseChanges!) { editLegalAidCase(uuid: $c, input: $i) { uuid } }'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
/** The part of the Enhancement tab with the percentages of one part. */
const enhancement = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Enhancement', exact: true }).getByRole('region', { name, exact: true })
const figure = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const exceptional = (within: Locator) => within.getByRole('checkbox')

interface House {
  firm: string
  site: string
  earner: string
  owner: string
}

/** A firm of solicitors in Leeds, outside London, with a fee earner and an owner, who is signed in on the page. */
async function makeHouse(page: Page, colleague: Page): Promise<House> {
  await signIn(colleague, OWNER)
  const firm = await makeFirm(colleague, 'Two Parts', 'solicitor')
  const owner = await makeUser(colleague, firm, 'Ann Lee')
  const site = firm.sites[0]?.uuid ?? ''
  await signIn(page, owner)
  const { addFeeEarner } = await api<{ addFeeEarner: { uuid: string } }>(page, ADD_EARNER, {
    f: firm.uuid,
    i: { site, firstname: 'Priya', surname: 'Shah', initials: 'PS', type: 'solicitor', grade: 'A' },
  })
  return { firm: firm.uuid, site, earner: addFeeEarner.uuid, owner }
}

const makeCase = async (page: Page, { firm, site, earner }: House, caseType = TYPE): Promise<string> => {
  const scopes =
    caseType === TYPE
      ? [
          { scope: 'FM062', casePart: 'child_arrangement' },
          { scope: 'AA019', casePart: 'non_molestation_order' },
        ]
      : scopeCodes('finance')
          .slice(0, 1)
          .map((scope) => ({ scope }))
  const certificate = {
    certificateNumber: '1129999ZZ001',
    courtLevel: 'other_judge',
    dateOfIssue: '2025-01-10',
    certificateScopes: scopes,
  }
  const { addLegalAidCase } = await api<{ addLegalAidCase: { uuid: string } }>(page, ADD_CASE, {
    f: firm,
    i: {
      caseName: 'Barker v Barker',
      solicitorsCaseReference: 'PART/1',
      ...inGraphql(legalAidFacts),
      caseType,
      feeEarner: earner,
      site,
      certificate,
    },
  })
  return addLegalAidCase.uuid
}
const enterFees = (page: Page, { firm }: House): Promise<unknown> =>
  api(page, EDITION, {
    f: firm,
    i: {
      effectiveFrom: '2013-04-01',
      authority: 'The table as printed',
      amounts: [
        { row: 'children.other_judge.Non-London', amount: '300.00' },
        { row: 'domestic_abuse.other_judge.Non-London', amount: '400.00' },
      ],
    },
  })
const open = (page: Page, uuid: string, more = '', mode = 'draft/edit') =>
  page.goto(`${HOUSE_URL}/cost-draft/cases/${mode}/${uuid}${more}`)

async function newCase(page: Page): Promise<string> {
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  await pageField(page, 'Case name').fill('Barker v Barker')
  await pageField(page, "Solicitor's case reference").fill('PART/1')
  await pageField(page, 'Case type').selectOption('Domestic abuse and child arrangements')
  await pageField(page, 'Fee earner').selectOption({ label: 'Priya Shah (PS)' })
  await pageField(page, 'Site').selectOption({ index: 1 })
  await pageField(page, 'Court level').selectOption('Other judge')
  await pageField(page, 'Certificate number').fill('1129999ZZ001')
  await pageField(page, 'Date of issue').fill('10/01/2025')
  for (const [name, scope] of [
    [CHILD, 'Final hearing FM062'],
    [ABUSE, 'Injunction FLA-to final hearing AA019'],
  ] as const)
    await page.getByRole('group', { name }).getByRole('checkbox', { name: scope }).check()
  await button(page, 'Next').click()
  await expect(page).toHaveURL(/draft\/edit\/[\da-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

test('the fees of both parts are entered, then each part is priced, claimed and enhanced by itself @database', async ({
  page,
  another,
}) => {
  test.slow()
  const house = await makeHouse(page, await another())
  const c = await newCase(page)

  // Parts is the first tab. No fee is held yet, and no zero stands for it.
  await expect(tab(page, 'Parts')).toHaveAttribute('aria-selected', 'true')
  await expect(figures(page, CHILD)).toHaveText(['Not priced', '–', '–', 'Not priced', 'Not priced', 'Not priced'])
  await expect(partOfCase(page, CHILD)).toContainText('Fixed fee. Not priced: rate not held.')
  await expect(partOfCase(page, ABUSE)).toContainText('Whether the part escapes its fixed fee cannot be tested')
  await expect(partOfCase(page, ABUSE).getByRole('list', { name: 'Scopes' })).toHaveText(
    'AA019 Injunction FLA-to final hearing',
  )
  await expect(partOfCase(page, CHILD).getByRole('list', { name: 'Scopes' })).toHaveText('FM062 Final hearing')
  await partOfCase(page, CHILD).getByRole('link', { name: 'Enter the rates' }).click()
  await page.getByRole('link', { name: 'Table 3', exact: true }).click()
  await page.getByRole('link', { name: 'New edition' }).click()
  await pageField(page, 'In force from').fill('01/04/2013')
  await pageField(page, 'Authority').fill('SI 2013/422 Sch. 1 Pt 1 Table 3')
  await figure(page, 'Children, Other judge, Non-London').fill('300')
  await figure(page, 'Domestic abuse, Other judge, Non-London').fill('400')
  await button(page, 'Review changes').click()
  await button(page, 'Save edition').click()
  await expect(page.getByText('The edition of 01/04/2013 has been saved.')).toBeVisible()

  // The part is asked for, and handed on to the next row.
  await open(page, c, '?tab=time-recordings')
  await page.getByRole('button', { name: 'Add time recording' }).first().click()
  await field(page, 'Date').fill('03/02/2025')
  await field(page, 'Activity').selectOption('Preparation')
  await field(page, 'Time').fill('20')
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Part')).toBeFocused()
  await expect(field(page, 'Part')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Part').selectOption(CHILD)
  await anyDialog(page).getByRole('button', { name: 'Save and add another' }).click()
  await expect(field(page, 'Time')).toHaveValue('')
  await expect(field(page, 'Part').locator('option:checked')).toHaveText(CHILD)
  await field(page, 'Part').selectOption(ABUSE)
  await field(page, 'Activity').selectOption('Preparation')
  await field(page, 'Time').fill('5')
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByRole('row').filter({ hasText: ABUSE })).toContainText('5.00')

  for (const [casePart, endTime] of [
    ['child_arrangement', '11:00'],
    ['non_molestation_order', '10:30'],
  ])
    await api(page, HEARING, {
      c,
      i: {
        date: '2025-03-04',
        feeEarner: house.earner,
        hearingType: 'interim',
        courtLevel: 'other_judge',
        startTime: '10:00',
        endTime,
        casePart,
        // £50.00 of court fees with the hearing of the first part: a disbursement of that part.
        ...(casePart === 'child_arrangement' && {
          disbursements: [{ disbursementType: 'court_fee', amount: 50, vatExempt: true }],
        }),
      },
    })
  await api(page, ADD_DISBURSEMENT, {
    c,
    i: {
      date: '2025-03-05',
      disbursementType: 'court_fee',
      amount: 100,
      vatExempt: false,
      casePart: 'non_molestation_order',
    },
  })
  await open(page, c, '?tab=disbursements')
  await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toContainText(CHILD)
  await expect(page.getByRole('tabpanel').getByRole('row').nth(2)).toContainText(ABUSE)
  await open(page, c, '?tab=hearings')
  await expect(page.getByRole('tabpanel').getByRole('row').filter({ hasText: CHILD })).toContainText('10:00–11:00')

  // Children: 300.00 + 62.69 (unit 1) + 50.00; 60.00 + 12.54 of VAT. Twenty hours at 54.90 are 1,098.00, above three
  // times the fee. Abuse: 400.00 + 81.50 (unit 1) + 100.00; 80.00 + 16.30 + 20.00 of VAT. Five hours at 54.90 are
  // 274.50, far below 1,200.00.
  await tab(page, 'Parts').click()
  await expect(figures(page, CHILD)).toHaveText(['300.00', '900.00', '1,098.00', '412.69', '72.54', '485.23'])
  await expect(figures(page, ABUSE)).toHaveText(['400.00', '1,200.00', '274.50', '581.50', '116.30', '697.80'])
  await expect(figures(page, 'Together')).toHaveText(['994.19', '188.84', '1,183.03'])
  await expect(partOfCase(page, CHILD)).toContainText('£198.00 above: the part escapes')
  await expect(partOfCase(page, CHILD)).toContainText(
    'The part escapes its fixed fee, but is not claimed as exceptional.',
  )
  await expect(partOfCase(page, ABUSE)).toContainText('£925.50 below the threshold')
  await expect(costs(page).getByRole('table', { name: 'Costs by head' }).getByRole('row')).toHaveText([
    'Head£',
    CHILD,
    'Fixed fee300.00',
    /^Advocacy.*62\.69$/,
    'Disbursements50.00',
    'Subtotal412.69',
    ABUSE,
    'Fixed fee400.00',
    /^Advocacy.*81\.50$/,
    'Disbursements100.00',
    'Subtotal581.50',
    'Together',
    'Net994.19',
    'VAT188.84',
    /^Total.*1,183\.03$/,
  ])
  await expectAccessible(page)
  await picture(page, 'parts')

  // One part is claimed: it alone is paid by the hour.
  await exceptional(partOfCase(page, CHILD)).focus()
  await page.keyboard.press('Space')
  await expect(figures(page, CHILD)).toHaveText(['300.00', '900.00', '1,098.00', '1,210.69', '232.14', '1,442.83'])
  await expect(figures(page, ABUSE)).toHaveText(['400.00', '1,200.00', '274.50', '581.50', '116.30', '697.80'])
  await expect(costs(page).getByRole('checkbox', { name: `Exceptional: ${CHILD}` })).toBeChecked()
  await expect(costs(page).getByRole('checkbox', { name: `Exceptional: ${ABUSE}` })).not.toBeChecked()
  await expect(
    costs(page).getByRole('table', { name: /^Not counted: Child Arrangements\. This part is exceptional/ }),
  ).toContainText('Fixed fee300.00')
  await expect(
    costs(page).getByRole('table', { name: /^Not counted: Domestic Abuse\. This part is not exceptional/ }),
  ).toContainText('Core costs: scheduled274.50')

  await tab(page, 'Enhancement').click()
  await expect(enhancement(page, ABUSE).getByRole('button', { name: 'Edit enhancement' })).toBeDisabled()
  await expect(enhancement(page, ABUSE)).toContainText('This part is not exceptional, so the fixed fee is paid')
  await enhancement(page, CHILD).getByRole('button', { name: 'Edit enhancement' }).click()
  await expect(anyDialog(page).getByRole('spinbutton')).toHaveCount(7)
  await anyDialog(page).getByLabel(`${CHILD}: preparation`).fill('20')
  await page.keyboard.press('Enter')
  await expect(enhancement(page, CHILD).getByRole('row', { name: 'Preparation' })).toHaveText('Preparation20 %')
  await expect(enhancement(page, ABUSE).getByRole('row', { name: 'Preparation' })).toHaveText('Preparation0 %')
  await expectAccessible(page)
  await picture(page, 'parts-enhancement')

  // 1,098.00 × 1.20 = 1,317.60, its VAT 263.52.
  await open(page, c)
  await expect(figures(page, CHILD)).toHaveText(['300.00', '900.00', '1,098.00', '1,430.29', '276.06', '1,706.35'])
  await expect(figures(page, 'Together')).toHaveText(['2,011.79', '392.36', '2,404.15'])
  await costs(page)
    .getByRole('button', { name: `Explain Core costs: scheduled: ${CHILD}, £1,317.60` })
    .click()
  await expect(anyDialog(page)).toHaveAccessibleName(`Core costs: scheduled: ${CHILD}`)
  // The row of the other part is not among its lines.
  await expect(anyDialog(page).getByRole('table', { name: 'Lines' }).getByRole('row')).toHaveCount(2)
  await expect(anyDialog(page).getByRole('table', { name: 'Lines' })).toContainText('20.00 h54.9020 %1,317.60263.52')
  await close(anyDialog(page))
  await costs(page)
    .getByRole('button', { name: `Explain Fixed fee: ${ABUSE}, £400.00` })
    .click()
  await expect(anyDialog(page).getByRole('definition').first()).toHaveText(ABUSE)
  await close(anyDialog(page))
  await costs(page)
    .getByRole('button', { name: `Explain Net: ${ABUSE}, £581.50` })
    .click()
  await expect(anyDialog(page).getByRole('table', { name: 'Heads' }).getByRole('row')).toHaveText([
    'HeadNet, £VAT, £Total, £',
    'Fixed fee400.0080.00480.00',
    'Advocacy81.5016.3097.80',
    'Disbursements100.0020.00120.00',
    'Total581.50116.30697.80',
    'Not counted',
    'Core costs: routineThis part is not exceptional: its fixed fee is paid instead.0.000.000.00',
    'Core costs: scheduledThis part is not exceptional: its fixed fee is paid instead.274.5054.90329.40',
  ])
  await close(anyDialog(page))
  await partOfCase(page, 'Together').getByRole('button', { name: 'Explain Net, £2,011.79' }).click()
  await expect(anyDialog(page).getByRole('table', { name: 'Heads' }).getByRole('row')).toHaveCount(15)
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'parts-explained')
  await close(anyDialog(page))

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(figures(page, CHILD).first()).toHaveText('300.00')
  await expectAccessible(page)
  await picture(page, 'parts-dark')

  // In review the claims are read.
  await open(page, c, '', 'draft/review')
  await expect(exceptional(partOfCase(page, CHILD))).toBeChecked()
  await expect(exceptional(partOfCase(page, CHILD))).toBeDisabled()
  await expect(exceptional(partOfCase(page, ABUSE))).toBeDisabled()
})

test('percentages of one part leave those that somebody saved meanwhile for the other @long', async ({
  page,
  another,
}) => {
  const colleague = await another()
  const house = await makeHouse(page, colleague)
  const c = await makeCase(page, house)
  await signIn(colleague, house.owner)
  for (const casePart of ['child_arrangement', 'non_molestation_order'])
    await api(
      page,
      'mutation ($c: ID!, $p: CasePart) { setExceptional(caseUuid: $c, casePart: $p, exceptional: true) { uuid } }',
      { c, p: casePart },
    )
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, c, '?tab=enhancement')
  // A link to a tab for which there is no room shows it.
  await expect(tab(page, 'Enhancement')).toBeInViewport({ ratio: 1 })
  await enhancement(page, CHILD).getByRole('button', { name: 'Edit enhancement' }).click()
  await anyDialog(page).getByLabel(`${CHILD}: preparation`).fill('25')
  await api(
    colleague,
    'mutation ($c: ID!) { setEnhancements(caseUuid: $c, enhancements: [{ activityType: preparation, casePart: non_molestation_order, enhancement: 30 }]) { uuid } }',
    { c },
  )
  await page.keyboard.press('Enter')
  await expect(anyDialog(page)).toHaveCount(0)
  await expect(enhancement(page, CHILD).getByRole('row', { name: 'Preparation' })).toHaveText('Preparation25 %')
  await expect(enhancement(page, ABUSE).getByRole('row', { name: 'Preparation' })).toHaveText('Preparation30 %')
})

test('after a change of type the rows without a part are announced, counted, led to, and priced once it is chosen @long', async ({
  page,
  another,
}) => {
  const house = await makeHouse(page, await another())
  const c = await makeCase(page, house, 'finance')
  await enterFees(page, house)
  const time = { date: '2025-02-03', feeEarner: house.earner, activityType: 'preparation', time: 5 }
  for (const description of ['Reading in', 'Drafting']) await api(page, ADD_TIME, { c, i: { ...time, description } })
  await api(page, ADD_DISBURSEMENT, {
    c,
    i: { date: '2025-03-05', disbursementType: 'court_fee', amount: 100, vatExempt: true },
  })

  await gotoCase(page, c, { screen: 'details/edit' })
  await pageField(page, 'Case type').selectOption('Domestic abuse and child arrangements')
  await expect(main(page).getByText('This type of case has two parts. Choose the part of each row')).toBeVisible()
  await pageField(page, 'Case type').selectOption('Finance')
  await expect(main(page).getByText('This type of case has two parts.')).toHaveCount(0)
  await api(page, CHANGE, {
    c,
    i: {
      caseType: TYPE,
      certificate: {
        certificateScopes: [
          { scope: 'FM062', casePart: 'child_arrangement' },
          { scope: 'AA019', casePart: 'non_molestation_order' },
        ],
      },
    },
  })

  await open(page, c)
  const apart = partOfCase(page, 'Part not recorded')
  await expect(apart.getByRole('listitem')).toHaveText(['2 in Time Recordings', '1 in Disbursements'])
  await expect(figures(page, 'Part not recorded')).toHaveText(['100.00', '0.00', '100.00'])
  await expect(figures(page, CHILD)).toHaveText(['300.00', '900.00', '0.00', '300.00', '60.00', '360.00'])
  await expect(figures(page, 'Together')).toHaveText(['800.00', '140.00', '940.00'])
  await expectAccessible(page)
  await picture(page, 'parts-not-recorded')
  // Their part is missing, and no rate.
  await expect(costs(page).getByRole('link', { name: 'Enter the rates' })).toHaveCount(0)
  await costs(page).getByRole('button', { name: '2 items are not priced' }).click()
  await expect(anyDialog(page).getByRole('heading', { name: 'Part not recorded' })).toBeVisible()
  await expect(anyDialog(page)).toContainText('Not priced: the part of this row is not recorded.')
  await close(anyDialog(page))

  await open(page, c, '', 'draft/review')
  await button(page, 'MARK AS COMPLETE').click()
  await expect(anyDialog(page).getByRole('listitem')).toHaveText([
    'Part not recorded · Core costs: scheduled · 03/02/2025 · Reading in',
    'Part not recorded · Core costs: scheduled · 03/02/2025 · Drafting',
  ])
  await anyDialog(page).getByRole('button', { name: 'Cancel' }).click()

  await open(page, c)
  await apart.getByRole('link', { name: 'Time Recordings' }).click()
  await expect(tab(page, 'Time Recordings')).toHaveAttribute('aria-selected', 'true')
  const rows = page.getByRole('tabpanel').getByRole('row')
  await expect(rows.nth(1)).toContainText('Not recorded')
  await rows.nth(1).press('Enter')
  await field(page, 'Part').selectOption(CHILD)
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows.nth(1)).toContainText(CHILD)
  await tab(page, 'Parts').click()
  await expect(apart.getByRole('listitem')).toHaveText(['1 in Time Recordings', '1 in Disbursements'])
  // Five hours at 54.90.
  await expect(figures(page, CHILD)).toHaveText(['300.00', '900.00', '274.50', '300.00', '60.00', '360.00'])
})
