import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { authorizeQuery, chosenInstead, codeFor, PASSWORD, pkce, visitor } from './support/sign-in.ts'

let firm: Firm
let owner: string
beforeAll(async () => {
  const made = await makeFirm(ADMIN, 'solicitor')
  firm = made
  owner = made.owner
})

const newPerson = () => makePerson(owner, firm, 'team_leader')

/** A browser at the sign-in page, with what it is answered. */
async function atSignIn() {
  const visit = visitor(instance.authUrl)
  const query = new URLSearchParams(authorizeQuery(instance.webUrl, pkce().challenge)).toString()
  const { location } = await visit('GET', `/oauth/authorize?${query}`)
  return {
    visit,
    give: (email: string, password: string) => visit('POST', location, { email, password }),
    choose: (password: string) => visit('POST', `${location}/password`, { password }),
  }
}
const refusalIn = (page: string): string | undefined => /role="alert">([^<]*)/.exec(page)?.[1]

describe('a password that somebody else chose', () => {
  test('is changed at the first sign-in, and the sign-in goes on', async () => {
    const { email } = await newPerson()
    const { visit, give, choose } = await atSignIn()
    const asked = await give(email, PASSWORD)
    expect([asked.status, asked.location]).toEqual([200, ''])
    expect(asked.text).toContain('Choose a password')
    const taken = await choose('a password of my own')
    expect(taken.status).toBe(303)
    expect((await visit('GET', taken.location)).location).toContain('code=')
    await expect(codeFor(instance, email, 'wrong')).rejects.toThrow('401')
    await expect(codeFor(instance, email, 'a password of my own')).resolves.toBeDefined()
  })

  test('gives no sign-in before it is changed', async () => {
    const { email } = await newPerson()
    const { visit, give } = await atSignIn()
    await give(email, PASSWORD)
    const query = new URLSearchParams(authorizeQuery(instance.webUrl, pkce().challenge)).toString()
    expect((await visit('GET', `/oauth/authorize?${query}`)).location).toContain('/login/')
  })

  test.each([
    ['short', /at least 8/],
    ['password1', /tried first/],
    ['mary-tester-1', /name or your e-mail/],
    [PASSWORD, /were given/],
  ])('is not changed to %j, and the page says why', async (password, why) => {
    const { email } = await newPerson()
    const { give, choose } = await atSignIn()
    await give(email, PASSWORD)
    const answer = await choose(password)
    expect([answer.status, refusalIn(answer.text)]).toEqual([422, expect.stringMatching(why)])
    expect((await choose('a password of my own')).status).toBe(303)
  })

  test('that is set anew ends a sign-in in which one was to be chosen', async () => {
    const { email, uuid } = await newPerson()
    const { give, choose } = await atSignIn()
    await give(email, PASSWORD)
    const { status } = await as(owner).rest('POST', `users/${uuid}/password`, { password: 'another that is given' })
    expect(status).toBe(200)
    expect((await choose('a password of my own')).status).toBe(400)
    const again = await atSignIn()
    expect((await again.give(email, PASSWORD)).status).toBe(401)
    expect((await again.give(email, 'another that is given')).text).toContain('Choose a password')
  })

  test('is chosen by nobody who has not given the right one', async () => {
    const { email } = await newPerson()
    const { give, choose } = await atSignIn()
    expect((await choose('a password of my own')).status).toBe(400)
    expect((await give(email, 'wrong')).status).toBe(401)
    expect((await choose('a password of my own')).status).toBe(400)
  })
})

describe('the rules of passwords', () => {
  test.each(['password1', 'mary-tester-1'])('%j is refused to an administrator and to its owner', async (password) => {
    const { email, uuid } = await newPerson()
    const refused = { status: 422, body: { details: { password: expect.stringMatching(/./) } } }
    expect(await as(owner).rest('POST', `users/${uuid}/password`, { password })).toMatchObject(refused)
    const own = { current_password: chosenInstead(PASSWORD), password }
    expect(await as(email).rest('POST', 'users/user/password', own)).toMatchObject(refused)
    const body = {
      ...{ firstname: 'Mary', surname: 'Tester', email_address: `new-${uuid}@firm.example`, password },
      ...{ client_role: 'team_leader', site_uuid: firm.site },
    }
    expect(await as(owner).rest('POST', `users/clients/${firm.client}`, body)).toMatchObject(refused)
  })
})

test('whoever was deactivated is told so after the right password alone', async () => {
  const { email, uuid } = await newPerson()
  await codeFor(instance, email)
  expect((await as(owner).rest('DELETE', `users/${uuid}`)).status).toBe(200)
  const { give } = await atSignIn()
  expect(refusalIn((await give(email, 'wrong')).text)).toBe('The e-mail or the password is not right.')
  const answer = await give(email, chosenInstead(PASSWORD))
  expect([answer.status, refusalIn(answer.text)]).toEqual([403, expect.stringContaining('deactivated')])
})
