import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, instance } from './support/instance.ts'
import { browser } from './support/oauth.ts'
import { PASSWORD, tokenCall } from './support/sign-in.ts'

// Of a person `all` is the only scope; of a program it means all that it has. It is given where none is asked for.
const OWNER = 'owner@ashdown.example'
const OTHERS = ['read', 'ALL', 'cases:read', 'openid', 'offline_access', 'all openid', 'all offline_access', 'all read']
/** What only a request of nobody writes: it cannot be a scope. */
const UNREADABLE = ['a"b', 'all  all', ' all']
const refusal = { status: 400, body: { error: 'invalid_scope', error_description: expect.any(String) } }

describe('a person', () => {
  const web = browser(instance)
  beforeAll(async () => {
    await web.exchange(await web.signIn(OWNER, PASSWORD))
  })
  const codeWith = async (change: Record<string, string | undefined>) => {
    const { told, verifier } = await web.authorize(change)
    return { code: told.code ?? '', verifier }
  }

  test.each([['all'], ['all all'], [''], [undefined]])('asks for %j and is told all', async (scope) => {
    const { status, body } = await web.exchange(await codeWith({ scope }))
    expect({ status, scope: body.scope, held: decodeJwt(body.access_token).scope }).toEqual({
      status: 200,
      scope: 'all',
      held: 'all',
    })
    const next = await web.refresh(body.refresh_token)
    expect([next.status, next.body.scope, decodeJwt(next.body.access_token).scope]).toEqual([200, 'all', 'all'])
  })

  test.each([['all'], [undefined]])('who is still to sign in asks for %j and is told all', async (scope) => {
    const visitor = browser(instance)
    expect((await visitor.exchange(await visitor.signIn(OWNER, PASSWORD, { scope }))).body.scope).toBe('all')
  })

  test.each([...OTHERS, ...UNREADABLE])('who asks for %j is led back with invalid_scope', async (scope) => {
    for (const visitor of [web, browser(instance)]) {
      const { status, location, told } = await visitor.authorize({ scope })
      expect([status, told.error, told.state, told.code]).toEqual([303, 'invalid_scope', 'a-state', undefined])
      expect(location).toMatch(new RegExp(`^${web.redirect_uri}\\?`))
    }
  })

  test.each([...OTHERS, ...UNREADABLE])(
    'who exchanges a code for %j is refused, and may still use the code',
    async (scope) => {
      const code = await web.code()
      expect(await web.exchange(code, { scope })).toMatchObject(refusal)
      expect(await web.exchange(code, { scope: 'all' })).toMatchObject({ status: 200, body: { scope: 'all' } })
    },
  )

  test.each([...OTHERS, ...UNREADABLE])(
    'who refreshes for %j is refused, and may still use the refresh token',
    async (scope) => {
      const { body } = await web.exchange(await web.code())
      expect(await web.refresh(body.refresh_token, { scope })).toMatchObject(refusal)
      expect(await web.refresh(body.refresh_token, { scope: 'all' })).toMatchObject({
        status: 200,
        body: { scope: 'all' },
      })
    },
  )
})

describe('a program', () => {
  let credentials: { client_id: string; client_secret: string }
  beforeAll(async () => {
    const { body: viewer } = await as(OWNER).rest<{ client_uuid: string }>('GET', 'users/user')
    const { body } = await as(OWNER).rest<typeof credentials>('POST', `clients/${viewer.client_uuid}/api-client`, {
      name: 'Of scopes',
      client_role: 'owner',
    })
    credentials = { client_id: body.client_id, client_secret: body.client_secret }
  })
  const ask = (more: Record<string, string>) =>
    tokenCall(instance.authUrl, { grant_type: 'client_credentials', ...credentials, ...more })

  test.each([[{}], [{ scope: 'all' }], [{ scope: '' }]])('that sends %j is told all that it has', async (more) => {
    const scope = 'cases:read admin:read reports:read'
    const { status, body } = await ask(more)
    expect({ status, body, held: decodeJwt(body.access_token).scope }).toEqual({
      status: 200,
      body: { access_token: expect.any(String), expires_in: 900, scope, token_type: 'Bearer' },
      held: scope,
    })
    expect((await as(undefined, body.access_token).rest('GET', 'users/user')).status).toBe(200)
  })

  test.each([...OTHERS.filter((scope) => scope !== 'cases:read'), ...UNREADABLE])(
    'that asks for %j is refused',
    async (scope) => {
      expect(await ask({ scope })).toMatchObject(refusal)
    },
  )

  test('with a wrong secret is told nothing of scopes', async () => {
    expect(await ask({ scope: 'read', client_secret: 'guessed' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
  })
})

test('the description of the host names the scopes', async () => {
  const answer = await fetch(`${instance.authUrl}/.well-known/oauth-authorization-server`)
  expect(await answer.json()).toMatchObject({
    scopes_supported: [
      'all',
      'cases:read',
      'cases:write',
      'admin:read',
      'admin:write',
      'reports:read',
      'webhooks',
      'scim',
    ],
  })
})
