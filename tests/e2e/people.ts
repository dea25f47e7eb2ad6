import { join } from 'node:path'
import { camelName } from '@costdraft/schema/names.ts'
import { expect, type Locator, type Page } from 'playwright/test'
import { claimFacts, deputyshipFacts, interPartesFacts, legalAidFacts } from '../support/recorded-facts.ts'
import { PASSWORD, chosenInstead, freshTokens, passwordOf, rememberChosen } from '../support/sign-in.ts'

export const HOUSE_URL = process.env.HOUSE_URL ?? ''

/**
 * Opens another page of the product in a tab that already runs it, as a link does: without loading the product anew,
 * which takes most of the time of a journey. Whatever must survive a new load is opened with `page.goto`.
 */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: (history.state as { idx?: number } | null)?.idx ?? 0 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

/** Signs in through the sign-in page; ends on the dashboard. */
export async function signInByHand(page: Page, email: string): Promise<void> {
  await page.goto(HOUSE_URL)
  await enter(page, email)
  await expect(page).toHaveURL(`${HOUSE_URL}/`)
}
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard' })

/**
 * Fills in and submits the sign-in page that is open; ends on the dashboard. Whoever was given the password chooses
 * another one on the way, and has that from then on.
 */
export async function enter(page: Page, email: string, given = PASSWORD): Promise<void> {
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const authUrl = new URL(page.url()).origin
  const own = passwordOf(authUrl, email, given)
  await fillSignIn(page, email, own)
  const choice = page.getByRole('heading', { name: 'Choose a password' })
  await expect(choice.or(dashboard(page))).toBeAttached()
  if (await choice.isVisible()) {
    await choosePassword(page, chosenInstead(own), 'Save and sign in')
    rememberChosen(authUrl, email, own)
  }
  await expect(dashboard(page)).toBeAttached()
}

/** Chooses a password on the page that asks for one. */
export async function choosePassword(page: Page, password: string, button: string): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: button }).click()
}

const isOnInstance = (page: Page): boolean => page.url().startsWith(HOUSE_URL)
const tokensAhead = new WeakMap<Page, string>()

/**
 * Signs in by HTTP requests, without the pages; the test opens the page it needs. A new page gets the tokens in its
 * storage when it first opens the product, and only then, so that signing out has its effect.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  const tokens = await freshTokens({ webUrl: HOUSE_URL, authUrl: process.env.HOUSE_AUTH_URL ?? '' }, email)
  const kept = JSON.stringify(tokens)
  if (isOnInstance(page)) {
    await page.goto(`${HOUSE_URL}/health`)
    return page.evaluate((text) => localStorage.setItem('auth_tokens', text), kept)
  }
  tokensAhead.set(page, tokens.access_token)
  await page.addInitScript(
    ({ home, token, text }) => {
      if (location.origin !== home || sessionStorage.getItem(token)) return
      sessionStorage.setItem(token, 'left')
      localStorage.setItem('auth_tokens', text)
    },
    { home: HOUSE_URL, token: tokens.refresh_token, text: kept },
  )
}

/** Fills in and submits the sign-in page. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const ADMIN = 'admin@costdraft.example'
export const OWNER = 'owner@harbour.example'
export const SOLICITOR = 'solicitor@ashdown.example'
export const OWNER_OF_ASHDOWN = 'owner@ashdown.example'
export const CALDER = 'owner@calder.example'
export const LEADER = 'leader@bryn.example'

/** The board and list of cases. */
export const CASES = `${HOUSE_URL}/cost-draft/cases`

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** A group of the sidebar, and a link in it, by name. */
export const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
export const place = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
export const goTo = async (page: Page, name: string): Promise<void> => {
  await place(page, name).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** Closes an overlay with Escape, once it contains the focus and so receives key events. */
export const close = async (over: Locator): Promise<void> => {
  await expect(over.locator(':focus').or(over.and(over.page().locator(':focus')))).toBeAttached()
  await over.page().keyboard.press('Escape')
  await expect(over).toHaveCount(0)
}

/** Takes a screenshot of a step, if PICTURES is set to a folder. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`) })
}

const tokenKept = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth_tokens') ?? '{}') as { access_token?: string }).access_token,
  )

/** Sends a GraphQL request as the user signed in on the page. */
export const api = async <T>(page: Page, query: string, variables: object = {}): Promise<T> => {
  const token = isOnInstance(page) ? await tokenKept(page) : tokensAhead.get(page)
  const answer = await fetch(`${HOUSE_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown }
  expect(errors).toBeUndefined()
  return data as T
}

interface Firm {
  uuid: string
  sites: { uuid: string }[]
  feeEarners: { uuid: string }[]
}
const ADD = `mutation ($firm: ID!, $input: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $firm, input: $input) { uuid } }`

const ADD_DEPUTY = `mutation ($firm: ID!, $input: CourtOfProtectionCaseInput!) { addCourtOfProtectionCase(solicitorUuid: $firm, input: $input) { uuid } }`

/** Facts of a bill by the names of GraphQL. */
export const inGraphql = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [camelName(name), value]))

const FIRM = '{ solicitors { uuid sites { uuid } feeEarners { uuid } } }'
const firstFirm = async (page: Page): Promise<Firm | undefined> =>
  (await api<{ solicitors: Firm[] }>(page, FIRM)).solicitors[0]

/** Creates a deputy's case of the year from 1 April 2024 in the viewer's first firm; returns its uuid. */
export async function makeCourtOfProtectionCase(page: Page, caseName: string): Promise<string> {
  const firm = await firstFirm(page)
  const input = {
    caseName,
    solicitorsCaseReference: 'COP/1',
    caseType: 'general_management',
    feeEarner: firm?.feeEarners[0]?.uuid,
    site: firm?.sites[0]?.uuid,
    courtType: 'court_of_protection',
    courtName: 'Court of Protection',
    caseNumber: '13456789',
    claimant: 'The deputy',
    defendant: 'The protected person',
    startDate: '2024-04-01',
    endDate: '2025-03-31',
    opgEstimate: 5000,
    courtFee: 0,
    ...inGraphql(deputyshipFacts),
  }
  const { addCourtOfProtectionCase: added } = await api<{ addCourtOfProtectionCase: { uuid: string } }>(
    page,
    ADD_DEPUTY,
    { firm: firm?.uuid, input },
  )
  return added.uuid
}

const ADD_DISPUTE = `mutation ($firm: ID!, $input: InterPartiesCaseInput!) { addInterPartiesCase(solicitorUuid: $firm, input: $input) { uuid } }`

/** Creates an inter partes case in the viewer's first firm; returns its uuid, and that of its fee earner. */
export async function makeInterPartesCase(
  page: Page,
  caseName: string,
  caseType = 'bill_of_costs',
  changes: Readonly<Record<string, unknown>> = {},
): Promise<{ uuid: string; feeEarner: string }> {
  const firm = await firstFirm(page)
  const feeEarner = firm?.feeEarners[0]?.uuid ?? ''
  const input = {
    caseName,
    solicitorsCaseReference: 'IP/1',
    caseType,
    feeEarner,
    site: firm?.sites[0]?.uuid,
    courtType: 'county_court',
    courtName: 'County Court at Leeds',
    caseNumber: 'K00LS123',
    claimant: 'Ann Ash',
    defendant: 'Ben Birch',
    startDate: '2024-04-01',
    endDate: '2026-03-31',
    opgEstimate: 0,
    courtFee: 455,
    ...inGraphql(interPartesFacts),
    ...changes,
  }
  const { addInterPartiesCase: added } = await api<{ addInterPartiesCase: { uuid: string } }>(page, ADD_DISPUTE, {
    firm: firm?.uuid,
    input,
  })
  return { uuid: added.uuid, feeEarner }
}

const ADD_HIGH_COST = `mutation ($firm: ID!, $input: HighCostCaseInput!) { addHighCostCase(solicitorUuid: $firm, input: $input) { uuid } }`

/**
 * Creates a high cost case in the viewer's first firm, with one counsel and paid by the event unless `certificate` says
 * otherwise; returns its uuid.
 */
export async function makeHighCostCase(
  page: Page,
  caseName: string,
  certificate: Readonly<Record<string, unknown>> = {},
  changes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const firm = await firstFirm(page)
  const input = {
    caseName,
    solicitorsCaseReference: 'HC/1',
    caseType: 'care_and_supervision',
    feeEarner: firm?.feeEarners[0]?.uuid,
    site: firm?.sites[0]?.uuid,
    representedParty: 'parent',
    partiesRepresented: 1,
    ...inGraphql({ ...legalAidFacts, ...claimFacts }),
    certificate: {
      certificateNumber: 'HC1234567890',
      courtLevel: 'circuit_district_judge',
      dateOfIssue: '2025-01-10',
      advocacyScheme: 'single_counsel',
      feeScheme: 'events',
      finalHearingLength: 'up_to_10_days',
      ...certificate,
    },
    ...changes,
  }
  const { addHighCostCase: added } = await api<{ addHighCostCase: { uuid: string } }>(page, ADD_HIGH_COST, {
    firm: firm?.uuid,
    input,
  })
  return added.uuid
}

/** Creates cases in the viewer's first firm. */
export async function makeCases(
  page: Page,
  names: string[],
  stage?: string,
  caseType = 'care_and_supervision',
): Promise<string[]> {
  const firm = await firstFirm(page)
  const uuids: string[] = []
  for (const caseName of names) {
    const input = {
      caseName,
      solicitorsCaseReference: 'LIST/1',
      caseType,
      feeEarner: firm?.feeEarners[0]?.uuid,
      site: firm?.sites[0]?.uuid,
      representedParty: 'parent',
      partiesRepresented: 1,
      ...inGraphql(legalAidFacts),
    }
    const certificate = { certificateNumber: '1129999ZZ001', courtLevel: 'other_judge', dateOfIssue: '2025-01-31' }
    const {
      addLegalAidCase: { uuid },
    } = await api<{ addLegalAidCase: { uuid: string } }>(page, ADD, {
      firm: firm?.uuid,
      input: { ...input, certificate },
    })
    if (stage) await api(page, `mutation ($uuid: ID!) { moveCase(uuid: $uuid, stage: ${stage}) { uuid } }`, { uuid })
    uuids.push(uuid)
  }
  return uuids
}
