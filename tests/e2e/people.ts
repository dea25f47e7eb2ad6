import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { PASSWORD, freshTokens } from '../support/sign-in.ts'

export const HOUSE_URL = process.env.HOUSE_URL ?? ''

/** Someone signs in the way people do, and arrives on the dashboard. */
export async function signInByHand(page: Page, email: string): Promise<void> {
  await page.goto(HOUSE_URL)
  await fillSignIn(page, email, PASSWORD)
  await expect(page).toHaveURL(`${HOUSE_URL}/`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached()
}

/** Someone has signed in, by the same calls but without the screens; where they go is for the journey to say. */
export async function signIn(page: Page, email: string): Promise<void> {
  const tokens = await freshTokens({ webUrl: HOUSE_URL, authUrl: process.env.HOUSE_AUTH_URL ?? '' }, email)
  await page.goto(`${HOUSE_URL}/health`)
  await page.evaluate((kept) => localStorage.setItem('auth_tokens', kept), JSON.stringify(tokens))
}

/** Fills the sign-in page and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const ADMIN = 'admin@costdraft.example', OWNER = 'owner@harbour.example', SOLICITOR = 'solicitor@ashdown.example'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** A group of the sidebar, and a place in it, by their words. */
export const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
export const place = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
export const goTo = async (page: Page, name: string): Promise<void> => {
  await place(page, name).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** Look: with PICTURES set to a folder a journey leaves a picture of each of its steps there. */
export const picture = async (page: Page, name: string): Promise<void> => { if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`) }) }

/** Asks the product as the person on the page. */
export const api = async <T>(page: Page, query: string, variables: object = {}): Promise<T> => {
  const answer = await page.evaluate(async (body) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}') as { access_token?: string }
    const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` }, body: JSON.stringify(body) })
    return await response.json() as { data?: unknown; errors?: unknown }
  }, { query, variables })
  expect(answer.errors).toBeUndefined()
  return answer.data as T
}

interface Firm { uuid: string; sites: { uuid: string }[]; feeEarners: { uuid: string }[] }
const ADD = `mutation ($firm: ID!, $input: CaseInput!, $certificate: CertificateInput!) { addCase(solicitorUuid: $firm, areaOfWork: legal_aid, input: $input, certificate: $certificate) { uuid } }`

/** Cases of the viewer's first firm, made for one test. */
export async function makeCases(page: Page, names: string[], stage?: string): Promise<string[]> {
  const { solicitors: [firm] } = await api<{ solicitors: Firm[] }>(page, '{ solicitors { uuid sites { uuid } feeEarners { uuid } } }')
  const uuids: string[] = []
  for (const caseName of names) {
    const input = { caseName, solicitorsCaseReference: 'LIST/1', caseType: 'care_and_supervision', feeEarner: firm?.feeEarners[0]?.uuid, site: firm?.sites[0]?.uuid, representedParty: 'parent', partiesRepresented: 1 }
    const certificate = { certificateNumber: '1129999ZZ001', courtLevel: 'other_judge', dateOfIssue: '2025-01-31' }
    const { addCase: { uuid } } = await api<{ addCase: { uuid: string } }>(page, ADD, { firm: firm?.uuid, input, certificate })
    if (stage) await api(page, `mutation ($uuid: ID!) { moveCase(uuid: $uuid, stage: ${stage}) { uuid } }`, { uuid })
    uuids.push(uuid)
  }
  return uuids
}
