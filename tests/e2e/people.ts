import { join } from 'node:path'
import { expect, type Locator, type Page } from 'playwright/test'
import { PASSWORD, freshTokens } from '../support/sign-in.ts'

export const HOUSE_URL = process.env.HOUSE_URL ?? ''

/** Someone signs in the way people do, and arrives on the dashboard. */
export async function signInByHand(page: Page, email: string): Promise<void> {
  await page.goto(HOUSE_URL)
  await fillSignIn(page, email, PASSWORD)
  await expect(page).toHaveURL(`${HOUSE_URL}/`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached()
}

const isOnHouse = (page: Page): boolean => page.url().startsWith(HOUSE_URL)
const tokensAhead = new WeakMap<Page, string>()

/**
 * Someone has signed in, by the same calls but without the screens; where they go is for the journey to say. On a new page their tokens lie
 * where a sign-in leaves them when it opens the product, and only then, so that whoever signs out stays out.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  const tokens = await freshTokens({ webUrl: HOUSE_URL, authUrl: process.env.HOUSE_AUTH_URL ?? '' }, email),
    kept = JSON.stringify(tokens)
  if (isOnHouse(page)) {
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

/** Fills the sign-in page and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const ADMIN = 'admin@costdraft.example',
  OWNER = 'owner@harbour.example',
  SOLICITOR = 'solicitor@ashdown.example'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** A group of the sidebar, and a place in it, by their words. */
export const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
export const place = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
export const goTo = async (page: Page, name: string): Promise<void> => {
  await place(page, name).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** Closes what lies over the page by its key, once it listens to keys: by then it holds the focus. */
export const close = async (over: Locator): Promise<void> => {
  await expect(over.locator(':focus').or(over.and(over.page().locator(':focus')))).toBeAttached()
  await over.page().keyboard.press('Escape')
  await expect(over).toHaveCount(0)
}

/** Look: with PICTURES set to a folder a journey leaves a picture of each of its steps there. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`) })
}

const tokenKept = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth_tokens') ?? '{}') as { access_token?: string }).access_token,
  )

/** Asks the product as the person on the page, or who will be on it once it is opened. */
export const api = async <T>(page: Page, query: string, variables: object = {}): Promise<T> => {
  const token = isOnHouse(page) ? await tokenKept(page) : tokensAhead.get(page)
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
const ADD = `mutation ($firm: ID!, $input: CaseInput!, $certificate: CertificateInput!) { addCase(solicitorUuid: $firm, areaOfWork: legal_aid, input: $input, certificate: $certificate) { uuid } }`

/** Cases of the viewer's first firm, made for one test. */
export async function makeCases(page: Page, names: string[], stage?: string): Promise<string[]> {
  const {
    solicitors: [firm],
  } = await api<{ solicitors: Firm[] }>(page, '{ solicitors { uuid sites { uuid } feeEarners { uuid } } }')
  const uuids: string[] = []
  for (const caseName of names) {
    const input = {
      caseName,
      solicitorsCaseReference: 'LIST/1',
      caseType: 'care_and_supervision',
      feeEarner: firm?.feeEarners[0]?.uuid,
      site: firm?.sites[0]?.uuid,
      representedParty: 'parent',
      partiesRepresented: 1,
    }
    const certificate = { certificateNumber: '1129999ZZ001', courtLevel: 'other_judge', dateOfIssue: '2025-01-31' }
    const {
      addCase: { uuid },
    } = await api<{ addCase: { uuid: string } }>(page, ADD, { firm: firm?.uuid, input, certificate })
    if (stage) await api(page, `mutation ($uuid: ID!) { moveCase(uuid: $uuid, stage: ${stage}) { uuid } }`, { uuid })
    uuids.push(uuid)
  }
  return uuids
}
