import { SignJWT, decodeJwt, generateKeyPair } from 'jose'
import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { as, house } from './support/house.ts'
import { authorizeQuery, codeFor, pkce, signIn, tokenCall } from './support/sign-in.ts'

const VIEWER = `{ viewer { email role isAdmin client { name clientType }
  users: may(permission: "user:read") clients: may(permission: "client:read") cases: may(permission: "case:create") nonsense: may(permission: "everything") } }`

describe('who one is', () => {
  test.each([
    ['admin@costdraft.example', { role: 'System administrator', isAdmin: true, client: null, users: true, clients: true, cases: false, nonsense: false }],
    ['owner@harbour.example', { role: 'Owner', isAdmin: false, client: { name: 'Harbour Costs', clientType: 'costs_draftsman' }, users: true, clients: true, cases: true, nonsense: false }],
    ['solicitor@ashdown.example', { role: 'Solicitor', isAdmin: false, client: { name: 'Ashdown Family Law', clientType: 'solicitor' }, users: false, clients: true, cases: true, nonsense: false }],
    ['it@harbour.example', { role: 'IT administrator', isAdmin: false, client: { name: 'Harbour Costs', clientType: 'costs_draftsman' }, users: true, clients: true, cases: false, nonsense: false }],
  ])('%s is told by the server what they may', async (email, expected) => {
    expect(await as(email).graphql(VIEWER)).toEqual({ status: 200, data: { viewer: { email, ...expected } } })
  })

  test('a permission is bound to its client: the draftsman may draft for Ashdown, not for Bryn, not for Calder', async () => {
    const { body: owner } = await as('owner@harbour.example').rest<{ children_clients: Record<string, unknown> }>('GET', 'users/user')
    const { body: draftsman } = await as('draftsman@harbour.example').rest<{ client_uuid: string; children_clients: Record<string, unknown> }>('GET', 'users/user')
    const { body: calder } = await as('owner@calder.example').rest<{ client_uuid: string }>('GET', 'users/user')
    const [ashdown = ''] = Object.keys(draftsman.children_clients)
    const bryn = Object.keys(owner.children_clients).find((uuid) => uuid !== ashdown) ?? ''
    const may = async (clientUuid: string) => (await as('draftsman@harbour.example').graphql('query($c: ID) { viewer { may(permission: "case:create", clientUuid: $c) } }', { c: clientUuid })).data?.viewer
    expect(Object.keys(draftsman.children_clients)).toHaveLength(1)
    expect(await may(ashdown)).toEqual({ may: true })
    expect(await may(draftsman.client_uuid)).toEqual({ may: true })
    expect(await may(bryn)).toEqual({ may: false })
    expect(await may(calder.client_uuid)).toEqual({ may: false })
  })

  test('GET users/user keeps the words of the specification, capitals included', async () => {
    const { body } = await as('solicitor@ashdown.example').rest('GET', 'users/user')
    expect(body).toMatchObject({ system_role: { Name: 'solicitor', Permissions: [{ name: 'user:read', rule: 'self' }] }, children_clients: {} })
    expect(body.client_role).toMatchObject({ Permissions: expect.arrayContaining([{ name: 'case:create', rule: 'own_client' }]) })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })
})

describe('who one is not', () => {
  test('without a token GraphQL answers UNAUTHENTICATED before it looks at the text', async () => {
    const answer = await as(undefined).graphql('{ this is not a query')
    expect(answer.status).toBe(401)
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await as(undefined).rest('GET', 'users/user')).status).toBe(401)
  })

  test('a forged, an unsigned and a changed token are nobody', async () => {
    const { access_token } = await signIn(house, 'owner@calder.example')
    const claims = decodeJwt(access_token)
    const [head = '', payload = '', signature = ''] = access_token.split('.')
    const { privateKey } = await generateKeyPair('ES256')
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const changed = `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: '00000000-0000-0000-0000-000000000000' })).toString('base64url')}.${signature}`
    for (const token of [forged, unsigned, changed, 'x', `${access_token}x`]) {
      const { statusCode, body } = await request(`${house.apiUrl}/users/user`, { headers: { authorization: `Bearer ${token}` } })
      expect([statusCode, await body.text()]).toEqual([401, '{"message":"Sign in to continue.","details":{}}'])
    }
  })
})

describe('the authorization host', () => {
  const exchange = ({ code, verifier }: { code: string; verifier: string }) =>
    tokenCall(house.authUrl, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: `${house.webUrl}/oauth-callback` })

  test('gives a quarter of an hour, and a refresh token that works once', async () => {
    const first = await exchange(await codeFor(house, 'leader@bryn.example'))
    expect(first.body).toMatchObject({ expires_in: 900, scope: 'all', token_type: 'Bearer' })
    expect(decodeJwt(first.body.access_token)).toMatchObject({ aud: 'urn:costdraft:api', iss: house.authUrl, scope: 'all' })
    const refresh = (refresh_token: string) => tokenCall(house.authUrl, { grant_type: 'refresh_token', refresh_token })
    const second = await refresh(first.body.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token)
    expect((await refresh(first.body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await refresh(second.body.refresh_token)).body.error, 'reuse revokes the whole family').toBe('invalid_grant')
  })

  test('refuses a replayed code and revokes what it gave', async () => {
    const code = await codeFor(house, 'leader@bryn.example')
    const { body } = await exchange(code)
    expect((await exchange(code)).body.error).toBe('invalid_grant')
    expect((await tokenCall(house.authUrl, { grant_type: 'refresh_token', refresh_token: body.refresh_token })).body.error).toBe('invalid_grant')
  })

  test('refuses a wrong verifier', async () => {
    const { code } = await codeFor(house, 'leader@bryn.example')
    expect((await exchange({ code, verifier: pkce().verifier })).body.error).toBe('invalid_grant')
  })

  test.each([
    ['no challenge', { code_challenge: '' }],
    ['the plain method', { code_challenge_method: 'plain' }],
    ['another redirect', { redirect_uri: 'http://localhost:1/oauth-callback' }],
    ['a redirect with more behind it', { redirect_uri: `${house.webUrl}/oauth-callback/x` }],
    ['an unknown client', { client_id: 'stranger' }],
    ['another response type', { response_type: 'token' }],
  ])('refuses to begin with %s', async (_what, change) => {
    const query = Object.fromEntries(Object.entries({ ...authorizeQuery(house.webUrl, pkce().challenge), ...change }).filter(([, value]) => value))
    const { statusCode, headers, body } = await request(`${house.authUrl}/oauth/authorize?${new URLSearchParams(query).toString()}`)
    await body.dump()
    expect(headers.location?.toString() ?? '').not.toContain('/login/')
    expect(statusCode === 400 || /[?#&]error=/.test(headers.location?.toString() ?? '')).toBe(true)
  })

  test('an unknown account and a wrong password are refused in the same words', async () => {
    await expect(codeFor(house, 'nobody@nowhere.example')).rejects.toThrow('401 The e-mail or the password is not right.')
    await expect(codeFor(house, 'it@harbour.example', 'wrong')).rejects.toThrow('401 The e-mail or the password is not right.')
  })

  test('ten wrong passwords close an account for a while, and no other', async () => {
    for (let i = 0; i < 10; i++) await expect(codeFor(house, 'guessed@calder.example', `guess ${i}`)).rejects.toThrow('401')
    await expect(codeFor(house, 'guessed@calder.example', 'guess 11')).rejects.toThrow('429 Too many attempts.')
    await expect(codeFor(house, 'it@harbour.example')).resolves.toMatchObject({ code: expect.stringMatching(/./) })
  })
})
