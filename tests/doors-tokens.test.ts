import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { loadOrCreateKeys } from '@costdraft/api/access/keys.ts'
import { AUDIENCE } from '@costdraft/api/access/tokens.ts'
import { decodeJwt, importJWK, SignJWT } from 'jose'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASHDOWN, BRYN } from './support/firm.ts'
import { frontOf, type Front } from './support/front-of.ts'
import { callerOf, type Caller } from './support/instance.ts'
import { startOwnApi } from './support/own-api.ts'
import { codeFor, freshTokens, tokenCall } from './support/sign-in.ts'

const REFUSALS = 60
let api: Awaited<ReturnType<typeof startOwnApi>>
let front: Front
let valid: string
let expired: string
beforeAll(async () => {
  api = await startOwnApi({ TRUST_PROXY: '1' })
  front = await frontOf(api.apiUrl)
  valid = (await freshTokens(api, ASHDOWN)).access_token
  expired = await tokenThatEnded()
})
afterAll(async () => {
  await front.gateway.stop()
  await api.stop()
})

/** The token of a person that was valid for a quarter of an hour, an hour ago. */
async function tokenThatEnded(): Promise<string> {
  const { signing } = await loadOrCreateKeys(api.database.db)
  const { sub = '', grant } = decodeJwt(valid)
  const then = Math.floor(Date.now() / 1_000) - 3_600
  return new SignJWT({ grant })
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid ?? '', typ: 'at+jwt' })
    .setSubject(sub)
    .setIssuer(api.authUrl)
    .setAudience(AUDIENCE)
    .setIssuedAt(then)
    .setExpirationTime(then + 900)
    .sign(await importJWK(signing))
}

/** Asks the API from an address. */
async function ask(token: string | undefined, { from = '', path = 'client/case?first=1' } = {}) {
  const { statusCode, headers, body } = await request(`${api.apiUrl}/${path}`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(from && { 'x-forwarded-for': from }) },
  })
  return {
    status: statusCode,
    wait: Number(headers['retry-after']),
    asks: headers['www-authenticate'],
    body: (await body.json()) as { message: string },
  }
}
/** Uses up what the network of an address may be refused in a minute. */
async function exhaust(from?: string): Promise<void> {
  for (let i = 0; i < 2 * REFUSALS; i++)
    if ((await ask('not.a.token', { ...(from && { from }) })).status === 429) return
  throw new Error('Nothing was refused.')
}

test('sixty requests of a network without a valid token are refused a minute, and further ones told to wait', async () => {
  const from = '203.0.113.7'
  const statuses: number[] = []
  for (const token of [undefined, 'not.a.token', expired])
    for (let i = 0; i < REFUSALS / 3; i++) statuses.push((await ask(token, { from })).status)
  // A moment has passed since the first.
  expect(statuses.filter((status) => status === 401).length).toBe(REFUSALS)
  await exhaust(from)
  expect(await ask(undefined, { from })).toEqual({
    status: 429,
    wait: expect.any(Number),
    asks: 'Bearer',
    body: {
      message: 'Too many requests without a valid sign-in came from this network. Sign in, and try again in a moment.',
      details: {},
    },
  })
  expect(await ask(expired, { from })).toMatchObject({ status: 429, asks: 'Bearer error="invalid_token"' })
  // The same for whatever path is asked, known or not.
  expect((await ask(undefined, { from, path: 'nowhere' })).status).toBe(429)
  // Other networks are not concerned, nor is whoever has a valid token, nor who asks how the API is.
  expect((await ask(undefined, { from: '203.0.113.8' })).status).toBe(401)
  expect((await ask(valid, { from })).status).toBe(200)
  for (const path of ['health', 'ready']) expect((await ask(undefined, { from, path })).status).toBe(200)
})

test('a network is the first half of an IPv6 address', async () => {
  await exhaust('2001:db8:1:2::5')
  expect((await ask(undefined, { from: '2001:db8:1:2:ffff::1' })).status).toBe(429)
  expect((await ask(undefined, { from: '2001:db8:1:3::5' })).status).toBe(401)
})

const [hash = ''] = Object.entries(ownOperations).find(([, text]) => text.startsWith('query Viewer ')) ?? []
const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
const TEXT = { query: '{ viewer { email } }' }
const nobody = { status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }

test('an expired token is UNAUTHENTICATED at the gateway, however many were refused from its address', async () => {
  for (const body of [TEXT, persisted]) expect(await front.post(expired, body)).toMatchObject(nobody)
  await exhaust()
  for (let i = 0; i < 5; i++)
    for (const body of [TEXT, persisted]) {
      const began = performance.now()
      const answer = await front.post(expired, body)
      expect(answer).toMatchObject(nobody)
      expect(answer.headers['retry-after']).toBeUndefined()
      // Another attempt would come a second later.
      expect(performance.now() - began).toBeLessThan(900)
    }
  const file = await request(`${front.url}/api/files/client/case/${crypto.randomUUID()}/file/${crypto.randomUUID()}`, {
    headers: { authorization: `Bearer ${expired}` },
  })
  await file.body.dump()
  expect(file.statusCode).toBe(401)
  // Beside it everybody else is answered, and whoever has no token signs in.
  expect(await front.post(valid, TEXT)).toMatchObject({ status: 200, data: { viewer: { email: ASHDOWN } } })
  expect((await freshTokens(api, BRYN)).access_token).toBeTruthy()
})

test('the token of a sign-in that has ended is one of those, and is UNAUTHENTICATED at the gateway as well', async () => {
  const tokens = await freshTokens(api, ASHDOWN)
  const from = '198.51.100.3'
  expect((await ask(tokens.access_token, { from })).status).toBe(200)
  await request(`${api.authUrl}/oauth/revoke`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: 'costdraft-web', token: tokens.refresh_token }).toString(),
  }).then(({ body }) => body.dump())
  expect((await ask(tokens.access_token, { from })).status).toBe(401)
  await exhaust(from)
  expect(await ask(tokens.access_token, { from })).toMatchObject({ status: 429, asks: 'Bearer error="invalid_token"' })
  await exhaust()
  for (const body of [TEXT, persisted]) expect(await front.post(tokens.access_token, body)).toMatchObject(nobody)
})

test('the pages, tokens and keys of the sign-in host are not meant', async () => {
  await exhaust()
  const { code, verifier } = await codeFor(api, ASHDOWN)
  const { status, body } = await tokenCall(api.authUrl, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${api.webUrl}/oauth-callback`,
  })
  expect(status).toBe(200)
  const renewed = await tokenCall(api.authUrl, { grant_type: 'refresh_token', refresh_token: body.refresh_token })
  expect(renewed.status).toBe(200)
  const keys = await request(`${api.authUrl}/oauth/jwks`)
  await keys.body.dump()
  expect(keys.statusCode).toBe(200)
  const signedIn: Caller = callerOf(api, async () => renewed.body.access_token)
  expect((await signedIn.rest('GET', 'users/user')).status).toBe(200)
})
