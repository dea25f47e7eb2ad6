import { createSecretKey, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { externalTokenReader } from '@costdraft/api/access/external-tokens.ts'
import { readExternalHost, type ExternalHost } from '@costdraft/api/access/external-host.ts'
import { loadOrCreateKeys } from '@costdraft/api/access/keys.ts'
import { readConfig } from '@costdraft/api/config.ts'
import { HttpError } from '@costdraft/api/errors/errors.ts'
import { readConfig as readGatewayConfig } from '@costdraft/gateway/config.ts'
import { exportSPKI, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startInstance, type Instance } from '../dev/instance.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'

// One instance stands in for the external identity provider: its keys are published by a real server, and this process
// can sign arbitrary tokens with them.
const email = 'admin@foreign.example'
const program = randomUUID()
let postgres: Postgres | undefined
let instance: Instance
let person: string
let firm: ExternalHost
const env = () => ({
  AUTH_URL: instance.authUrl,
  AUTH_ISSUER: 'https://firm.example',
  AUTH_JWKS_URL: `${instance.authUrl}/oauth/jwks`,
  AUTH_AUDIENCE: 'costs',
  AUTH_CLIENT_ID: 'drafting',
})
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  instance = await startInstance({
    databaseUrl: postgres?.url,
    env: { SEED: 'none', ADMIN_EMAIL: email, ADMIN_PASSWORD: 'a-long-password' },
  })
  const { db } = instance.database
  person = (await db.selectFrom('person').select('uuid').executeTakeFirstOrThrow()).uuid
  await db
    .insertInto('person')
    .values({
      uuid: program,
      kind: 'api_client',
      client_uuid: null,
      role: 'admin',
      firstname: 'A',
      surname: 'program',
      email_address: 'program@foreign.example',
      password_hash: 'none',
    })
    .execute()
  firm = readExternalHost(env(), []) as ExternalHost
})
afterAll(async () => {
  await instance.stop()
  await postgres?.stop()
})

const now = (): number => Math.floor(Date.now() / 1_000)
const honest = (): JWTPayload => ({
  iss: 'https://firm.example',
  aud: ['costs', 'else'],
  sub: person,
  email,
  client_id: 'drafting',
  exp: now() + 60,
})
/** A valid token with changed claims; `undefined` omits a claim. */
async function token(change: JWTPayload = {}, header: { typ?: string } = { typ: 'at+jwt' }): Promise<string> {
  const { signing } = await loadOrCreateKeys(instance.database.db)
  return new SignJWT({ ...honest(), ...change })
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid ?? '', ...header })
    .sign(await importJWK(signing))
}
const read = async (text: string, change: Partial<ExternalHost> = {}): Promise<string | number | undefined> =>
  externalTokenReader(
    { ...firm, ...change },
    500,
  )(`Bearer ${text}`)
    .then((bearer) => bearer?.find?.(instance.database.db))
    .catch((error: unknown) => {
      if (error instanceof HttpError) return error.status
      throw error
    })

test('a token identifies the user that its subject names', async () => {
  expect(await read(await token())).toBe(person)
  for (const typ of ['JWT', 'application/at+jwt', undefined])
    expect(await read(await token({}, typ ? { typ } : {}))).toBe(person)
  expect(await externalTokenReader(firm)(undefined)).toBeUndefined()
})

describe('no user is identified by', () => {
  test.each<[string, JWTPayload]>([
    ['a token of another issuer', { iss: 'https://firm.example/' }],
    ['a token without an issuer', { iss: undefined }],
    ['a token for another audience', { aud: 'else' }],
    ['a token for no audience', { aud: undefined }],
    ['a token that has ended', { exp: now() - 30 }],
    ['a token that never ends', { exp: undefined }],
    ['a token of tomorrow', { nbf: now() + 86_400 }],
    ['the token that says who signed in', { at_hash: 'abc' }],
  ])('%s', async (_what, change) => {
    expect(await read(await token(change))).toBeUndefined()
  })

  test('a token of another kind', async () => {
    for (const typ of ['logout+jwt', 'secevent+jwt', 'dpop+jwt'])
      expect(await read(await token({}, { typ })), typ).toBeUndefined()
  })

  test('a token signed with another key, with a shared secret, or unsigned', async () => {
    const {
      signing: { kid = '', d: _private, ...key },
    } = await loadOrCreateKeys(instance.database.db)
    const sign = (alg: string, secret: Parameters<SignJWT['sign']>[0], id = kid) =>
      new SignJWT(honest()).setProtectedHeader({ alg, kid: id }).sign(secret)
    const { privateKey } = await generateKeyPair('ES256')
    const published = await exportSPKI((await importJWK({ ...key, kid }, 'ES256')) as CryptoKey)
    expect(await read(await sign('ES256', privateKey))).toBeUndefined()
    expect(await read(await sign('ES256', privateKey, 'another'))).toBeUndefined()
    expect(await read(await sign('HS256', createSecretKey(Buffer.from(published))))).toBeUndefined()
    const [, claims = ''] = (await token()).split('.')
    expect(await read(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`)).toBeUndefined()
    expect(await read('not.a.token')).toBeUndefined()
  })
})

test('without an audience a token must have been given to our own client', async () => {
  const audience = undefined
  expect(await read(await token({ aud: undefined }), { audience })).toBe(person)
  expect(await read(await token({ client_id: undefined, azp: 'drafting' }), { audience })).toBe(person)
  expect(await read(await token({ client_id: 'another' }), { audience })).toBeUndefined()
  expect(await read(await token({ client_id: 'another', azp: 'drafting' }), { audience })).toBeUndefined()
  expect(await read(await token({ client_id: undefined }), { audience })).toBeUndefined()
})

test('an e-mail address identifies a user if configured, unless it is unverified', async () => {
  const userClaim = 'email'
  expect(await read(await token({ sub: 'a-7' }), { userClaim })).toBe(person)
  expect(await read(await token({ email: email.toUpperCase(), email_verified: true }), { userClaim })).toBe(person)
  for (const email_verified of [false, 'false'])
    expect(await read(await token({ email_verified }), { userClaim })).toBe(403)
  expect(await read(await token({ email: person }), { userClaim })).toBe(403)
  expect(await read(await token({ sub: email }))).toBe(403)
  expect(await read(await token({ upn: email }), { userClaim: 'upn' })).toBe(person)
})

test('a valid token of an unknown user, an API client or a deactivated user is refused with a message', async () => {
  for (const sub of [randomUUID(), 'a-7', '', program, undefined])
    expect(await read(await token({ sub })), String(sub)).toBe(403)
  expect(await read(await token({ email: 'program@foreign.example' }), { userClaim: 'email' })).toBe(403)
  for (const claim of [[email], { email }, 7, true])
    expect(await read(await token({ email: claim }), { userClaim: 'email' })).toBe(403)
  const stand = (deactivated_at: string | null) =>
    instance.database.db.updateTable('person').set({ deactivated_at }).where('uuid', '=', person).execute()
  await stand(new Date().toISOString())
  expect([await read(await token()), await read(await token(), { userClaim: 'email' })]).toEqual([403, 403])
  await stand(null)
})

test('a failure to fetch the keys signs nobody out', async () => {
  const silent = createServer(() => {}).listen(0)
  const { port } = silent.address() as AddressInfo
  for (const jwksUrl of [
    'http://localhost:9/jwks',
    `http://localhost:${port}/jwks`,
    `${instance.authUrl}/nothing`,
    `${instance.apiUrl}/health`,
  ])
    expect(await read(await token(), { jwksUrl: new URL(jwksUrl) }), jwksUrl).toBe(503)
  silent.closeAllConnections()
  silent.close()
})

describe('the instance', () => {
  const refusal = (change: Record<string, string | undefined>): string => {
    try {
      readConfig({ ...env(), ...change })
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }
  test('starts with a consistent configuration', () => {
    expect(readConfig({}).externalHost).toBeUndefined()
    expect(
      readConfig({
        AUTH_URL: 'https://sign-in.example',
        AUTH_CLIENT_ID: 'costdraft-web',
        AUTH_LOGOUT_PATH: '/oauth/logout',
      }).externalHost,
    ).toBeUndefined()
    expect(readConfig(env()).externalHost).toEqual({
      ...firm,
      userClaim: 'sub',
      audience: 'costs',
      clientId: 'drafting',
    })
    expect(readConfig({ ...env(), AUTH_AUDIENCE: '', AUTH_USER_CLAIM: 'email' }).externalHost).toMatchObject({
      audience: undefined,
      userClaim: 'email',
    })
  })
  test('tells the web app the host’s routes, and of an external host only the configured ones', () => {
    expect(readGatewayConfig({ AUTH_PORT: '5000' }).auth).toEqual({
      isOwn: true,
      issuer: 'http://localhost:5000',
      clientId: 'costdraft-web',
      scope: 'all',
      authorizeUrl: 'http://localhost:5000/oauth/authorize',
      tokenUrl: 'http://localhost:5000/oauth/token',
      revokeUrl: 'http://localhost:5000/oauth/revoke',
      logoutUrl: 'http://localhost:5000/oauth/logout',
    })
    const there = {
      AUTH_URL: 'https://sign-in.example/realm/',
      AUTH_ISSUER: 'https://firm.example',
      AUTH_CLIENT_ID: 'drafting',
      AUTH_SCOPE: 'openid all',
    }
    const auth = {
      isOwn: false,
      issuer: 'https://firm.example',
      clientId: 'drafting',
      scope: 'openid all',
      authorizeUrl: 'https://sign-in.example/realm/oauth/authorize',
      tokenUrl: 'https://sign-in.example/realm/oauth/token',
    }
    expect(readGatewayConfig(there).auth).toEqual(auth)
    expect(
      readGatewayConfig({ ...there, AUTH_TOKEN_PATH: '/token', AUTH_LOGOUT_PATH: '/bye', AUTH_REVOKE_PATH: '/revoke' })
        .auth,
    ).toEqual({
      ...auth,
      tokenUrl: 'https://sign-in.example/realm/token',
      logoutUrl: 'https://sign-in.example/realm/bye',
      revokeUrl: 'https://sign-in.example/realm/revoke',
    })
    expect(() => readGatewayConfig({ ...there, AUTH_TOKEN_PATH: 'token' })).toThrow(
      'AUTH_TOKEN_PATH must be a path such as /oauth/token, not token.',
    )
  })
  test('reports what is missing and does not start', () => {
    expect(refusal({ AUTH_JWKS_URL: undefined })).toContain('can be checked only with AUTH_JWKS_URL: set it too')
    expect(refusal({ AUTH_ISSUER: undefined, AUTH_URL: undefined })).toContain(
      'can be checked only with AUTH_URL and AUTH_ISSUER: set them too',
    )
    expect(refusal({ AUTH_JWKS_URL: 'jwks.json' })).toContain('AUTH_JWKS_URL must be an address')
    expect(refusal({ AUTH_JWKS_URL: 'file:///etc/jwks' })).toContain('AUTH_JWKS_URL must be an address')
  })
})
