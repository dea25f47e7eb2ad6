import { randomUUID } from 'node:crypto'
import { loadOrCreateKeys } from '@costdraft/api/access/keys.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { SignJWT, decodeJwt, exportJWK, generateKeyPair, importJWK, type JWTPayload } from 'jose'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startInstance, type Instance } from '../dev/instance.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { callerOf } from './support/instance.ts'
import { bearer, browser } from './support/oauth.ts'
import { isOfScim, operations, type Operation } from './support/operations.ts'
import type { Target } from './support/target.ts'

// A separate instance in this process, so that the test can move its clock and sign tokens with its key.
const email = 'admin@oauth.example'
const password = 'a-long-password'
let postgres: Postgres | undefined
let instance: Instance
let web: ReturnType<typeof browser>
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  instance = await startInstance({
    databaseUrl: postgres?.url,
    env: { SEED: 'none', ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
    limits: { refusals: 10_000 },
  })
  web = browser(instance)
  await web.exchange(await web.signIn(email, password))
})
afterAll(async () => {
  await instance.stop()
  await postgres?.stop()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Fake timers advance the clock without waiting. */
const later = (seconds: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 })
}
const tokens = async () => (await web.exchange(await web.code())).body
const known = {
  rest: [200, expect.objectContaining({ email_address: email })],
  graphql: { data: { viewer: { email } }, code: undefined },
}
const nobody = {
  rest: [401, { message: 'Sign in to continue.', details: {} }],
  graphql: { data: null, code: 'UNAUTHENTICATED' },
}
/** Uuids of records that do not exist: authentication must fail before they are looked up. */
const none = randomUUID()
const nowhere: Target = {
  firm: { client: none, site: none, feeEarner: none, person: none },
  parent: { client: none, site: none, feeEarner: none, person: none, owner: email },
  owner: email,
  canary: 'none',
  caseUuid: none,
  addCourtOfProtectionCase: none,
  view: none,
  firmArchive: none,
  addInterPartesCase: none,
  highCostCase: none,
  complete: none,
  note: none,
  comment: none,
  output: none,
  file: none,
  ledgerImport: none,
  rowOperation: none,
  assessedLine: none,
  assessmentRuling: none,
  peopleImport: none,
  items: Object.fromEntries(Object.keys(kinds).map((name) => [name, none])) as Record<KindName, string>,
  person: none,
  group: none,
  apiClient: none,
  webhook: none,
  webhookDelivery: none,
  rateEdition: none,
  rateCard: none,
  billListEntry: none,
  change: '1',
  notification: none,
}
/** An error response of the token endpoint: exactly these keys, so that it contains no token. */
const refused = (error: string, status = 400) => ({ status, body: { error, error_description: expect.any(String) } })

test('authorize, sign in, code, token, call, refresh, call', async () => {
  const visitor = browser(instance)
  const { location } = await visitor.authorize()
  expect(location, 'a stranger is asked who they are').toContain('/login/')
  const first = await visitor.exchange(await visitor.signIn(email, password))
  expect(first).toMatchObject({ status: 200, body: { expires_in: 900, scope: 'all', token_type: 'Bearer' } })
  expect(decodeJwt(first.body.access_token)).toMatchObject({
    aud: 'urn:costdraft:api',
    iss: instance.authUrl,
    scope: 'all',
  })
  expect(await bearer(instance, first.body.access_token)).toEqual(known)
  const second = await visitor.refresh(first.body.refresh_token)
  expect(second.status).toBe(200)
  expect(second.body.refresh_token).not.toBe(first.body.refresh_token)
  expect(await bearer(instance, second.body.access_token)).toEqual(known)
})

test('of five concurrent uses of one code, or one refresh token, exactly one succeeds', async () => {
  const visitor = browser(instance)
  const code = await visitor.signIn(email, password)
  const exchanged = await Promise.all(Array.from({ length: 5 }, () => visitor.exchange(code)))
  expect(exchanged.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
  const { body } = await visitor.exchange(await visitor.code())
  const refreshed = await Promise.all(Array.from({ length: 5 }, () => visitor.refresh(body.refresh_token)))
  expect(refreshed.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
})

describe('a sign-in lasts fourteen days from the password', () => {
  const DAY = 86_400

  test('however often it is used', async () => {
    const visitor = browser(instance)
    const { body } = await visitor.exchange(await visitor.signIn(email, password))
    later(10 * DAY)
    const { told } = await visitor.authorize()
    expect(told.code, 'it is known on the tenth day').toBeDefined()
    const refreshed = await visitor.refresh(body.refresh_token)
    expect(refreshed.status).toBe(200)
    later(5 * DAY)
    expect((await visitor.authorize()).location, 'and asked again on the fifteenth').toContain('/login/')
    expect(await visitor.refresh(refreshed.body.refresh_token)).toEqual(refused('invalid_grant'))
  })

  test('also for tokens that were given after it was signed out of in the app alone', async () => {
    const visitor = browser(instance)
    const { body } = await visitor.exchange(await visitor.signIn(email, password))
    later(10 * DAY)
    await request(`${instance.authUrl}/oauth/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: body.refresh_token, client_id: 'costdraft-web' }).toString(),
    })
    const again = await visitor.exchange(await visitor.code())
    expect(again.status).toBe(200)
    later(5 * DAY)
    expect(await visitor.refresh(again.body.refresh_token)).toEqual(refused('invalid_grant'))
  })
})

describe('authorize refuses', () => {
  // The browser is signed in: without the refusal, authorize would return a code at once.
  test('a request without a code challenge', async () => {
    const { status, told, location } = await web.authorize({
      code_challenge: undefined,
      code_challenge_method: undefined,
    })
    expect([status, told.error, told.code]).toEqual([303, 'invalid_request', undefined])
    expect(location).toMatch(new RegExp(`^${web.redirect_uri}\\?`))
  })

  test('the plain method, in which the challenge is the verifier', async () => {
    const { status, told } = await web.authorize({ code_challenge_method: 'plain' })
    expect([status, told.error, told.code]).toEqual([303, 'invalid_request', undefined])
  })

  test('a redirect URI that differs from the registered one, without redirecting to it', async () => {
    const { webUrl } = instance
    const near = [
      'https://stranger.example/oauth-callback',
      `${webUrl}/oauth-callback/more`,
      `${webUrl}/oauth-callback?more=1`,
      `${webUrl}/oauth-callback#more`,
      `${webUrl}/`,
      webUrl.replace(/\d+$/, '1').concat('/oauth-callback'),
      webUrl.replace('localhost', '127.0.0.1').concat('/oauth-callback'),
      `${webUrl}/OAuth-callback`,
      `${webUrl}/x/../oauth-callback`,
    ]
    for (const redirect_uri of near) {
      const { status, location, text } = await web.authorize({ redirect_uri })
      expect([status, location], redirect_uri).toEqual([400, ''])
      expect(text, redirect_uri).toMatch(/redirect_uri/)
    }
  })

  test('a client it does not know', async () => {
    const { status, location, text } = await web.authorize({ client_id: 'stranger' })
    expect([status, location]).toEqual([400, ''])
    expect(text).toContain('client is invalid')
  })

  test('the implicit flow', async () => {
    for (const response_type of ['token', 'id_token token', 'code token']) {
      const { status, told } = await web.authorize({ response_type, nonce: 'a-nonce' })
      expect([response_type, status, told.error, told.access_token, told.code]).toEqual([
        response_type,
        303,
        'unsupported_response_type',
        undefined,
        undefined,
      ])
    }
  })
})

describe('the token endpoint refuses', () => {
  test('a code used twice, and revokes the tokens of the first use', async () => {
    const code = await web.code()
    const { status, body } = await web.exchange(code)
    expect(status).toBe(200)
    expect(await web.exchange(code)).toEqual(refused('invalid_grant'))
    expect(await web.refresh(body.refresh_token)).toEqual(refused('invalid_grant'))
    expect(await bearer(instance, body.access_token)).toEqual(nobody)
  })

  test('a wrong code verifier, and a missing one', async () => {
    const { code } = await web.code()
    const { verifier } = await web.code()
    expect(await web.exchange({ code, verifier })).toEqual(refused('invalid_grant'))
    expect(await web.exchange({ code, verifier: '' })).toEqual(refused('invalid_grant'))
  })

  test('another redirect than the code was given for', async () => {
    for (const redirect_uri of ['https://stranger.example/', `${web.redirect_uri}?more=1`])
      expect(await web.exchange(await web.code(), { redirect_uri })).toEqual(refused('invalid_grant'))
  })

  test('a code older than a minute', async () => {
    const [fresh, old] = [await web.code(), await web.code()]
    later(50)
    expect((await web.exchange(fresh)).status).toBe(200)
    later(11)
    expect(await web.exchange(old)).toEqual(refused('invalid_grant'))
  })

  test('a refresh token used twice, and revokes all tokens of its session', async () => {
    const first = await tokens()
    const { status, body } = await web.refresh(first.refresh_token)
    expect(status).toBe(200)
    expect(await web.refresh(first.refresh_token)).toEqual(refused('invalid_grant'))
    expect(await web.refresh(body.refresh_token)).toEqual(refused('invalid_grant'))
    for (const { access_token } of [first, body]) expect(await bearer(instance, access_token)).toEqual(nobody)
  })

  test('a refresh token of another client', async () => {
    const { refresh_token } = await tokens()
    expect(await web.refresh(refresh_token, { client_id: 'stranger' })).toEqual(refused('invalid_client', 401))
    expect((await web.refresh(refresh_token)).status, 'its own client keeps it').toBe(200)
  })

  test('a password', async () => {
    expect(
      await web.exchange({ code: '', verifier: '' }, { grant_type: 'password', username: email, password }),
    ).toEqual(refused('unsupported_grant_type'))
  })
})

describe('REST and GraphQL refuse', () => {
  /**
   * The claims of a real token with one change, signed with the instance's key, so that only the change can be the
   * reason for a refusal.
   */
  async function signed(change: JWTPayload): Promise<string> {
    const { signing } = await loadOrCreateKeys(instance.database.db)
    return new SignJWT({ ...decodeJwt((await tokens()).access_token), ...change })
      .setProtectedHeader({ alg: 'ES256', kid: signing.kid ?? '' })
      .sign(await importJWK(signing))
  }
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

  test('a token signed by another key, or changed after it was signed', async () => {
    const { access_token } = await tokens()
    const [head = '', , signature = ''] = access_token.split('.')
    const claims = decodeJwt(access_token)
    const {
      signing: { kid = '' },
    } = await loadOrCreateKeys(instance.database.db)
    const { privateKey } = await generateKeyPair('ES256')
    expect(
      await bearer(instance, await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)),
    ).toEqual(nobody)
    expect(await bearer(instance, `${head}.${part({ ...claims, exp: (claims.exp ?? 0) + 1 })}.${signature}`)).toEqual(
      nobody,
    )
  })

  test('a token without a signature, or with the public key as its secret', async () => {
    const { access_token } = await tokens()
    const [, payload = ''] = access_token.split('.')
    const { d: _private, ...key } = (await loadOrCreateKeys(instance.database.db)).signing
    expect(await bearer(instance, `${part({ alg: 'none', kid: key.kid })}.${payload}.`)).toEqual(nobody)
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(await importJWK(key))))
    expect(
      await bearer(
        instance,
        await new SignJWT(decodeJwt(access_token))
          .setProtectedHeader({ alg: 'HS256', kid: key.kid ?? '' })
          .sign(secret),
      ),
    ).toEqual(nobody)
  })

  test('a token for another audience', async () => {
    expect(await bearer(instance, await signed({}))).toEqual(known)
    for (const aud of ['urn:stranger:api', 'costdraft-web', `${instance.authUrl}`])
      expect(await bearer(instance, await signed({ aud })), aud).toEqual(nobody)
  })

  test('a token without a session, of an unknown session, or of another user’s session', async () => {
    await instance.database.db
      .insertInto('auth_record')
      .values({
        model: 'Grant',
        id: 'theirs',
        payload: JSON.stringify({ accountId: none }),
        grant_id: null,
        uid: null,
        expires_at: '2100-01-01T00:00:00Z',
      })
      .execute()
    for (const grant of [undefined, 'nowhere', 'theirs', ''])
      expect(await bearer(instance, await signed({ grant })), grant).toEqual(nobody)
  })

  test('a token of another issuer', async () => {
    for (const iss of ['https://stranger.example', `${instance.authUrl}/`])
      expect(await bearer(instance, await signed({ iss })), iss).toEqual(nobody)
  })

  test('a token older than a quarter of an hour', async () => {
    const { access_token } = await tokens()
    later(890)
    expect(await bearer(instance, access_token)).toEqual(known)
    later(11)
    expect(await bearer(instance, access_token)).toEqual(nobody)
    const expired = callerOf(instance, async () => access_token)
    const nobodyAt = (operation: Operation): unknown =>
      isOfScim(operation) ? expect.objectContaining({ detail: 'Sign in to continue.' }) : nobody.rest[1]
    for (const operation of operations.filter(
      ({ name }) => !['GET /health', 'GET /ready', 'POST /users/unsubscribe', 'POST /client/calendar'].includes(name),
    )) {
      const { code, answer } = await operation.ask(nowhere, expired)
      expect([operation.name, code, operation.isRest ? answer : null]).toEqual([
        operation.name,
        'UNAUTHENTICATED',
        operation.isRest ? nobodyAt(operation) : null,
      ])
    }
  })
})
