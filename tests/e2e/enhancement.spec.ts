import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeSolicitors, test } from './case-by-screen.ts'
import { HOUSE_URL, api, makeCases, picture, signIn } from './people.ts'
import { dialog } from './screen.ts'
import { costs, gotoCase } from './workspace.ts'
import { ADD_TIME, ADD_EARNER } from './mutations.ts'

const EARNER = '{ solicitors { uuid sites { uuid } } }'
const READ =
  'query ($c: ID!) { case(uuid: $c) { enhancement enhancements { activityType enhancement } totals { net vat gross } } }'
interface Read {
  case: {
    enhancement: string | null
    enhancements: { activityType: string; enhancement: number }[]
    totals: { net: string; vat: string; gross: string }
  }
}

const section = (page: Page) => page.getByRole('region', { name: 'Enhancement', exact: true })
const exceptional = (page: Page) => section(page).getByRole('checkbox', { name: 'Exceptional' })
const edit = (page: Page) => section(page).getByRole('button', { name: 'Edit enhancement' })
const row = (page: Page, activity: string) => section(page).getByRole('row', { name: activity })
const reasons = (page: Page) => page.getByRole('textbox', { name: 'Reasons for enhancement' })
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** The net figure of the panel; what it reads instead is told where it is another. */
const expectNet = (page: Page, net: string) =>
  expect(costs(page).getByRole('button', { name: /^Explain Net,/ })).toHaveAccessibleName(`Explain Net, £${net}`)

/**
 * Creates a case with ten hours of preparation by a fee earner who is not a panel member, in a firm of its own; returns
 * its uuid.
 */
async function worked(page: Page, name: string): Promise<string> {
  const { drafter } = await makeSolicitors(page, 'North')
  await signIn(page, drafter)
  const [c = ''] = await makeCases(page, [name])
  const {
    solicitors: [firm],
  } = await api<{ solicitors: { uuid: string; sites: { uuid: string }[] }[] }>(page, EARNER)
  const site = firm?.sites[0]?.uuid
  const { addFeeEarner } = await api<{ addFeeEarner: { uuid: string } }>(page, ADD_EARNER, {
    f: firm?.uuid,
    i: { site, firstname: 'Una', surname: 'Enhanced', type: 'solicitor', grade: 'B' },
  })
  await api(page, ADD_TIME, {
    c,
    i: {
      date: '2025-02-03',
      feeEarner: addFeeEarner.uuid,
      activityType: 'preparation',
      time: 10,
      description: 'Reading in',
    },
  })
  return c
}
const open = (page: Page, uuid: string, mode = 'draft/edit') =>
  gotoCase(page, uuid, { screen: mode, tab: 'enhancement' })

test('percentages are set while the case is exceptional, price at once, are undone, and are kept while it is not', async ({
  page,
}) => {
  const c = await worked(page, 'Re Enhanced')
  const read = async () => (await api<Read>(page, READ, { c })).case
  await open(page, c)
  await expect(row(page, 'Preparation')).toHaveText('Preparation0 %')
  await expect(edit(page)).toBeDisabled()
  await expect(
    section(page).getByText('The case is not exceptional, so the fixed fee is paid and nothing is enhanced.'),
  ).toBeVisible()
  await exceptional(page).focus()
  await page.keyboard.press('Space')
  // The exceptional claim is the same, wherever it is set.
  await expect(costs(page).getByRole('checkbox', { name: 'Exceptional' })).toBeChecked()
  await expectNet(page, '525.70')

  await edit(page).click()
  const preparation = dialog(page).getByLabel('Preparation')
  for (const [name, value] of [
    ['type', 'number'],
    ['min', '0'],
    ['max', '50'],
    ['step', '1'],
  ] as const)
    await expect(preparation).toHaveAttribute(name, value)
  await expect(preparation).toHaveValue('0')
  await preparation.fill('51')
  await page.keyboard.press('Enter')
  await expect(
    dialog(page).getByText('Enter a whole percent from 0 to 50, the most allowed below the High Court.'),
  ).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await picture(page, 'enhancement-refused')
  await preparation.fill('40')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(edit(page)).toBeFocused()
  await expect(row(page, 'Preparation')).toHaveText('Preparation40 %')
  // 525.70 × 1.40 = 735.98, with VAT of 147.20, as in the bill.
  await expectNet(page, '735.98')
  expect((await read()).totals).toEqual({ net: '735.98', vat: '147.20', gross: '883.18' })
  await costs(page).getByRole('button', { name: 'Explain Core costs: scheduled' }).click()
  await expect(dialog(page).getByRole('table', { name: 'Lines' }).getByRole('cell', { name: '40 %' })).toBeVisible()
  await page.keyboard.press('Escape')

  await toast(page, 'Enhancement saved.').getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Preparation')).toHaveText('Preparation0 %')
  await expectNet(page, '525.70')
  await edit(page).click()
  await dialog(page).getByLabel('Preparation').fill('25')
  // Another user changes them while the dialog is open.
  await api(
    page,
    'mutation ($c: ID!) { setEnhancements(caseUuid: $c, enhancements: [{ activityType: preparation, enhancement: 30 }]) { uuid } }',
    { c },
  )
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog').getByRole('row')).toHaveText(['FieldYoursTheirs', 'Preparation25 %30 %'])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take theirs' }).click()
  await expect(row(page, 'Preparation')).toHaveText('Preparation30 %')

  await exceptional(page).focus()
  await page.keyboard.press('Space')
  await expect(section(page).getByText('the percentages are kept and not applied')).toBeVisible()
  await expect(edit(page)).toBeDisabled()
  await expect(row(page, 'Preparation')).toHaveText('Preparation30 %')
  await expectAccessible(page)
})

test('the reasons save themselves, beside the narrative; in review all is read; what cannot be fetched is said @long', async ({
  page,
}) => {
  const c = await worked(page, 'Re Reasoned')
  await api(
    page,
    'mutation ($c: ID!) { setExceptional(caseUuid: $c, exceptional: true) { uuid } setEnhancements(caseUuid: $c, enhancements: [{ activityType: counsel, enhancement: 10 }]) { uuid } }',
    { c },
  )
  await page.clock.install()
  await open(page, c)
  await reasons(page).fill('A novel point of law.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect((await api<Read>(page, READ, { c })).case.enhancement).toBe('A novel point of law.')
  // Leaving the page saves both texts.
  await reasons(page).fill('A novel point of law, at speed.')
  await page.getByRole('tab', { name: 'Narrative' }).click()
  await page.getByRole('textbox', { name: 'Narrative' }).fill('The proceedings.')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  expect(
    (await api<{ case: object }>(page, 'query ($c: ID!) { case(uuid: $c) { narrative enhancement } }', { c })).case,
  ).toEqual({ narrative: 'The proceedings.', enhancement: 'A novel point of law, at speed.' })

  await open(page, c, 'draft/review')
  await expect(row(page, 'Counsel')).toHaveText('Counsel10 %')
  await expect(page.getByRole('article', { name: 'Reasons for enhancement' })).toHaveText(
    'A novel point of law, at speed.',
  )
  await expect(edit(page)).toHaveCount(0)
  await expect(exceptional(page)).toBeDisabled()
  await expect(reasons(page)).toHaveCount(0)

  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  let isDown = true
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('"Enhancements"')
      ? route.fulfill({ status: 503, contentType: 'text/html', body: 'down' })
      : route.fallback(),
  )
  await open(page, c)
  await expect(toast(page, 'Error fetching time recording enhancements.')).toBeVisible()
  expect(logged.join('\n')).toContain('503')
  await expect(reasons(page)).toHaveValue('A novel point of law, at speed.')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Counsel')).toHaveText('Counsel10 %')
})

test('a type without a fixed fee shows no claim: its percentages are set and priced at once @long', async ({
  page,
}) => {
  const c = await worked(page, 'Re Hourly')
  await api(page, 'mutation ($c: ID!) { editLegalAidCase(uuid: $c, input: { caseType: placement }) { uuid } }', { c })
  await open(page, c)
  await expect(
    section(page).getByText(
      'Cases of this type have no fixed fee: their work is paid by the hour, with its enhancement.',
    ),
  ).toBeVisible()
  await expect(exceptional(page)).toHaveCount(0)
  await expect(costs(page).getByRole('checkbox', { name: 'Exceptional' })).toHaveCount(0)
  await expect(costs(page).getByRole('table', { name: 'Escape test' })).toHaveCount(0)
  // Table 9(b): ten hours at 54.90.
  await expectNet(page, '549.00')
  await edit(page).click()
  await dialog(page).getByLabel('Preparation').fill('20')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Preparation')).toHaveText('Preparation20 %')
  await expectNet(page, '658.80')
  await expectAccessible(page)
  await picture(page, 'enhancement-without-fixed-fee')
})
