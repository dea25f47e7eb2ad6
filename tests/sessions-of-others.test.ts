import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as, callerOf, instance } from './support/instance.ts'
import {
  authorizeQuery,
  chosenInstead,
  codeFor,
  freshTokens,
  PASSWORD,
  pkce,
  tokenCall,
  visitor,
} from './support/sign-in.ts'

interface Session {
  uuid: string
  signed_in_at: string
  last_used_at: string
  device: string | null
  current: boolean
}
let firm: Firm & { owner: string }
let it: { email: string; uuid: string }
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  it = await makePerson(firm.owner, firm, 'it_administrator')
})

const newPerson = (role = 'team_leader') => makePerson(firm.owner, firm, role)
/** Signs in anew. Says whether that sign-in still stands, and what its refresh token is worth. */
async function signedIn(email: string) {
  const { access_token, refresh_token } = await freshTokens(instance, email)
  const caller = callerOf(instance, async () => access_token)
  const { body: own } = await caller.rest<Session[]>('GET', 'users/user/session')
  return {
    ...caller,
    session: own.find(({ current }) => current)?.uuid,
    stands: async () => (await caller.rest('GET', 'users/user')).status === 200,
    refresh: () => tokenCall(instance.authUrl, { grant_type: 'refresh_token', refresh_token }),
  }
}
const sessionsOf = async (by: string, user: string): Promise<Session[]> => {
  const { status, body } = await as(by).rest<Session[]>('GET', `users/${user}/sessions`)
  expect(status).toBe(200)
  return body
}

describe('the sessions of a user', () => {
  test('are listed to the owner, an IT administrator and a system administrator, and are nobody’s own', async () => {
    const { email, uuid } = await newPerson()
    const { refresh } = await signedIn(email)
    await signedIn(email)
    expect((await refresh()).status).toBe(200)
    for (const by of [firm.owner, it.email, ADMIN]) {
      const sessions = await sessionsOf(by, uuid)
      expect(sessions.map(({ current }) => current)).toEqual([false, false])
      for (const { signed_in_at, last_used_at } of sessions) expect(last_used_at >= signed_in_at).toBe(true)
    }
  })

  test('are ended one by one, at once and for good', async () => {
    const { email, uuid } = await newPerson()
    const [first, second] = [await signedIn(email), await signedIn(email)]
    const path = `users/${uuid}/sessions/${second.session}`
    expect((await as(it.email).rest('DELETE', path)).status).toBe(204)
    expect([await first.stands(), await second.stands()]).toEqual([true, false])
    expect((await second.refresh()).body.error).toBe('invalid_grant')
    expect(await sessionsOf(it.email, uuid)).toHaveLength(1)
    expect((await as(it.email).rest('DELETE', path)).status).toBe(404)
  })

  test('are ended all together', async () => {
    const { email, uuid } = await newPerson()
    const [first, second] = [await signedIn(email), await signedIn(email)]
    expect((await as(firm.owner).rest('DELETE', `users/${uuid}/sessions`)).status).toBe(204)
    expect([await first.stands(), await second.stands()]).toEqual([false, false])
    expect(await sessionsOf(firm.owner, uuid)).toEqual([])
    await expect(codeFor(instance, email)).resolves.toBeDefined()
  })

  test('but that of the request itself stays', async () => {
    const { email, uuid } = await newPerson('owner')
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    expect((await here.rest('DELETE', `users/${uuid}/sessions`)).status).toBe(204)
    expect([await here.stands(), await elsewhere.stands()]).toEqual([true, false])
    const again = await signedIn(email)
    expect((await here.rest('DELETE', 'users/user/session')).status).toBe(204)
    expect([await here.stands(), await again.stands()]).toEqual([true, false])
  })

  test('are no business of whoever may not edit the user', async () => {
    const { email, uuid } = await newPerson()
    const { session } = await signedIn(email)
    const other = await makeFirm(ADMIN, 'solicitor')
    const peer = await newPerson()
    const paths = [
      ['GET', `users/${uuid}/sessions`],
      ['DELETE', `users/${uuid}/sessions`],
      ['DELETE', `users/${uuid}/sessions/${session}`],
    ] as const
    for (const [by, status] of [
      [other.owner, 404],
      [peer.email, 403],
      [email, 403],
    ] as const)
      for (const [method, path] of paths) expect((await as(by).rest(method, path)).status, `${by} ${path}`).toBe(status)
    // Nor is one’s own superior.
    for (const [method, path] of paths) {
      const ofOwner = path.replace(uuid, firm.person)
      expect((await as(it.email).rest(method, ofOwner)).status, ofOwner).toBe(403)
    }
    // A session of somebody else is none of the user’s.
    await as(peer.email).rest('GET', 'users/user')
    expect((await as(firm.owner).rest('DELETE', `users/${peer.uuid}/sessions/${session}`)).status).toBe(404)
    expect((await sessionsOf(firm.owner, uuid)).map((one) => one.uuid)).toContain(session)
  })

  test('are listed and ended in GraphQL: one’s own without naming anybody', async () => {
    const { email, uuid } = await newPerson()
    const mine = await signedIn(email)
    const other = await signedIn(email)
    const LIST = 'query ($u: ID) { sessions(userUuid: $u) { uuid current lastUsedAt } viewer { sessions { uuid } } }'
    const own = await mine.graphql(LIST)
    expect(own.data).toMatchObject({
      sessions: expect.arrayContaining([expect.objectContaining({ uuid: mine.session, current: true })]),
    })
    expect((await mine.graphql(LIST, { u: uuid })).data).toEqual(own.data)
    const seen = await as(it.email).graphql(LIST, { u: uuid })
    expect(seen.data).toMatchObject({ sessions: [{ current: false }, { current: false }] })
    const END = 'mutation ($s: ID!, $u: ID) { endSession(uuid: $s, userUuid: $u) }'
    // Not among the administrator’s own.
    const variables = { s: other.session }
    expect((await as(it.email).graphql(END, variables)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await as(it.email).graphql(END, { ...variables, u: uuid })).data).toEqual({ endSession: other.session })
    expect([await mine.stands(), await other.stands()]).toEqual([true, false])
    const END_ALL = 'mutation ($u: ID) { endSessions(userUuid: $u) }'
    expect((await mine.graphql(END_ALL)).data).toEqual({ endSessions: true })
    expect(await mine.stands()).toBe(true)
    expect((await mine.graphql(END_ALL, { u: it.uuid })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await as(firm.owner).graphql(END_ALL, { u: uuid })).data).toEqual({ endSessions: true })
    expect(await mine.stands()).toBe(false)
  })
})

interface SignIn {
  uuid: string
  at: string
  result: string
  network: string | null
  device: string | null
}
interface Page {
  total_count: number
  nodes: SignIn[]
  has_next_page: boolean
  end_cursor: string | null
}
/** Tries a password at the sign-in page, as a browser that says what it is. */
async function attempt(email: string, password: string): Promise<number> {
  const visit = visitor(instance.authUrl)
  const query = new URLSearchParams(authorizeQuery(instance.webUrl, pkce().challenge)).toString()
  const { location } = await visit('GET', `/oauth/authorize?${query}`)
  return (await visit('POST', location, { email, password })).status
}

describe('the history of one’s own account', () => {
  const historyOf = async (email: string, query = ''): Promise<Page> => {
    const { status, body } = await as(email).rest<Page>('GET', `users/user/sign-ins${query}`)
    expect(status).toBe(200)
    return body
  }
  const resultsOf = async (email: string) => (await historyOf(email)).nodes.map(({ result }) => result)

  test('says what became of each attempt, from where and with what, the newest first', async () => {
    const { email, uuid } = await newPerson()
    await as(email).rest('GET', 'users/user')
    expect(await historyOf(email)).toMatchObject({
      total_count: 1,
      has_next_page: false,
      nodes: [{ result: 'success', network: expect.stringMatching(/\/(?:24|48)$/), device: null }],
    })
    expect(await attempt(email.toUpperCase(), 'not-the-password')).toBe(401)
    await expect.poll(() => resultsOf(email)).toEqual(['refused', 'success'])
    const { session } = await signedIn(email)
    await as(firm.owner).rest('DELETE', `users/${uuid}/sessions/${session}`)
    expect(await resultsOf(email)).toEqual(['ended', 'success', 'refused', 'success'])
    // Nobody else’s attempts, and not those of the administrator.
    expect(await resultsOf(firm.owner)).not.toContain('ended')
  })

  test('says once that an account is locked, and is read page by page', async () => {
    const { email } = await newPerson()
    await as(email).rest('GET', 'users/user')
    for (let i = 0; i < 10; i++) expect(await attempt(email, `guess ${i}`)).toBe(401)
    for (let i = 0; i < 3; i++) expect(await attempt(email, 'guess')).toBe(429)
    await expect.poll(async () => (await historyOf(email)).total_count).toBe(12)
    const first = await historyOf(email, '?first=5')
    expect([first.nodes[0]?.result, first.nodes.length, first.has_next_page]).toEqual(['locked', 5, true])
    const rest = await historyOf(email, `?after=${first.end_cursor}`)
    const all = [...first.nodes, ...rest.nodes]
    expect([new Set(all.map(({ uuid }) => uuid)).size, rest.has_next_page]).toEqual([12, false])
    const { data } = await as(email).graphql(
      `{ signIns(first: 2) { totalCount nodes { at result network device } pageInfo { hasNextPage } } }`,
    )
    expect(data).toMatchObject({
      signIns: {
        totalCount: 12,
        nodes: [{ result: 'locked' }, { result: 'refused' }],
        pageInfo: { hasNextPage: true },
      },
    })
  })

  test('tells of a deactivated account that the right password was refused', async () => {
    const { email, uuid } = await newPerson()
    await as(email).rest('GET', 'users/user')
    await as(firm.owner).rest('DELETE', `users/${uuid}`)
    expect(await attempt(email, chosenInstead(PASSWORD))).toBe(403)
    await as(firm.owner).rest('POST', `users/${uuid}/restore`)
    const again = await signedIn(email)
    await expect
      .poll(async () => (await again.rest<Page>('GET', 'users/user/sign-ins')).body.nodes.map(({ result }) => result))
      .toEqual(['success', 'refused', 'ended', 'success'])
  })
})
