import { ATTEMPTS } from '@costdraft/api/access/sign-in-throttle.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startInstance, type Instance } from '../dev/instance.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { callerOf } from './support/instance.ts'
import { authorizeQuery, codeFor, freshTokens, pkce, tokenCall, visitor } from './support/sign-in.ts'

// An instance of its own, whose only person changes their password.
const email = 'owner@attacked.example'
let password = 'a-first-password'
let postgres: Postgres | undefined
let instance: Instance
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  instance = await startInstance({
    databaseUrl: postgres?.url,
    env: { SEED: 'none', ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  })
})
afterAll(async () => {
  await instance.stop()
  await postgres?.stop()
})

const authorizePath = (challenge: string, change: Record<string, string> = {}): string =>
  `/oauth/authorize?${new URLSearchParams({ ...authorizeQuery(instance.webUrl, challenge), ...change }).toString()}`

/** Changes the password as its owner, in a sign-in of their own. */
async function changePassword(next: string): Promise<number> {
  const { access_token } = await freshTokens(instance, email, password)
  const { status } = await callerOf(instance, async () => access_token).rest('POST', 'users/user/password', {
    current_password: password,
    password: next,
  })
  if (status === 204) password = next
  return status
}

describe('a changed password', () => {
  test('ends a sign-in that was begun with the old one and not finished', async () => {
    const thief = visitor(instance.authUrl)
    const page = await thief('GET', authorizePath(pkce().challenge))
    const accepted = await thief('POST', page.location, { email, password })
    expect([accepted.status, accepted.location]).toEqual([303, expect.stringContaining('/oauth/authorize/')])
    expect(await changePassword('a-second-password')).toBe(204)
    const resumed = await thief('GET', accepted.location)
    expect(resumed.location).not.toContain('code=')
    expect((await thief('GET', authorizePath(pkce().challenge))).location).toContain('/login/')
  })

  test('ends a sign-in whose password was checked just before', async () => {
    const { db } = instance.database
    // The new password is stored at the moment at which the result of the check with the old one is.
    await sql`create function changes_password() returns trigger language plpgsql as $$
      begin
        update person set password_hash = password_hash || ' ' where email_address = ${sql.lit(email)};
        return new;
      end $$`.execute(db)
    await sql`create trigger changes_password after insert or update on auth_record for each row
      when (new.payload->'result'->'login' is not null) execute function changes_password()`.execute(db)
    const thief = visitor(instance.authUrl)
    const page = await thief('GET', authorizePath(pkce().challenge))
    const refused = await thief('POST', page.location, { email, password })
    await sql`drop trigger changes_password on auth_record`.execute(db)
    await sql`update person set password_hash = trim(password_hash)`.execute(db)
    expect([refused.status, refused.location]).toEqual([401, ''])
    const resume = page.location.replace('/login/', '/oauth/authorize/')
    expect((await thief('GET', resume)).location).not.toContain('code=')
  })

  test('ends a sign-in that asks for codes meanwhile', async () => {
    const ask = async (thief: ReturnType<typeof visitor>) => {
      const { verifier, challenge } = pkce()
      const { location } = await thief('GET', authorizePath(challenge))
      return { verifier, code: new URL(location, instance.authUrl).searchParams.get('code') }
    }
    const thieves = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const thief = visitor(instance.authUrl)
        const page = await thief('GET', authorizePath(pkce().challenge))
        await thief('GET', (await thief('POST', page.location, { email, password })).location)
        return thief
      }),
    )
    const change = { answered: false }
    // Each asks again and again until the change is answered; a request is under way at every moment of it.
    const asked = thieves.map(async (thief) => {
      const last = []
      while (!change.answered) last.unshift(await ask(thief))
      return last.slice(0, 3)
    })
    expect(await changePassword(`${password}, changed meanwhile`).finally(() => (change.answered = true))).toBe(204)
    const codes = (await Promise.all(asked)).flat().filter(({ code }) => code)
    expect(await Promise.all(thieves.map(async (thief) => (await ask(thief)).code))).toEqual([null, null, null, null])
    for (const { code, verifier } of codes) {
      const form = { grant_type: 'authorization_code', code: code ?? '', code_verifier: verifier }
      const answer = await tokenCall(instance.authUrl, { ...form, redirect_uri: `${instance.webUrl}/oauth-callback` })
      expect(answer).toEqual({ status: 400, body: expect.objectContaining({ error: 'invalid_grant' }) })
    }
  })

  test.each([
    ['an accent that another keyboard writes as two characters', 'Cafe\u0301-au-lait', 'Caf\u00e9-au-lait'],
    ['blanks around it', '  blanks around it ', '  blanks around it '],
    ['200 characters that are two units each', '\u{1F511}'.repeat(200), '\u{1F511}'.repeat(200)],
  ])('opens the account again as it was typed: %s', async (_what, chosen, typed) => {
    expect(await changePassword(chosen)).toBe(204)
    await expect(codeFor(instance, email, typed)).resolves.toMatchObject({ code: expect.stringMatching(/./) })
    await expect(codeFor(instance, email, chosen)).resolves.toMatchObject({ code: expect.stringMatching(/./) })
  })
})

test('a borrowed session guesses the password ten times, and its owner goes on elsewhere', async () => {
  const borrowed = await freshTokens(instance, email, password)
  const thief = callerOf(instance, async () => borrowed.access_token)
  const guess = (change: Record<string, string>) =>
    thief.rest<{ message: string }>('POST', 'users/user/password', { password: 'a-stolen-one', ...change })
  // What no password is checked for is no guess.
  for (let i = 0; i < ATTEMPTS.pair; i++)
    expect((await guess({ current_password: password, password: 'short' })).status).toBe(422)
  const answers = await Promise.all(
    Array.from({ length: ATTEMPTS.pair + 5 }, (_, i) => guess({ current_password: `guess ${i}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: ATTEMPTS.pair }, () => 422),
    ...Array.from({ length: 5 }, () => 429),
  ])
  const tooMany = await guess({ current_password: password })
  expect(tooMany).toMatchObject({ status: 429, body: { message: expect.stringContaining('Wait fifteen minutes') } })
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(800)
  // Neither another use of the password nor a new token of the session begins anew.
  const moved = { email_address: 'thief@attacked.example', current_password: password }
  expect((await thief.rest('PATCH', 'users/user', moved)).status).toBe(429)
  const refresh = { grant_type: 'refresh_token', refresh_token: borrowed.refresh_token }
  const { body: renewed } = await tokenCall(instance.authUrl, refresh)
  const again = callerOf(instance, async () => renewed.access_token)
  const change = { current_password: password, password: 'a-stolen-one' }
  expect((await again.rest('POST', 'users/user/password', change)).status).toBe(429)
  const { errors } = await again.graphql(
    'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, password: $b) }',
    { a: password, b: 'a-stolen-one' },
  )
  expect(errors?.[0]).toMatchObject({ message: tooMany.body.message, extensions: { code: 'RATE_LIMITED' } })
  for (let i = 0; i < ATTEMPTS.pair + 1; i++) expect(await changePassword(`the owner’s, number ${i}`)).toBe(204)
})

describe('the sign-in host refuses what its database cannot read', () => {
  const refusal = (error: string, status = 400) => ({ status, body: { error, error_description: expect.any(String) } })
  test('as a code, a refresh token and a client', async () => {
    const redirect_uri = `${instance.webUrl}/oauth-callback`
    const code = { grant_type: 'authorization_code', code: 'a\0b', code_verifier: 'x'.repeat(43), redirect_uri }
    expect(await tokenCall(instance.authUrl, code)).toEqual(refusal('invalid_grant'))
    const refresh = { grant_type: 'refresh_token', refresh_token: 'a\0b' }
    expect(await tokenCall(instance.authUrl, refresh)).toEqual(refusal('invalid_grant'))
    const client = { grant_type: 'client_credentials', client_id: '-'.repeat(36), client_secret: 'guessed' }
    expect(await tokenCall(instance.authUrl, client)).toEqual(refusal('invalid_client', 401))
  })

  test('in the request to sign in', async () => {
    const stranger = visitor(instance.authUrl)
    const { status, location } = await stranger('GET', authorizePath(pkce().challenge, { state: 'a\0b' }))
    expect([status, new URL(location).searchParams.get('error')]).toEqual([303, 'invalid_request'])
    expect((await stranger('GET', authorizePath(pkce().challenge, { client_id: '-'.repeat(36) }))).status).toBe(400)
  })
})

describe('signing in again in one browser', () => {
  test('gives another session, and the one before opens nothing', async () => {
    const cookies = new Map<string, string>()
    const person = visitor(instance.authUrl, cookies)
    const signIn = async (change: Record<string, string> = {}) => {
      const page = await person('GET', authorizePath(pkce().challenge, change))
      await person('GET', (await person('POST', page.location, { email, password })).location)
      return new Map(cookies)
    }
    const first = await signIn()
    expect(first.get('_session'), '43 characters of 64: 258 bits').toMatch(/^[\w-]{43}$/)
    const second = await signIn({ prompt: 'login' })
    expect(second.get('_session')).not.toBe(first.get('_session'))
    const asks = async (kept: Map<string, string>) =>
      (await visitor(instance.authUrl, kept)('GET', authorizePath(pkce().challenge))).location.includes('/login/')
    expect([await asks(first), await asks(second)]).toEqual([true, false])
  })
})

describe('signing out at the host', () => {
  /** A browser that is signed in, with the tokens of its app. */
  const signedIn = async () => {
    const { verifier, challenge } = pkce()
    const browser = visitor(instance.authUrl)
    const page = await browser('GET', authorizePath(challenge))
    const { location } = await browser('GET', (await browser('POST', page.location, { email, password })).location)
    const { body } = await tokenCall(instance.authUrl, {
      grant_type: 'authorization_code',
      code: new URL(location).searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: `${instance.webUrl}/oauth-callback`,
    })
    return { browser, ...body }
  }
  const home = () => `${instance.webUrl}/`
  const logoutPath = () =>
    `/oauth/logout?${new URLSearchParams({ client_id: 'costdraft-web', post_logout_redirect_uri: home() }).toString()}`
  const xsrfIn = (text: string): string => /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const isKnown = async ({ browser }: Awaited<ReturnType<typeof signedIn>>) =>
    !(await browser('GET', authorizePath(pkce().challenge))).location.includes('/login/')

  test('a link of a stranger asks first', async () => {
    const person = await signedIn()
    const { status, text } = await person.browser('GET', logoutPath())
    expect([status, text.includes('<script'), text.includes('name="logout" value="yes"')]).toEqual([200, false, true])
    expect(text).toContain(`href="${instance.webUrl}"`)
    expect(await isKnown(person)).toBe(true)
    const asked = await person.browser('GET', logoutPath())
    const pressed = { xsrf: xsrfIn(asked.text), logout: 'yes' }
    expect(await person.browser('POST', '/oauth/logout/confirm', pressed)).toMatchObject({ location: home() })
    expect(await isKnown(person)).toBe(false)
  })

  test('the app, which gave back its tokens first, goes on at once', async () => {
    const person = await signedIn()
    const form = new URLSearchParams({ token: person.refresh_token, client_id: 'costdraft-web' })
    expect((await fetch(`${instance.authUrl}/oauth/revoke`, { method: 'POST', body: form })).status).toBe(200)
    const { text } = await person.browser('GET', logoutPath())
    expect(text).toMatch(/<input type="hidden" name="logout" value="yes">.*<script>/s)
    const sent = { xsrf: xsrfIn(text), logout: 'yes' }
    expect(await person.browser('POST', '/oauth/logout/confirm', sent)).toMatchObject({ location: home() })
    expect(await isKnown(person)).toBe(false)
  })
})

describe('every page of the sign-in host', () => {
  test.each([
    ['/oauth/authorize?client_id=nobody'],
    ['/oauth/logout'],
    ['/oauth/logout?post_logout_redirect_uri=https%3A%2F%2Fstranger.example'],
    ['/login/none'],
    ['/nowhere'],
  ])('%s is neither framed nor kept nor guessed at', async (path) => {
    const { headers } = await fetch(`${instance.authUrl}${path}`, { headers: { accept: 'text/html' } })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })
})

test('no answer of the REST API is kept by a browser or a proxy', async () => {
  const { access_token } = await freshTokens(instance, email, password)
  for (const authorization of [`Bearer ${access_token}`, 'Bearer none']) {
    const { headers } = await fetch(`${instance.apiUrl}/users/user`, { headers: { authorization } })
    expect(headers.get('cache-control')).toBe('no-store')
  }
})
