import { startGateway } from '@costdraft/gateway/app.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { decodeJwt, SignJWT, generateKeyPair } from 'jose'
import { chromium, type Browser, type Page } from 'playwright/test'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../dev/chromium.ts'
import { newDataFolder } from '../../dev/data-folder.ts'
import { startGlewlwyd, type Glewlwyd } from '../../dev/glewlwyd.ts'
import { startInstance } from '../../dev/instance.ts'
import { freePort } from '../../dev/ports.ts'
import { start, type Processes } from '../../dev/processes.ts'
import { tokensAt } from '../support/glewlwyd.ts'
import { bearer } from '../support/oauth.ts'
import { freshTokens, type Tokens } from '../support/sign-in.ts'

const CLIENT = 'drafting'
const password = 'a-long-password'
const SOLICITOR = 'solicitor@ashdown.example'
const OWNER = 'owner@ashdown.example'
const nobody = {
  rest: [401, { message: 'Sign in to continue.', details: {} }],
  graphql: { data: null, code: 'UNAUTHENTICATED' },
}
const unknown = {
  rest: [
    403,
    {
      message: 'You have signed in, but CostDraft has no user for you. Ask an administrator of your firm.',
      details: {},
    },
  ],
  graphql: { data: null, code: 'FORBIDDEN' },
}
const known = (email: string) => ({
  rest: [200, expect.objectContaining({ email_address: email })],
  graphql: { data: { viewer: { email } }, code: undefined },
})

let ours: Tokens
let host: Glewlwyd
let instance: Processes
let hosts: Parameters<typeof bearer>[0]
let browser: Browser
const end = async ({ child, ended }: Processes): Promise<void> => {
  child.kill('SIGTERM')
  await ended
}
const redirect = (): string => `${instance.webUrl}/oauth-callback`
const tokens = (username: string, more: { issuer?: string; scope?: string } = {}) =>
  tokensAt(host.url, { username, password, client: CLIENT, redirect: redirect(), ...more })

beforeAll(async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  // Starts with CostDraft's own authorization server, to obtain a token of it under the same URL for a user the next
  // instance knows.
  const DATA_DIR = await newDataFolder()
  const before = await startInstance({ env: { DATA_DIR, AUTH_URL: url } })
  try {
    ours = await freshTokens(before, SOLICITOR)
    expect(await bearer({ ...before, authUrl: url }, ours.access_token)).toEqual(known(SOLICITOR))
  } finally {
    await before.stop()
  }
  instance = await start({
    DATA_DIR,
    AUTH_URL: url,
    AUTH_CLIENT_ID: CLIENT,
    AUTH_AUTHORIZE_PATH: '/api/firm/auth',
    AUTH_TOKEN_PATH: '/api/firm/token',
    AUTH_LOGOUT_PATH: '/login.html?prompt=single_logout',
    AUTH_ISSUER: `${url}/firm`,
    AUTH_AUDIENCE: 'all',
    AUTH_JWKS_URL: `${url}/api/firm/jwks`,
    AUTH_USER_CLAIM: 'email',
  })
  hosts = { webUrl: instance.webUrl, apiUrl: instance.apiUrl, authUrl: url }
  // The host is not running yet: tokens cannot be checked, which must not sign anybody out.
  const early = await new SignJWT({ email: SOLICITOR })
    .setProtectedHeader({ alg: 'ES256', kid: 'any' })
    .setExpirationTime('1m')
    .sign((await generateKeyPair('ES256')).privateKey)
  expect(await bearer(hosts, early)).toMatchObject({
    rest: [503, { message: expect.stringContaining('sign-in host') }],
    graphql: { data: null, code: 'UPSTREAM_FAILED' },
  })
  host = await startGlewlwyd(port)
  await host.addClient(CLIENT, redirect())
  for (const [username, email] of [
    ['sol', SOLICITOR],
    ['owner', OWNER],
    ['stranger', 'stranger@elsewhere.example'],
  ] as const)
    await host.addUser({ username, email, password, scopes: ['all', 'more', 'openid'] })
  browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS })
})
afterAll(async () => {
  await browser?.close()
  if (instance) await end(instance)
  await host?.stop()
})

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth_tokens') ?? 'null') as Tokens | null)
const signInThere = async (page: Page, username: string): Promise<void> => {
  await page.getByPlaceholder('Your username').fill(username)
  await page.getByPlaceholder('Your password').fill(password)
  await page.getByRole('button', { name: 'OK' }).click()
  const grant = page.getByRole('button', { name: 'Grant access' })
  const go = page.getByRole('button', { name: 'Continue' })
  await grant.or(go).first().waitFor()
  if (await grant.isVisible()) {
    await page.getByLabel('all').check()
    await grant.click()
  }
  await go.click()
}

test('a user signs in at an external identity provider, works, refreshes the token and signs out', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text())
  })
  await page.goto(instance.webUrl)
  await signInThere(page, 'sol')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor({ state: 'attached' })
  const first = await kept(page)
  expect(decodeJwt(first?.access_token ?? '')).toMatchObject({ iss: `${host.url}/firm`, aud: 'all', email: SOLICITOR })

  await page.getByRole('link', { name: 'Cases', exact: true }).click()
  await page.getByText('Re Marlowe').first().waitFor()
  await expect.poll(() => kept(page), { timeout: 100_000 }).not.toEqual(first)
  const second = await kept(page)
  expect([second?.access_token === first?.access_token, second?.refresh_token === first?.refresh_token]).toEqual([
    false,
    false,
  ])
  await page.reload()
  await page.getByText('Re Marlowe').first().waitFor()

  // Not by its address: a page that is left loses the answer of a refresh that the host has counted.
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByText(`You sign in at ${new URL(host.url).host}`).waitFor()
  expect(await page.getByLabel('Current password').count()).toBe(0)

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(/single_logout/)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByText('You are disconnected').waitFor()
  // A page that does not redirect to the host.
  await page.goto(`${instance.webUrl}/health`)
  expect(await kept(page)).toBeNull()
  await page.goto(instance.webUrl)
  await page.getByPlaceholder('Your username').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('only tokens of the right issuer and audience, for a known user, are accepted', async () => {
  const { access_token, id_token } = await tokens('sol', { scope: 'openid all' })
  const mine = await tokens('sol')
  expect(await bearer(hosts, mine.access_token)).toEqual(known(SOLICITOR))
  expect(decodeJwt(access_token).aud).toBe('openid all')
  for (const [why, token] of Object.entries({
    'another audience': (await tokens('sol', { scope: 'more' })).access_token,
    'another issuer, the same key': (await tokens('sol', { issuer: 'other' })).access_token,
    'one that says who signed in, and opens nothing': id_token ?? '',
    'our own host, which does not run': ours.access_token,
  }))
    expect(await bearer(hosts, token), why).toEqual(nobody)
  expect(await bearer(hosts, (await tokens('stranger')).access_token)).toEqual(unknown)
})

test('routes of CostDraft’s own authorization server are refused with a message, and it does not run', async () => {
  // In sequence: of two concurrent sign-ins, Glewlwyd sometimes returns no token for one.
  const { access_token: owner } = await tokens('owner')
  const { access_token: solicitor } = await tokens('sol')
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, token = owner) => {
    const answer = await request(`${instance.apiUrl}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    })
    return { status: answer.statusCode, body: (await answer.body.json()) as Record<string, unknown> }
  }
  const {
    body: { client_uuid: firm },
  } = await ask('GET', 'users/user')
  const {
    body: { user_uuid: uuid },
  } = await ask('GET', 'users/user', solicitor)
  for (const path of [
    'users/user/password',
    `users/${String(uuid)}/password`,
    `users/${String(uuid)}/reset`,
    `users/clients/${String(firm)}/invitation`,
  ])
    expect([path, await ask('POST', path)]).toMatchObject([
      path,
      { status: 409, body: { message: expect.stringContaining('Passwords are kept') } },
    ])
  expect(await ask('POST', `clients/${String(firm)}/api-client`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Programs are let in') },
  })
  await expect(request(`http://localhost:${instance.authPort}/oauth/jwks`)).rejects.toThrow('ECONNREFUSED')

  // Deactivated in CostDraft, but still active at the host.
  expect((await ask('DELETE', `users/${String(uuid)}`)).status).toBe(200)
  expect(await bearer(hosts, solicitor ?? '')).toEqual(unknown)
})

test('an unknown user gets a message and can sign out, also if the host has no sign-out route', async () => {
  const port = await freePort()
  const webUrl = `http://localhost:${port}`
  await host.addClient('also', `${webUrl}/oauth-callback`)
  const gateway = await startGateway(
    readConfig({
      PORT: String(port),
      CASE_API_URL: instance.apiUrl,
      ADMIN_API_URL: instance.apiUrl,
      AUTH_URL: host.url,
      AUTH_CLIENT_ID: 'also',
      AUTH_AUTHORIZE_PATH: '/api/firm/auth',
      AUTH_TOKEN_PATH: '/api/firm/token',
    }),
  )
  const page = await browser.newPage()
  await page.goto(webUrl)
  await signInThere(page, 'stranger')
  const told = page.getByText('CostDraft has no user for you')
  await told.waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByText(`${new URL(host.url).host} may still know you`).waitFor()
  expect(await kept(page)).toBeNull()
  await page.reload()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await told.waitFor()
  await page.close()
  await gateway.stop()
})
