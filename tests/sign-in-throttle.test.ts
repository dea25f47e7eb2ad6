import { networkOf } from '@costdraft/schema/network.ts'
import { ATTEMPTS, createSignInThrottle } from '@costdraft/api/access/sign-in-throttle.ts'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startInstance, type Instance } from '../dev/instance.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { callerOf } from './support/instance.ts'
import { authorizeQuery, chosenInstead, freshTokens, PASSWORD, pkce } from './support/sign-in.ts'

// An instance of its own, because the counts of others would disturb it; behind one proxy, so that a test can come from
// anywhere.
let postgres: Postgres | undefined
let instance: Instance
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  instance = await startInstance({ databaseUrl: postgres?.url, env: { TRUST_PROXY: '1' } })
})
afterAll(async () => {
  await instance.stop()
  await postgres?.stop()
})

/** Opens the sign-in page from an address; returns the function that submits it. */
async function formFrom(address: string) {
  const headers = { 'x-forwarded-for': `203.0.113.99, ${address}` }
  const { challenge } = pkce()
  const opened = await request(
    `${instance.authUrl}/oauth/authorize?${new URLSearchParams(authorizeQuery(instance.webUrl, challenge)).toString()}`,
    { headers },
  )
  const cookie = [opened.headers['set-cookie'] ?? []]
    .flat()
    .map((text) => text.split(';')[0])
    .join('; ')
  const page = new URL(String(opened.headers.location), instance.authUrl).pathname
  await opened.body.dump()
  return async (email: string, password: string) => {
    const answer = await request(`${instance.authUrl}${page}`, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, password }).toString(),
    })
    await answer.body.dump()
    return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0) }
  }
}

describe('wrong passwords', () => {
  test('150 at once are counted before they are checked: ten are checked', async () => {
    const submit = await formFrom('198.51.100.1')
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, i) => submit('solicitor@ashdown.example', `guess ${i}`)),
    )
    const by = (status: number) => answers.filter((one) => one.status === status)
    expect([by(401).length, by(429).length]).toEqual([ATTEMPTS.pair, 150 - ATTEMPTS.pair])
    for (const { wait } of by(429)) {
      expect(wait).toBeGreaterThan(800)
      expect(wait).toBeLessThanOrEqual(900)
    }
    // Not even the right one is checked from there, and it is from elsewhere, and for another account from there.
    expect((await submit('solicitor@ashdown.example', PASSWORD)).status).toBe(429)
    expect((await (await formFrom('198.51.100.2'))('solicitor@ashdown.example', PASSWORD)).status).toBe(303)
    expect((await (await formFrom('198.51.100.1'))('owner@ashdown.example', PASSWORD)).status).toBe(303)
  })
})

describe('a reset password lifts the lock of its account', () => {
  const LOCKED = 'draftsman@harbour.example'
  const HOME = '198.51.100.20'
  const signIn = async (password: string, address = HOME, email = LOCKED) =>
    (await (await formFrom(address))(email, password)).status
  const caller = (email: string) => callerOf(instance, async () => (await freshTokens(instance, email)).access_token)
  const reset = async (by: string, person: string, password: string) =>
    (await caller(by).rest('POST', `users/${person}/password`, { password })).status
  const uuidOf = async (email: string): Promise<string> =>
    (
      await instance.database.db
        .selectFrom('person')
        .select('uuid')
        .where('email_address', '=', email)
        .executeTakeFirstOrThrow()
    ).uuid
  /** Guesses until nothing more is checked: from one place, and from so many that the account is closed everywhere. */
  const lock = async (email: string) => {
    const places = Math.ceil(ATTEMPTS.account / ATTEMPTS.pair)
    for (let place = 0; place <= places; place++) {
      const submit = await formFrom(place === 0 ? HOME : `198.51.101.${place}`)
      await Promise.all(Array.from({ length: ATTEMPTS.pair }, (_, i) => submit(email, `guess ${i}`)))
    }
    expect(await signIn(PASSWORD, HOME, email)).toBe(429)
    expect(await signIn(PASSWORD, '198.51.100.21', email)).toBe(429)
  }

  test('by somebody who may reset it, at every place and at once; the count begins anew', async () => {
    await lock(LOCKED)
    await lock('owner@calder.example')
    const person = await uuidOf(LOCKED)
    // Who may not reset it lifts nothing, nor does a password that is refused.
    expect(await reset('solicitor@ashdown.example', person, 'a-new-password')).toBe(404)
    expect(await reset('it@harbour.example', person, 'short')).toBe(422)
    expect(await signIn(PASSWORD)).toBe(429)
    expect(await reset('it@harbour.example', person, 'a-new-password')).toBe(200)
    // It is right: the page comes on which it is changed.
    expect(await signIn('a-new-password')).toBe(200)
    expect(await signIn('a-new-password', '198.51.100.22')).toBe(200)
    // Ten guesses from a place are again all that is checked, and other accounts stay closed.
    const submit = await formFrom(HOME)
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS.pair + 3 }, (_, i) => submit(LOCKED, `another guess ${i}`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(ATTEMPTS.pair)
    expect(await signIn(PASSWORD, HOME, 'owner@calder.example')).toBe(429)
  })

  test('however its address is written, and that of an account whose address begins the same not', async () => {
    const throttle = createSignInThrottle(instance.database.db, Date.now)
    const guess = async (email: string) => {
      for (let i = 0; i < ATTEMPTS.pair; i++) await throttle.count(email, '192.0.2.9')
    }
    await guess('ann@firm_1.example')
    await guess('ann@firm_1.example.org')
    await guess('ann@firm-1.example')
    await throttle.lift('Ann@Firm_1.example')
    expect(await throttle.count('ann@firm_1.example', '192.0.2.9')).toBeUndefined()
    expect(await throttle.count('ann@firm_1.example.org', '192.0.2.9')).toBeGreaterThan(800)
    expect(await throttle.count('ann@firm-1.example', '192.0.2.9')).toBeGreaterThan(800)
  })

  test('and what somebody at a borrowed screen used up of the changes of the password', async () => {
    const person = await uuidOf('it@harbour.example')
    for (let session = 0; session * ATTEMPTS.pair <= ATTEMPTS.account; session++) {
      const thief = caller('it@harbour.example')
      const body = { current_password: 'guess', password: 'a-stolen-one' }
      await Promise.all(Array.from({ length: ATTEMPTS.pair }, () => thief.rest('POST', 'users/user/password', body)))
    }
    const change = { current_password: PASSWORD, password: 'a-chosen-password' }
    expect((await caller('it@harbour.example').rest('POST', 'users/user/password', change)).status).toBe(429)
    expect(await reset('owner@harbour.example', person, PASSWORD)).toBe(200)
    const anew = { ...change, current_password: chosenInstead(PASSWORD) }
    expect((await caller('it@harbour.example').rest('POST', 'users/user/password', anew)).status).toBe(204)
  })
})

describe('the counts', () => {
  let time = Date.parse('2030-01-01T00:00:00Z')
  const throttle = () => createSignInThrottle(instance.database.db, () => time)
  const times = async (n: number, of: (i: number) => [email: string, address: string]) => {
    const waits = []
    for (let i = 0; i < n; i++) waits.push(await throttle().count(...of(i)))
    return waits.filter((wait) => wait !== undefined)
  }
  test('end with their window', async () => {
    expect(await times(ATTEMPTS.pair, () => ['a@b.example', '192.0.2.1'])).toEqual([])
    time += 60_000
    expect(await throttle().count('A@B.example', '192.0.2.1')).toBe(14 * 60)
    time += 14 * 60_000 - 1
    expect(await throttle().count('a@b.example', '192.0.2.1')).toBe(1)
    time += 1
    expect(await throttle().count('a@b.example', '192.0.2.1')).toBeUndefined()
  })
  test('an account is closed by guesses from many addresses, and not by as many from one', async () => {
    expect((await times(ATTEMPTS.account * 3, () => ['one@place.example', '192.0.2.2'])).length).toBe(
      ATTEMPTS.account * 3 - ATTEMPTS.pair,
    )
    expect(await throttle().count('one@place.example', '192.0.2.3')).toBeUndefined()
    expect(await times(ATTEMPTS.account, (i) => ['many@place.example', `10.0.0.${i}`])).toEqual([])
    expect(await throttle().count('many@place.example', '10.0.1.1')).toBe(900)
  })
  test('an office of two hundred signs in from one address, and takes nothing away by it', async () => {
    for (let i = 0; i < ATTEMPTS.address + 20; i++) {
      expect(await throttle().count(`p${i}@office.example`, '192.0.2.4')).toBeUndefined()
      await throttle().release(`p${i}@office.example`, '192.0.2.4')
    }
    expect(await times(ATTEMPTS.address, (i) => [`q${i}@office.example`, '192.0.2.4'])).toEqual([])
    expect(await throttle().count('r@office.example', '192.0.2.4')).toBe(900)
  })
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ])('the address %s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

test('without TRUST_PROXY nobody can say where they come from', async () => {
  const plain = await startInstance({
    databaseUrl: postgres?.url,
    env: postgres ? {} : { SEED: 'none', ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: PASSWORD },
  })
  try {
    const attempts = await Promise.all(
      Array.from({ length: ATTEMPTS.pair + 1 }, async (_, i) => {
        const { challenge } = pkce()
        const headers = { 'x-forwarded-for': `198.51.100.${i}` }
        const opened = await request(
          `${plain.authUrl}/oauth/authorize?${new URLSearchParams(authorizeQuery(plain.webUrl, challenge)).toString()}`,
          { headers },
        )
        await opened.body.dump()
        const cookie = [opened.headers['set-cookie'] ?? []]
          .flat()
          .map((text) => text.split(';')[0])
          .join('; ')
        const { statusCode, body } = await request(new URL(String(opened.headers.location), plain.authUrl), {
          method: 'POST',
          headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'email=spoofed@nowhere.example&password=wrong',
        })
        await body.dump()
        return statusCode
      }),
    )
    expect(attempts.filter((status) => status === 429)).toHaveLength(1)
  } finally {
    await plain.stop()
  }
})
