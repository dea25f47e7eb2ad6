import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { frontOf, type Front } from '../support/front-of.ts'
import { startSpecHost, type SpecHost } from '../support/spec-host/host.ts'

let host: SpecHost
let opaque: Front
let verified: Front
let jwks: Server
let keys: Awaited<ReturnType<typeof generateKeyPair>>
let time = Date.now()
const EXPIRY = 60_000

beforeAll(async () => {
  host = await startSpecHost()
  keys = await generateKeyPair('ES256')
  const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'ES256' }] }
  jwks = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json').end(JSON.stringify(published))
  }).listen(0)
  const { port } = jwks.address() as AddressInfo
  opaque = await frontOf(host.url)
  verified = await frontOf(
    host.url,
    { AUTH_JWKS_URL: `http://localhost:${port}/jwks`, AUTH_ISSUER: 'https://firm.example' },
    { now: () => time },
  )
  host.state.tokens.set('opaque', host.state.people[0]?.user.uuid ?? '')
})
afterAll(async () => {
  await opaque.gateway.stop()
  await verified.gateway.stop()
  jwks.close()
  await host.stop()
})
beforeEach(() => {
  time = Date.now()
  host.requests.length = 0
})

/** A token of the host that publishes its keys; the API knows it too. */
async function signed({ issuer = 'https://firm.example', key = keys.privateKey } = {}): Promise<string> {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .setIssuer(issuer)
    .setExpirationTime(Math.floor((time + EXPIRY) / 1_000))
    .sign(key)
  host.state.tokens.set(token, host.state.people[0]?.user.uuid ?? '')
  return token
}
const [hash = ''] = Object.entries(ownOperations).find(([, text]) => text.startsWith('query Viewer ')) ?? []
const [ofCase = ''] = Object.entries(ownOperations).find(([, text]) => text.includes('query Attention(')) ?? []
const persisted = (sha256Hash: unknown, variables = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash } },
})
const nobody = {
  status: 401,
  errors: [
    {
      message: 'Sign in to continue.',
      extensions: {
        code: 'UNAUTHENTICATED',
        problems: [],
        details: {},
        requestId: expect.stringMatching(/^[\da-f]{16}$/) as string,
      },
    },
  ],
}
const bodies: [string, unknown][] = [
  ['a syntax error', { query: '{ viewer {' }],
  ['an unknown field', { query: '{ viewers { email } }' }],
  ['introspection', { query: '{ __schema { queryType { name } } }' }],
  ['a field that calls no host', { query: '{ __typename }' }],
  [
    'a text that costs too much',
    { query: '{ cases(first: 500) { nodes { timeRecordings(first: 500) { totalCount } } } }' },
  ],
  ['variables that do not fit', { query: 'query($n: Int) { cases(first: $n) { totalCount } }', variables: { n: 'x' } }],
  ['a batch', [{ query: '{ __typename }' }]],
  ['no operation', {}],
  ['a body that is not JSON', '{ "query": '],
  ['an unknown hash', persisted('sha256:0')],
  ['a known hash', persisted(hash)],
  ['a known hash with another text', { ...persisted(hash), query: '{ viewer { uuid } }' }],
  ['a known hash with variables that do not fit', persisted(ofCase, { uuid: [1] })],
]

describe('an opaque token that the host does not know', () => {
  test.each(bodies)('learns nothing from %s', async (_what, body) => {
    expect(await opaque.post('unknown', body)).toMatchObject(nobody)
    expect(await opaque.post('unknown', body)).not.toHaveProperty('data')
    // No call but that for the viewer, whose answer nobody needs to be signed in for.
    for (const { method } of host.requests) expect(method).toBe('GET')
  })
  test('nor by GET', async () => {
    const { statusCode, body } = await request(`${opaque.url}/graphql?query={viewers}`, {
      headers: { authorization: 'Bearer unknown' },
    })
    expect([statusCode, await body.json()]).toEqual([401, { errors: nobody.errors }])
  })
  test('and one that it knows is told all of it', async () => {
    for (const [what, body] of bodies) expect((await opaque.post('opaque', body)).status, what).not.toBe(401)
    expect(await opaque.post('opaque', { query: '{ viewers { email } }' })).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('Did you mean') }],
    })
  })
  test('the host is asked about it once for a text, and nothing else if it is not valid', async () => {
    await opaque.post('unknown', { query: '{ viewer { email } clients { totalCount } }' })
    expect(host.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET users/user'])
  })
})

describe('a token of a host that publishes its keys', () => {
  test('is verified before any host is asked', async () => {
    const stranger = await generateKeyPair('ES256')
    const bad = [
      'unknown',
      'opaque',
      await signed({ key: stranger.privateKey }),
      await signed({ issuer: 'https://else.example' }),
    ]
    for (const token of bad)
      for (const [what, body] of bodies) expect(await verified.post(token, body), what).toMatchObject(nobody)
    expect(host.requests).toEqual([])
    expect(await verified.post(await signed(), { query: '{ viewer { email } }' })).toMatchObject({ status: 200 })
  })
  test('is refused from its expiry on', async () => {
    const token = await signed()
    time += EXPIRY - 1_000
    expect(await verified.post(token, persisted(hash))).toMatchObject({ status: 200, data: {} })
    host.requests.length = 0
    // Ten seconds of clock skew are allowed.
    time += 12_000
    expect(await verified.post(token, persisted(hash))).toMatchObject(nobody)
    expect(host.requests).toEqual([])
  })
  test('is refused to the file routes as well', async () => {
    const { statusCode } = await request(
      `${verified.url}/api/files/client/case/${host.state.people[0]?.user.uuid}/time-recording/estimated`,
      { headers: { authorization: 'Bearer opaque' } },
    )
    expect([statusCode, host.requests]).toEqual([401, []])
  })
})

test('a gateway whose host’s keys cannot be fetched signs nobody out', async () => {
  const alone = await frontOf(host.url, { AUTH_JWKS_URL: 'http://localhost:9/jwks' })
  try {
    expect(await alone.post(await signed(), { query: '{ __typename }' })).toMatchObject({
      status: 502,
      errors: [{ extensions: { code: 'UPSTREAM_FAILED' } }],
    })
  } finally {
    await alone.gateway.stop()
  }
})

test('a host that takes a token back in the middle makes the whole response 401', async () => {
  host.fail('GET clients', { status: 401, times: 1 })
  host.fail('GET clients/:id/children', { status: 401, times: 1 })
  host.fail('GET clients/:id', { status: 401, times: 1 })
  const answer = await opaque.post('opaque', { query: '{ viewer { email } clients { totalCount } }' })
  expect(answer).toMatchObject(nobody)
  expect(answer).not.toHaveProperty('data')
})
