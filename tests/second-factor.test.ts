import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { atLink } from './support/account-links.ts'
import { linkIn } from './support/links-in-text.ts'
import { addApp, addition, atSignIn, codeOf, codesIn, OWN, refusalIn, secretIn } from './support/second-factor.ts'
import { codeFor, freshTokens, PASSWORD, tokenCall } from './support/sign-in.ts'

let firm: Firm
let owner: string
let rival: string
beforeAll(async () => {
  const made = await makeFirm(ADMIN, 'solicitor')
  firm = made
  owner = made.owner
  rival = (await makeFirm(ADMIN, 'solicitor')).owner
})

/** Somebody who has signed in once, and so chosen a password. */
async function newPerson(role = 'team_leader') {
  const person = await makePerson(owner, firm, role)
  await codeFor(instance, person.email)
  return person
}
const own = async (email: string) =>
  (await as(email).rest<{ factors: { uuid: string; kind: string }[] }>('GET', 'users/user/second-factor')).body

describe('an authenticator app', () => {
  test('is added with the present password and a right code, and gives ten recovery codes', async () => {
    const { email } = await newPerson()
    expect(await addition(email, { current_password: 'wrong' })).toMatchObject({
      status: 422,
      body: { details: { current_password: expect.any(String) } },
    })
    const { secret, address } = (await addition(email, {})).body
    expect(address).toContain(secret)
    const wrong = await addition(email, { code: '000000' })
    expect(wrong).toMatchObject({ status: 422, body: { details: { code: expect.any(String) } } })
    expect((await own(email)).factors).toEqual([])
    const { body } = await addition(email, { code: codeOf(secret) })
    expect(new Set(body.recovery_codes).size).toBe(10)
    for (const code of body.recovery_codes) expect(code).toMatch(/^(?:[2-9a-z]{4}-){5}[2-9a-z]{4}$/)
    expect(await own(email)).toMatchObject({ factors: [{ kind: 'app' }], recovery_codes_left: 10, is_required: false })
  })

  test('is asked for after the right password alone, and the sign-in goes on with its code', async () => {
    const { email } = await newPerson()
    const { secret } = await addApp(email)
    const { give, code, visit } = await atSignIn()
    expect(refusalIn((await give(email, 'wrong')).text)).toBe('The e-mail or the password is not right.')
    const asked = await give(email)
    expect([asked.status, asked.location]).toEqual([200, ''])
    expect(asked.text).toContain('Code of your authenticator app')
    const wrong = await code('000000')
    expect([wrong.status, refusalIn(wrong.text)]).toEqual([401, expect.stringContaining('not a code')])
    const taken = await code(codeOf(secret, 1))
    expect(taken.status).toBe(303)
    expect((await visit('GET', taken.location)).location).toContain('code=')
  })

  test('lets nobody in before its code is given', async () => {
    const { email } = await newPerson()
    await addApp(email)
    const { give, open, code } = await atSignIn()
    expect((await code('000000')).status).toBe(400)
    await give(email)
    expect(await open()).toContain('/login/')
    await expect(freshTokens(instance, email, OWN)).rejects.toThrow('200')
  })

  test('is not replaced by whoever knows the password alone, where a new one is added during a sign-in', async () => {
    const { email } = await newPerson()
    await addApp(email)
    const { give, add, open } = await atSignIn()
    await give(email)
    const answer = await add('000000')
    expect([answer.status, secretIn(answer.text)]).toEqual([400, ''])
    // Nor by one that was begun elsewhere.
    const { secret } = (await addition(email, {})).body
    expect((await add(codeOf(secret))).status).toBe(400)
    expect(await open()).toContain('/login/')
    expect((await own(email)).factors).toHaveLength(1)
  })

  test('takes a code once: neither the one that added it nor one that signed in', async () => {
    const { email } = await newPerson()
    const { secret } = await addApp(email)
    const first = await atSignIn()
    await first.give(email)
    expect(refusalIn((await first.code(codeOf(secret))).text)).toContain('used before')
    const both = await atSignIn()
    await both.give(email)
    const code = codeOf(secret, 1)
    const answers = await Promise.all([first.code(code), both.code(code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 401])
  })

  test('is not asked for when a token is refreshed, and sign-ins of before go on', async () => {
    const { email } = await newPerson()
    const { refresh_token } = await freshTokens(instance, email)
    await addApp(email)
    expect((await tokenCall(instance.authUrl, { grant_type: 'refresh_token', refresh_token })).status).toBe(200)
  })

  test('of 200 codes at once ten are tried, and then not even the right one', async () => {
    const { email } = await newPerson()
    const { secret, recoveryCodes } = await addApp(email)
    const { give, code } = await atSignIn()
    await give(email)
    const answers = await Promise.all(Array.from({ length: 200 }, (_, guess) => code(String(guess).padStart(6, '0'))))
    const by = (status: number): number => answers.filter((answer) => answer.status === status).length
    expect([by(401), by(429)]).toEqual([10, 190])
    const elsewhere = await atSignIn()
    expect((await elsewhere.give(email)).status).toBe(200)
    expect((await elsewhere.code(codeOf(secret, 1))).status).toBe(429)
    expect((await elsewhere.code(recoveryCodes[0] ?? '')).status).toBe(429)
  })

  test('is asked for after a first password was chosen, too', async () => {
    const { email, uuid } = await newPerson()
    const { secret } = await addApp(email)
    await as(owner).rest('POST', `users/${uuid}/password`, { password: 'another that is given' })
    const { give, choose, code } = await atSignIn()
    await give(email, 'another that is given')
    const chosen = await choose('a password of my own')
    expect([chosen.status, chosen.text]).toEqual([200, expect.stringContaining('Second factor')])
    expect((await code(codeOf(secret, 1))).status).toBe(303)
  })

  test('is asked for after a forgotten password was chosen anew, too', async () => {
    const { email, uuid } = await newPerson()
    const { secret } = await addApp(email)
    const { body } = await as(owner).rest<{ link: string }>('POST', `users/${uuid}/reset`)
    expect((await atLink(linkIn(body.link)).choose('a password of my own')).status).toBe(200)
    const { give, code } = await atSignIn()
    const given = await give(email, 'a password of my own')
    expect([given.status, given.text]).toEqual([200, expect.stringContaining('Second factor')])
    expect((await code(codeOf(secret, 1))).status).toBe(303)
  })

  test('of somebody who was deactivated, or whose password was set anew, meanwhile ends the sign-in', async () => {
    for (const [method, path, body] of [
      ['DELETE', '', undefined],
      ['POST', '/password', { password: 'another that is given' }],
      ['POST', '/second-factor/reset', {}],
    ] as const) {
      const { email, uuid } = await newPerson()
      const { secret } = await addApp(email)
      const { give, code } = await atSignIn()
      await give(email)
      expect((await as(owner).rest(method, `users/${uuid}${path}`, body)).status).toBe(200)
      expect((await code(codeOf(secret, 1))).status).toBe(400)
    }
  })
})

describe('recovery codes', () => {
  test('sign in once each, however they are typed', async () => {
    const { email } = await newPerson()
    const { recoveryCodes } = await addApp(email)
    const [first = '', second = ''] = recoveryCodes
    for (const [typed, status] of [
      [first, 303],
      [first, 401],
      [second.toUpperCase().replaceAll('-', ' '), 303],
    ] as const) {
      const { give, code } = await atSignIn()
      await give(email)
      expect((await code(typed)).status).toBe(status)
    }
    expect(await own(email)).toMatchObject({ recovery_codes_left: 8 })
  })

  test('are of one person alone, and new ones take the place of all', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const { recoveryCodes } = await addApp(one.email)
    await addApp(other.email)
    const { give, code } = await atSignIn()
    await give(other.email)
    expect((await code(recoveryCodes[0] ?? '')).status).toBe(401)
    const { body } = await addition(one.email, { kind: 'recovery_codes' })
    const again = await atSignIn()
    await again.give(one.email)
    expect((await again.code(recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await again.code(body.recovery_codes[0] ?? '')).status).toBe(303)
  })
})

describe('a second factor', () => {
  test('is removed by its owner with the present password, and then not asked for', async () => {
    const { email } = await newPerson()
    await addApp(email)
    const [factor] = (await own(email)).factors
    const path = `users/user/second-factor/${factor?.uuid}/removal`
    expect((await as(email).rest('POST', path, { current_password: 'wrong' })).status).toBe(422)
    expect(await as(email).rest('POST', path, { current_password: OWN })).toMatchObject({
      status: 200,
      body: { factors: [], recovery_codes_left: 0 },
    })
    expect((await as(email).rest('POST', path, { current_password: OWN })).status).toBe(404)
    await expect(codeFor(instance, email, OWN)).resolves.toBeDefined()
  })

  test('is reset by an owner or IT administrator of the firm, who is not outranked, and by nobody else', async () => {
    const [person, leader] = [await newPerson(), await newPerson()]
    const [it, boss] = [await newPerson('it_administrator'), await newPerson('owner')]
    const { access_token } = await freshTokens(instance, person.email)
    await addApp(person.email)
    await addApp(boss.email)
    const reset = async (by: string, { uuid } = person) =>
      (await as(by).rest('POST', `users/${uuid}/second-factor/reset`, {})).status
    expect([await reset(leader.email), await reset(rival), await reset(person.email)]).toEqual([403, 404, 403])
    expect([await reset(it.email, boss), await reset(boss.email, boss)]).toEqual([403, 409])
    await expect(codeFor(instance, person.email, OWN)).rejects.toThrow('200')
    const user = async () => (await as(owner).rest('GET', `clients/users/${person.uuid}`)).body
    expect(await user()).toMatchObject({ has_second_factor: true })
    expect((await as(person.email, access_token).rest('GET', 'users/user')).status).toBe(200)
    expect(await reset(it.email)).toBe(200)
    expect(await user()).toMatchObject({ has_second_factor: false })
    expect((await as(person.email, access_token).rest('GET', 'users/user')).status).toBe(401)
    await expect(codeFor(instance, person.email, OWN)).resolves.toBeDefined()
    expect(await reset(it.email)).toBe(409)
  })
})

describe('a firm that requires a second factor', () => {
  const require = (by: string, client: string, roles: string[], version?: string) =>
    as(by).rest('PATCH', `clients/${client}/second-factor`, { roles }, version ? { 'if-match': version } : {})
  let strict: Firm & { owner: string }
  beforeAll(async () => {
    strict = await makeFirm(ADMIN, 'solicitor')
    expect((await require(strict.owner, strict.client, ['team_leader'])).status).toBe(200)
  })
  const newLeader = () => makePerson(strict.owner, strict, 'team_leader')

  test('has whoever has none add one at the sign-in, before anything opens', async () => {
    const { email } = await newLeader()
    const { visit, give, choose, add, code } = await atSignIn()
    await give(email, PASSWORD)
    const asked = await choose(OWN)
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Add a second factor')])
    expect((await code('000000')).status).toBe(400)
    const wrong = await add('000000')
    expect([wrong.status, secretIn(wrong.text)]).toEqual([422, secretIn(asked.text)])
    const added = await add(codeOf(secretIn(asked.text)))
    expect(codesIn(added.text)).toHaveLength(10)
    const next = /<a href="([^"]*)">I have kept/.exec(added.text)?.[1] ?? ''
    expect((await visit('GET', next)).location).toContain('code=')
    const again = await atSignIn()
    expect((await again.give(email)).text).toContain('Code of your authenticator app')
    expect((await again.code(codesIn(added.text)[0] ?? '')).status).toBe(303)
  })

  test('lets nobody in who adds none', async () => {
    const { email } = await newLeader()
    const { open, give, choose } = await atSignIn()
    await give(email, PASSWORD)
    await choose(OWN)
    expect(await open()).toContain('/login/')
  })

  test('asks with another secret each time, as others may have seen the last one', async () => {
    const { email } = await newLeader()
    const { give, choose, add } = await atSignIn()
    await give(email, PASSWORD)
    const first = secretIn((await choose(OWN)).text)
    const second = secretIn((await give(email)).text)
    expect(second).not.toBe(first)
    expect((await add(codeOf(first))).status).toBe(422)
    expect(codesIn((await add(codeOf(second))).text)).toHaveLength(10)
  })

  test('asks nobody of another role, and nobody who is signed in', async () => {
    const owned = await makeFirm(ADMIN, 'solicitor')
    const { email } = await makePerson(owned.owner, owned, 'team_leader')
    const { access_token, refresh_token } = await freshTokens(instance, email)
    await require(owned.owner, owned.client, ['team_leader'])
    expect((await as(email, access_token).rest('GET', 'users/user')).status).toBe(200)
    expect((await tokenCall(instance.authUrl, { grant_type: 'refresh_token', refresh_token })).status).toBe(200)
    await expect(codeFor(instance, owned.owner, OWN)).resolves.toBeDefined()
    await expect(codeFor(instance, email, OWN)).rejects.toThrow('Add a second factor')
  })

  test('keeps its people from removing the last one', async () => {
    const owned = await makeFirm(ADMIN, 'solicitor')
    const { email } = await makePerson(owned.owner, owned, 'solicitor')
    await codeFor(instance, email)
    await addApp(email)
    await require(owned.owner, owned.client, ['solicitor'])
    const { factors, ...rest } = await own(email)
    expect(rest).toMatchObject({ is_required: true })
    const path = `users/user/second-factor/${factors[0]?.uuid}/removal`
    expect((await as(email).rest('POST', path, { current_password: OWN })).status).toBe(409)
  })

  test('says so by its owner or IT administrator alone, of roles that there are, by the version of now', async () => {
    const it = await makePerson(strict.owner, strict, 'it_administrator')
    const solicitor = await makePerson(strict.owner, strict, 'solicitor')
    const path = `clients/${strict.client}/second-factor`
    expect((await require(rival, strict.client, [])).status).toBe(404)
    expect((await as(rival).rest('GET', path)).status).toBe(404)
    expect((await require(solicitor.email, strict.client, [])).status).toBe(403)
    expect((await require(it.email, strict.client, ['king'])).status).toBe(422)
    const { headers, body } = await as(it.email).rest('GET', path)
    expect(body).toMatchObject({ roles: ['team_leader'] })
    const version = String(headers.etag)
    const both = ['team_leader', 'costs_draftsman']
    expect((await require(it.email, strict.client, both.toReversed(), version)).body).toMatchObject({ roles: both })
    expect((await require(it.email, strict.client, [], version)).status).toBe(412)
  })
})
