import { expect, test, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { ADMIN, HOUSE_URL, api, signIn, visit } from './people.ts'
import { button, dialog, labelled, main, question } from './screen.ts'

// Long: two clients are entered, looked at and merged.
test.describe.configure({ timeout: 180_000 })

const ADD =
  'mutation ($input: NewClientInput!, $sites: [SiteInput!]!, $feeEarners: [FeeEarnerInput!]) { addClient(input: $input, sites: $sites, feeEarners: $feeEarners) { uuid } }'
const site = {
  ...{ siteName: 'Selby', firstLineAddress: '1 High Street', town: 'Selby', postcode: 'YO8 4QB' },
  ...{ region: 'North', location: 'Non-London', headquarters: true },
}
const page = (uuid: string): string => `/admin/clients/edit/${uuid}`

async function makeClient(tab: Page, name: string, solicitorSraNumber: string, grade = 'A'): Promise<string> {
  const { addClient } = await api<{ addClient: { uuid: string } }>(tab, ADD, {
    input: { name, clientType: 'solicitor', solicitorSraNumber },
    sites: [site],
    feeEarners: [{ site: '0', firstname: 'Ann', surname: 'Ablett', type: 'solicitor', grade }],
  })
  return addClient.uuid
}
const CARD =
  'mutation ($clientUuid: ID!, $input: RateCardInput!) { addRateCard(clientUuid: $clientUuid, input: $input) { uuid } }'
const addCard = (tab: Page, clientUuid: string, rate: string) =>
  api(tab, CARD, { clientUuid, input: { grade: 'A', effectiveFrom: '2020-01-01', rate } })
const chosen = (within: Locator, name: string) => within.getByRole('radio', { name: new RegExp(`^${name}`) })

test('a firm that was entered twice becomes one, and is put below another', async ({ page: tab }) => {
  const now = Date.now()
  const [kept, twin] = [`Zz Ashlar ${now}`, `Zz Bryony ${now}`]
  const sraNumber = `S ${now}`
  await signIn(tab, ADMIN)
  await tab.goto(`${HOUSE_URL}/admin/clients`)
  const keptUuid = await makeClient(tab, kept, sraNumber)
  const twinUuid = await makeClient(tab, twin, `T ${now}`)
  await addCard(tab, keptUuid, '200')
  await addCard(tab, twinUuid, '300')

  // The same number, as somebody else types it.
  await visit(tab, page(twinUuid))
  await labelled(main(tab), 'SRA number').fill(`s${now}`)
  await main(tab).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question(tab)).toContainText('Is this firm here already?')
  await expect(question(tab).getByRole('link', { name: kept })).toBeVisible()
  await expectAccessible(tab)
  await button(tab, 'Open the existing one').click()
  await expect(tab).toHaveURL(new RegExp(`${keptUuid}$`))

  // What would become of both, by the keyboard and on a phone.
  await visit(tab, page(twinUuid))
  // The page of the other firm has the same button.
  await expect(tab.getByLabel('breadcrumb')).toContainText(twin)
  await tab.setViewportSize({ width: 375, height: 720 })
  await button(tab, 'Merge into…').press('Enter')
  await dialog(tab).getByRole('textbox', { name: 'Search clients' }).fill(kept)
  await chosen(dialog(tab), kept).press('Space')
  await button(tab, 'See what happens').press('Enter')
  const merge = button(tab, `Merge ${twin} into ${kept}`)
  await expect(dialog(tab)).toContainText('1 location, 1 fee earner')
  await expect(dialog(tab)).toContainText('This cannot be undone.')
  await expect(merge).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog(tab)).toContainText('1 choice is still open.')
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await chosen(dialog(tab), `${twin} with its own entry`).press('Space')
  await expectAccessible(tab)
  await expect(merge).toHaveAttribute('aria-disabled', 'false')
  await merge.press('Enter')
  await expect(tab).toHaveURL(new RegExp(`${keptUuid}$`))
  await tab.setViewportSize({ width: 1280, height: 800 })
  await expect(main(tab)).toContainText(`Selby (${twin})`)

  // Old links lead on.
  await tab.goto(`${HOUSE_URL}${page(twinUuid)}`)
  await main(tab).getByRole('link', { name: kept }).click()
  await expect(tab).toHaveURL(new RegExp(`${keptUuid}$`))

  // The client above it.
  await button(tab, 'Parent…').click()
  await dialog(tab).getByRole('textbox', { name: 'Search clients' }).fill('Harbour')
  await chosen(dialog(tab), 'Harbour').click()
  await expect(dialog(tab)).toContainText(`has a role in ${kept} until one is given to them.`)
  await expectAccessible(tab)
  await dialog(tab)
    .getByRole('button', { name: new RegExp(`^Put ${kept} below Harbour`) })
    .click()
  await expect(dialog(tab)).toHaveCount(0)
  await button(tab, 'Parent…').click()
  await expect(dialog(tab)).toContainText('It stands below Harbour')
  await chosen(dialog(tab), 'No client').click()
  await button(tab, `Put ${kept} below no client`).click()
  await expect(dialog(tab)).toHaveCount(0)
})
