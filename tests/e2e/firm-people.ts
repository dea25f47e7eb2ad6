import { randomUUID } from 'node:crypto'
import { test as base, type Page, type Request } from 'playwright/test'
import { PASSWORD } from '../support/sign-in.ts'
import { ADD_EARNER } from './mutations.ts'
import { api } from './people.ts'

export const IT = 'it@harbour.example'

/** Whatever is asked over the page: a dialog or a question. */
export const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
export const sentOf = (request: Request) =>
  request.postDataJSON() as { operationName?: string; variables: Record<string, unknown> }

const office = {
  siteName: 'Main office',
  firstLineAddress: '1 Quay Street',
  town: 'Leeds',
  postcode: 'LS1 2PF',
  region: 'North',
  location: 'Non-London',
  headquarters: true,
}
const ADD_CLIENT =
  'mutation ($input: NewClientInput!, $sites: [SiteInput!]!) { addClient(input: $input, sites: $sites) { uuid name sites { uuid } } }'
const ADD_USER = 'mutation ($firm: ID!, $input: NewUserInput!) { addUser(clientUuid: $firm, input: $input) { uuid } }'
interface Firm {
  uuid: string
  name: string
  sites: { uuid: string }[]
}

/** Creates a firm for one test, as the user on the page, with one office in a region. */
export const makeFirm = async (
  page: Page,
  name: string,
  clientType = 'costs_draftsman',
  region = office.region,
): Promise<Firm> =>
  (
    await api<{ addClient: Firm }>(page, ADD_CLIENT, {
      input: { name: `${name} ${randomUUID().slice(0, 8)}`, clientType, solicitorSraNumber: '612345' },
      sites: [{ ...office, region }],
    })
  ).addClient

export const address = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@firm.example`
export const makeUser = async (page: Page, firm: Firm, name: string, clientRole = 'owner'): Promise<string> => {
  const emailAddress = address(name.split(' ')[0]?.toLowerCase() ?? '')
  await api(page, ADD_USER, {
    firm: firm.uuid,
    input: {
      name,
      emailAddress,
      clientRole,
      siteUuid: firm.sites[0]?.uuid,
      password: PASSWORD,
      ...(clientRole === 'solicitor' && { solicitorSraNumber: '700001' }),
    },
  })
  return emailAddress
}
/** A fixture that opens pages in separate browser contexts, closed at the end of the test. */
export const test = base.extend<{ another: () => Promise<Page> }>({
  another: async ({ browser }, use) => {
    const pages: Page[] = []
    await use(async () => {
      const page = await (
        await browser.newContext({
          locale: 'en-GB',
          timezoneId: 'Europe/London',
          viewport: { width: 1440, height: 900 },
        })
      ).newPage()
      pages.push(page)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

/** A firm of solicitors with Priya Shah (PS) and Tom Okafor (TO), whose uuids stand beside it. */
export async function makeFirmOfTwo(page: Page, name: string): Promise<{ firm: Firm; priya: string; tom: string }> {
  const firm = await makeFirm(page, name, 'solicitor')
  const add = async (firstname: string, surname: string, initials: string): Promise<string> => {
    const i = { site: firm.sites[0]?.uuid, firstname, surname, initials, type: 'solicitor', grade: 'A' }
    return (await api<{ addFeeEarner: { uuid: string } }>(page, ADD_EARNER, { f: firm.uuid, i })).addFeeEarner.uuid
  }
  return { firm, priya: await add('Priya', 'Shah', 'PS'), tom: await add('Tom', 'Okafor', 'TO') }
}
